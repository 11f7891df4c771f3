import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import type { Locale } from '../app/context.ts';
import type { Member } from '#shop/shopper.ts';
import {
  checkValues,
  readSavedPrescription,
  type SavedPrescription,
  updatePairInCart,
} from '../prescription/index.ts';
import { confirmedFor, unconfirmed } from './confirmed-before.ts';

/**
 * Keeps the chosen lens type and answers where to go on, a path without the language. A
 * prescription that was confirmed before stays so when it holds for the new lenses as well,
 * without anything to confirm; else only what is missing is asked for.
 */
export async function chooseLensType(
  member: Member,
  lensType: LensType,
  { today, locale }: { today: string; locale: Locale },
): Promise<string> {
  const draft = await member.drafts.read();
  const saved = await readSavedPrescription(member, lensType);
  const before = confirmedFor(lensType, draft, saved);
  if (draft.prescriptionConfirmedAt === undefined && before === null) {
    await member.drafts.save({ lensType });
    return '/Prescription';
  }
  const isKnown = before !== null || draft.lensType === lensType;
  const prescription = isKnown ? (saved?.prescription ?? null) : goodFor(saved, today);
  await member.drafts.save({
    lensType,
    lens: undefined,
    ...(before === null ? {} : { prescriptionConfirmedAt: before }),
    ...(prescription ? {} : unconfirmed(draft, saved)),
  });
  if (!prescription) return '/Prescription';
  return updatePairInCart(member, locale, prescription);
}

/** The saved prescription for the new lenses; null when something is missing or to be confirmed. */
function goodFor(saved: SavedPrescription | null, today: string): Prescription | null {
  if (!saved) return null;
  // Its age was confirmed with it and does not change with the lenses.
  const prescription = { ...saved.prescription, dateWritten: null };
  return checkValues(prescription, { today, ticked: new Set() }).ok ? prescription : null;
}
