import { describe, expect, test } from 'vitest';
import { agreedResult, captureHint, photoResult } from './capture.ts';
import type { GreyPicture } from './iris/iris-edge.ts';
import { measureFace, type FaceMeasures } from './measure-face.ts';
import { camera, syntheticFace, type SyntheticFace } from './synthetic-face.test-data.ts';

const grey = (brightness: number): GreyPicture => {
  const { widthPx, heightPx } = camera;
  return { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx).fill(brightness) };
};
const straight = { pitchDegrees: 5 };

function hint(face: SyntheticFace, brightness = 128) {
  const landmarks = syntheticFace({ ...straight, ...face });
  return captureHint(measureFace(landmarks, camera), landmarks, grey(brightness));
}

test.each([
  ['straight and near enough', {}, 128, null],
  ['in the dark', {}, 30, 'more-light'],
  ['before a window that blinds', {}, 240, 'less-light'],
  ['an arm and a half away', { distanceMm: 900 }, 128, 'come-closer'],
  ['too near', { distanceMm: 280 }, 128, 'go-back'],
  ['turned aside', { yawDegrees: 15 }, 128, 'turn-to-middle'],
  ['looking down', { pitchDegrees: 18 }, 128, 'lift-chin'],
  ['looking up', { pitchDegrees: -12 }, 128, 'lower-chin'],
  ['tilted to a shoulder', { rollDegrees: 20 }, 128, 'hold-upright'],
] as const)('%s', (_, face, brightness, expected) => {
  expect(hint(face, brightness)).toBe(expected);
});

describe('several pictures', () => {
  const of = (width: number, pd: number): FaceMeasures => ({
    ...measureFace(syntheticFace(), camera),
    faceWidth: { mm: width, sdMm: 6 },
    pd: { mm: pd, sdMm: 2.9 },
  });

  test('two are too few', () => {
    expect(agreedResult([of(138, 63), of(138, 63)])).toBeNull();
  });

  test('three that agree give their middle one, and are not surer than each', () => {
    expect(agreedResult([of(139, 63.4), of(137, 62.8), of(138, 63)])).toEqual({
      faceWidth: { mm: 138, sdMm: 6 },
      pd: { mm: 63, sdMm: 2.9 },
    });
  });

  test('three that disagree give nothing', () => {
    expect(agreedResult([of(139, 63), of(134, 63), of(138, 63)])).toBeNull();
    expect(agreedResult([of(138, 61), of(138, 63.5), of(138, 63)])).toBeNull();
  });
});

describe('a photo', () => {
  const measures = measureFace(syntheticFace({ ...straight, distanceMm: 1100 }), camera);
  const landmarks = syntheticFace({ ...straight, distanceMm: 1100 });

  test('may be taken from farther than a camera, as long as its irises are more than dots', () => {
    expect(captureHint(measures, landmarks, grey(128))).toBe('come-closer');
    expect(captureHint(measures, landmarks, grey(128), 'photo')).toBeNull();
    const dots = { ...measures, irisPx: 6 };
    expect(captureHint(dots, landmarks, grey(128), 'photo')).toBe('come-closer');
  });

  test('is less sure of the width', () => {
    expect(photoResult(measures).faceWidth.sdMm).toBeGreaterThan(measures.faceWidth.sdMm);
  });
});
