import { randomUUID } from 'node:crypto';
import { newsletterConsent } from '#domain/newsletter/consent.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { languageOf } from '../catalog/attributes.ts';
import type { CommerceContext, Engine } from '../context.ts';
import { sealedSubscribers, subscriberFingerprint, type SubscriptionStatus } from './subscriber.ts';

/** Mails that one address is sent in a day because somebody asked for it. */
const mailsInDayMax = 3;

/**
 * Records that somebody asked for the newsletter at this address, and mails what follows: a link
 * that confirms it, or, to who has it already, that they do. The same is done for every address,
 * whatever is known of it, and only who asked for it with the same account is answered its status.
 * Without the click on the link nothing is ever sent.
 */
export async function askForNewsletter(
  { pool, sealer, enqueue, store }: Pick<CommerceContext, 'pool' | 'sealer' | 'enqueue' | 'store'>,
  email: string,
  asked: { status: 'NOT_ACTIVE' | 'UNCONFIRMED'; customerId: number | null },
): Promise<SubscriptionStatus> {
  const fingerprint = subscriberFingerprint(sealer, email);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{
      id: number;
      customerId: number | null;
      status: SubscriptionStatus;
      mails: number;
    }>(
      `insert into commerce.newsletter_subscribers as s
         (email_fingerprint, email, store_id, status, wording, customer_id, mails)
       values ($1, $2, $3, $4, $5, $6, 1)
       on conflict (email_fingerprint) do update
         set store_id = excluded.store_id,
             email = excluded.email,
             status = case s.status when 'UNSUBSCRIBED' then excluded.status else s.status end,
             customer_id = case s.status when 'SUBSCRIBED' then s.customer_id
                           else coalesce(excluded.customer_id, s.customer_id) end,
             round = s.round + (s.status = 'UNSUBSCRIBED')::integer,
             asked_at = case s.status when 'SUBSCRIBED' then s.asked_at else now() end,
             wording = case s.status when 'SUBSCRIBED' then s.wording else excluded.wording end,
             mails = case when s.mails_since < now() - interval '1 day' then 1
                          else least(s.mails + 1, ${mailsInDayMax + 1}) end,
             mails_since = case when s.mails_since < now() - interval '1 day' then now()
                                else s.mails_since end
       returning id, customer_id as "customerId", status, mails`,
      [
        fingerprint,
        sealedSubscribers.seal(sealer, fingerprint, { email }),
        store.id,
        asked.status,
        newsletterConsent[languageOf(store)],
        asked.customerId,
      ],
    );
    const [row] = rows;
    if (!row) throw new Error('a subscriber was not written');
    if (row.mails <= mailsInDayMax) await mailTo(client, enqueue, row.id);
    return row.customerId === asked.customerId ? row.status : asked.status;
  });
}

/** What is mailed is written when it is sent, from what the subscription is by then. */
export async function mailTo(
  client: Queryable,
  enqueue: Engine['enqueue'],
  subscriberId: number,
): Promise<void> {
  await enqueue(client, 'newsletter-mail', { subscriberId, key: randomUUID() });
}
