import { newsletterAskedDays, newsletterProofYears } from '#domain/newsletter/consent.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { inTransaction } from '#service-base/transaction.ts';
import type { Engine } from '../context.ts';
import { mailTo } from './ask.ts';
import {
  idInToken,
  isTokenOf,
  linkToken,
  sealedSubscribers,
  subscriberFingerprint,
  type SubscriptionStatus,
} from './subscriber.ts';

/** Whom to write to, and what stands in the links. */
export type Subscriber = {
  email: string;
  storeCode: StoreCode;
  status: SubscriptionStatus;
  confirmedAt: Date | null;
  confirmToken: string;
  endToken: string;
};

/** That somebody agreed, to what and when. */
export type NewsletterProof = {
  status: SubscriptionStatus;
  askedAt: Date;
  wording: string;
  confirmedAt: Date | null;
  endedAt: Date | null;
};

/** What links, jobs and operators need of the newsletter, beside the protocol. */
export type NewsletterDoor = ReturnType<typeof openNewsletter>;

type Row = {
  id: number;
  round: number;
  fingerprint: string;
  sealed: Buffer;
  storeCode: StoreCode;
  status: SubscriptionStatus;
  confirmedAt: Date | null;
};

const readable = `
  select n.id, n.round, n.email_fingerprint as fingerprint, n.email as sealed, n.status,
         n.confirmed_at as "confirmedAt", s.code as "storeCode"
    from commerce.newsletter_subscribers n join commerce.stores s on s.id = n.store_id
   where n.email is not null`;

export function openNewsletter({ pool, sealer, enqueue }: Engine) {
  const subscriberOf = ({ id, round, fingerprint, sealed, ...row }: Row): Subscriber => ({
    email: sealedSubscribers.open(sealer, fingerprint, sealed).email,
    storeCode: row.storeCode,
    status: row.status,
    confirmedAt: row.confirmedAt,
    confirmToken: linkToken(sealer, 'confirm', id, round),
    endToken: linkToken(sealer, 'end', id, round),
  });

  async function roundOf(id: number): Promise<number> {
    const { rows } = await pool.query<{ round: number }>(
      'select round from commerce.newsletter_subscribers where id = $1',
      [id],
    );
    return rows[0]?.round ?? 0;
  }

  return {
    /** Whom a mail goes to; null when they have ended it, or it was never confirmed in time. */
    async find(id: number): Promise<Subscriber | null> {
      const { rows } = await pool.query<Row>(`${readable} and n.id = $1`, [id]);
      return rows[0] ? subscriberOf(rows[0]) : null;
    },

    /** Subscribes whoever got this link; doing it twice changes nothing. False for any other link. */
    async confirm(token: string): Promise<boolean> {
      const id = idInToken(token);
      if (id === null) return false;
      const round = await roundOf(id);
      if (!isTokenOf(sealer, 'confirm', { id, round }, token)) return false;
      return inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ wasSubscribed: boolean }>(
          `with before as (
             select status from commerce.newsletter_subscribers where id = $1 for update)
           update commerce.newsletter_subscribers n
              set status = 'SUBSCRIBED', confirmed_at = coalesce(
                    case n.status when 'SUBSCRIBED' then n.confirmed_at end, now()),
                  ended_at = null
             from before
            where n.id = $1 and n.round = $2
              and (n.status = 'SUBSCRIBED' or n.status in ('NOT_ACTIVE', 'UNCONFIRMED')
                   and n.asked_at > now() - make_interval(days => ${newsletterAskedDays}))
           returning before.status = 'SUBSCRIBED' as "wasSubscribed"`,
          [id, round],
        );
        if (!rows[0]) return false;
        if (!rows[0].wasSubscribed) await mailTo(client, enqueue, id);
        return true;
      });
    },

    /**
     * Ends what a link of any mail belongs to: the address is deleted, the proof stays. What was
     * never confirmed is deleted whole. False where the link is none of ours.
     */
    async end(token: string): Promise<boolean> {
      const id = idInToken(token);
      if (id === null || !isTokenOf(sealer, 'end', { id, round: 0 }, token)) return false;
      await endWhere('id = $1', id);
      return true;
    },

    /** Ends what a customer asked for with their account. */
    endOf: (customerId: number) => endWhere('customer_id = $1', customerId),

    /** Whether a customer gets what they asked for with their account. */
    async isSubscribed(customerId: number): Promise<boolean> {
      const { rows } = await pool.query(
        `select from commerce.newsletter_subscribers
          where customer_id = $1 and status = 'SUBSCRIBED'`,
        [customerId],
      );
      return rows.length > 0;
    },

    /** Everybody whom a newsletter may be sent to. */
    async subscribers(): Promise<Subscriber[]> {
      const { rows } = await pool.query<Row>(
        `${readable} and n.status = 'SUBSCRIBED' order by n.id`,
      );
      return rows.map(subscriberOf);
    },

    /** What is known of an address, whether it is subscribed or was; null where nothing is. */
    async proof(email: string): Promise<NewsletterProof | null> {
      const { rows } = await pool.query<NewsletterProof>(
        `select status, asked_at as "askedAt", wording, confirmed_at as "confirmedAt",
                ended_at as "endedAt"
           from commerce.newsletter_subscribers where email_fingerprint = $1`,
        [subscriberFingerprint(sealer, email)],
      );
      return rows[0] ?? null;
    },

    /** Deletes all that is known of an address; false where nothing is. */
    async forget(email: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'delete from commerce.newsletter_subscribers where email_fingerprint = $1',
        [subscriberFingerprint(sealer, email)],
      );
      return rowCount === 1;
    },

    /** Deletes what was never confirmed in time, and proofs that nobody can ask for any more. */
    async forgetExpired(): Promise<void> {
      await pool.query(
        `update commerce.newsletter_subscribers set status = 'UNSUBSCRIBED', email = null
          where status in ('NOT_ACTIVE', 'UNCONFIRMED') and ended_at is not null
            and asked_at < now() - make_interval(days => ${newsletterAskedDays})`,
      );
      await pool.query(
        `delete from commerce.newsletter_subscribers
          where status in ('NOT_ACTIVE', 'UNCONFIRMED')
                and asked_at < now() - make_interval(days => ${newsletterAskedDays})
             or status = 'UNSUBSCRIBED'
                and ended_at < now() - make_interval(years => ${newsletterProofYears})`,
      );
    },
  };

  /** `which` is ours. */
  async function endWhere(which: string, value: number): Promise<void> {
    await pool.query(
      `with never as (
         delete from commerce.newsletter_subscribers
          where ${which} and confirmed_at is null returning id)
       update commerce.newsletter_subscribers
          set status = 'UNSUBSCRIBED', email = null, ended_at = coalesce(
                case status when 'UNSUBSCRIBED' then ended_at end, now())
        where ${which} and id not in (select id from never)`,
      [value],
    );
  }
}
