import type { Vector } from '#face/head/vectors.ts';
import { bodyOf, hingeOf, lensCentreMm, type Measures } from '#pictures/geometry/measures.ts';
import { frontCurve } from '#pictures/mesh/front-curve.ts';
import type { WornHead } from './worn-head.ts';

/** How a frame sits on a head, in the head's own axes (`WornHead`); angles in radians. */
export type Placement = {
  /** The middle of the bridge, which is the origin of the frame's own axes. */
  bridge: Vector;
  /** How far the frame is turned forward about its width. */
  tilt: number;
  /** How far each arm is opened beyond straight, as the viewer has them. */
  spread: { left: number; right: number };
};

/** What there is to say about how a frame sits; millimetres. */
export type Wearing = {
  /** How far each pupil lies nearer to the nose than the middle of its lens; below 0 farther. */
  pupilsInwardMm: number;
  /** How far the pupils lie above the middle of the lenses. */
  pupilsAboveMm: number;
  /** How much wider the bridge is than the nose where it rests. */
  bridgeWiderMm: number;
  /** From the cornea to the back of the lens. */
  vertexMm: number;
};

/** Landmarks down the ridge of the nose, from between the brows. */
const RIDGE = [9, 8, 168, 6, 197, 195, 5] as const;
/** The sides of the nose, where pads rest. */
const PADS = [
  [188, 412],
  [174, 399],
] as const;

/** Frames are made so that eyes look through so much above the middle of the lenses. */
const USUAL_PUPILS_ABOVE_MM = 3;
/** A nose grows wider downwards: so much lower for each millimetre that the bridge is too wide. */
const DROP_PER_MM = 0.5;
const MOST_DROP_MM = 2.5;
/** The cornea before the plane of the lids' corners. */
const CORNEA_MM = 4;
/** Opticians fit lenses 12 to 14 mm before the cornea. */
const LEAST_VERTEX_MM = 11;
/** Silicone pads hold the bridge off the nose; a plate's own lie close. */
const OFF_THE_RIDGE_MM = { pads: 2.2, plate: 0.5 } as const;
/** How much arms may be bent away from how they were made: about 7 degrees. */
const MOST_TILT = 0.12;
const SPREAD = { least: -0.03, most: 0.12 } as const;

/** Puts a frame where its bridge, the vertex distance and its arms let it rest. */
export function placeFrame(head: WornHead, measures: Measures): Placement {
  const body = bodyOf(measures);
  const above = pupilsAbove(head, measures);
  const gap = OFF_THE_RIDGE_MM[measures.nosePads ? 'pads' : 'plate'];
  const onRidge = ridgeAt(head, measures.bridge.riseMm - above) + body.frontThicknessMm / 2 + gap;
  const beforeEyes = CORNEA_MM + LEAST_VERTEX_MM + behindBridge(measures);
  const middle = head.skin[RIDGE[3]]![0] * 0.5;
  const bridge: Vector = [middle, -above, Math.max(onRidge, beforeEyes)];

  const hinge = hingeOf(measures);
  const ears = [head.ears.left, head.ears.right];
  const earY = (ears[0]![1] + ears[1]![1]) / 2;
  const earZ = (ears[0]![2] + ears[1]![2]) / 2;
  const behind = frontCurve(measures)(hinge.x, -hinge.y);
  const reach = bridge[2] + behind - earZ;
  const rise = earY - (bridge[1] - hinge.y);
  const bent = Math.max(-MOST_TILT, Math.min(MOST_TILT, Math.atan2(rise, reach)));
  const tilt = (body.pantoscopicDegrees * Math.PI) / 180 + bent;

  const spreadTo = (outward: number) => {
    const gapMm = outward + body.templeThicknessMm / 2 - hinge.x;
    return Math.max(SPREAD.least, Math.min(SPREAD.most, Math.atan2(gapMm, reach)));
  };
  const spread = {
    left: spreadTo(bridge[0] - ears[0]![0]),
    right: spreadTo(ears[1]![0] - bridge[0]),
  };
  return { bridge, tilt, spread };
}

