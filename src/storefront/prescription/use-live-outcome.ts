import { useEffect, useMemo, useState } from 'react';
import type { checkTyped } from './check-prescription.ts';
import { stillStanding } from './live-outcome.ts';
import { useLocale } from '../i18n/texts.tsx';
import type { Refusal } from './outcome-words.ts';
import type { PrescriptionFormView } from './prescription-action.ts';
import type { PrescriptionValues } from './prescription-values.ts';

const NO_TICKS = new Set<string>();

/**
 * `outcome` without what has been mended since, judged by the same check as on the server, which
 * comes once something was refused. What is gone stays gone until the next answer: halfway through a number nothing flickers.
 */
export function useLiveOutcome(
  { outcome, lensType, today }: Pick<PrescriptionFormView, 'outcome' | 'lensType' | 'today'>,
  typed: PrescriptionValues,
): Refusal | null {
  const locale = useLocale();
  const [checkOf, setCheckOf] = useState<typeof checkTyped | null>(null);
  useEffect(() => {
    if (!outcome) return;
    // Without it everything stands until the form is sent again.
    import('./check-prescription.ts').then(
      (loaded) => setCheckOf(() => loaded.checkTyped),
      () => {},
    );
  }, [outcome]);
  const [left, setLeft] = useState({ outcome, standing: outcome });
  const before = left.outcome === outcome ? left.standing : outcome;
  const standing = useMemo(() => {
    if (!before || !checkOf) return before;
    const check = checkOf(typed, { today, ticked: NO_TICKS, lensType, locale });
    return stillStanding(before, check.ok ? null : check.outcome);
  }, [before, checkOf, typed, lensType, today, locale]);
  if (left.outcome !== outcome || sizeOf(standing) < sizeOf(left.standing)) {
    setLeft({ outcome, standing });
  }
  return standing;
}

function sizeOf(outcome: Refusal | null): number {
  if (!outcome) return 0;
  const { unreadable, errors, warnings, lensReasons } = outcome;
  return unreadable.length + errors.length + warnings.length + lensReasons.length;
}
