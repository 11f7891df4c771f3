import type { LensType } from '#domain/frames/catalogue-types.ts';
import { matchingLenses } from '#domain/lenses/match-lens.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { hasErrors, validatePrescription } from '#domain/prescription/validate-prescription.ts';
import type { Draft } from '#domain/orders/draft.ts';
import { confirmedFor, unconfirmed } from '../lenses/index.ts';
import type { SavedPrescription } from '../prescription/index.ts';

/**
 * What an order keeps when its lens type changes: the yes to the prescription stays while the
 * values are enough for the new lenses, and comes back with the lenses it was said for; a lens of
 * the old type goes.
 */
export function changedLensType(
  draft: Draft,
  lensType: LensType,
  { saved, today }: { saved: SavedPrescription | null; today: string },
): Partial<Draft> {
  if (draft.lensType === lensType) return {};
  const before = confirmedFor(lensType, draft, saved);
  const isStillGood = saved !== null && isOrderable({ ...saved.prescription, lensType }, today);
  return {
    lensType,
    lens: undefined,
    ...(isStillGood && before !== null ? { prescriptionConfirmedAt: before } : {}),
    ...(isStillGood ? {} : unconfirmed(draft, saved)),
  };
}

/** No rule is broken and at least one lens can be made. */
export function isOrderable(prescription: Prescription, today: string): boolean {
  return (
    !hasErrors(validatePrescription(prescription, { today })) &&
    matchingLenses(prescription).length > 0
  );
}
