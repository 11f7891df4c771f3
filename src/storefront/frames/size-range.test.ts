import { expect, test } from 'vitest';
import { FRAME_SIZES } from '#domain/frames/catalogue-types.ts';
import { frameSizeOf } from '#domain/frames/frame-size.ts';
import { SIZE_RANGES_MM } from './size-range.ts';

test.each(FRAME_SIZES)('the range of %s is what the rule calls by that name', (size) => {
  const { min, max } = SIZE_RANGES_MM[size];

  if (min !== null)
    expect([frameSizeOf(min), frameSizeOf(min - 1) === size]).toEqual([size, false]);
  if (max !== null)
    expect([frameSizeOf(max), frameSizeOf(max + 1) === size]).toEqual([size, false]);
});
