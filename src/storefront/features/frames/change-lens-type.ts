import type { LensType } from '#domain/catalogue-types.ts';
import { matchingLenses } from '#domain/match-lens.ts';
import type { Prescription } from '#domain/prescription.ts';
import { hasErrors, validatePrescription } from '#domain/validate-prescription.ts';
import type { Draft } from '../../house.ts';

/**
 * What an order keeps when its lens type changes: the yes to the prescription stays while the
 * values are enough for the new lenses; a lens of the old type goes.
 */
export function changedLensType(
  draft: Draft,
  lensType: LensType,
  options: { saved: Prescription | null; today: string },
): Partial<Draft> {
  if (draft.lensType === lensType) return {};
  const isStillGood =
    options.saved !== null && isOrderable({ ...options.saved, lensType }, options.today);
  return {
    lensType,
    lens: undefined,
    ...(isStillGood ? {} : { prescriptionConfirmedAt: undefined }),
  };
}

/** No rule is broken and at least one lens can be made. */
export function isOrderable(prescription: Prescription, today: string): boolean {
  return (
    !hasErrors(validatePrescription(prescription, { today })) &&
    matchingLenses(prescription).length > 0
  );
}
