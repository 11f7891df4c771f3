import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureFace } from './measure-face.ts';
import { farPdMm } from './scale.ts';
import { camera, syntheticFace } from './synthetic-face.test-data.ts';

describe('exact points of the mean face, iris 11.7 mm assumed', () => {
  test.each([350, 450, 550, 700])('at %d mm its distance and pd are found', (distanceMm) => {
    const measures = measureFace(syntheticFace({ distanceMm, pdMm: 63 }), camera);
    expect(measures.cameraDistanceMm).toBeCloseTo(distanceMm, 0);
    expect(measures.pd.mm).toBeCloseTo(farPdMm(63, distanceMm), 1);
  });

  test.each([0, 4, 8, -8])('turned aside by %d degrees it has the same pd', (yawDegrees) => {
    const { pd } = measureFace(syntheticFace({ yawDegrees, pdMm: 63 }), camera);
    expect(Math.abs(pd.mm - farPdMm(63, 500))).toBeLessThan(0.6);
  });

  test.each([0.9, 1, 1.1])('a head %f times the mean one is told so', (headScale) => {
    const measures = measureFace(syntheticFace({ headScale }), camera);
    expect(measures.headScale).toBeCloseTo(headScale, 1);
  });

  test('the angles are those of the head', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: -15, max: 15 }),
        fc.integer({ min: -15, max: 15 }),
        (yawDegrees, pitchDegrees, rollDegrees) => {
          const { pose } = measureFace(
            syntheticFace({ yawDegrees, pitchDegrees, rollDegrees, distanceMm: 3000 }),
            camera,
          );
          expect(Math.abs(pose.yawDegrees - yawDegrees)).toBeLessThan(1.5);
          expect(Math.abs(pose.pitchDegrees - pitchDegrees)).toBeLessThan(1.5);
          expect(Math.abs(pose.rollDegrees - rollDegrees)).toBeLessThan(1.5);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('a face twice as wide measures twice as wide', () => {
    const narrow = measureFace(syntheticFace({ headScale: 0.95 }), camera).faceWidth.mm;
    const wide = measureFace(syntheticFace({ headScale: 1.05 }), camera).faceWidth.mm;
    expect(wide / narrow).toBeCloseTo(1.05 / 0.95, 1);
  });
});

describe('the scale', () => {
  const face = syntheticFace({ pdMm: 63, irisMm: 12.4, distanceMm: 480 });
  const width = (source?: Parameters<typeof measureFace>[2]) =>
    measureFace(face, camera, source).faceWidth;

  test('a typed pd is given back, and makes up for an unusual iris', () => {
    const byPd = measureFace(face, camera, { kind: 'pd', farPdMm: farPdMm(63, 480) });
    expect(byPd.pd.mm).toBeCloseTo(farPdMm(63, 480), 2);
    expect(byPd.cameraDistanceMm).toBeCloseTo(480, 0);
  });

  test('a typed pd is surer than the iris', () => {
    const byPd = width({ kind: 'pd', farPdMm: farPdMm(63, 480) });
    expect(byPd.sdMm).toBeLessThan(width().sdMm / 2);
  });
});
