import { insteadOfAnswer } from '#clients/client.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { hasSameValues } from '#domain/prescription/same-values.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { CartView } from '../cart/index.ts';
import { readSavedPrescription } from '../prescription/index.ts';

/**
 * The member's saved prescription when its values are not those of the lenses in the cart: it
 * was changed after the lenses were chosen. Null when both are the same, and while
 * member data cannot tell.
 */
export async function findOtherPrescription(
  shopper: Shopper,
  { lenses }: CartView,
): Promise<Prescription | null> {
  if (!lenses?.prescription) return null;
  const saved = await readSavedPrescription(shopper, lenses.prescription.lensType).catch(
    insteadOfAnswer(null),
  );
  if (!saved || hasSameValues(saved.prescription, lenses.prescription)) return null;
  return saved.prescription;
}
