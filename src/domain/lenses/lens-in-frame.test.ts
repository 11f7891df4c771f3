import { expect, test } from 'vitest';
import { aCheckedPrescription } from '../prescription/prescription.test-data.ts';
import { pairThickness, thinEnough } from './lens-in-frame.ts';

/** Round, of `acrossMm`, with 18 mm between the lenses. */
const aRound = (acrossMm: number) => ({
  lensWidthMm: acrossMm,
  lensHeightMm: acrossMm,
  bridgeMm: 18,
  lensOutline: Array.from({ length: 72 }, () => acrossMm / 2),
});

test('a pair is as thick as its thicker lens, and weighs as much as both', () => {
  const prescription = aCheckedPrescription({ od: { sphere: -4 }, os: { sphere: -2 }, pd: 68 });

  const pair = pairThickness(prescription, aRound(50), { index: 1.5 });

  expect(pair?.thickestMm).toBeCloseTo(4.5);
  expect(pair?.grams).toBeCloseTo(((Math.PI * 25 ** 2 * (3.25 + 2.625)) / 1000) * 1.32, 0);
});

test('the same eyes are advised a thinner lens in a larger frame', () => {
  const prescription = aCheckedPrescription({ od: { sphere: -3.5 }, os: { sphere: -3.5 } });
  const advised = (acrossMm: number) =>
    thinEnough(
      [1.5, 1.6, 1.67, 1.74].map((index) => ({
        index,
        thickestMm: pairThickness(prescription, aRound(acrossMm), { index })?.thickestMm ?? 0,
      })),
    )?.index;

  expect(advised(44)).toBe(1.5);
  expect(advised(56)).toBe(1.67);
});

test('where none is thin enough, the thinnest that makes a difference is advised', () => {
  expect(thinEnough([{ thickestMm: 8 }, { thickestMm: 7 }, { thickestMm: 6.8 }])?.thickestMm).toBe(
    7,
  );
  expect(thinEnough([])).toBeNull();
});

test('without an outline or a pupillary distance nothing is said', () => {
  const { lensOutline: _, ...unmeasured } = aRound(50);

  expect(pairThickness(aCheckedPrescription(), unmeasured, { index: 1.5 })).toBeNull();
  expect(pairThickness(aCheckedPrescription({ pd: null }), aRound(50), { index: 1.5 })).toBeNull();
});
