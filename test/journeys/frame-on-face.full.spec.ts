import type { Page } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { LOOKING } from './camera.ts';
import { keyboard } from './keyboard.ts';
import { paidFrame } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const { onFace, turn } = en.frames;

/** How dark the middle of the picture is where lenses sit, and what the whole of it looks like. */
async function worn(page: Page) {
  const canvas = page.locator('canvas[role=img][data-state=worn]');
  await expect(canvas).toBeVisible(LOOKING);
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const { data } = element.getContext('2d')!.getImageData(0, 0, width, height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at + 1]! < 70) dark += 1;
    return { dark: dark / (width * height), picture: element.toDataURL('image/jpeg', 0.4) };
  });
}

test('a frame is seen on made heads of stated sizes with the keyboard alone', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  test.setTimeout(180_000);
  await posted.signIn(backstage, member);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/p/${paidFrame.sku}`);
  const hand = keyboard(page);
  expect(asked.filter((url) => /on-face|forms|139-.*webp/.test(url))).toEqual([]);

  await hand.press('button', onFace.open);
  const mean = await worn(page);
  // Plaster is nowhere dark: what is dark is the frame.
  expect(mean.dark).toBeGreaterThan(0.005);
  expect(mean.dark).toBeLessThan(0.2);
  await expect(page.getByText(onFace.caption('139 mm', '63 mm'))).toBeVisible();
  await expectAccessible(page, 'a frame on a face');

  await hand.press('button', onFace.head('126 mm'));
  await expect(page.getByText(onFace.caption('126 mm', '58 mm'))).toBeVisible();
  const narrow = await worn(page);
  expect(narrow.picture).not.toBe(mean.picture);
  // The camera stands where it stood, so the frame is as large as before.
  expect(narrow.dark / mean.dark).toBeGreaterThan(0.75);
  expect(narrow.dark / mean.dark).toBeLessThan(1.33);

  // What else there is to see takes its place.
  await hand.press('button', turn.open);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByText(onFace.made)).toHaveCount(0);
});

test('the head nearest to a measured face is shown first, in German', async ({
  page,
  context,
  backstage,
  member,
  shopUrl,
}) => {
  test.setTimeout(180_000);
  await posting(context, shopUrl, 'de').signIn(backstage, member);
  await page.goto('/german/Face/Scan');
  await page.getByLabel(de.face.numbers.temple).fill('56-18-150');
  await page.getByRole('button', { name: de.face.numbers.action }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Für Sie/ })).toBeVisible();
  await page.goto(`/german/p/${paidFrame.sku}`);
  await page.getByRole('button', { name: de.frames.onFace.open }).click();
  await expect(page.getByText(de.frames.onFace.caption('152 mm', '68 mm'))).toBeVisible(LOOKING);
  await expect(page.getByText(de.frames.onFace.mine)).toBeVisible();
});
