import type pg from 'pg';
import type { Recipient } from '#service-base/message.ts';
import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { isGuestKey } from '../guests/guest-key.ts';
import { sealedTo } from '../sealed-to.ts';
import type { ShopperKey } from '../shopper.ts';

/** One try to place an order, kept so that a crash between two systems can be resolved. */
export type Attempt = {
  id: string;
  shopperKey: ShopperKey;
  cartId: string;
  store: StoreCode;
  expectedTotalMinor: number;
  /** Of all else that was reviewed; null where the attempt knows the total alone. */
  reviewedHash: string | null;
  idempotencyKey: string;
  state: 'open' | 'placed' | 'refused';
  /** Whether the member may order and the total is agreed; before that commerce was sent nothing. */
  isDecided: boolean;
  /** Commerce is sent nothing until it is paid on a provider's page. */
  isPaidFirst: boolean;
  orderNumber: string | null;
  refusedBecause: string | null;
  /** The member's newest order when it was decided, by commerce's list; null when there was none. */
  newestOrderBefore: string | null;
  /** Since it was decided, or else opened, by the database's clock, when it was read. */
  ageMs: number;
};

const columns = `id, user_id as "shopperKey", cart_id as "cartId", store,
  expected_total_minor as "expectedTotalMinor", reviewed_hash as "reviewedHash",
  idempotency_key as "idempotencyKey", state, decided_at is not null as "isDecided",
  is_paid_first as "isPaidFirst", refused_because as "refusedBecause",
  order_number as "orderNumber", newest_order_before as "newestOrderBefore",
  (extract(epoch from clock_timestamp() - coalesce(decided_at, started_at)) * 1000)::float8 as "ageMs"`;

/**
 * Opens an attempt; answers null when the member has one open already, on whatever device:
 * the unique index decides, not a look beforehand.
 */
export async function openAttempt(
  pool: pg.Pool,
  sealer: Sealer,
  attempt: Pick<
    Attempt,
    'shopperKey' | 'cartId' | 'store' | 'expectedTotalMinor' | 'reviewedHash' | 'idempotencyKey'
  > &
    Partial<Pick<Attempt, 'isPaidFirst'>>,
  contact: Recipient | null,
  /** What the prescription was compared with, and whether an optician is to compare it again. */
  picture: { uploadId: string; isToBeReviewed: boolean } | null = null,
): Promise<Attempt | null> {
  const { rows } = await pool.query<Attempt>(
    `insert into shop.order_attempts
       (user_id, cart_id, store, expected_total_minor, idempotency_key, sealed_contact, reviewed_hash,
        upload_id, review, is_paid_first)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (user_id) where state = 'open' do nothing
     returning ${columns}`,
    [
      attempt.shopperKey,
      attempt.cartId,
      attempt.store,
      attempt.expectedTotalMinor,
      attempt.idempotencyKey,
      contact && sealer.seal(JSON.stringify(contact), sealedTo.contact(attempt.shopperKey)),
      attempt.reviewedHash,
      picture?.uploadId ?? null,
      picture?.isToBeReviewed ? 'waiting' : null,
      attempt.isPaidFirst ?? false,
    ],
  );
  return rows[0] ?? null;
}

/** Where somebody is told of an order, and whether they placed it as a guest, without a benefit. */
export type Told = { recipient: Recipient; isGuest: boolean };

/**
 * Whom to tell of the order that a cart became; null when it was placed without us or the member
 * has no contact. The attempt stands here before commerce is asked, so this holds whether or not
 * it is closed by now.
 */
export async function contactOfCart(
  pool: pg.Pool,
  sealer: Sealer,
  cartId: string,
): Promise<Told | null> {
  const { rows } = await pool.query<{ user_id: string; sealed_contact: Buffer }>(
    `select user_id, sealed_contact from shop.order_attempts
     where cart_id = $1 and sealed_contact is not null
     order by started_at desc limit 1`,
    [cartId],
  );
  const [row] = rows;
  if (!row) return null;
  const contact = sealer.open(row.sealed_contact, sealedTo.contact(row.user_id));
  return { recipient: JSON.parse(contact) as Recipient, isGuest: isGuestKey(row.user_id) };
}

/** Where a shopper was told of an order of theirs; null where it is not theirs, or was long ago. */
export async function contactOfOwnOrder(
  pool: pg.Pool,
  sealer: Sealer,
  { shopperKey, orderNumber }: { shopperKey: ShopperKey; orderNumber: string },
): Promise<Recipient | null> {
  const { rows } = await pool.query<{ cart_id: string }>(
    `select cart_id from shop.order_attempts where user_id = $1 and order_number = $2`,
    [shopperKey, orderNumber],
  );
  const told = rows[0] && (await contactOfCart(pool, sealer, rows[0].cart_id));
  return told?.recipient ?? null;
}

