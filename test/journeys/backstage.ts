import path from 'node:path';
import { expect } from '@playwright/test';
import type { MemberRecord } from '#member-data/index.ts';
import { openPool } from '#server/database/pool.ts';
import { demoKeys } from '#demo/keys.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { varDirectory } from '#server/settings.ts';
import { brand } from '#storefront/brand/brand.ts';

/** Somebody who may sign in and, unless the record says otherwise, order. */
export type Member = {
  memberId: string;
  firstName: string;
  lastName: string;
  /** Where the code goes: an e-mail address. */
  contact: string;
  userId: string;
};

/** What no page can do: the same database under the same keys as the running shop. */
export type Backstage = {
  /** A member nobody else has, so that every test may use up a benefit. */
  freshMember(record?: Partial<MemberRecord>): Promise<Member>;
  /** What was sent to this contact so far, newest first. */
  messagesTo(contact: string): Promise<{ subject: string; text: string }[]>;
  /** The codes sent to this contact so far, newest first. */
  codesTo(contact: string): Promise<string[]>;
  /** The code that is sent by `ask`. */
  codeAfter(contact: string, ask: () => Promise<unknown>): Promise<string>;
  /** As if the member had done nothing for longer than a session lives. */
  letSessionsExpire(userId: string): Promise<void>;
  /** How many orders the member has placed. */
  orderCount(userId: string): Promise<number>;
  setCurtain(isClosed: boolean): Promise<void>;
  /** As if others had bought the last of this colour; answers how to bring all of it back. */
  sellOut(colourSku: string): Promise<() => Promise<void>>;
  /** As the operator does who has read the review with this title. */
  approveReview(summary: string): Promise<void>;
  close(): Promise<void>;
};

const clone = path.resolve(import.meta.dirname, '../..');

/** `worker` keeps the members of parallel workers apart. */
export function goBackstage(shop: { url: string; databaseUrl: string }, worker: number): Backstage {
  const env = readEnv({
    FRAMEWELL_MODE: 'demo',
    FRAMEWELL_RATE_LIMIT: 'off',
    ...demoKeys(varDirectory(clone)),
    DATABASE_URL: shop.databaseUrl,
  });
  const pool = openPool({ url: shop.databaseUrl, max: 3 });
  const { commerce, memberData, messages, customers, curtain } = createServices({
    env,
    pool,
    log: createLog('silent'),
    publicUrl: () => shop.url,
  });
  let imported = 0;

  const messagesTo = async (contact: string) =>
    (await messages.outbox()).filter(({ to }) => to === contact);

  async function codesTo(contact: string): Promise<string[]> {
    const sent = await messagesTo(contact);
    return sent.flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? []);
  }

  return {
    messagesTo,
    codesTo,
    async freshMember(record = {}) {
      imported += 1;
      const number = 100_000 + worker * 1000 + imported;
      const contact = `vera${number}@members.example`;
      const member = {
        memberId: `AH-${number}`,
        firstName: 'Vera',
        lastName: 'Sample',
        plan: brand.plan.name,
        email: contact,
        ...record,
      };
      await memberData.members.import([member]);
      const shown = await memberData.members.show(member.memberId);
      if (!shown) throw new Error(`${member.memberId} was not imported`);
      const { memberId, firstName, lastName } = member;
      return { memberId, firstName, lastName, contact, userId: shown.userId };
    },
    async codeAfter(contact, ask) {
      // One at a time: another worker may ask for the same member of the demo.
      const client = await pool.connect();
      try {
        await client.query(`set lock_timeout = 0`);
        await client.query(`set statement_timeout = 0`);
        await client.query(`select pg_advisory_lock(hashtext($1))`, [contact]);
        const before = (await codesTo(contact)).length;
        await ask();
        await expect
          .poll(async () => (await codesTo(contact)).length, { message: `a code for ${contact}` })
          .toBeGreaterThan(before);
        return (await codesTo(contact))[0]!;
      } finally {
        client.release(true);
      }
    },
    async letSessionsExpire(userId) {
      await pool.query(
        `update shop.sessions set last_seen_at = now() - interval '2 hours' where user_id = $1`,
        [userId],
      );
    },
    async approveReview(summary) {
      const waiting = await commerce.reviews.list({ onlyPending: true });
      const review = waiting.find((one) => one.summary === summary);
      if (!review) throw new Error(`no review ${summary} waits`);
      await commerce.reviews.approve([review.id]);
    },
    async orderCount(userId) {
      const email = await customers.ensureCustomer(userId);
      const { rows } = await pool.query<{ count: string }>(
        `select count(*) from commerce.orders where customer_id = $1`,
        [(await commerce.customerIds([email])).get(email)],
      );
      return Number(rows[0]?.count);
    },
    setCurtain: (isClosed) => curtain.set(isClosed),
    async sellOut(colourSku) {
      const { rows } = await pool.query<{ product_id: string; qty: number }>(
        `select product_id, qty from commerce.stock
         where product_id = (select id from commerce.products where sku = $1)`,
        [colourSku],
      );
      const keep = (qty: number) =>
        pool.query(`update commerce.stock set qty = $2 where product_id = $1`, [
          rows[0]?.product_id,
          qty,
        ]);
      await keep(0);
      return async () => void (await keep(rows[0]?.qty ?? 0));
    },
    close: () => pool.end(),
  };
}
