import { isLensType, type LensType } from '#domain/frames/catalogue-types.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { checkTyped, type PrescriptionOutcome, type Standards } from './check-prescription.ts';
import { submittedValues, type PrescriptionValues } from './prescription-values.ts';
import { TICK_NAME, tickedFrom } from './form-extras.ts';

export type PrescriptionSubmission = {
  lensType: LensType;
  /** As typed, by form name. */
  values: PrescriptionValues;
} & ({ ok: true; prescription: Prescription } | { ok: false; outcome: PrescriptionOutcome });

/**
 * Reads and judges a submitted form. The lens type is the form's, for it stood on the page
 * whose values these are; where the form names none, `lensType`.
 */
export function readPrescriptionSubmission(
  form: FormData,
  { lensType, ...standards }: { lensType: LensType | undefined } & Omit<Standards, 'ticked'>,
): PrescriptionSubmission {
  const submitted = form.get('lensType');
  const type = isLensType(submitted) ? submitted : (lensType ?? 'SingleVision');
  const values = submittedValues(form);
  const ticked = tickedFrom(form.get(TICK_NAME));
  return {
    lensType: type,
    values,
    ...checkTyped(values, { lensType: type, ticked, ...standards }),
  };
}
