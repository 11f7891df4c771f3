import type { Stand } from '#try-on/scene/turntable.ts';

/** A frame covers two thirds of its distance in about this time. */
const FOLLOW_MS = 110;
const NEAR_ENOUGH = { degrees: 0.1, share: 0.002 } as const;

/** Where a frame is after a while on its way; the goal itself when it is nearly there. */
export function followed(from: Stand, to: Stand, passedMs: number): Stand {
  const isThere =
    Math.abs(to.turnDegrees - from.turnDegrees) < NEAR_ENOUGH.degrees &&
    Math.abs(to.elevationDegrees - from.elevationDegrees) < NEAR_ENOUGH.degrees &&
    Math.abs(to.folded - from.folded) < NEAR_ENOUGH.share;
  if (isThere) return to;
  const share = 1 - Math.exp(-passedMs / FOLLOW_MS);
  const between = (key: keyof Stand) => from[key] + (to[key] - from[key]) * share;
  return {
    turnDegrees: between('turnDegrees'),
    elevationDegrees: between('elevationDegrees'),
    folded: between('folded'),
  };
}
