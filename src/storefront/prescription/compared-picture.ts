import type { Shopper } from '#shop/shopper.ts';
import { readSavedPrescription, type SavedPrescription } from './saved-prescription.ts';

/**
 * The id of the upload that the member's saved prescription was compared with; undefined for one
 * that was typed without any. The draft knows it, also where the picture was deleted since; the
 * picture knows it for as long as it is kept. After both, what an optician refused is still known:
 * it is the saved one unless another was saved since.
 */
export async function findComparedPicture(
  shopper: Pick<Shopper, 'drafts' | 'uploads' | 'ordering' | 'prescriptions'>,
  known?: SavedPrescription | null,
): Promise<string | undefined> {
  const { confirmedUploadId } = await shopper.drafts.read();
  if (confirmedUploadId) return confirmedUploadId;
  const ofSaved = await shopper.uploads.findOfSaved();
  if (ofSaved) return ofSaved;
  const refused = await shopper.ordering.refusedPicture();
  if (!refused) return undefined;
  const saved = known ?? (await readSavedPrescription(shopper));
  const isStillSaved = saved && Date.parse(saved.savedAt) < Date.parse(refused.orderedAt);
  return isStillSaved ? refused.uploadId : undefined;
}
