import { expect, test } from 'vitest';
import { LANDMARK } from './landmarks.ts';
import { camera, syntheticFace, type SyntheticFace } from './synthetic-face.test-data.ts';
import { wearsGlasses } from './wears-glasses.ts';

const SKIN = 150;

/** Skin that is darker below, with a line of so many millimetres across the nose, or without. */
function noseOf(face: SyntheticFace, line: { mm: number; brightness: number } | null) {
  const landmarks = syntheticFace({ distanceMm: 500, ...face });
  const { widthPx, heightPx } = camera;
  const [left, right] = [
    landmarks[LANDMARK.innerCornerLeft]!,
    landmarks[LANDMARK.innerCornerRight]!,
  ];
  const slope = (right.yPx - left.yPx) / (right.xPx - left.xPx);
  const halfPx = ((line?.mm ?? 0) / 2) * (camera.focalPx / 500);
  const data = Uint8Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const below = y - (left.yPx + slope * (x - left.xPx)) + 8;
    const isLine = line !== null && Math.abs(below) < halfPx;
    return isLine ? line.brightness : SKIN - 0.15 * below;
  });
  return wearsGlasses({ widthPx, heightPx, data }, landmarks);
}

test.each([
  ['a dark bridge', { mm: 3, brightness: 40 }],
  ['a wire that shines', { mm: 1.5, brightness: 235 }],
  ['a clear plate', { mm: 4, brightness: 115 }],
])('%s over the nose is seen, held straight, tilted and turned', (_, line) => {
  for (const face of [{}, { rollDegrees: 9 }, { yawDegrees: 8 }])
    expect(noseOf(face, line)).toBe(true);
});

test('a bare nose has no bridge', () => {
  for (const face of [{}, { rollDegrees: 9 }, { yawDegrees: 8 }])
    expect(noseOf(face, null)).toBe(false);
});

test('a face in too few pixels tells nothing', () => {
  expect(noseOf({ distanceMm: 3000 }, { mm: 3, brightness: 40 })).toBe(false);
});
