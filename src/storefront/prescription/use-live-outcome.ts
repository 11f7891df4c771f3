import { useMemo, useState } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { checkTyped, type PrescriptionOutcome } from './check-prescription.ts';
import { stillStanding } from './live-outcome.ts';
import type { PrescriptionValues } from './prescription-values.ts';

/** The form holds no dates, so no rule asks for today. */
const UNDATED = { today: '', ticked: new Set<string>() };

/**
 * `outcome` without what has been mended since, judged by the same check as on the server. What
 * is gone stays gone until the next answer: halfway through a number nothing flickers.
 */
export function useLiveOutcome(
  outcome: PrescriptionOutcome | null,
  typed: PrescriptionValues,
  lensType: LensType,
): PrescriptionOutcome | null {
  const [left, setLeft] = useState({ outcome, standing: outcome });
  const before = left.outcome === outcome ? left.standing : outcome;
  const standing = useMemo(() => {
    if (!before) return null;
    const check = checkTyped(typed, { ...UNDATED, lensType });
    return stillStanding(before, check.ok ? null : check.outcome);
  }, [before, typed, lensType]);
  if (left.outcome !== outcome || sizeOf(standing) < sizeOf(left.standing)) {
    setLeft({ outcome, standing });
  }
  return standing;
}

function sizeOf(outcome: PrescriptionOutcome | null): number {
  return outcome ? Object.values(outcome).reduce((sum, { length }) => sum + length, 0) : 0;
}
