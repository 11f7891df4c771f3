import type { ServiceClient } from '#clients/client.ts';
import { UserInfoDocument } from '#clients/generated/member-data.ts';
import type { Contact } from './attempts.ts';

/** Where the member is told about the order: mail before text message. */
export async function contactOf(
  memberData: ServiceClient,
  userId: string,
): Promise<Contact | null> {
  const { getUserInfo: user } = await memberData.run(UserInfoDocument, { userId });
  if (user?.email) return { channel: 'email', to: user.email };
  return user?.phone ? { channel: 'sms', to: user.phone } : null;
}
