import type { LensType } from '#domain/frames/catalogue-types.ts';
import { changedLensType } from '#domain/orders/lens-type-change.ts';
import { STORE_LIMITS } from '#domain/prescription/prescription-rules.ts';
import type { Member } from '#shop/shopper.ts';
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
  member: Member,
  lensType: LensType,
  { today, locale }: { today: string; locale: Locale },
): Promise<PlainPage> {
  const [draft, saved] = await Promise.all([
    member.drafts.read(),
    readSavedPrescription(member, lensType),
  ]);
  const changed = await member.drafts.save(
    changedLensType(draft, lensType, { saved, today, limits: STORE_LIMITS[locale] }),
  );
  if (!saved || changed.prescriptionConfirmedAt === undefined) return 'prescription.ways';
  return updatePairInCart(member, locale, saved.prescription);
}
