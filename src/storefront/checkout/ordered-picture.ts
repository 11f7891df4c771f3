import type { OrderedPicture } from '#domain/prescription/picture-review.ts';
import type { Member } from '#shop/shopper.ts';

/**
 * The picture that the prescription of this order was compared with; null for one that was typed
 * without any, or anew since.
 */
export async function findOrderedPicture({
  drafts,
  uploads,
}: Pick<Member, 'drafts' | 'uploads'>): Promise<OrderedPicture | null> {
  const { confirmedUploadId } = await drafts.read();
  if (!confirmedUploadId) return null;
  const values = (await uploads.find(confirmedUploadId))?.confirmation?.values;
  if (!values) return null;
  const isDoubtful = Object.values(values).some(({ source }) => source !== 'read');
  return { uploadId: confirmedUploadId, isDoubtful };
}
