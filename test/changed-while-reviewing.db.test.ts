import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCatalogue } from '#commerce/commerce.test-data.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { aShop, frames, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Page } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf } from './shop/order-steps.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

/** What a member is told whose order changed between the review and its button. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterEach(() => shop.services.commerce.importCatalogue(aCatalogue(frames)));
afterAll(async () => {
  expect(await shop.ledger()).toEqual([]);
  await shop.close();
});

const stores = [
  { site: '', store: 'default', words: en.checkout.review, amounts: ['$69.00', '$79.00'] },
  { site: '/german', store: 'german', words: de.checkout.review, amounts: ['69,00 €', '79,00 €'] },
] as const;

/** A member who looks at a review, and the page. */
async function atReview({ site, store }: (typeof stores)[number]) {
  const device = await signedIn(shop, await shop.member());
  await cartReady(device, { store });
  await (
    await device.shopper()
  ).drafts.save({
    lensType: 'SingleVision',
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  const browser = aBrowser(app, device.cookies);
  const path = `${site}/checkout/OrderReview`;
  const page = await browser.get(path);
  expect(page.status).toBe(200);
  return { device, browser, page, place: (seen: Page) => browser.submit(path, formOf(seen)) };
}

const plain = (text: string) => text.replaceAll(/\u00a0|&nbsp;/g, ' ');

describe.each(stores)('in the store $store', (given) => {
  const { words, amounts } = given;

  test('a price that an import changed is told as it was and as it is, and placing goes on', async () => {
    const { browser, page, place } = await atReview(given);
    const [first, ...rest] = frames;
    const dearer = { ...first!, price: { default: 22900, german: 22900 } };
    await shop.services.commerce.importCatalogue(aCatalogue([dearer, ...rest]));

    const told = await place(page);

    expect(told.status).toBe(409);
    expect(plain(told.text)).toContain(words.changed);
    expect(plain(told.text)).toContain(words.changedText(amounts[0], amounts[1]));
    expect((await place(told)).location).toBe(`${given.site}/checkout/OrderConfirmation`);
    expect(plain((await browser.get(`${given.site}/checkout/OrderConfirmation`)).text)).toContain(
      amounts[1],
    );
  });

  test('other lenses at the same total are told as what they are', async () => {
    const { device, page, place } = await atReview(given);
    const prescription = aCheckedPrescription({ od: { sphere: -3.25 } });
    await cartReady(device, { store: given.store, prescription });

    const told = await place(page);

    expect(told.status).toBe(409);
    expect(plain(told.text)).toContain(words.changedOtherwise);
    expect(plain(told.text)).toContain(words.changedOtherwiseText(amounts[0]));
    expect(plain(told.text)).not.toContain(words.changed);
    expect((await place(told)).location).toBe(`${given.site}/checkout/OrderConfirmation`);
  });

  test('the frame that sold out is named', async () => {
    const { page, place } = await atReview(given);
    const stock = (pieces: number) =>
      shop.services.pool.query(
        `update commerce.stock s set qty_at_start = s.qty_at_start - s.qty + $1, qty = $1
         from commerce.products p where p.id = s.product_id and p.sku = '10101'`,
        [pieces],
      );
    await stock(0);
    try {
      const told = await place(page);
      expect(told.status).toBe(422);
      expect(told.text).toContain(words.refusals.outOfStock);
      expect(told.text).toMatch(/<strong>Frame 10100, [^<]+<\/strong>/);
    } finally {
      await stock(500);
    }
  });
});
