const dayMs = 86_400_000;

/** The plan's waiting period in whole days, to be said in words where it is more than one. */
export function waitingDays(waitingPeriodMs: number): number {
  return Math.round(waitingPeriodMs / dayMs);
}
