import { expect, test } from '@playwright/test';
import { measureWithCard } from '#face/card/measure-with-card.ts';
import { faceOf } from '#storefront/face/still.ts';
import { KNOWN_HEADS, OTHER_HEADS } from '../faces/heads.ts';
import { accuracyOf, headsWithCards, scanHeads, standardDeviation } from '../faces/scan-heads.ts';

const DISTANCES_MM = [450, 500, 550];
const RUNS = [0, 1, 2, 3, 4];

test.describe('if irises are 11.7 mm wide and the camera sees 65 degrees', () => {
  for (const [name, heads] of [
    ['heads that measuring was made with', KNOWN_HEADS],
    ['heads that nothing was tuned on', OTHER_HEADS],
  ] as const)
    test(`${name} are measured as they are, at 1280x720 from 45 to 55 cm`, async ({ page }) => {
      test.setTimeout(900_000);
      const wishes = Object.values(heads).flatMap((form) =>
        DISTANCES_MM.map((distanceMm) => ({ form, distanceMm, run: 0 })),
      );
      const scans = await scanHeads(page, wishes);
      const accuracy = accuracyOf(scans);
      test.info().annotations.push({ type: 'accuracy', description: JSON.stringify(accuracy) });
      expect(accuracy.unfinished).toBe(0);
      expect(accuracy.pd.meanError).toBeLessThanOrEqual(1.3);
      expect(accuracy.width.meanError).toBeLessThanOrEqual(2.5);
      expect(accuracy.size.withinOne).toBe(1);
      expect(accuracy.size.exact).toBeGreaterThanOrEqual(0.7);
    });

  test('one head, scanned five times, has the same distance between its eyes', async ({ page }) => {
    test.setTimeout(600_000);
    const heads = [KNOWN_HEADS['as the portrait']!, OTHER_HEADS['short, green eyes']!];
    const wishes = heads.flatMap((form) => RUNS.map((run) => ({ form, distanceMm: 500, run })));
    const scans = await scanHeads(page, wishes);
    for (const head of heads) {
      const distances = scans.flatMap(({ found }, index) =>
        found && wishes[index]!.form === head ? [found.pdMm] : [],
      );
      expect(distances).toHaveLength(RUNS.length);
      expect(standardDeviation(distances)).toBeLessThanOrEqual(0.6);
    }
  });
});

test('if the camera sees 65 degrees, heads are measured by a card on the forehead, whatever their irises', async ({
  page,
}) => {
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
});
