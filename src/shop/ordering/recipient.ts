import type { ServiceClient } from '#clients/client.ts';
import { UserInfoDocument } from '#clients/generated/member-data.ts';
import type { Recipient } from '#service-base/message.ts';

/** Where the member is told about the order: mail before text message. */
export async function findRecipient(
  memberData: ServiceClient,
  userId: string,
): Promise<Recipient | null> {
  const { getUserInfo: user } = await memberData.run(UserInfoDocument, { userId });
  if (user?.email) return { channel: 'email', to: user.email };
  return user?.phone ? { channel: 'sms', to: user.phone } : null;
}
