import { randomInt, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { GuestRecord, LookedUp } from '../guests/guests.ts';
import type { Limits } from '../limits/limits.ts';
import { sealedTo } from '../sealed-to.ts';
import type { OrderLookup } from './port.ts';

/** As of a sign-in (decision 10): how long a code lives, and how often it may be tried. */
const codeMinutes = 10;
const triesMax = 5;

export type OrderLookupOptions = {
  pool: pg.Pool;
  sealer: Sealer;
  limits: Limits;
  /** Of the caller, for limits only. */
  address: string;
  guest: GuestRecord;
  /** Keeps the guest, of whom nothing may be kept yet. */
  begin(): Promise<void>;
  /** Whether a guest's order has this number and this address. */
  exists(asked: LookedUp): Promise<boolean>;
  /** Mails the code, in the transaction that keeps it. */
  mail(client: Queryable, to: string, code: string, locale: 'en' | 'de'): Promise<void>;
  /** Lets the guest see the order from now on. */
  remember(found: LookedUp): Promise<void>;
};

/**
 * The lookup of one browser. Codes to one address are few whoever asks, and each may be tried five
 * times, so that guessing takes longer than anybody has; what is answered says nothing of whether
 * there is such an order.
 */
export function createOrderLookup(options: OrderLookupOptions): OrderLookup {
  const { pool, sealer, limits, address, guest } = options;
  const { shopperKey } = guest;
  const sealedFor = sealedTo.orderLookup(shopperKey);
  const proofOf = (code: string) =>
    sealer.fingerprint(`${shopperKey}:${code}`, 'shop.order-lookup.code');
  const open = (sealed: Buffer) => JSON.parse(sealer.open(sealed, sealedFor)) as LookedUp;
  const isLive = `sent_at > now() - make_interval(mins => ${codeMinutes}) and tries < ${triesMax}`;

  return {
    async read() {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        `select sealed from shop.order_lookups where shopper_key = $1 and ${isLive}`,
        [shopperKey],
      );
      return rows[0] ? { email: open(rows[0].sealed).email } : null;
    },

    async sendCode(typed, locale) {
      const asked = { ...typed, email: typed.email.toLowerCase() };
      const account = sealer.fingerprint(asked.email, 'shop.order-lookup.email');
      const wait =
        (await limits.takeSignIn(address, false)) ?? (await limits.takeLookupCode(account));
      if (wait) return { status: 'limited', retryAfterSeconds: wait };

      await options.begin();
      const isThere = await options.exists(asked);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await inTransaction(pool, async (client) => {
        await client.query(
          `insert into shop.order_lookups (shopper_key, sealed, code_proof) values ($1, $2, $3)
           on conflict (shopper_key) do update
             set sealed = $2, code_proof = $3, tries = 0, sent_at = now()`,
          [
            shopperKey,
            sealer.seal(JSON.stringify(asked), sealedFor),
            isThere ? proofOf(code) : null,
          ],
        );
        // The same work where there is none: a message to nobody is rolled back.
        await client.query('savepoint message');
        await options.mail(client, asked.email, code, locale);
        await client.query(`${isThere ? 'release' : 'rollback to'} savepoint message`);
      });
      return { status: 'sent' };
    },

    async verify(code) {
      const wait = await limits.takeCode(address);
      if (wait) return { status: 'limited', retryAfterSeconds: wait };
      // Counted before it is looked at: of many at once five are.
      const { rows } = await pool.query<{
        sealed: Buffer;
        code_proof: string | null;
        tries: number;
      }>(
        `update shop.order_lookups set tries = tries + 1 where shopper_key = $1 and ${isLive}
         returning sealed, code_proof, tries`,
        [shopperKey],
      );
      const [row] = rows;
      if (!row) return { status: 'expired' };
      if (!isSame(row.code_proof, proofOf(code)))
        return { status: 'wrong', triesLeft: triesMax - row.tries };
      const found = open(row.sealed);
      await options.remember(found);
      await pool.query(`delete from shop.order_lookups where shopper_key = $1`, [shopperKey]);
      return { status: 'found', number: found.number };
    },

    found: () => guest.lookedUp.map(({ number }) => number),
  };
}

function isSame(kept: string | null, given: string): boolean {
  const [one, other] = [Buffer.from(kept ?? ''), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
