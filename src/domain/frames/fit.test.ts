import { expect, test } from 'vitest';
import type { FrameMeasures } from './fit.ts';
import { checkFit, decentrationsMm, minimumBlankMm } from './fit.ts';
import { findLens } from '../lenses/lens-catalogue.ts';
import type { PrescriptionChange } from '../prescription/prescription.test-data.ts';
import { aCheckedPrescription } from '../prescription/prescription.test-data.ts';

const aFrame = (change: Partial<FrameMeasures> = {}): FrameMeasures => ({
  lensWidthMm: 50,
  lensHeightMm: 40,
  bridgeMm: 18,
  effectiveDiameterMm: 52,
  ...change,
});

const reasonsFor = (change: PrescriptionChange, frame: FrameMeasures) =>
  checkFit(aCheckedPrescription(change), frame).reasons.map(({ id }) => id);

test('an ordinary frame takes an ordinary prescription', () => {
  expect(checkFit(aCheckedPrescription(), aFrame())).toEqual({ fits: true, reasons: [] });
});

test('each eye is centred by its own distance, or by half the total', () => {
  expect(decentrationsMm(aCheckedPrescription({ pd: 62 }), aFrame())).toEqual({ od: 3, os: 3 });
  expect(
    decentrationsMm(aCheckedPrescription({ od: { pd: 30 }, os: { pd: 33 } }), aFrame()),
  ).toEqual({ od: 4, os: 1 });
  expect(decentrationsMm(aCheckedPrescription({ pd: null }), aFrame())).toBeNull();
});

test('the blank holds the shape, the shift on both sides and two millimetres', () => {
  expect(minimumBlankMm(aFrame(), 3)).toBe(60);
  expect(minimumBlankMm(aFrame(), -3)).toBe(60);
});

test('a wide frame on narrow eyes needs a special blank, a very wide one cannot be made', () => {
  const wide = aFrame({ lensWidthMm: 54, effectiveDiameterMm: 57 });
  const veryWide = aFrame({ lensWidthMm: 60, effectiveDiameterMm: 64 });

  expect(reasonsFor({ pd: 62 }, wide)).toEqual(['wide-for-eyes', 'blank-made-to-order']);
  expect(reasonsFor({ pd: 62 }, veryWide)).toEqual(['wide-for-eyes', 'blank-too-large']);
  expect(checkFit(aCheckedPrescription({ pd: 62 }), wide).fits).toBe(true);
  expect(checkFit(aCheckedPrescription({ pd: 62 }), veryWide).fits).toBe(false);
});

test.each([
  [27.9, ['lens-height-short'], false],
  [28, ['lens-height-tight'], true],
  [29.9, ['lens-height-tight'], true],
  [30, [], true],
])('a progressive lens in a height of %d mm', (lensHeightMm, ids, fits) => {
  const progressive = aCheckedPrescription({ lensType: 'Progressive' });
  const fit = checkFit(progressive, aFrame({ lensHeightMm }), findLens('PR-150'));

  expect(fit.reasons.map(({ id }) => id)).toEqual(ids);
  expect(fit.fits).toBe(fits);
});

test('height does not matter to a single vision lens', () => {
  expect(reasonsFor({}, aFrame({ lensHeightMm: 22 }))).toEqual([]);
});

test('a rimless frame refuses the standard material and takes a thinner one', () => {
  const rimless = aFrame({ isRimless: true });

  expect(checkFit(aCheckedPrescription(), rimless, findLens('SV-150')).fits).toBe(false);
  expect(checkFit(aCheckedPrescription(), rimless, findLens('SV-160')).fits).toBe(true);
});

test('without a measured diameter one is estimated between ellipse and rectangle', () => {
  const { effectiveDiameterMm: _, ...unmeasured } = aFrame();

  expect(minimumBlankMm(unmeasured, 0)).toBeGreaterThan(52);
  expect(minimumBlankMm(unmeasured, 0)).toBeLessThan(66);
});

test('a frame is told to be wide or narrow for the eyes, whichever it is', () => {
  expect(reasonsFor({ pd: 58 }, aFrame())).toEqual(['wide-for-eyes']);
  expect(reasonsFor({ pd: 77 }, aFrame())).toEqual(['narrow-for-eyes']);
});

test('the outline decides where it is known, whatever the diameter was guessed to be', () => {
  const round = Array.from({ length: 72 }, () => 26);
  const frame = aFrame({ lensOutline: round, effectiveDiameterMm: 70 });

  expect(minimumBlankMm(frame, 3)).toBeCloseTo(60);
  expect(checkFit(aCheckedPrescription({ pd: 62 }), frame)).toEqual({ fits: true, reasons: [] });
});

test.each(['Progressive', 'Bifocals'] as const)(
  'a pupil higher than the lens is high, in %s lenses',
  (lensType) => {
    const measured = aCheckedPrescription({ lensType, rightHeight: 32, leftHeight: 31 });
    const reasonsAt = (lensHeightMm: number) =>
      checkFit(measured, aFrame({ lensHeightMm })).reasons;

    expect(reasonsAt(32)).toEqual([]);
    expect(reasonsAt(31.5)).toMatchObject([{ id: 'lens-height-short', params: { min: 32 } }]);
  },
);
