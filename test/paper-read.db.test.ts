import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('a photo that a member gives is read by the shop itself, and counted', async () => {
  const browser = aBrowser(await frontDoor(shop));
  await signInByPages(shop, browser, await shop.member());
  await browser.submit('/select-lens-type', { lensType: 'Progressive' });
  const photo = await readFile(path.join(import.meta.dirname, 'rx-pictures/table-light.jpg'));
  const body = new FormData();
  body.append('file', new File([photo], 'photo.jpg'));

  const given = await browser.send('/Prescription/Upload', { method: 'POST', body });
  expect([given.status, given.location]).toEqual([302, '/Prescription/Ocr']);

  const { text } = await browser.get('/Prescription/Ocr');
  const valueOf = (name: string) =>
    text
      .match(/<input[^>]*>/g)
      ?.find((input) => input.includes(` name="${name}"`))
      ?.match(/ value="([^"]*)"/)?.[1];
  expect(['od.axis', 'os.axis', 'os.cylinder', 'os.pd'].map(valueOf)).toEqual([
    '81',
    '166',
    '+1.75',
    '29',
  ]);
  const figures = await shop.services.metrics.text();
  for (const step of ['receive', 'read'])
    expect(figures).toContain(`paper_reading_seconds_count{step="${step}",outcome="ok"} 1`);
});
