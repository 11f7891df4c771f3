import { FRAME_SIZES, type FrameSize } from './catalogue-types.ts';
import { frameSizeOf } from './frame-size.ts';

/** `second` is the neighbour that is as likely when the measure's interval crosses a threshold. */
export type SizeAdvice = { size: FrameSize; second: FrameSize | null };

/**
 * The size to look for, of a frame width that is known within `plusMinusMm`. When the interval
 * reaches over a threshold, the neighbour into which it reaches farther is told as well.
 */
export function adviseSize(frameWidthMm: number, plusMinusMm: number): SizeAdvice {
  const size = frameSizeOf(frameWidthMm);
  const narrower = frameSizeOf(frameWidthMm - plusMinusMm);
  const wider = frameSizeOf(frameWidthMm + plusMinusMm);
  if (narrower === size) return { size, second: wider === size ? null : neighbour(size, 1) };
  if (wider === size) return { size, second: neighbour(size, -1) };
  const isNearerToWider = reachMm(frameWidthMm, 1) < reachMm(frameWidthMm, -1);
  return { size, second: neighbour(size, isNearerToWider ? 1 : -1) };
}

function neighbour(size: FrameSize, direction: 1 | -1): FrameSize | null {
  return FRAME_SIZES[FRAME_SIZES.indexOf(size) + direction] ?? null;
}

const STEP_MM = 0.1;

/** How far it is to the next size in one direction. */
function reachMm(widthMm: number, direction: 1 | -1): number {
  const size = frameSizeOf(widthMm);
  let reach = STEP_MM;
  while (frameSizeOf(widthMm + direction * reach) === size) reach += STEP_MM;
  return reach;
}
