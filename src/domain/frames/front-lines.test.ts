import { expect, test } from 'vitest';
import { packedLines, unpackedLines } from './front-lines.ts';

test('lines come out of their text as they went in, to a sixth of a millimetre', () => {
  const edges = [
    { x: 0, y: -14.2, z: 0, outwards: -90 },
    { x: 72.4, y: 30.1, z: -16.3, outwards: 12 },
    { x: 33.3, y: 0.2, z: -3, outwards: 179 },
  ];
  const out = unpackedLines(packedLines({ edges, lensX: 33.4 }));

  expect(out.lensX).toBeCloseTo(33.4, 0);
  edges.forEach((edge, index) => {
    const read = out.edges[index]!;
    for (const side of ['x', 'y', 'z'] as const)
      expect(Math.abs(read[side] - edge[side])).toBeLessThanOrEqual(0.1501);
    const turned = ((read.outwards - edge.outwards) * Math.PI) / 180;
    expect(Math.cos(turned)).toBeGreaterThan(0.9998);
  });
});
