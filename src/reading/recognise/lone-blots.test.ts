import { expect, test } from 'vitest';
import { loneBlots } from './lone-blots.ts';
import type { Pixels } from './pixels.ts';

const HIGH = { leastPx: 15, mostPx: 27 };

/** A picture of one shade, with rectangles of others: left, top, right and bottom in pixels. */
function pictureOf(
  shade: number,
  rectangles: readonly (readonly [number, number, number, number, number])[],
): Pixels {
  const [widthPx, heightPx] = [240, 120];
  const data = new Uint8Array(3 * widthPx * heightPx).fill(shade);
  for (const [left, top, right, bottom, own] of rectangles)
    for (let y = top; y < bottom; y++)
      data.fill(own, 3 * (y * widthPx + left), 3 * (y * widthPx + right));
  return { data, widthPx, heightPx };
}

/** An L of 20 pixels, from its left upper corner. */
const letterAt = (x: number, y: number, shade: number) =>
  [
    [x, y, x + 4, y + 20, shade],
    [x, y + 16, x + 13, y + 20, shade],
  ] as const;

const placesIn = (picture: Pixels) =>
  loneBlots(picture, HIGH).map(({ xPx, yPx }) => [Math.round(xPx), Math.round(yPx)]);

test('a letter that stands alone is found, dark on light', () => {
  expect(placesIn(pictureOf(230, letterAt(100, 50, 40)))).toEqual([[107, 60]]);
});

test('and light on a dark field', () => {
  const field = [70, 25, 170, 105, 30] as const;
  expect(placesIn(pictureOf(230, [field, ...letterAt(100, 50, 240)]))).toEqual([[107, 60]]);
});

test('letters of a word are none, nor is a rule, a speck or a full square', () => {
  expect(placesIn(pictureOf(230, [...letterAt(100, 50, 40), ...letterAt(118, 50, 40)]))).toEqual(
    [],
  );
  expect(placesIn(pictureOf(230, [[20, 50, 220, 53, 40]]))).toEqual([]);
  expect(placesIn(pictureOf(230, [[100, 50, 105, 55, 40]]))).toEqual([]);
  expect(placesIn(pictureOf(230, [[100, 50, 120, 70, 40]]))).toEqual([]);
});
