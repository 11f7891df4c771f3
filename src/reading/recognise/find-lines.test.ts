import { expect, test } from 'vitest';
import { bandsOf } from './find-lines.ts';

/** The detector takes sides of whole tiles only. */
const TILE = 32;

test.each([
  [32, 32],
  [1280, 608],
  [1280, 640],
  [928, 1280],
  [1216, 1600],
  [1600, 1600],
])('bands of a picture of %i by %i tell each of its rows once', (width, height) => {
  const bands = bandsOf({ width, height });

  expect(bands[0]!.first).toBe(0);
  expect(bands.at(-1)!.end).toBe(height);
  for (const [at, { from, to, first, end }] of bands.entries()) {
    expect(first).toBeLessThan(end);
    expect(first).toBe(bands[at - 1]?.end ?? 0);
    expect((to - from) % TILE).toBe(0);
    expect(from).toBe(Math.max(0, first - 96));
    expect(to).toBe(Math.min(height, end + 96));
  }
});

test('a small picture is seen whole, and a page in bands', () => {
  expect(bandsOf({ width: 640, height: 768 })).toEqual([{ from: 0, to: 768, first: 0, end: 768 }]);
  expect(bandsOf({ width: 960, height: 1280 })).toHaveLength(3);
});
