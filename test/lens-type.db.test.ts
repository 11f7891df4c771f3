import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import { loadCart } from '#storefront/cart/load-cart.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

/** A member with bifocal lenses in the cart, whose prescription is good for progressive ones too. */
async function withBifocals() {
  const device = await signedIn(shop, await shop.member());
  const member = await device.shopper();
  const prescription = aCheckedPrescription({
    lensType: 'Bifocals',
    od: { add: 2 },
    os: { add: 2 },
  });
  await member.memberData.run(SavePrescriptionDocument, {
    userId: member.userId,
    prescription: { ...toWire(prescription), lensType: 'Bifocals' },
  });
  await cartReady(device, { lens: 'BF-150', prescription });
  await member.drafts.save({
    lensType: 'Bifocals',
    lens: 'BF-150',
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  return { device, browser: aBrowser(app, device.cookies) };
}

test.each(['/select-lens-type', '/Products/List'])(
  'another lens type from %s keeps the yes, and the pair in the cart follows',
  async (page) => {
    const { device, browser } = await withBifocals();

    const answer = await browser.submit(page, { lensType: 'Progressive' });

    expect(answer.status).toBe(page === '/Products/List' ? 303 : 302);
    const member = await device.shopper();
    const { lenses } = await loadCart(member, 'en');
    const draft = await member.drafts.read();
    expect(lenses?.prescription?.lensType).toBe('Progressive');
    expect(draft).toMatchObject({ lensType: 'Progressive', lens: 'PR-150' });
    expect(draft.prescriptionConfirmedAt).toBeDefined();
    expect((await browser.get('/checkout/OrderReview')).status).toBe(200);
  },
);

test.each(['/select-lens-type', '/Products/List'])(
  'lenses that leave something out ask for a new yes, from %s',
  async (page) => {
    const { device, browser } = await withBifocals();

    await browser.submit(page, { lensType: 'SingleVision' });

    const draft = await (await device.shopper()).drafts.read();
    expect(draft).toMatchObject({ lensType: 'SingleVision' });
    expect(draft.prescriptionConfirmedAt).toBeUndefined();
    expect((await browser.get('/checkout/OrderReview')).location).toBe('/Prescription');
  },
);
