import type { Member } from '#shop/shopper.ts';
import { readSavedPrescription, type SavedPrescription } from './saved-prescription.ts';

/**
 * The id of the upload that the member's saved prescription was compared with; undefined for one
 * that was typed without any. The draft knows it. Once that is forgotten, what an optician
 * refused is still known: it is the saved one unless another was saved since.
 */
export async function findComparedPicture(
  member: Pick<Member, 'drafts' | 'ordering' | 'userId' | 'memberData'>,
  known?: SavedPrescription | null,
): Promise<string | undefined> {
  const { confirmedUploadId } = await member.drafts.read();
  if (confirmedUploadId) return confirmedUploadId;
  const refused = await member.ordering.refusedPicture();
  if (!refused) return undefined;
  const saved = known ?? (await readSavedPrescription(member));
  const isStillSaved = saved && Date.parse(saved.savedAt) < Date.parse(refused.orderedAt);
  return isStillSaved ? refused.uploadId : undefined;
}
