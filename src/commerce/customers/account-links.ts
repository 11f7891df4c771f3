import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '#service-base/transaction.ts';

export type LinkPurpose = 'reset' | 'confirm';

/** How long a link to choose a password works, and one to prove the address of a new account. */
export const linkHours: Record<LinkPurpose, number> = { reset: 1, confirm: 24 };

/** So many mails of one kind to one account, whoever asks: `docs/security.md`, limits. */
const mailsInTenMinutes = 3;
const mailsInDay = 10;

/** What a link is worth: `mismatched` also where there is no such account. */
export type LinkState = 'good' | 'expired' | 'mismatched';

/** A secret for the mail, of which only the hash is kept; 256 bits, so that nobody guesses it. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether one more mail may go to the account. Two that ask at once wait for each other. */
export async function mayMail(
  db: Queryable,
  customerId: number,
  purpose: LinkPurpose,
): Promise<boolean> {
  await db.query(`select from commerce.customers where id = $1 for update`, [customerId]);
  const { rows } = await db.query<{ lately: number; in_day: number }>(
    `select count(*) filter (where made_at > now() - interval '10 minutes')::int as lately,
            count(*) filter (where made_at > now() - interval '1 day')::int as in_day
       from commerce.account_links where customer_id = $1 and purpose = $2`,
    [customerId, purpose],
  );
  const sent = rows[0] ?? { lately: 0, in_day: 0 };
  return sent.lately < mailsInTenMinutes && sent.in_day < mailsInDay;
}

/** Keeps a link; the account's earlier ones of its kind end. */
export async function keepLink(
  db: Queryable,
  { customerId, purpose, token }: { customerId: number; purpose: LinkPurpose; token: string },
): Promise<void> {
  await endLinks(db, customerId, purpose);
  await db.query(
    `insert into commerce.account_links (token_hash, customer_id, purpose) values ($1, $2, $3)`,
    [hashOf(token), customerId, purpose],
  );
}

/** Uses a link up, once however many try at the same time. */
export async function takeLink(
  db: Queryable,
  { customerId, purpose, token }: { customerId: number; purpose: LinkPurpose; token: string },
): Promise<LinkState> {
  const { rows } = await db.query<{ was_ended: boolean; is_old: boolean }>(
    `update commerce.account_links l set ended_at = coalesce(l.ended_at, now())
       from (select token_hash, ended_at from commerce.account_links
              where token_hash = $1 and customer_id = $2 and purpose = $3 for update) before
      where l.token_hash = before.token_hash
      returning before.ended_at is not null as was_ended,
                l.made_at < now() - make_interval(hours => $4) as is_old`,
    [hashOf(token), customerId, purpose, linkHours[purpose]],
  );
  const [row] = rows;
  if (!row) return 'mismatched';
  return row.was_ended || row.is_old ? 'expired' : 'good';
}

export async function endLinks(
  db: Queryable,
  customerId: number,
  purpose: LinkPurpose,
): Promise<void> {
  await db.query(
    `update commerce.account_links set ended_at = now()
      where customer_id = $1 and purpose = $2 and ended_at is null`,
    [customerId, purpose],
  );
}

/** Deletes links that nothing is counted by any more. */
export async function forgetLinks(db: Queryable): Promise<void> {
  await db.query(`delete from commerce.account_links where made_at < now() - interval '2 days'`);
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
