import type { Texts } from '../i18n/en.ts';
import { checkTyped, type PrescriptionOutcome, type Standards } from './check-prescription.ts';
import type { PrescriptionFormView } from './form-view.ts';
import { outcomeWords } from './outcome-words.ts';
import type { PrescriptionValues } from './prescription-values.ts';
import { warningKey } from './form-extras.ts';

const NOTHING: PrescriptionOutcome = { unreadable: [], errors: [], warnings: [], lensReasons: [] };

/**
 * What is left of a refusal while its mistakes are being mended: `now` is the same check of what
 * stands in the form at this moment. Nothing new is said before the form is sent again, and what
 * a check could not look at, because something else is wrong, stays as it was.
 */
export function stillStanding<Refused extends PrescriptionOutcome>(
  refused: Refused,
  now: PrescriptionOutcome | null,
): Refused {
  const { unreadable, errors, warnings, lensReasons } = now ?? NOTHING;
  const wrong = new Set([...unreadable, ...errors].map(({ field }) => field));
  const isCut = wrong.size > 0;
  const areWarned = new Set(warnings.map(warningKey));
  return {
    ...refused,
    unreadable: refused.unreadable.filter(({ field }) => wrong.has(field)),
    errors: refused.errors.filter(({ field }) => wrong.has(field)),
    lensReasons: refused.lensReasons.filter((reason) => isCut || lensReasons.includes(reason)),
    warnings: refused.warnings.filter(
      (found) => isCut || lensReasons.length > 0 || areWarned.has(warningKey(found)),
    ),
  };
}

/** A refusal and what is said of it. */
export type Standing = Pick<PrescriptionFormView, 'outcome' | 'words'>;

/**
 * `before` without what has been mended since, judged by the same check as on the server. Itself
 * where nothing has.
 */
export function leftOf(
  before: Standing,
  typed: PrescriptionValues,
  { texts, ...standards }: { texts: Texts; lensType: string } & Omit<Standards, 'ticked'>,
): Standing {
  if (!before.outcome) return before;
  const check = checkTyped(typed, { ...standards, ticked: new Set() });
  const outcome = stillStanding(before.outcome, check.ok ? null : check.outcome);
  const isSame = sizeOf(outcome) === sizeOf(before.outcome);
  return isSame ? before : { outcome, words: outcomeWords(outcome, texts) };
}

function sizeOf({ unreadable, errors, warnings, lensReasons }: PrescriptionOutcome): number {
  return unreadable.length + errors.length + warnings.length + lensReasons.length;
}