/** What an optician would remark. */
export function wearingOf(head: WornHead, measures: Measures): Wearing {
  const { bridge } = placeFrame(head, measures);
  return {
    pupilsInwardMm: lensCentreMm(measures) - head.pdMm / 2,
    pupilsAboveMm: -bridge[1],
    bridgeWiderMm: bridgeWider(head, measures),
    vertexMm: bridge[2] - behindBridge(measures) - CORNEA_MM,
  };
}

/** Where a point of the frame (millimetres, in its own axes) comes to lie, in the head's axes. */
export function onHead({ bridge, tilt }: Placement, [x, y, z]: Vector): Vector {
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  return [bridge[0] + x, bridge[1] + y * c - z * s, bridge[2] + y * s + z * c];
}

/** Where a point of the head lies in the frame's own axes: the other way round than `onHead`. */
function onFrame({ bridge, tilt }: Placement, [x, y, z]: Vector): Vector {
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const [dy, dz] = [y - bridge[1], z - bridge[2]];
  return [x - bridge[0], dy * c + dz * s, dz * c - dy * s];
}

/** The ridge of the nose stays where it is; from here on skin gives way. */
const RIDGE_HALF_MM = { stays: 3.5, yields: 8 } as const;
/** What lies so much below or beside a frame still gives way in part. */
const YIELDS_ABOUT_MM = 14;

/**
 * The skin of a head where it gives way to a frame: cheeks, brows and the sides of the nose lie
 * behind it. The tracker's depths are off by some millimetres, and nobody's glasses are sunk in.
 */
export function yieldingSkin(
  { skin }: WornHead,
  measures: Measures,
  placement: Placement,
): Vector[] {
  const curve = frontCurve(measures);
  const back = bodyOf(measures).frontThicknessMm / 2 + 1;
  const halfHeight =
    measures.lensHeightMm / 2 + Math.max(measures.rim.topMm, measures.rim.bottomMm);
  const halfWidth = measures.totalWidthMm / 2;
  return skin.map((point): Vector => {
    const [x, y, z] = onFrame(placement, point);
    const outside = Math.max(0, Math.abs(y) - halfHeight, Math.abs(x) - halfWidth);
    const near = 1 - Math.min(1, outside / YIELDS_ABOUT_MM);
    const { stays, yields } = RIDGE_HALF_MM;
    const aside = Math.min(1, Math.max(0, (Math.abs(x) - stays) / (yields - stays)));
    const sunk = z - (curve(x, y) - back);
    return sunk <= 0 ? point : onHead(placement, [x, y, z - sunk * near * aside]);
  });
}

/** How far the back of a lens lies behind the middle of the bridge. */
function behindBridge(measures: Measures): number {
  const { lensThicknessMm } = bodyOf(measures);
  return lensThicknessMm / 2 - frontCurve(measures)(lensCentreMm(measures), 0);
}

function pupilsAbove(head: WornHead, measures: Measures): number {
  const drop = DROP_PER_MM * bridgeWider(head, measures);
  return USUAL_PUPILS_ABOVE_MM + Math.max(-MOST_DROP_MM, Math.min(MOST_DROP_MM, drop));
}

function bridgeWider({ skin }: WornHead, { bridgeMm }: Measures): number {
  const widths = PADS.map(([left, right]) => skin[right]![0] - skin[left]![0]);
  return bridgeMm - widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

/** How far the ridge of the nose stands before the eyes at a height. */
function ridgeAt({ skin }: WornHead, y: number): number {
  const points = RIDGE.map((index) => skin[index]!);
  for (const [i, lower] of points.entries()) {
    const upper = points[i - 1];
    if (!upper || y < lower[1]) continue;
    const share = Math.min(1, (y - lower[1]) / (upper[1] - lower[1]));
    return lower[2] + share * (upper[2] - lower[2]);
  }
  return points.at(-1)![2];
}
