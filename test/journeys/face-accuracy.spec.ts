import { expect, test } from '@playwright/test';
import { KNOWN_HEADS, OTHER_HEADS } from '../faces/heads.ts';
import { accuracyOf, scanHeads } from '../faces/scan-heads.ts';

test('if irises are 11.7 mm wide and the camera sees 65 degrees, heads are measured as they are', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const heads = [
    KNOWN_HEADS['as the portrait'],
    OTHER_HEADS['narrow, eyes together'],
    OTHER_HEADS['dark skin, dark eyes'],
  ];
  const wishes = heads.map((form, index) => ({
    form: form!,
    distanceMm: [450, 500, 550][index]!,
    run: index,
  }));
  const scans = await scanHeads(page, wishes);
  const { unfinished, pd, width, size } = accuracyOf(scans);
  expect(unfinished).toBe(0);
  expect(pd.meanError).toBeLessThan(1.3);
  expect(width.meanError).toBeLessThan(2.5);
  expect(size.withinOne).toBe(1);
});
