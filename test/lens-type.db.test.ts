import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import { loadCart } from '#storefront/cart/load-cart.ts';
import { readSavedPrescription } from '#storefront/prescription/index.ts';
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

const today = new Date().toISOString().slice(0, 10);

/** A member with bifocal lenses in the cart, whose prescription is good for progressive ones too. */
async function withBifocals(details: { dateWritten?: string } = { dateWritten: today }) {
  const device = await signedIn(shop, await shop.member());
  const member = await device.shopper();
  const prescription = aCheckedPrescription({
    lensType: 'Bifocals',
    od: { add: 2 },
    os: { add: 2 },
    ...details,
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

/** As the next request reads it. */
async function draftOf(device: Awaited<ReturnType<typeof signedIn>>) {
  return (await device.shopper()).drafts.read();
}

const filterForm = { term: '', shownLensType: 'Bifocals', sort: 'recommended' };

test('a lens type chosen among the filters is the order’s, says so, and can be taken back', async () => {
  const { device, browser } = await withBifocals();
  const { prescriptionConfirmedAt: yes } = await draftOf(device);

  const chosen = await browser.submit('/Products/List?page=2', {
    ...filterForm,
    lensType: 'SingleVision',
    colors: 'Black',
  });

  expect(chosen.location).toBe('/Products/List?colors=Black&was=Bifocals');
  expect(await draftOf(device)).toMatchObject({ lensType: 'SingleVision' });
  const list = await browser.get(chosen.location);
  expect(list.text).toContain('Your order is now for: Single vision');
  expect(list.text).toContain('Go back to Bifocals');

  const back = await browser.submit(chosen.location, { lensType: 'Bifocals', back: '1' });

  expect(back.location).toBe('/Products/List?colors=Black');
  const draft = await draftOf(device);
  expect(draft).toMatchObject({ lensType: 'Bifocals', prescriptionConfirmedAt: yes });
  expect((await browser.get(back.location)).text).not.toContain('Your order is now for');
});

test('other filters, and looking at every lens type, leave the order as it is', async () => {
  const { device, browser } = await withBifocals();

  const same = { ...filterForm, shownLensType: 'Progressive', lensType: 'Progressive' };
  await browser.submit('/Products/List?lensType=Progressive', same);
  const any = await browser.submit('/Products/List', { ...filterForm, lensType: 'any' });

  expect(any.location).toBe('/Products/List?lensType=any');
  const draft = await draftOf(device);
  expect(draft).toMatchObject({ lensType: 'Bifocals', lens: 'BF-150' });
});

test('a first lens type chosen among the filters can be taken back to none', async () => {
  const device = await signedIn(shop, await shop.member());
  const browser = aBrowser(app, device.cookies);

  const chosen = await browser.submit('/Products/List', {
    ...filterForm,
    shownLensType: 'any',
    lensType: 'Progressive',
  });
  expect(chosen.location).toBe('/Products/List?was=none');
  expect((await browser.get(chosen.location)).text).toContain('Take this back');

  await browser.submit(chosen.location, { lensType: 'none', back: '1' });
  expect((await draftOf(device)).lensType).toBeUndefined();
});

test('where no prescription is saved its page shows the ways to give one, a photo first', async () => {
  const device = await signedIn(shop, await shop.member());
  const browser = aBrowser(app, device.cookies);

  for (const language of ['', '/german']) {
    const { status, text } = await browser.get(`${language}/Prescription`);
    expect(status).toBe(200);
    const ways = ['Prescription/Upload', 'Prescription/Manual', 'mailto:?subject', 'Products/List'];
    const places = ways.map((way) =>
      text.indexOf(`href="${way.startsWith('m') ? way : `${language}/${way}`}`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  expect((await browser.submit('/Prescription', {})).location).toBe('/Prescription');
  const known = (await (await withBifocals()).browser.get('/Prescription')).text;
  expect(known).toContain('Use this prescription');
  expect(known).toContain('href="/Prescription/Upload"');
});

test('a prescription saved without its date is asked for it before it is used again', async () => {
  const { browser } = await withBifocals({});

  const american = await browser.get('/Prescription');
  expect(american.text).toContain('Enter the date on your prescription');
  expect(american.text).toContain('Add what is missing');
  expect((await browser.submit('/Prescription', {})).status).toBe(422);
  // In Germany a prescription has no end by law.
  expect((await browser.get('/german/Prescription')).text).toContain('Diese Verordnung verwenden');
  expect((await browser.submit('/german/Prescription', {})).status).toBe(302);
});

test('lenses for reading are ordered with what is made, what the paper says and who wrote it', async () => {
  const device = await signedIn(shop, await shop.member());
  const browser = aBrowser(app, device.cookies);
  const typed = {
    lensType: 'SingleVision',
    'od.sphere': '-1.00',
    'os.sphere': '-0.50',
    'od.add': '+2.25',
    'os.add': '+2.25',
    pd: '63/60',
    dateWritten: today,
    prescriber: 'Dr. Grace Hopper',
    licence: 'OD-4711',
  };

  const asked = await browser.submit('/Prescription/Manual', typed);
  expect(asked.status).toBe(422);
  expect(asked.text).toContain('Choose what these glasses are for');
  expect((await browser.submit('/Prescription/Manual', { ...typed, use: 'near' })).status).toBe(
    302,
  );

  const member = await device.shopper();
  const saved = await readSavedPrescription(member);
  expect(saved?.prescription).toMatchObject({ od: { sphere: 1.25, add: null }, pd: 60 });
  await cartReady(device, { lens: 'SV-150', prescription: saved!.prescription });
  const { lenses } = await loadCart(await device.shopper(), 'en');
  expect(lenses?.prescription).toMatchObject({
    use: 'near',
    dateWritten: typed.dateWritten,
    prescriber: 'Dr. Grace Hopper',
    licence: 'OD-4711',
    od: { sphere: 1.25, add: null },
    os: { sphere: 1.75, add: null },
    pd: 60,
    paper: { od: { sphere: -1, add: 2.25 }, os: { sphere: -0.5, add: 2.25 }, pd: 63, nearPd: 60 },
  });
  const review = await browser.get('/checkout/OrderReview');
  for (const words of [
    'What we make, for reading',
    'Your prescription for distance',
    '+1.25',
    '-1.00',
    'Dr. Grace Hopper',
    'OD-4711',
  ])
    expect(review.text).toContain(words);
});
