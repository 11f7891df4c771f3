import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAME_SIZES } from './catalogue-types.ts';
import { frameSizeOf } from './frame-size.ts';
import { adviseSize } from './size-advice.ts';

test.each([
  ['in the middle of a size', 129, 2, 'Medium', null],
  ['near the upper threshold', 132, 2, 'Medium', 'Large'],
  ['near the lower threshold', 126.5, 2, 'Medium', 'Small'],
  ['wide enough to reach both, nearer to the wider', 131, 8, 'Medium', 'Large'],
  ['wide enough to reach both, nearer to the narrower', 127, 8, 'Medium', 'Small'],
  ['at the narrow end', 110, 4, 'ExtraSmall', null],
  ['at the wide end', 150, 4, 'ExtraLarge', null],
  ['exactly at a threshold', 133, 0, 'Large', null],
] as const)('%s', (_, widthMm, plusMinusMm, size, second) => {
  expect(adviseSize(widthMm, plusMinusMm)).toEqual({ size, second });
});

test('the second size is always a neighbour, and the first that of the width', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 160, noNaN: true }),
      fc.double({ min: 0, max: 12, noNaN: true }),
      (widthMm, plusMinusMm) => {
        const { size, second } = adviseSize(widthMm, plusMinusMm);
        expect(size).toBe(frameSizeOf(widthMm));
        if (second)
          expect(Math.abs(FRAME_SIZES.indexOf(second) - FRAME_SIZES.indexOf(size))).toBe(1);
      },
    ),
  );
});
