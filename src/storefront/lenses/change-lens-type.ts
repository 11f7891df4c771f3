import type { LensType } from '#domain/frames/catalogue-types.ts';
import { changedLensType } from '#domain/orders/lens-type-change.ts';
import { STORE_LIMITS } from '#domain/prescription/prescription-rules.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { Locale } from '../app/context.ts';
import { readSavedPrescription, updatePairInCart } from '../prescription/index.ts';
import type { PlainPage } from '../app/paths.ts';

/**
 * Makes the order one for lenses of `lensType`; a pair in the cart follows as long as its
 * prescription stays confirmed. Answers where to go on. `today` is a calendar day.
 *
 * @throws ServiceError when a service cannot be reached.
 */
export async function changeLensType(
  shopper: Shopper,
  lensType: LensType,
  { today, locale }: { today: string; locale: Locale },
): Promise<PlainPage> {
  const [draft, saved] = await Promise.all([
    shopper.drafts.read(),
    readSavedPrescription(shopper, lensType),
  ]);
  const changed = await shopper.drafts.save(
    changedLensType(draft, lensType, { saved, today, limits: STORE_LIMITS[locale] }),
  );
  if (!saved || changed.prescriptionConfirmedAt === undefined) return 'prescription.ways';
  return updatePairInCart(shopper, locale, saved.prescription);
}
