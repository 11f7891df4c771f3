import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { polygonOf } from './lens-outline.ts';
import type { Measures } from './measures.ts';
import { rightLens } from './plate.ts';
import { drilledHoles } from './rimless.ts';
import { lensThread, wireBridges } from './wire.ts';

const models = demoCatalogue.frames.map(({ name, measurements, geometry }) => ({
  name,
  measures: { ...measurements, ...geometry } satisfies Measures,
}));
const built = (build: Measures['build']) =>
  models.filter(({ measures }) => measures.build === build);

test('there are frames without a rim and frames with half of one', () => {
  expect(built('rimless').length).toBeGreaterThanOrEqual(3);
  expect(built('half-rim').length).toBeGreaterThanOrEqual(3);
});

test.each(built('rimless'))(
  'the holes of $name leave the lens an edge that holds',
  ({ measures }) => {
    const outline = polygonOf(rightLens(measures), 200);
    const { nasal, temporal } = drilledHoles(measures);
    for (const hole of [nasal, temporal]) {
      const toEdge = Math.min(...outline.map(({ x, y }) => Math.hypot(x - hole.x, y - hole.y)));
      expect(toEdge).toBeGreaterThan(2);
      expect(toEdge).toBeLessThan(3.1);
    }
    expect(nasal.x).toBeLessThan(temporal.x);
  },
);

test.each(built('rimless'))('the bridge of $name goes from hole to hole', ({ measures }) => {
  const [bridge] = wireBridges(measures);
  const { nasal } = drilledHoles(measures);
  expect(bridge?.line.at(-1)?.to).toEqual(nasal);
  expect(bridge?.line[0]?.from.x).toBeCloseTo(-nasal.x, 6);
});

test.each(built('half-rim'))('the thread of $name runs along the whole lens', ({ measures }) => {
  const { line, widthMm, isClosed } = lensThread(measures);
  expect(isClosed).toBe(true);
  expect(widthMm).toBeLessThan(1);
  expect(line).toEqual(rightLens(measures));
});
