import { expect, test } from 'vitest';
import { LENS_TYPES } from '../frames/catalogue-types.ts';
import { findLens, LENSES } from './lens-catalogue.ts';

test('codes are unique and found again', () => {
  expect(new Set(LENSES.map(({ code }) => code)).size).toBe(LENSES.length);
  expect(findLens('PR-150')?.priceMinor).toEqual({ default: 16000, german: 16000 });
  expect(findLens('SV-150')?.priceMinor.default).toBe(6000);
  expect(findLens('XX-1')).toBeNull();
});

test.each(LENS_TYPES)('thinner %s lenses cost more and reach at least as far', (lensType) => {
  const lenses = LENSES.filter((lens) => lens.lensTypes.includes(lensType));

  for (const [position, lens] of lenses.entries()) {
    const thicker = lenses[position - 1];
    if (!thicker) continue;
    expect(lens.index).toBeGreaterThan(thicker.index);
    expect(lens.priceMinor.default).toBeGreaterThan(thicker.priceMinor.default);
    expect(lens.sphere[0]).toBeLessThanOrEqual(thicker.sphere[0]);
    expect(lens.sphere[1]).toBeGreaterThanOrEqual(thicker.sphere[1]);
  }
});

test('only lenses with a reading part ask for an addition', () => {
  for (const lens of LENSES) {
    expect(lens.add !== undefined).toBe(!lens.lensTypes.includes('SingleVision'));
  }
});
