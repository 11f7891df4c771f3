import type { PrescriptionOutcome } from './check-prescription.ts';
import { warningKey } from './ticked-warnings.ts';

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
