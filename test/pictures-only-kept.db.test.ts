import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsOnShop } from '#ops/commands.ts';
import type { PaperReader } from '#shop/uploads/port.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf } from './shop/order-steps.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';

/** `RX_READING=off`: pictures are for the optician, and nothing reads them. */
const asked: string[] = [];
const paperReader: PaperReader = {
  async receive(files, { read }) {
    asked.push(read ? 'receive and read' : 'receive');
    const pages = files.map((picture) => ({ picture, widthPx: 800, heightPx: 600 }));
    return { ok: true, pages, reading: null };
  },
  async read() {
    asked.push('read');
    return { isPrescription: false, reason: 'blank', pages: [] };
  },
};

let shop: TestShop;
let off: TestShop;
beforeAll(async () => {
  shop = await aShop({ paperReader });
  off = shop.withSettings({ RX_READING: 'off' });
});
afterAll(() => shop.close());

async function memberIn(where: TestShop) {
  const browser = aBrowser(await frontDoor(where));
  await signInByPages(where, browser, await where.member());
  await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
  return browser;
}

test('no page offers to read a picture, in either language', async () => {
  for (const [where, isOffered] of [
    [shop, true],
    [off, false],
  ] as const) {
    const browser = await memberIn(where);
    for (const [site, { papers, prescription }] of [
      ['', en],
      ['/german', de],
    ] as const) {
      const upload = (await browser.get(`${site}/Prescription/Upload`)).text;
      const [{ read, keep, lead, keepOnly, keepLead }, { start }] = [papers.upload, papers.here];
      for (const offer of [read, keep, lead, start]) expect(upload.includes(offer)).toBe(isOffered);
      for (const only of [keepOnly, keepLead]) expect(upload.includes(only)).toBe(!isOffered);
      const ways = (await browser.get(`${site}/Prescription`)).text;
      expect(ways.includes(prescription.ways.photo.text)).toBe(isOffered);
      expect(ways.includes(prescription.ways.photo.keptText)).toBe(!isOffered);
    }
  }
});

test('what asks for it all the same keeps the picture, beside the values to be typed', async () => {
  asked.length = 0;
  const browser = await memberIn(off);
  for (const to of ['/Prescription/Upload', '/prescriptionUpload']) {
    const body = new FormData();
    body.append('file', new File(['photo'], 'x.jpg'));
    body.append('read', 'yes');
    await browser.send(to, { method: 'POST', body });
  }
  const page = await browser.get('/Prescription/Ocr');
  expect(page.text).toContain(en.papers.result.typeTitle);
  expect(page.text).toContain(en.papers.result.alt);
  expect(page.text).not.toContain(en.papers.result.readNow);

  const { upload = '' } = formOf(page);
  const again = await browser.submit('/Prescription/Upload', { upload, intent: 'read' });
  expect([again.status, again.location]).toEqual([302, '/Prescription/Ocr']);
  expect(asked).toEqual(['receive', 'receive']);
});

test('the doctor says so', async () => {
  const said = async ({ services }: TestShop) =>
    (await commandsOnShop.doctor!.run(services, [], {})).text;
  expect(await said(off)).toContain('pictures of prescriptions are kept, not read');
  expect(await said(shop)).not.toContain('kept, not read');
});
