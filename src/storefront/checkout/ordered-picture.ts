import type { OrderedPicture } from '#domain/prescription/picture-review.ts';
import type { Member } from '#shop/shopper.ts';
import { findComparedPicture } from '../prescription/index.ts';

/**
 * The picture that the prescription of this order was compared with; null for one that was typed
 * without any, or anew since. Doubtful is also what cannot be looked up any more, for the picture
 * was deleted, and what an optician refused before.
 */
export async function findOrderedPicture(member: Member): Promise<OrderedPicture | null> {
  const uploadId = await findComparedPicture(member);
  if (!uploadId) return null;
  const [upload, refused] = await Promise.all([
    member.uploads.find(uploadId),
    member.ordering.refusedPicture(),
  ]);
  const values = upload?.confirmation?.values;
  const isAsRead = values && Object.values(values).every(({ source }) => source === 'read');
  return { uploadId, isDoubtful: !isAsRead || refused?.uploadId === uploadId };
}
