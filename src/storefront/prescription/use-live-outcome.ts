import { useMemo, useState } from 'react';
import { checkTyped, type PrescriptionOutcome } from './check-prescription.ts';
import { stillStanding } from './live-outcome.ts';
import { useLocale } from '../i18n/texts.tsx';
import type { PrescriptionFormView } from './prescription-action.ts';
import type { PrescriptionValues } from './prescription-values.ts';

const NO_TICKS = new Set<string>();

/**
 * `outcome` without what has been mended since, judged by the same check as on the server. What
 * is gone stays gone until the next answer: halfway through a number nothing flickers.
 */
export function useLiveOutcome(
  { outcome, lensType, today }: Pick<PrescriptionFormView, 'outcome' | 'lensType' | 'today'>,
  typed: PrescriptionValues,
): PrescriptionOutcome | null {
  const locale = useLocale();
  const [left, setLeft] = useState({ outcome, standing: outcome });
  const before = left.outcome === outcome ? left.standing : outcome;
  const standing = useMemo(() => {
    if (!before) return null;
    const check = checkTyped(typed, { today, ticked: NO_TICKS, lensType, locale });
    return stillStanding(before, check.ok ? null : check.outcome);
  }, [before, typed, lensType, today, locale]);
  if (left.outcome !== outcome || sizeOf(standing) < sizeOf(left.standing)) {
    setLeft({ outcome, standing });
  }
  return standing;
}

function sizeOf(outcome: PrescriptionOutcome | null): number {
  return outcome ? Object.values(outcome).reduce((sum, { length }) => sum + length, 0) : 0;
}
