import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { lensCurve, polygonOf } from '../geometry/lens-outline.ts';
import { frontLines } from './front-lines.ts';

const frameOf = (build: string) =>
  demoCatalogue.frames.find(({ geometry }) => geometry.build === build)!;

test.each(['full-rim', 'wire', 'half-rim', 'browline', 'rimless'])(
  'the lines of a front (%s) reach as far as it is wide, and point away from its material',
  (build) => {
    const { measurements, geometry } = frameOf(build);
    const { edges } = frontLines({ ...measurements, ...geometry });

    const reach = Math.max(...edges.map(({ x }) => x));
    expect(Math.abs(reach - measurements.totalWidthMm / 2)).toBeLessThan(0.8);
    const widest = edges.find(({ x }) => x === reach)!;
    expect(Math.cos((widest.outwards * Math.PI) / 180)).toBeGreaterThan(0.6);
  },
);

test('the inner line of a plate is the edge of its lens, half a millimetre within', () => {
  const { measurements, geometry } = frameOf('full-rim');
  const { edges, lensX } = frontLines({ ...measurements, ...geometry });
  const { lensWidthMm, lensHeightMm } = measurements;
  const lens = polygonOf(lensCurve(geometry.lens, lensWidthMm, lensHeightMm), 100);
  const towardsLens = edges.filter(({ x, y, outwards }) => {
    const angle = (outwards * Math.PI) / 180;
    const isWithin = Math.hypot((x - lensX) / lensWidthMm, y / lensHeightMm) < 0.5;
    return isWithin && Math.cos(angle) * (lensX - x) + Math.sin(angle) * -y > 5;
  });

  expect(towardsLens.length).toBeGreaterThan(40);
  for (const { x, y } of towardsLens) {
    const away = Math.min(...lens.map((point) => Math.hypot(point.x + lensX - x, point.y - y)));
    expect(Math.abs(away - 0.5)).toBeLessThan(0.15);
  }
});
