import { expect, test } from 'vitest';
import { likeness, relatedShown, type FrameTraits } from './related-frames.ts';

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [5, 3],
  [6, 6],
  [40, 6],
])('of %d related frames %d are shown', (found, shown) => {
  expect(relatedShown(found)).toBe(shown);
});

const round: FrameTraits = {
  shape: 'Round',
  size: 'Medium',
  lensWidthMm: 48,
  material: 'Acetate',
  priceMinor: 10_000,
};

test.each<[string, Partial<FrameTraits>, number]>([
  ['itself', {}, 17],
  ['another shape', { shape: 'Square' }, 9],
  ['another size', { size: 'Large' }, 13],
  ['two millimetres more', { lensWidthMm: 50 }, 17],
  ['three millimetres more', { lensWidthMm: 51 }, 15],
  ['another material', { material: 'Titanium' }, 15],
  ['a fifth more', { priceMinor: 12_000 }, 17],
  ['more than a fifth less', { priceMinor: 7_999 }, 16],
])('%s is as much alike as it says', (_name, other, points) => {
  expect(likeness(round, { ...round, ...other })).toBe(points);
});

test('what is known of neither makes no frames alike', () => {
  const unknown = { shape: null, size: null, lensWidthMm: null, material: null, priceMinor: 1 };
  expect(likeness(unknown, unknown)).toBe(1);
});

test('a frame of the same shape is more alike than any that shares two of size, width and material', () => {
  const sameShape = { ...round, size: 'Large', lensWidthMm: 60, material: 'Titanium' };
  for (const other of ['size', 'lensWidthMm', 'material'] as const) {
    const sharesTwo = { ...round, shape: 'Square', priceMinor: 90_000, [other]: null };
    expect(likeness(round, sharesTwo)).toBeLessThan(likeness(round, sameShape));
  }
});
