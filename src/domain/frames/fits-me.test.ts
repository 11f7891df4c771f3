import { expect, test } from 'vitest';
import { FRAME_SIZES } from './catalogue-types.ts';
import { myFramesOf, sizeRank, textOfMyFrames, widthVerdict } from './fits-me.ts';

const mine = { sizes: ['Large', 'Medium'], frameShapes: ['Round'] } as const;

test('an address holds sizes in their order, and whatever is no word of frames is left out', () => {
  expect(textOfMyFrames(mine)).toBe('Large.Medium.Round');
  expect(myFramesOf('Large.Medium.Round')).toEqual(mine);
  expect(myFramesOf('Round.Huge.Large.<b>.Large.Medium')).toEqual(mine);
  expect(myFramesOf('')).toEqual({ sizes: [], frameShapes: [] });
});

test('a frame of one’s size fits, one beside it is a little off, all others are off', () => {
  expect(FRAME_SIZES.map((size) => widthVerdict(size, mine))).toEqual([
    'narrow',
    'little-narrow',
    'fits',
    'fits',
    'little-wide',
  ]);
  expect(widthVerdict('ExtraLarge', { ...mine, sizes: ['Small'] })).toBe('wide');
  expect(widthVerdict(null, mine)).toBeNull();
  expect(widthVerdict('Small', { ...mine, sizes: [] })).toBeNull();
});

test('the likelier size comes first, then the other, then sizes by how far they are off', () => {
  expect(FRAME_SIZES.map((size) => sizeRank(size, mine))).toEqual([3, 2, 1, 0, 2]);
  expect(sizeRank(null, mine)).toBeGreaterThan(3);
  expect(sizeRank('Small', { ...mine, sizes: [] })).toBe(0);
});
