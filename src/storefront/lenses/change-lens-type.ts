import type { LensType } from '#domain/frames/catalogue-types.ts';
import { changedLensType } from '#domain/orders/lens-type-change.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import type { Member } from '#shop/shopper.ts';
import { readSavedPrescription } from '../prescription/index.ts';

/**
 * Makes the order one for lenses of `lensType`. Answers the prescription that stays confirmed;
 * null when it has to be confirmed anew. `today` is a calendar day.
 */
export async function changeLensType(
  member: Member,
  lensType: LensType,
  today: string,
): Promise<Prescription | null> {
  const [draft, saved] = await Promise.all([
    member.drafts.read(),
    readSavedPrescription(member, lensType),
  ]);
  const changed = await member.drafts.save(changedLensType(draft, lensType, { saved, today }));
  return saved && changed.prescriptionConfirmedAt !== undefined ? saved.prescription : null;
}
