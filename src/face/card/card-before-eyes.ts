import { canonicalVerticesMm } from '../generated/canonical-face.ts';
import { BETWEEN_EYES_MM, placed, type HeadPose } from '../head/head-pose.ts';
import type { Landmarks } from '../landmarks.ts';
import type { CardCorners } from './card-in-picture.ts';

/**
 * How much nearer to the camera than the eyes a card is, as a share of the eyes' distance, with its
 * standard deviation. What is nearer looks larger: a forehead lies about a centimetre before the
 * eyes, which is 2 % of half a metre.
 */
export type CardDepth = { share: number; sdShare: number };

/** Foreheads are rounder or flatter than the mean one, and fingers lie between. */
const ON_SKIN_SD_MM = 6;
/** Beside the face it lies somewhere between the chin, before the eyes, and the ears behind them. */
const ELSEWHERE = { mm: 0, sdMm: 20 };
/** The field of a camera is guessed, and with it how far away the head is. */
const DISTANCE_SD_SHARE = 0.2;

/**
 * Where a card is that is held flat against the face: on the foremost skin that it covers, as the
 * mean face has it. All lengths cancel out but that of the head, which is taken as the mean.
 */
export function cardBeforeEyes(
  corners: CardCorners,
  landmarks: Landmarks,
  pose: HeadPose,
): CardDepth {
  const eyesMm = -placed(pose, BETWEEN_EYES_MM)[2];
  const covered = canonicalVerticesMm.flatMap((vertex, index) =>
    isWithin(landmarks[index]!, corners) ? [eyesMm + placed(pose, vertex)[2]] : [],
  );
  const mm = covered.length > 0 ? Math.max(...covered) : ELSEWHERE.mm;
  const sdMm = covered.length > 0 ? ON_SKIN_SD_MM : ELSEWHERE.sdMm;
  return {
    share: mm / eyesMm,
    sdShare: Math.hypot(sdMm, DISTANCE_SD_SHARE * mm) / eyesMm,
  };
}

type Point = { xPx: number; yPx: number };

/** By how often a line from the point to the right crosses the outline. */
function isWithin({ xPx, yPx }: Point, outline: readonly Point[]): boolean {
  let isInside = false;
  for (const [index, here] of outline.entries()) {
    const before = outline[(index + outline.length - 1) % outline.length]!;
    const crosses = here.yPx > yPx !== before.yPx > yPx;
    const atPx = ((before.xPx - here.xPx) * (yPx - here.yPx)) / (before.yPx - here.yPx) + here.xPx;
    if (crosses && xPx < atPx) isInside = !isInside;
  }
  return isInside;
}
