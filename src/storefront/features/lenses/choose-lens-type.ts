import type { LensType } from '#domain/catalogue-types.ts';
import type { Prescription } from '#domain/prescription.ts';
import type { Locale } from '../../context.ts';
import type { Draft, Visit } from '../../house.ts';
import { checkValues } from '../prescription/check-prescription.ts';
import { readSavedPrescription } from '../prescription/saved-prescription.ts';
import { updatePairInCart } from '../prescription/update-pair.ts';

/**
 * Keeps the chosen lens type and answers where to go on, a path without the language. A
 * prescription that was confirmed before stays so when it holds for the new lenses as well,
 * without anything to confirm; else only what is missing is asked for.
 */
export async function chooseLensType(
  visit: Visit,
  lensType: LensType,
  { today, locale }: { today: string; locale: Locale },
): Promise<string> {
  const draft = await visit.drafts.read();
  if (draft.prescriptionConfirmedAt === undefined) {
    await visit.drafts.save({ lensType });
    return '/Prescription';
  }
  const prescription =
    draft.lensType === lensType
      ? ((await readSavedPrescription(visit, lensType))?.prescription ?? null)
      : await prescriptionFor(visit, lensType, today);
  const forgotten: Partial<Draft> = prescription ? {} : { prescriptionConfirmedAt: undefined };
  await visit.drafts.save({ lensType, lens: undefined, ...forgotten });
  if (!prescription) return '/Prescription';
  return updatePairInCart(visit, locale, prescription);
}

/** The saved prescription for these lenses; null when something is missing or to be confirmed. */
async function prescriptionFor(
  visit: Pick<Visit, 'member' | 'memberData'>,
  lensType: LensType,
  today: string,
): Promise<Prescription | null> {
  const saved = await readSavedPrescription(visit, lensType);
  if (!saved) return null;
  // Its age was confirmed with it and does not change with the lenses.
  const prescription = { ...saved.prescription, dateWritten: null };
  return checkValues(prescription, { today, ticked: new Set() }).ok ? prescription : null;
}
