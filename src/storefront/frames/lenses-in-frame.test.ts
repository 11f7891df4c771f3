import { expect, test } from 'vitest';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { lensesInFrame } from './load-lenses-in-frame.ts';
import { lensOffers } from './lens-offers.ts';

const prices = new Map([
  ['SV-150', 6000],
  ['SV-167', 13_900],
  ['PR-150', 16_000],
  ['PR-160', 19_900],
]);

/** Round, 50 mm across and 36 mm high, 18 mm between the lenses. */
const frame = {
  lensTypes: ['SingleVision', 'Progressive'],
  lensWidthMm: 50,
  lensHeightMm: 36,
  bridgeMm: 18,
  lensOutline: Array.from({ length: 72 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 72;
    return 1 / Math.hypot(Math.cos(angle) / 25, Math.sin(angle) / 18);
  }),
} as const;

function shown(prescription = aCheckedPrescription(), measured = frame) {
  return lensesInFrame(lensOffers(prices, prescription, measured), prescription, measured);
}

const eye = { sphere: -4, cylinder: 0, axis: null };
const shortSighted = aCheckedPrescription({ od: eye, os: { ...eye, sphere: -2 }, pd: 62 });

test('each lens on offer is shown as thick as the page of the frame says', () => {
  const { offers } = lensOffers(prices, shortSighted, frame);
  const { lenses, zones } = shown(shortSighted)!;

  expect(lenses.map(({ code }) => code)).toEqual(['SV-150', 'SV-167']);
  for (const { code, thickestMm, grams } of lenses) {
    const offer = offers.find((one) => one.code === code);
    expect({ thickestMm, grams }).toEqual(offer?.thickness);
  }
  expect(lenses[0]!.od.templeMm).toBeGreaterThan(lenses[1]!.od.templeMm);
  expect(lenses[0]!.od.templeMm).toBeGreaterThan(lenses[0]!.os.templeMm);
  expect(zones).toBeNull();
});

test('all pairs are drawn on one scale, in true millimetres, the right lens on the right', () => {
  const [thick, thin] = shown(shortSighted)!.lenses;
  const xs = (path: string) => [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));

  expect(thin!.drawing.viewBox).toBe(thick!.drawing.viewBox);
  const [left, right] = [xs(thick!.drawing.os), xs(thick!.drawing.od)];
  // Half of the 18 mm between the lenses, and a lens of 50 mm, on either side of the nose.
  expect(Math.min(...right)).toBeCloseTo(9);
  expect(Math.max(...right)).toBeCloseTo(59);
  expect(Math.max(...left)).toBeCloseTo(-9);
  expect(Math.min(...left)).toBeCloseTo(-59);
});

test('a progressive pair shows where one sees what, from the heights that were measured', () => {
  const reading = { ...eye, add: 2 };
  const base = { lensType: 'Progressive', od: reading, os: reading, pd: 62 } as const;
  const assumed = shown(aCheckedPrescription(base))!.zones!;
  const measured = shown(
    aCheckedPrescription({ ...base, rightHeight: 18, leftHeight: 18 }),
  )!.zones!;

  // 18 mm to the middle and 4 more leave the longest corridor.
  expect(assumed.corridor?.lengthMm).toBe(15);
  expect(assumed.isMeasured).toBe(false);
  expect(measured.corridor?.lengthMm).toBe(13);
  expect(measured.isMeasured).toBe(true);
  // As others see the wearer: the right lens on the left.
  expect(assumed.drawing.od.outline).toMatch(/^M-59 /);
});

test('without an outline or a pupillary distance there is nothing to draw', () => {
  const { lensOutline: _, ...unmeasured } = frame;

  expect(shown(shortSighted, unmeasured as typeof frame)).toBeNull();
  expect(shown(aCheckedPrescription({ od: eye, os: eye, pd: null }))).toBeNull();
});
