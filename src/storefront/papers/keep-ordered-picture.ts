import type { Shopper } from '#shop/shopper.ts';

/**
 * For an order that was just placed: the picture that its prescription was compared with is kept
 * for as long as somebody may ask what stood on it. Before the draft forgets which it was.
 */
export async function keepOrderedPicture(shopper: Shopper): Promise<void> {
  const { confirmedUploadId } = await shopper.drafts.read();
  if (confirmedUploadId) await shopper.uploads.keepForOrder(confirmedUploadId);
}
