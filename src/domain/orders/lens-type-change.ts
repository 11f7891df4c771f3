import type { LensType } from '../frames/catalogue-types.ts';
import { matchingLenses } from '../lenses/match-lens.ts';
import type { Prescription } from '../prescription/prescription.ts';
import { lensesFor, paperOf } from '../prescription/reading-use.ts';
import type { PrescriptionLimits } from '../prescription/prescription-rules.ts';
import { hasErrors, validatePrescription } from '../prescription/validate-prescription.ts';
import type { Draft } from './draft.ts';

/** By what a prescription is judged: a calendar day, and the limits of the store. */
export type Standards = { today: string; limits: PrescriptionLimits };

/** The member's own prescription, and the instant at which it was saved. */
type Saved = { prescription: Prescription; savedAt: string };

/**
 * What changes in an order when its lens type does. A lens of the old type goes. The yes to the
 * prescription stays while the values are enough for the new lenses and raise no question that
 * was not answered for the old ones. Otherwise it is taken back, and comes back with the lens
 * type it was said for, unless the prescription was saved anew since.
 */
export function changedLensType(
  draft: Draft,
  lensType: LensType,
  { saved, ...standards }: { saved: Saved | null } & Standards,
): Partial<Draft> {
  const change = { lensType, lens: undefined, prescriptionConfirmedAt: undefined };
  if (!saved) return change;
  const { lensType: oldType, prescriptionConfirmedAt: yes, confirmedBefore: before } = draft;
  if (oldType === lensType) return {};

  const { prescription, savedAt } = saved;
  const wanted = lensesFor({ ...paperOf(prescription), lensType });
  if (isOrderable(wanted, standards)) {
    const isSaidBefore = before?.lensType === lensType && before.savedAt === savedAt;
    if (isSaidBefore) return { ...change, prescriptionConfirmedAt: before.at };
    if (
      yes &&
      oldType &&
      asksNothingNew({ ...paperOf(wanted), lensType: oldType }, paperOf(wanted), standards)
    )
      return { ...change, prescriptionConfirmedAt: yes };
  }
  if (!yes || !oldType) return change;
  return { ...change, confirmedBefore: { lensType: oldType, at: yes, savedAt } };
}

/** No rule is broken and at least one lens can be made. */
export function isOrderable(prescription: Prescription, standards: Standards): boolean {
  return (
    !hasErrors(validatePrescription(paperOf(prescription), standards)) &&
    matchingLenses(prescription).length > 0
  );
}

/** A tick counts for what was shown and for nothing new. */
function asksNothingNew(old: Prescription, wanted: Prescription, standards: Standards): boolean {
  const answered = validatePrescription(old, standards);
  return validatePrescription(wanted, standards).every(({ ruleId, field }) =>
    answered.some((found) => found.ruleId === ruleId && found.field === field),
  );
}
