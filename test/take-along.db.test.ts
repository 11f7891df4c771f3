import { afterAll, beforeAll, expect, test } from 'vitest';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import { fromFhir } from '#domain/prescription/fhir.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const today = new Date();
const dateWritten = today.toISOString().slice(0, 10);
const paper = aCheckedPrescription({
  dateWritten,
  od: { sphere: -2.25, cylinder: -0.75, axis: 175 },
  os: { sphere: -1.75 },
});

async function aMember(saved = true) {
  const device = await signedIn(shop, await shop.member());
  const { userId, memberData } = await device.shopper();
  const prescription = { ...toWire(paper), lensType: paper.lensType };
  if (saved) await memberData.run(SavePrescriptionDocument, { userId, prescription });
  return aBrowser(app, device.cookies);
}

test('a saved prescription is shown to print in both notations, and can be downloaded', async () => {
  const browser = await aMember();

  const page = await browser.get('/german/Prescription/Sheet');
  expect(page.status).toBe(200);
  for (const lens of ['-2,25 -0,75 × 175', '-3,00 +0,75 × 85', '-1,75'])
    expect(page.text).toContain(lens);
  expect(page.text).toContain('href="/Prescription/Fhir"');
  expect((await browser.get('/User/Order')).status).toBe(200);

  const file = await browser.get('/Prescription/Fhir');
  expect(file.headers.get('content-type')).toContain('application/fhir+json');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const taken = fromFhir(JSON.parse(file.text));
  expect(taken.ok && taken.prescription).toMatchObject({ dateWritten, od: paper.od, os: paper.os });
});

test('whoever has none is led to where it is entered, and the file is only for its member', async () => {
  const browser = await aMember(false);

  expect((await browser.get('/Prescription/Sheet')).location).toBe('/Prescription');
  expect((await browser.get('/Prescription/Fhir')).status).toBe(404);
  expect((await aBrowser(app).get('/Prescription/Fhir')).status).toBe(401);
});

test('what differs much from the saved prescription is asked about once, by the server', async () => {
  const browser = await aMember();
  const [year, month, day] = dateWritten.split('-');
  const typed = {
    lensType: 'SingleVision',
    'od.sphere': '+2.25',
    'od.cylinder': '-0.75',
    'od.axis': '175',
    'os.sphere': '-1.75',
    pd: '63',
    dateWritten: `${month}/${day}/${year}`,
  };

  const asked = await browser.submit('/Prescription/Manual', typed);
  expect(asked.status).toBe(422);
  expect(asked.text).toContain('Last time it was -2.25, now it is +2.25');
  const [, checked = ''] = /name="checked"[^>]*value="([^"]*)"/.exec(asked.text) ?? [];
  expect(checked).toContain('change.sign@od.sphere');
  expect((await browser.submit('/Prescription/Manual', { ...typed, checked })).status).toBe(302);
});
