import { expect, test } from '@playwright/test';
import { measureWithCard } from '#face/card/measure-with-card.ts';
import { faceOf } from '#storefront/face/still.ts';
import { conditions } from '../conditions.ts';
import { KNOWN_HEADS, OTHER_HEADS } from '../faces/heads.ts';
import { accuracyOf, headsWithCards, scanHeads } from '../faces/scan-heads.ts';

/** Of the heads that nothing was tuned on. */
const HEADS = conditions(['narrow, eyes together'], ['dark skin, dark eyes']);

test('if irises are 11.7 mm wide and the camera sees 65 degrees, heads are measured as they are', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const wishes = HEADS.map((name, index) => ({
    form: OTHER_HEADS[name]!,
    distanceMm: [500, 550][index]!,
    run: index,
  }));
  const scans = await scanHeads(page, wishes);
  const { unfinished, pd, width, size } = accuracyOf(scans);
  expect(unfinished).toBe(0);
  expect(pd.meanError).toBeLessThan(1.3);
  expect(width.meanError).toBeLessThan(2.5);
  expect(size.withinOne).toBe(1);
});

test(
  'if the camera sees 65 degrees, heads are measured by a card on the forehead, whatever their irises',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const heads = ['as the portrait', 'narrow, eyes together', 'dark skin, dark eyes'] as const;
    const wishes = heads.map((name, index) => ({
      form: { ...KNOWN_HEADS, ...OTHER_HEADS }[name]!,
      distanceMm: [450, 500, 550][index]!,
      run: index,
    }));
    const photos = await headsWithCards(page, wishes);
    for (const { picture, corners, truth } of photos) {
      const seen = await page.evaluate((one) => window.lab.photo(one), picture);
      const { landmarks, camera } = faceOf(seen!.still);
      const [a, b, c, d] = corners;
      const found = measureWithCard(landmarks, camera, [a!, b!, c!, d!]);
      if (typeof found === 'string') throw new Error(found);
      expect(Math.abs(found.pd.mm - truth.pdMm)).toBeLessThan(1.3);
      expect(Math.abs(found.faceWidth.mm - truth.widthMm)).toBeLessThan(1.5 * found.faceWidth.sdMm);
      expect(found.faceWidth.sdMm).toBeLessThan(4);
    }
  },
);
