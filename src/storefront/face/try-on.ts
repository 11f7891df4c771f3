import { SavedTryOnDocument, SaveTryOnDocument } from '#clients/generated/member-data.ts';
import type { TryOnRecord } from '#domain/frames/face-finding.ts';
import type { Member } from '#shop/shopper.ts';

type MemberOfTryOn = Pick<Member, 'userId' | 'memberData'>;

/** The record that the member has saved, and when (an instant); null when there is none. */
export async function readTryOn({
  userId,
  memberData,
}: MemberOfTryOn): Promise<{ record: TryOnRecord; savedAt: string } | null> {
  const { getVtoByUserId: saved } = await memberData.run(SavedTryOnDocument, { userId });
  if (!saved) return null;
  const { savedAt, ...record } = saved;
  return { record, savedAt };
}

/** Keeps a record in place of the one before; null deletes it. */
export async function saveTryOn(
  { userId, memberData }: MemberOfTryOn,
  record: TryOnRecord | null,
): Promise<void> {
  await memberData.run(SaveTryOnDocument, { userId, record });
}
