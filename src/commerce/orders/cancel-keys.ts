import { hash, randomInt } from 'node:crypto';
import type { Queryable } from '#service-base/transaction.ts';

/** How long a key works that was mailed to a guest to have their order canceled. */
export const cancelKeyHours = 24;

/** So many mails about canceling one order: `docs/security.md`, limits. */
const mailsInTenMinutes = 3;
const mailsInDay = 10;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As long as a Magento's. */
const keyLength = 32;

/** A secret for the mail, of which only the hash is kept; 190 bits, so that nobody guesses it. */
export function newCancelKey(): string {
  return Array.from({ length: keyLength }, () => letters[randomInt(letters.length)]).join('');
}

/** Whether a text may be a key at all. */
export function isCancelKey(text: string): boolean {
  return text.length === keyLength;
}

/** What stands in the link of the mail: the key, and the order that it is of. */
export function cancelLinkToken(orderId: number, key: string): string {
  return `${key}-${orderId}`;
}

/** What a link's token says; null where it is none. */
export function cancelLinkOf(token: string): { orderId: number; key: string } | null {
  const [, key, orderId] = /^([A-Za-z0-9]{32})-(\d{1,15})$/.exec(token) ?? [];
  return key && orderId ? { orderId: Number(orderId), key } : null;
}

/** Whether one more key may be mailed for the order, which the caller holds. */
export async function mayMailKey(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.query<{ mayMail: boolean }>(
    `select count(*) filter (where made_at > now() - interval '10 minutes') < $2
            and count(*) filter (where made_at > now() - interval '1 day') < $3 as "mayMail"
       from commerce.order_cancel_keys where order_id = $1`,
    [orderId, mailsInTenMinutes, mailsInDay],
  );
  return rows[0]?.mayMail === true;
}

/** Keeps a key of the order; earlier ones end. */
export async function keepCancelKey(
  db: Queryable,
  { orderId, key, reason }: { orderId: number; key: string; reason: string },
): Promise<void> {
  await db.query(
    `with earlier as (
       update commerce.order_cancel_keys set ended_at = now()
        where order_id = $2 and ended_at is null
     )
     insert into commerce.order_cancel_keys (key_hash, order_id, reason) values ($1, $2, $3)`,
    [hashOf(key), orderId, reason],
  );
}

/**
 * Uses a key up, once however many try at the same time. Null where it is no key of the order, or
 * its time is over; `isFresh` is false where it was used, or a newer one mailed.
 */
export async function takeCancelKey(
  db: Queryable,
  { orderId, key }: { orderId: number; key: string },
): Promise<{ reason: string; isFresh: boolean } | null> {
  const { rows } = await db.query<{ reason: string; isFresh: boolean }>(
    `update commerce.order_cancel_keys k set ended_at = coalesce(k.ended_at, now())
       from (select key_hash, ended_at from commerce.order_cancel_keys
              where key_hash = $1 and order_id = $2
                and made_at > now() - make_interval(hours => $3) for update) before
      where k.key_hash = before.key_hash
      returning k.reason, before.ended_at is null as "isFresh"`,
    [hashOf(key), orderId, cancelKeyHours],
  );
  return rows[0] ?? null;
}

/** Deletes keys that nothing is counted by any more. */
export async function forgetCancelKeys(db: Queryable): Promise<void> {
  await db.query(
    `delete from commerce.order_cancel_keys where made_at < now() - interval '2 days'`,
  );
}

function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