export async function findOpenAttempt(
  pool: pg.Pool,
  shopperKey: ShopperKey,
): Promise<Attempt | null> {
  const { rows } = await pool.query<Attempt>(
    `select ${columns} from shop.order_attempts where user_id = $1 and state = 'open'`,
    [shopperKey],
  );
  return rows[0] ?? null;
}

/** The member's newest try, however it ended; a form sent twice is no try of its own. */
export async function findNewestAttempt(
  pool: pg.Pool,
  shopperKey: ShopperKey,
): Promise<Attempt | null> {
  const { rows } = await pool.query<Attempt>(
    `select ${columns} from shop.order_attempts
     where user_id = $1 and refused_because is distinct from $2
     order by started_at desc limit 1`,
    [shopperKey, sentAgain],
  );
  return rows[0] ?? null;
}

/** Why an attempt ends that found its cart ordered already. */
export const sentAgain = 'already placed';

/** The order that this cart became, if it did: the same form sent again gets the same number. */
export async function findPlacedAttempt(
  pool: pg.Pool,
  shopperKey: ShopperKey,
  cartId: string,
): Promise<Attempt | null> {
  const { rows } = await pool.query<Attempt>(
    `select ${columns} from shop.order_attempts
     where user_id = $1 and cart_id = $2 and state = 'placed'`,
    [shopperKey, cartId],
  );
  return rows[0] ?? null;
}

/** Those of these orders that are known here already, as the outcome of one of the attempts. */
export async function knownOrders(pool: pg.Pool, orderNumbers: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ order_number: string }>(
    `select order_number from shop.order_attempts where order_number = any($1)`,
    [orderNumbers],
  );
  return new Set(rows.map((row) => row.order_number));
}

/** The attempt that became this order, and when we knew; null when it was placed without us. */
export async function attemptOfOrder(
  pool: pg.Pool,
  orderNumber: string,
): Promise<(Attempt & { closedAt: Date }) | null> {
  const { rows } = await pool.query<Attempt & { closedAt: Date }>(
    `select ${columns}, closed_at as "closedAt" from shop.order_attempts where order_number = $1`,
    [orderNumber],
  );
  return rows[0] ?? null;
}

/** One try, by its id; null where there is none. */
export async function findAttempt(pool: pg.Pool, id: string): Promise<Attempt | null> {
  const { rows } = await pool.query<Attempt>(
    `select ${columns} from shop.order_attempts where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Attempts that nobody has finished for a while; the recovery job meets them here. */
export async function attemptsLeftOpen(pool: pg.Pool, olderThanMs: number): Promise<Attempt[]> {
  const { rows } = await pool.query<Attempt>(
    `select ${columns} from shop.order_attempts
     where state = 'open' and started_at < now() - make_interval(secs => $1::float8 / 1000)
     order by started_at`,
    [olderThanMs],
  );
  return rows;
}

/**
 * Notes that nothing stands in the way, before commerce is asked; false when somebody else has
 * decided or closed the attempt meanwhile. Whoever is told true is the one to ask commerce.
 */
export async function markDecided(
  pool: pg.Pool,
  { id, newestOrderBefore }: Attempt,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update shop.order_attempts set decided_at = clock_timestamp(), newest_order_before = $2
     where id = $1 and state = 'open' and decided_at is null`,
    [id, newestOrderBefore],
  );
  return rowCount === 1;
}

/**
 * Closes with the order's number; false when it was closed with a number before. An order that
 * exists outweighs a refusal.
 */
export async function closeAsPlaced(
  client: pg.PoolClient,
  attempt: Attempt,
  orderNumber: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update shop.order_attempts
     set state = 'placed', order_number = $2, refused_because = null, closed_at = now()
     where id = $1 and state <> 'placed'`,
    [attempt.id, orderNumber],
  );
  return rowCount === 1;
}

/**
 * Whether an order is another attempt's, as where one account orders on two devices: it was told
 * to that one, or has taken its payment.
 */
export async function isOfAnotherAttempt(
  db: Queryable,
  attempt: Attempt,
  orderNumber: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from shop.order_attempts a left join shop.payments p on p.attempt_id = a.id
     where a.id <> $1 and (a.order_number = $2 or a.cart_id = $3 and p.goal = 'capture')`,
    [attempt.id, orderNumber, attempt.cartId],
  );
  return rowCount !== 0;
}

/** False when somebody else has closed it. */
export async function closeAsRefused(
  db: Queryable,
  attempt: Attempt,
  because: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update shop.order_attempts set state = 'refused', refused_because = $2, closed_at = now()
     where id = $1 and state = 'open'`,
    [attempt.id, because.slice(0, 200)],
  );
  return rowCount === 1;
}
