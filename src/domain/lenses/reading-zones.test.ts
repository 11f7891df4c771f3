import { expect, test } from 'vitest';
import { corridorMm, readingZones, usualPupilHeightMm } from './reading-zones.ts';

const lens = { lensHeightMm: 32, lensWidthMm: 50, pupilHeightMm: 20, add: 2 } as const;
const widthAt = (points: readonly { xMm: number; yMm: number }[], atMm: number) => {
  const xs = points.filter(({ yMm }) => Math.abs(yMm - atMm) < 0.3).map(({ xMm }) => xMm);
  return Math.max(...xs) - Math.min(...xs);
};

test('a lens of one power has no zones', () => {
  expect(readingZones({ ...lens, lensType: 'SingleVision' })).toBeNull();
});

test.each([
  [18, 13],
  [20, 15],
  [16, 11],
  [9.4, 5],
  [6, 5],
])('a pupil %d mm above the rim leaves a corridor of %d mm', (heightMm, lengthMm) => {
  expect(corridorMm(heightMm)).toBe(lengthMm);
});

test('a pupil lies four millimetres above the middle, unless it was measured', () => {
  expect(usualPupilHeightMm(28)).toBe(18);
});

test('a progressive lens is clear far off, narrow in its corridor, and wider where one reads', () => {
  const zones = readingZones({ ...lens, lensType: 'Progressive' });

  // 2·0.25/(2·π/30): half a dioptre beside a gain of 0.209 dioptres a millimetre.
  expect(zones?.narrowestMm).toBeCloseTo(0.5 / ((2 * Math.PI) / 30), 2);
  expect(widthAt(zones!.clear, 5)).toBe(100);
  expect(widthAt(zones!.clear, -7.5)).toBeCloseTo(zones!.narrowestMm!, 1);
  expect(widthAt(zones!.clear, -17)).toBeCloseTo(14, 1);
  expect(Math.max(...zones!.reading.map(({ yMm }) => yMm))).toBeLessThanOrEqual(-15);
});

test('the more is added for reading, the narrower the corridor; a longer one is wider', () => {
  const narrowest = (options: Partial<typeof lens> | { add: number } | { pupilHeightMm: number }) =>
    readingZones({ ...lens, ...options, lensType: 'Progressive' })?.narrowestMm ?? 0;

  expect(narrowest({ add: 3 })).toBeCloseTo(narrowest({ add: 1 }) / 3, 1);
  expect(narrowest({ pupilHeightMm: 16 })).toBeLessThan(narrowest({}));
});

test('reading zones lie towards the nose', () => {
  for (const lensType of ['Progressive', 'Bifocals'] as const) {
    const { reading } = readingZones({ ...lens, lensType })!;
    const lowest = reading.filter(({ yMm }) => yMm < -15.5 && yMm > -17);
    const middle = lowest.reduce((sum, { xMm }) => sum + xMm, 0) / lowest.length;
    expect(middle).toBeCloseTo(-2.5, 1);
  }
});

test('a bifocal shows a part of 28 mm, flat above, five millimetres below the pupil', () => {
  const { reading, narrowestMm } = readingZones({ ...lens, lensType: 'Bifocals' })!;

  expect(narrowestMm).toBeNull();
  expect(Math.max(...reading.map(({ yMm }) => yMm))).toBe(-5);
  expect(widthAt(reading, -10)).toBeCloseTo(28, 1);
});
