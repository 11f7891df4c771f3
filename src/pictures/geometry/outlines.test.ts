import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { lensCurve } from './lens-outline.ts';
import type { Measures } from './measures.ts';
import { browOutline, plateOutline, rightLens, rimLine } from './plate.ts';
import { pointOn, type Cubic } from './point.ts';
import { templeStations } from './temple.ts';
import { END_PIECE_LINE_MM, wireEndPiece } from './wire.ts';

const models = demoCatalogue.frames.map(({ name, measurements, geometry }) => ({
  name,
  measures: { ...measurements, ...geometry } satisfies Measures,
}));

test.each(models)('the lens of $name fills its box exactly', ({ measures }) => {
  const box = boxOf(lensCurve(measures.lens, measures.lensWidthMm, measures.lensHeightMm));
  expect(box.width).toBeCloseTo(measures.lensWidthMm, 1);
  expect(box.height).toBeCloseTo(measures.lensHeightMm, 1);
});

test.each(models)('the lenses of $name stand a bridge apart', ({ measures }) => {
  expect(2 * boxOf(rightLens(measures)).left).toBeCloseTo(measures.bridgeMm, 1);
});

test.each(models.filter(({ measures }) => measures.build === 'full-rim'))(
  'the plate of $name is as wide as it says, symmetric, and holds both lenses',
  ({ measures }) => {
    const plate = boxOf(plateOutline(measures));
    expect(plate.width).toBeCloseTo(measures.totalWidthMm, 1);
    expect(plate.left + plate.right).toBeCloseTo(0, 2);
    expect(plate.top).toBeLessThan(-measures.lensHeightMm / 2 - 1);
    expect(plate.bottom).toBeGreaterThan(measures.lensHeightMm / 2 + 1);
  },
);

test.each(models.filter(({ measures }) => measures.build === 'browline'))(
  'the brows of $name reach its total width',
  ({ measures }) => {
    expect(2 * boxOf(browOutline(measures)).right).toBeCloseTo(measures.totalWidthMm, 1);
  },
);

test.each(
  models.filter(({ measures }) => ['wire', 'half-rim', 'rimless'].includes(measures.build)),
)('the end pieces of $name reach its total width with their outline', ({ measures }) => {
  const reach = boxOf(wireEndPiece(measures)).right + END_PIECE_LINE_MM / 2;
  expect(2 * reach).toBeCloseTo(measures.totalWidthMm, 1);
});

test('a wire lies half of its thickness outside the lens', () => {
  const { measures } = models.find(({ name }) => name === 'Odin')!;
  const rim = boxOf(rimLine(measures));
  expect(rim.width).toBeCloseTo(measures.lensWidthMm + measures.rim.bottomMm, 1);
});

test.each(models)('the arm of $name is as long as it says', ({ measures }) => {
  const stations = templeStations(measures, 1);
  const length = stations.slice(1).reduce((sum, { back, down }, i) => {
    const before = stations[i]!;
    return sum + Math.hypot(back - before.back, down - before.down);
  }, 0);
  expect(length).toBeCloseTo(measures.templeMm, 1);
});

function boxOf(curve: readonly Cubic[]) {
  const points = curve.flatMap((piece) =>
    Array.from({ length: 201 }, (_, i) => pointOn(piece, i / 200)),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}
