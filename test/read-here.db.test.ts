import { afterAll, beforeAll, expect, test } from 'vitest';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function memberIn(where: TestShop = shop) {
  const browser = aBrowser(await frontDoor(where));
  await signInByPages(where, browser, await where.member());
  await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
  return browser;
}

test.each([
  [{}, true],
  [{ RX_READING: 'member-chooses' }, true],
  [{ RX_READING: 'server' }, false],
  // An optician is to look at every picture, and of this one there would be none.
  [{ RX_REVIEW: 'always' }, false],
] as const)('with %o a member may read a picture on their device: %s', async (settings, may) => {
  const browser = await memberIn(shop.withSettings(settings));
  for (const [site, texts] of [
    ['', en],
    ['/german', de],
  ] as const) {
    const { text } = await browser.get(`${site}/Prescription/Upload`);
    expect(text.includes(texts.papers.here.start)).toBe(may);
  }
});

test('no page may run machine code, where a picture is read on the device either', async () => {
  const browser = await memberIn();
  for (const path of ['/Prescription/Upload', '/Prescription/OnDevice']) {
    const { headers } = await browser.get(path);
    const policy = headers.get('content-security-policy');
    expect(policy).not.toMatch(/eval|blob:/);
    expect(policy).toContain(`worker-src 'self'`);
  }
});

test('a page that is loaded anew says that the picture is gone, and leads back', async () => {
  const browser = await memberIn();
  for (const [site, { papers }] of [
    ['', en],
    ['/german', de],
  ] as const) {
    const { status, text } = await browser.get(`${site}/Prescription/OnDevice`);
    expect(status).toBe(200);
    expect(text).toContain(papers.here.gone.title);
    expect(text).toContain(`${site}/Prescription/Upload`);
    expect(text).not.toContain('name="od.sphere"');
  }
});

test('values are saved once both eyes are confirmed, beside no picture', async () => {
  const browser = await memberIn();
  const values = {
    lensType: 'SingleVision',
    'od.sphere': '-2.25',
    'os.sphere': '-1.75',
    pd: '63',
    dateWritten: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10),
  };
  const refused = await browser.submit('/Prescription/OnDevice', values);
  expect(refused.status).toBe(422);
  expect((await browser.get('/Prescription')).text).not.toContain(en.prescription.ways.saved);

  const saved = await browser.submit('/Prescription/OnDevice', {
    ...values,
    'confirmed.od': '−2.25',
    'confirmed.os': '−1.75',
  });
  expect([saved.status, saved.location]).toEqual([302, '/Products/List']);
  expect((await browser.get('/Prescription')).text).toContain(en.prescription.ways.saved);
  const { rows } = await shop.services.pool.query('select 1 from shop.uploads');
  expect(rows).toEqual([]);
});
