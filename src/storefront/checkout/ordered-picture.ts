import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { valuesToCompare, type OrderedPicture } from '#domain/prescription/picture-review.ts';
import type { Shopper } from '#shop/shopper.ts';
import { findComparedPicture } from '../prescription/index.ts';

/** Why an optician is to look at the picture of an order before it is made. */
export type ReviewReason =
  /** These were typed, changed or removed beside it. */
  | { because: 'values'; names: ReadName[] }
  /** It was deleted: nobody can look up what was changed. */
  | { because: 'gone' }
  /** An optician refused the same prescription before. */
  | { because: 'refused' }
  /** Every picture is looked at. */
  | { because: 'always' };

/**
 * The picture that the prescription of this order was compared with, and why it may be doubtful;
 * null for one that was typed without any, or anew since.
 */
export async function findOrderedPicture(
  shopper: Shopper,
): Promise<(OrderedPicture & { reason: ReviewReason }) | null> {
  const uploadId = await findComparedPicture(shopper);
  if (!uploadId) return null;
  const [upload, refused] = await Promise.all([
    shopper.uploads.find(uploadId),
    shopper.ordering.refusedPicture(),
  ]);
  const reason = reasonOf();
  return { uploadId, isDoubtful: reason.because !== 'always', reason };

  function reasonOf(): ReviewReason {
    if (refused?.uploadId === uploadId) return { because: 'refused' };
    if (!upload?.confirmation) return { because: 'gone' };
    const names = valuesToCompare(upload.confirmation.values, upload.reading);
    return names.length > 0 ? { because: 'values', names } : { because: 'always' };
  }
}

/** Why this order will wait for an optician; null where it will not. */
export async function findReviewReason(shopper: Shopper): Promise<ReviewReason | null> {
  const picture = await findOrderedPicture(shopper);
  return picture && shopper.ordering.willBeReviewed(picture) ? picture.reason : null;
}
