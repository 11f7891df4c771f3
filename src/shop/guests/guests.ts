import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { sealedTo } from '../sealed-to.ts';
import { hashOf } from '../session/sessions.ts';
import type { ShopperKey } from '../shopper.ts';
import { newGuestKey } from './guest-key.ts';

/**
 * How long a guest is known after the last request. Longer than twenty hours, so that nobody loses
 * what they typed by being slow (WCAG 2.2.1); the browser forgets when it is closed.
 */
export const guestHours = 24;

/**
 * How long one is kept whose cookie never came back. A browser brings it with the next page, at
 * once: whoever does not keeps no cookies, and could never come back to it.
 */
const strangerHours = 1;

/** So many in one statement. */
const endedAtOnce = 1000;

/** An order of a guest, by commerce's number and where it was confirmed to. */
export type LookedUp = { number: string; email: string };

/** The account that somebody signed in to who is no member; commerce has all else of it. */
export type GuestAccount = {
  /** Names them to commerce; no browser gets it. */
  token: string;
  /** When it was given: it is replaced in good time. */
  tokenSince: string;
  email: string;
  firstName: string;
  lastName: string;
};

/** A guest as this request knows them. */
export type GuestRecord = {
  idHash: Buffer;
  shopperKey: ShopperKey;
  /** Null until something was put in a cart. */
  cartId: string | null;
  /** Orders that were placed before, and proven to be the guest's own. */
  lookedUp: LookedUp[];
  /**
   * The member who signed in here while nothing could be taken over: nobody else is to have it.
   */
  signedInAs: string | null;
  /** Null for who has none, or has not signed in to it. */
  account: GuestAccount | null;
  /** Pages ask for it next. */
  sealedDraft: Buffer | null;
};

export type Guests = {
  /** Nobody yet: kept only by `keep`, so that visitors who leave nothing fill no table. */
  fresh(): { cookie: string; guest: GuestRecord };
  keep(guest: GuestRecord): Promise<void>;
  /** The guest behind a cookie's value, or null; finding counts as activity. */
  find(cookie: string): Promise<GuestRecord | null>;
  /** Another cookie for the same guest, who signs in: one that somebody planted is worth nothing. */
  renewCookie(guest: GuestRecord): Promise<string>;
  /** The token of a guest who is not there, for the job that finishes orders; null without an account. */
  accountToken(shopperKey: ShopperKey): Promise<string | null>;
  /** The guests who are signed in to the account under an address, on whatever devices. */
  ofAccount(email: string): Promise<ShopperKey[]>;
  /** Keeps the cart, the orders, the account and who signed in as they stand in `guest`. */
  saveSecrets(guest: GuestRecord): Promise<void>;
  /** Makes the guest's papers the member's; `isSaved` as that of the saved prescription is. */
  giveUploads(guest: GuestRecord, userId: string, isSaved: boolean): Promise<void>;
  /**
   * Forgets the guest and everything kept for them, but what an order still needs. Their cart is
   * commerce's to remove.
   */
  end(guest: Pick<GuestRecord, 'shopperKey'>): Promise<void>;
  /** Ends those who were last here too long ago, after `removeCarts` was given the ids of their carts. */
  endLeft(removeCarts: (cartIds: string[]) => Promise<unknown>): Promise<void>;
};

type Secrets = Pick<GuestRecord, 'cartId' | 'lookedUp' | 'signedInAs' | 'account'>;
type Row = { shopperKey: string; sealed: Buffer; sealedDraft: Buffer | null; isDue: boolean };

