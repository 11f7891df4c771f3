import { afterAll, expect, test } from 'vitest';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { loadCart } from '#storefront/cart/load-cart.ts';
import { linesOf, putPairInCart, readPairStart } from '#storefront/cart/put-pair-in-cart.ts';
import { expressCheckout } from '#storefront/checkout/express-checkout.ts';
import { aShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signedIn } from './shop/signed-in.ts';

/** Express checkout: pair, address, shipping and payment in one step (specification, point 7). */
const shop = await aShop();
const app = await frontDoor(shop);
afterAll(() => shop.close());

const atHome = {
  street: '12 Analytical Way',
  city: 'Albany',
  state: 'NY',
  postcode: '12207',
  phone: '+15185550100',
};
const inBerlin = {
  street: 'Rechenweg 12',
  city: 'Berlin',
  postcode: '10115',
  phone: '+4930123456',
};
const button = { en: 'Order with my usual details', de: 'Mit meinen üblichen Angaben bestellen' };

/** A member who has chosen a lens type and confirmed a prescription. */
async function aMember(profile: Parameters<typeof shop.member>[0]) {
  const device = await signedIn(shop, await shop.member(profile));
  const shopper = await device.shopper();
  await shopper.memberData.run(SavePrescriptionDocument, {
    userId: shopper.userId,
    prescription: {
      ...toWire(aCheckedPrescription({ dateWritten: new Date().toISOString().slice(0, 10) })),
      lensType: 'SingleVision',
    },
  });
  await shopper.drafts.save({
    lensType: 'SingleVision',
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  const browser = aBrowser(app, device.cookies);
  const express = (path: string, sku: string) =>
    browser.submit(path, { sku, lens: 'SV-150', intent: 'express' });
  const cart = async (locale: 'en' | 'de' = 'en') => loadCart(await device.shopper(), locale);
  return { ...device, browser, express, cart };
}

const reports = async () =>
  (
    await shop.services.pool.query<{ error_type: string; message: string }>(
      `select error_type, message from shop.reported_errors order by id`,
    )
  ).rows;

test.each([
  { locale: 'en' as const, prefix: '', home: atHome, of: '10200' },
  { locale: 'de' as const, prefix: '/german', home: inBerlin, of: '10200' },
])('a member goes from the frame’s page to the review in one step: $locale', async (given) => {
  const { locale, prefix, home } = given;
  const { browser, express, cart } = await aMember(home);
  const path = `${prefix}/p/10200`;
  expect((await browser.get(path)).text).toContain(button[locale]);

  expect((await express(path, '10201')).location).toBe(`${prefix}/checkout/OrderReview`);

  const review = await browser.get(`${prefix}/checkout/OrderReview`);
  expect(review.status).toBe(200);
  expect(review.text).toContain(home.street);
  const { frame, payment, shippingMethod, ledger } = await cart(locale);
  expect([frame?.sku, payment?.code, ledger.youPayMinor]).toEqual(['10201', 'free', 0]);
  expect(shippingMethod).not.toBeNull();
});

test('what is left to pay goes by check or transfer, to be changed on the review', async () => {
  const { express, cart } = await aMember(atHome);
  expect((await express('/p/10100', '10101')).location).toBe('/checkout/OrderReview');
  const { payment, ledger } = await cart();
  expect([payment?.code, ledger.youPayMinor]).toEqual(['checkmo', 6900]);
});

test('a saved address that is the default comes before the plan’s, and bills go to theirs', async () => {
  const { browser, express, cart } = await aMember(atHome);
  const elm = {
    firstname: 'Ada',
    lastname: 'Park',
    'street[0]': '1 Elm Street',
    city: 'Portland',
    region: 'OR',
    postcode: '97205',
    country_code: 'US',
    telephone: '503 555 0100',
  };
  await browser.submit('/User/Addresses/New', { ...elm, defaultShipping: 'on' });
  const oak = { ...elm, 'street[0]': '2 Oak Street', defaultBilling: 'on' };
  await browser.submit('/User/Addresses/New', oak);

  expect((await express('/p/10100', '10101')).location).toBe('/checkout/OrderReview');

  const { shippingAddress, billingAddress } = await cart();
  expect(shippingAddress?.street).toEqual(['1 Elm Street']);
  expect(billingAddress?.street).toEqual(['2 Oak Street']);
  const { text } = await browser.get('/checkout/OrderReview');
  expect(text).toContain('1 Elm Street');
  expect(text).toContain('2 Oak Street');
});

test.each([
  ['without an address', { phone: atHome.phone }],
  ['with a telephone that only fills the field', { ...atHome, phone: '+15555555555' }],
])('a member %s goes step by step, and nothing made up is sent', async (_, profile) => {
  const { express, cart } = await aMember(profile);
  expect((await express('/p/10200', '10201')).location).toBe('/checkout/CartPreview');
  const { shippingAddress, frame } = await cart();
  expect([frame?.sku, shippingAddress]).toEqual(['10201', null]);
});

test('it is not offered while another frame is in the cart, which stays for the member to see', async () => {
  const { browser, express, shopper, cart } = await aMember(atHome);
  await putPairInCart(await shopper(), 'en', {
    variantSku: '10101',
    parentSku: '10100',
    lens: 'SV-150',
    prescription: aCheckedPrescription(),
  });
  expect((await browser.get('/p/10200')).text).not.toContain(button.en);
  expect((await express('/p/10200', '10201')).location).toBe('/checkout/CartPreview');
  expect((await cart()).shippingAddress).toBeNull();
});

test('it is not offered before lenses and prescription are chosen', async () => {
  const device = await signedIn(shop, await shop.member(atHome));
  const page = await aBrowser(app, device.cookies).get('/p/10200');
  expect(page.text).not.toContain(button.en);
});

const pair = {
  variantSku: '10201',
  parentSku: '10200',
  lens: 'SV-150',
  prescription: aCheckedPrescription(),
};
const address = {
  firstname: 'Ada',
  lastname: 'Park',
  street: ['12 Analytical Way'],
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_code: 'US' as const,
  telephone: '518-555-0100',
};
const dear = { ...pair, variantSku: '10101', parentSku: '10100' };

test.each([
  ['a region that is none', pair, { address: { ...address, region: 'ZZ' }, paymentCode: 'free' }],
  ['paying nothing where something is left', dear, { address, paymentCode: 'free' }],
  ['a frame that nobody sells', { ...pair, variantSku: '99999' }, { address, paymentCode: 'free' }],
  ['a lens that is not offered', { ...pair, lens: 'XX-150' }, { address, paymentCode: 'free' }],
] as const)(
  'T112: when commerce refuses %s the cart is as empty as before',
  async (_, asked, usual) => {
    const { shopper, cart } = await aMember(atHome);
    const result = await expressCheckout((await shopper()).commerce('default'), asked, {
      paymentCode: usual.paymentCode,
      shipping: { address: { ...usual.address, street: [...usual.address.street] } },
    });
    expect(result.ok).toBe(false);
    expect((await cart()).hasItems).toBe(false);
  },
);

test.each([
  ['twice', [pair, pair], 'free'],
  ['twice, with something left to pay', [dear, dear], 'checkmo'],
] as const)('pressed at once %s, one pair is in the cart', async (_, pairs, paymentCode) => {
  const { shopper, cart } = await aMember(atHome);
  const commerce = (await shopper()).commerce('default');
  await Promise.all(
    pairs.map((one) => expressCheckout(commerce, one, { shipping: { address }, paymentCode })),
  );
  const { items } = (await readPairStart(commerce)).customerCart;
  expect(linesOf(items).map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect((await cart()).frame).not.toBeNull();
});

test('T112: a refusal is told on the page and reported once with the type expressCheckout', async () => {
  const { browser, express, cart } = await aMember(atHome);
  const setStock = (pieces: number) =>
    shop.services.pool.query(
      `update commerce.stock s set qty = $1 from commerce.products p
       where p.id = s.product_id and p.sku = '10101'`,
      [pieces],
    );
  const before = (await reports()).length;

  /** Sold by another process after the page was shown. */
  const orderOfSold = async () => {
    await expect
      .poll(async () => (await browser.get('/p/10100')).text, { timeout: 10_000 })
      .toContain(button.en);
    await setStock(0);
    try {
      return await express('/p/10100', '10101');
    } finally {
      await setStock(500);
    }
  };

  // Where more than a second passes, the page has read it anew and says so itself: no report.
  const reported = async () => {
    expect((await orderOfSold()).status).toBe(422);
    return (await reports()).slice(before).map(({ error_type: type }) => type);
  };
  await expect.poll(reported, { timeout: 30_000 }).toEqual(['expressCheckout']);
  expect((await cart()).hasItems).toBe(false);
});
