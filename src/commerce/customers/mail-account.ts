import { messageSealedTo, type Message } from '#service-base/message.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { storeByCode } from '#domain/people/locale.ts';
import type { CommerceContext } from '../context.ts';
import { linkHours } from './account-links.ts';
import { accountMails, type AccountMail } from './account-mails.ts';

/**
 * Mails somebody about their account when the caller's transaction is written, in the words of the
 * store view that was asked. `token` is what the link carries. Nothing where no page would answer it.
 */
export async function mailAccount(
  client: Queryable,
  { sealer, enqueue, settings, store }: CommerceContext,
  { to, mail, token = '' }: { to: string; mail: AccountMail; token?: string },
): Promise<void> {
  const { accounts } = settings;
  if (!accounts) return;
  const url = accounts.urlOf(mail, store.code, token);
  const { locale } = storeByCode(store.code);
  const message: Message = {
    channel: 'email',
    to,
    ...accountMails[locale][mail]({ shop: accounts.shopName, url }),
  };
  const sealed = sealer.seal(JSON.stringify(message), messageSealedTo).toString('base64');
  await enqueue(client, 'send-message', {
    sealed,
    dedupeKey: `account:${sealer.fingerprint(sealed, 'commerce.account-mail')}`,
    expiresAt: new Date(
      Date.now() + linkHours[mail === 'confirm' ? 'confirm' : 'reset'] * 3_600_000,
    ).toISOString(),
  });
}