export function createGuests(pool: pg.Pool, sealer: Sealer): Guests {
  const seal = (shopperKey: ShopperKey, { cartId, lookedUp, signedInAs, account }: Secrets) =>
    sealer.seal(
      JSON.stringify({ cartId, lookedUp, signedInAs, account }),
      sealedTo.guest(shopperKey),
    );

  const open = ({ shopperKey, sealed }: Pick<Row, 'shopperKey' | 'sealed'>) =>
    // Versions before knew of no orders, of nobody who had signed in, and of no accounts.
    ({
      lookedUp: [],
      signedInAs: null,
      account: null,
      ...(JSON.parse(sealer.open(sealed, sealedTo.guest(shopperKey))) as Pick<Secrets, 'cartId'> &
        Partial<Secrets>),
    });

  return {
    fresh() {
      const cookie = randomBytes(32).toString('base64url');
      const nothing = { cartId: null, lookedUp: [], signedInAs: null, account: null };
      const guest = { shopperKey: newGuestKey(), sealedDraft: null, ...nothing };
      return { cookie, guest: { ...guest, idHash: hashOf(cookie) } };
    },

    async keep({ idHash, shopperKey, ...secrets }) {
      await pool.query(
        `insert into shop.guests (id_hash, shopper_key, sealed, came_back)
         values ($1, $2, $3, false)
         on conflict (id_hash) do nothing`,
        [idHash, shopperKey, seal(shopperKey, secrets)],
      );
    },

    async find(cookie) {
      if (!/^[\w-]{43}$/.test(cookie)) return null;
      const idHash = hashOf(cookie);
      const { rows } = await pool.query<Row>(
        `select g.shopper_key as "shopperKey", g.sealed, d.sealed as "sealedDraft",
           g.last_seen_at < now() - interval '1 minute' or not g.came_back as "isDue"
         from shop.guests g left join shop.drafts d on d.user_id = g.shopper_key
         where g.id_hash = $1 and g.last_seen_at > now() - make_interval(hours => $2)`,
        [idHash, guestHours],
      );
      const [row] = rows;
      if (!row) return null;
      if (row.isDue)
        await pool.query(
          `update shop.guests set last_seen_at = now(), came_back = true where id_hash = $1`,
          [idHash],
        );
      const { shopperKey, sealedDraft } = row;
      return { idHash, shopperKey, sealedDraft, ...open(row) };
    },

    async renewCookie(guest) {
      const cookie = randomBytes(32).toString('base64url');
      guest.idHash = hashOf(cookie);
      await pool.query(`update shop.guests set id_hash = $2 where shopper_key = $1`, [
        guest.shopperKey,
        guest.idHash,
      ]);
      return cookie;
    },

    async accountToken(shopperKey) {
      const { rows } = await pool.query<Pick<Row, 'sealed'>>(
        `select sealed from shop.guests where shopper_key = $1`,
        [shopperKey],
      );
      return rows[0] ? (open({ shopperKey, ...rows[0] }).account?.token ?? null) : null;
    },

    async ofAccount(email) {
      const { rows } = await pool.query<Pick<Row, 'shopperKey' | 'sealed'>>(
        `select shopper_key as "shopperKey", sealed from shop.guests`,
      );
      const wanted = email.trim().toLowerCase();
      const isOfIt = (row: (typeof rows)[number]) =>
        open(row).account?.email.toLowerCase() === wanted;
      return rows.filter(isOfIt).map(({ shopperKey }) => shopperKey);
    },

    async saveSecrets({ shopperKey, ...secrets }) {
      await pool.query(`update shop.guests set sealed = $2 where shopper_key = $1`, [
        shopperKey,
        seal(shopperKey, secrets),
      ]);
    },

    giveUploads: ({ shopperKey }, userId, isSaved) =>
      inTransaction(pool, async (client) => {
        // At most one is that of the saved prescription.
        if (isSaved)
          await client.query(`update shop.uploads set is_saved = false where user_id = $1`, [
            userId,
          ]);
        await client.query(
          `update shop.uploads set user_id = $2, is_saved = is_saved and $3 where user_id = $1`,
          [shopperKey, userId, isSaved],
        );
      }),

    end: ({ shopperKey }) => inTransaction(pool, (client) => forgetGuests(client, [shopperKey])),

    async endLeft(removeCarts) {
      let left: number;
      do {
        const { rows } = await pool.query<Pick<Row, 'shopperKey' | 'sealed'>>(
          `select shopper_key as "shopperKey", sealed from shop.guests
           where last_seen_at < now() - make_interval(hours => case when came_back then $1::integer else $3::integer end)
           order by last_seen_at limit $2`,
          [guestHours, endedAtOnce, strangerHours],
        );
        left = rows.length;
        // First the carts: without the guest nobody knows which they were.
        await removeCarts(rows.flatMap((row) => open(row).cartId ?? []));
        const keys = rows.map(({ shopperKey }) => shopperKey);
        await inTransaction(pool, (client) => forgetGuests(client, keys));
      } while (left === endedAtOnce);
    },
  };
}

/** The picture behind an order stays as long as a member's: an optician may have to look at it. */
async function forgetGuests(client: Queryable, shopperKeys: ShopperKey[]): Promise<void> {
  await client.query(`delete from shop.guests where shopper_key = any($1)`, [shopperKeys]);
  await client.query(`delete from shop.drafts where user_id = any($1)`, [shopperKeys]);
  await client.query(
    `delete from shop.uploads u where user_id = any($1) and not exists (
       select from shop.order_attempts a where a.upload_id = u.id and a.state <> 'refused')`,
    [shopperKeys],
  );
}
