import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { camera, syntheticFace, type SyntheticFace } from '#face/synthetic-face.test-data.ts';
import { plus, rotated, type Vector } from '#face/head/vectors.ts';
import { bodyOf, hingeOf, type Measures } from '#pictures/geometry/measures.ts';
import { frontCurve } from '#pictures/mesh/front-curve.ts';
import { onHead, placeFrame, wearingOf, yieldingSkin } from './placement.ts';
import { wornHead, type WornHead } from './worn-head.ts';

const frames = demoCatalogue.frames.map(({ name, measurements, geometry }) => {
  const { finishes: _, ...form } = geometry;
  return { name, measures: { ...measurements, ...form } satisfies Measures };
});
const usual = frames[0]!.measures;
/** The mean face, which the synthetic heads are made of. */
const FACE_MM = 154.9;

function headOf(face: SyntheticFace = {}): WornHead {
  const distanceMm = face.distanceMm ?? 500;
  const mmPerPx = distanceMm / camera.focalPx;
  return wornHead({ landmarks: syntheticFace(face), camera, mmPerPx });
}

/** Where a point of the head held straight is seen once the head has turned: its truth. */
function exactly({ yawDegrees, pitchDegrees }: SyntheticFace, [x, y, z]: Vector): [number, number] {
  const [yaw, pitch] = [yawDegrees ?? 0, pitchDegrees ?? 0].map((angle) => (angle * Math.PI) / 180);
  const [sy, cy, sp, cp] = [Math.sin(yaw!), Math.cos(yaw!), Math.sin(pitch!), Math.cos(pitch!)];
  const [x1, y1, z1] = [x, cp * y - sp * z, sp * y + cp * z];
  const [x2, z2] = [cy * x1 + sy * z1, cy * z1 - sy * x1];
  const pxPerMm = camera.focalPx / (500 - z2);
  return [camera.widthPx / 2 + x2 * pxPerMm, camera.heightPx / 2 - y1 * pxPerMm];
}

/** Where a point of the head is seen in the picture, in pixels, as it was found. */
function seenAt({ rotation, eyes }: WornHead, inHead: Vector): [number, number] {
  const [x, y, z] = plus(rotated(rotation, inHead), eyes);
  const pxPerMm = camera.focalPx / -z;
  return [camera.widthPx / 2 + x * pxPerMm, camera.heightPx / 2 - y * pxPerMm];
}

function pointsOf(measures: Measures): Record<'bridge' | 'hingeLeft' | 'hingeRight', Vector> {
  const { x, y } = hingeOf(measures);
  const behind = frontCurve(measures)(x, -y);
  return {
    bridge: [0, measures.bridge.riseMm, 0],
    hingeLeft: [-x, -y, behind],
    hingeRight: [x, -y, behind],
  };
}

describe('on synthetic heads that turn', () => {
  const turns = [-20, -10, 0, 10, 20].flatMap((yawDegrees) =>
    [-8, 0, 8].map((pitchDegrees) => ({ yawDegrees, pitchDegrees })),
  );

  test.each(turns)('hinges and bridge are within 2 %% of the face at %o', (turn) => {
    const straight = placeFrame(headOf(), usual);
    const turned = placeFrame(headOf(turn), usual);
    for (const [name, point] of Object.entries(pointsOf(usual))) {
      const [x, y] = seenAt(headOf(turn), onHead(turned, point));
      const [trueX, trueY] = exactly(turn, onHead(straight, point));
      const offMm = (Math.hypot(x - trueX, y - trueY) * 500) / camera.focalPx;
      expect(offMm / FACE_MM, name).toBeLessThan(0.02);
    }
  });
});

describe.each(frames)('$name', ({ measures }) => {
  test('sits before the eyes, on the nose, with its arms at the ears', () => {
    const head = headOf();
    const { bridge, tilt, spread } = placeFrame(head, measures);
    const { vertexMm, pupilsAboveMm } = wearingOf(head, measures);
    expect(vertexMm).toBeGreaterThanOrEqual(10.9);
    expect(vertexMm).toBeLessThan(22);
    expect(pupilsAboveMm).toBeGreaterThanOrEqual(0.5);
    expect(pupilsAboveMm).toBeLessThanOrEqual(5.5);
    expect(Math.abs(bridge[0])).toBeLessThan(0.5);
    const panto = (bodyOf(measures).pantoscopicDegrees * Math.PI) / 180;
    expect(Math.abs(tilt - panto)).toBeLessThanOrEqual(0.1201);
    expect(spread.left).toBeCloseTo(spread.right, 2);
  });
});

test('a wider bridge sits lower', () => {
  const head = headOf();
  const above = [16, 19, 22].map(
    (bridgeMm) => wearingOf(head, { ...usual, bridgeMm }).pupilsAboveMm,
  );
  expect(above).toEqual(above.toSorted((a, b) => a - b));
  expect(above[2]! - above[0]!).toBeGreaterThan(1);
});

test('eyes nearer to each other than the lenses are told by how much', () => {
  const narrow = wearingOf(headOf({ pdMm: 58 }), usual).pupilsInwardMm;
  const wide = wearingOf(headOf({ pdMm: 68 }), usual).pupilsInwardMm;
  expect(narrow - wide).toBeCloseTo(5, 0);
});

test('skin gives way to a frame, but for the ridge of the nose and what is far from it', () => {
  const head = headOf();
  const placement = placeFrame(head, usual);
  const skin = yieldingSkin(head, usual, placement);
  const [noseTip, chin, cheek] = [1, 152, 117] as const;
  expect(skin[noseTip]![2]).toBeCloseTo(head.skin[noseTip]![2]);
  expect(skin[chin]![2]).toBeCloseTo(head.skin[chin]![2]);
  expect(skin[cheek]![2]).toBeLessThanOrEqual(head.skin[cheek]![2]);
  expect(skin.some((point, index) => point[2] < head.skin[index]![2] - 0.5)).toBe(true);
});
