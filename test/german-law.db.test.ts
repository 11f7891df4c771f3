import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import {
  aCheckedPrescription,
  type PrescriptionChange,
} from '#domain/prescription/prescription.test-data.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import { lenses as english } from '#storefront/lenses/texts.en.ts';
import { lenses as german } from '#storefront/lenses/texts.de.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

/** What the law asks of a shop that sells in Germany. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const LENSES: Record<LensType, string> = {
  SingleVision: 'SV-150',
  Bifocals: 'BF-150',
  Progressive: 'PR-150',
};

/** A member with everything ready up to the review. */
async function atReview(
  store: 'default' | 'german',
  lensType: LensType,
  measured: PrescriptionChange = {},
) {
  const device = await signedIn(shop, await shop.member());
  const addition = lensType === 'SingleVision' ? {} : { add: 2 };
  const prescription = aCheckedPrescription({ lensType, od: addition, os: addition, ...measured });
  const order = await cartReady(device, { store, lens: LENSES[lensType], prescription });
  const member = await device.shopper();
  await member.memberData.run(SavePrescriptionDocument, {
    userId: member.userId,
    prescription: { ...toWire(prescription), lensType },
  });
  await member.drafts.save({
    lensType,
    lens: LENSES[lensType],
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  return { order, browser: aBrowser(app, device.cookies) };
}

async function wordsOf(browser: Browser, path: string): Promise<string> {
  const { text } = await browser.get(path);
  return wordsIn(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '');
}

function wordsIn(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe('who runs the shop', () => {
  test.each([
    ['/german/impressum', 'Impressum', 'Vertreten durch'],
    ['/impressum', 'Legal notice', 'Represented by'],
  ])('%s names the operator', async (path, title, representedBy) => {
    const page = await aBrowser(app).get(path);
    expect(page.status).toBe(200);
    const words = wordsIn(page.text);
    for (const named of [title, representedBy, 'Framewell Optics Inc.', '100 Lantern Street'])
      expect(words).toContain(named);
  });

  test.each([
    ['/german/confirmauthentication/intro', 'href="/german/impressum"', 'Impressum'],
    ['/confirmauthentication/intro', 'href="/impressum"', 'Legal notice'],
  ])('%s links to it', async (path, href, name) => {
    const { text } = await aBrowser(app).get(path);
    const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? '';
    expect(footer).toContain(href);
    expect(footer).toContain(name);
  });
});

describe('the button that orders', () => {
  test.each([
    ['german', '/german/checkout/OrderReview', 'Zahlungspflichtig bestellen', 'Sie zahlen'],
    ['default', '/checkout/OrderReview', 'Place order', 'You pay'],
  ] as const)(
    'in the store "%s" carries its words alone, below goods, price and terms',
    async (store, path, label, youPay) => {
      const { browser } = await atReview(store, 'SingleVision');
      const main = /<main[\s\S]*<\/main>/.exec((await browser.get(path)).text)?.[0] ?? '';

      const buttons = [...main.matchAll(/<button[^>]*>([\s\S]*?)<\/button>/g)];
      expect(buttons.map(([, inside = '']) => wordsIn(inside).trim())).toEqual([label]);
      const before = main.slice(main.lastIndexOf('<table'), main.indexOf('<button'));
      for (const said of ['Frame 10100', youPay, 'terms-of-use']) expect(before).toContain(said);
      expect(main).not.toContain('data-sticky');
    },
  );
});

describe('glasses made without measured fitting values', () => {
  const { title, text } = german.roadTraffic;

  test('are no glasses for driving: said where the lens type is chosen', async () => {
    const { browser } = await atReview('german', 'Progressive');
    expect(await wordsOf(browser, '/german/select-lens-type')).toContain(text);
    expect(await wordsOf(browser, '/select-lens-type')).not.toContain(english.roadTraffic.text);
  });

  test('and where the lenses are chosen', async () => {
    const { browser } = await atReview('german', 'Progressive');
    expect(await wordsOf(browser, '/german/p/10101')).toContain(text);
  });

  test.each(['Progressive', 'Bifocals'] as const)(
    '%s: said in the cart, in the review and on the receipt, in both languages',
    async (lensType) => {
      const { browser, order } = await atReview('german', lensType);
      for (const path of ['/checkout/CartPreview', '/checkout/OrderReview']) {
        const words = await wordsOf(browser, `/german${path}`);
        expect(words, path).toContain(title);
        expect(words, path).toContain(text);
      }

      const placed = await browser.submit('/german/checkout/OrderReview', {
        cartId: order.cartId,
        expectedTotalMinor: String(order.expectedTotalMinor),
        idempotencyKey: order.idempotencyKey,
      });
      expect(placed.location).toBe('/german/checkout/OrderConfirmation');
      const confirmation = '/german/checkout/OrderConfirmation';
      const [number] = /dm\d{10}/.exec((await browser.get(confirmation)).text) ?? [];
      for (const path of [confirmation, `/german/User/Order/${number}`])
        expect(await wordsOf(browser, path), path).toContain(text);
      expect(await wordsOf(browser, '/checkout/OrderConfirmation')).toContain(
        english.roadTraffic.text,
      );
    },
  );

  test('all that was measured goes with the order, and the warning is not needed', async () => {
    const measured = { rightHeight: 20, leftHeight: 20.5, vertexDistance: 12, tilt: 8 };
    const { browser, order } = await atReview('german', 'Progressive', measured);
    expect(await wordsOf(browser, '/german/p/10101')).not.toContain(text);
    const review = '/german/checkout/OrderReview';
    const placed = () =>
      browser.submit(review, {
        cartId: order.cartId,
        expectedTotalMinor: String(order.expectedTotalMinor),
        idempotencyKey: order.idempotencyKey,
      });
    const said = [
      'Einschleifhöhe rechts (mm): 20',
      'Einschleifhöhe links (mm): 20,5',
      'Hornhautscheitelabstand (mm): 12',
      'Vorneigung der Fassung (Grad): 8',
    ];
    for (const path of [review, '/german/checkout/OrderConfirmation']) {
      const words = await wordsOf(browser, path);
      expect(words, path).not.toContain(text);
      for (const line of said) expect(words, path).toContain(line);
      if (path === review) expect((await placed()).status).toBe(303);
    }
  });

  test('what was measured in part does not do', async () => {
    const { browser } = await atReview('german', 'Progressive', {
      rightHeight: 20,
      leftHeight: 20,
    });
    for (const path of ['/german/p/10101', '/german/checkout/OrderReview'])
      expect(await wordsOf(browser, path), path).toContain(text);
  });

  test('it is typed in the form, and a height that cannot be is pointed out', async () => {
    const { browser } = await atReview('german', 'Progressive');
    const typed = {
      lensType: 'Progressive',
      'od.sphere': '-2,00',
      'os.sphere': '-2,00',
      'od.add': '+2,00',
      'os.add': '+2,00',
      pd: '63',
      rightHeight: '205',
      leftHeight: '20,5',
    };
    const form = '/german/Prescription/Manual';

    const refused = await browser.submit(form, typed);
    expect(wordsIn(refused.text)).toContain('Möglich sind Werte von 10 bis 40');
    expect((await browser.submit(form, { ...typed, rightHeight: '20,5 mm' })).status).toBe(302);
    expect((await browser.get(form)).text).toMatch(/name="rightHeight"[^>]*value="20,5"/);
  });

  test('single vision lenses carry no such warning', async () => {
    const { browser } = await atReview('german', 'SingleVision');
    for (const path of ['/german/p/10101', '/german/checkout/OrderReview'])
      expect(await wordsOf(browser, path), path).not.toContain(text);
  });

  test('neither do lenses of the American store', async () => {
    const { browser } = await atReview('default', 'Progressive');
    for (const path of ['/p/10101', '/checkout/OrderReview'])
      expect(await wordsOf(browser, path), path).not.toContain(english.roadTraffic.text);
  });
});
