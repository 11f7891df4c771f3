import type { Queryable } from '#service-base/transaction.ts';
import type { ChargeState, OpenPage, ShownPayment } from './port.ts';

/** The payment of one attempt, as it is kept. */
export type Payment = {
  attemptId: string;
  amountMinor: number;
  currency: string;
  state: 'opening' | 'open' | 'ended' | ChargeState;
  goal: 'capture' | 'return' | null;
  sessionId: string | null;
  pageUrl: string | null;
  intentId: string | null;
  /** The page cannot be paid on any more, by the database's clock. */
  isPast: boolean;
  /** Since the provider was last asked about the page; null before. */
  lookedAgoMs: number | null;
  wasAuthorised: boolean;
};

const columns = `attempt_id as "attemptId", amount_minor as "amountMinor", currency, state, goal,
  session_id as "sessionId", page_url as "pageUrl", intent_id as "intentId",
  coalesce(open_until < now(), false) as "isPast", authorised_at is not null as "wasAuthorised",
  (extract(epoch from now() - looked_at) * 1000)::float8 as "lookedAgoMs"`;

export async function findPayment(db: Queryable, attemptId: string): Promise<Payment | null> {
  const { rows } = await db.query<Payment>(
    `select ${columns} from shop.payments where attempt_id = $1`,
    [attemptId],
  );
  return rows[0] ?? null;
}

/** The payment of the attempt, begun now unless it was before. */
export async function beginPayment(
  db: Queryable,
  { attemptId, amountMinor, currency }: Pick<Payment, 'attemptId' | 'amountMinor' | 'currency'>,
): Promise<Payment> {
  await db.query(
    `insert into shop.payments (attempt_id, amount_minor, currency) values ($1, $2, $3)
     on conflict (attempt_id) do nothing`,
    [attemptId, amountMinor, currency],
  );
  const payment = await findPayment(db, attemptId);
  if (!payment) throw new Error('a payment vanished as it was begun');
  return payment;
}

/** False when another page is kept, or none is wanted: nobody is to be sent to this one. */
export async function keepPage(
  db: Queryable,
  attemptId: string,
  { sessionId, url, openUntil }: OpenPage,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update shop.payments
     set state = 'open', session_id = $2, page_url = $3, open_until = $4, changed_at = now()
     where attempt_id = $1 and goal is null and state = 'opening'`,
    [attemptId, sessionId, url, openUntil],
  );
  return rowCount === 1;
}

export async function noteLook(db: Queryable, attemptId: string): Promise<void> {
  await db.query(`update shop.payments set looked_at = now() where attempt_id = $1`, [attemptId]);
}

/** True for whoever is the first to know. */
export async function noteAuthorised(
  db: Queryable,
  attemptId: string,
  intentId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update shop.payments
     set state = 'authorised', intent_id = $2, page_url = null, authorised_at = now(),
       changed_at = now()
     where attempt_id = $1 and state in ('opening', 'open', 'ended')`,
    [attemptId, intentId],
  );
  return rowCount === 1;
}

/** Nothing was paid, and nothing can be. */
export async function noteEnded(db: Queryable, attemptId: string): Promise<void> {
  await db.query(
    `update shop.payments set state = 'ended', page_url = null, changed_at = now()
     where attempt_id = $1 and state in ('opening', 'open')`,
    [attemptId],
  );
}

/** How far each state is; a payment goes only on. */
const stage = { authorised: 1, captured: 2, returned: 3, refunded: 3 } as const satisfies Record<
  ChargeState,
  number
>;

/**
 * Answers the first to know; `isLapsed` where an order counts on what the provider has given back
 * by itself.
 */
export async function noteCharge(
  db: Queryable,
  attemptId: string,
  state: ChargeState,
): Promise<{ isFirst: boolean; isLapsed: boolean }> {
  const before = Object.entries(stage).flatMap(([name, at]) => (at < stage[state] ? [name] : []));
  const { rows } = await db.query<{ isLapsed: boolean }>(
    `update shop.payments
     set state = $2, changed_at = now(),
       lapsed_at = case when $2 = 'returned' and goal = 'capture' then now() else lapsed_at end
     where attempt_id = $1 and state = any($3)
     returning lapsed_at is not null as "isLapsed"`,
    [attemptId, state, before],
  );
  return { isFirst: rows.length === 1, isLapsed: rows[0]?.isLapsed ?? false };
}

/**
 * Decides that nobody takes the payment; false when its order has taken it. Both are one row's
 * affair, so that an order and the return of its payment cannot both come of one attempt.
 */
export async function decideReturn(db: Queryable, attemptId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update shop.payments set goal = 'return', changed_at = now()
     where attempt_id = $1 and goal is null`,
    [attemptId],
  );
  if (rowCount === 1) return true;
  return (await findPayment(db, attemptId))?.goal !== 'capture';
}

/**
 * Takes the authorised payment of a cart for its order, as part of the transaction that writes
 * the order; null when there is none over that very amount. Of an account that pays on two devices
 * it is the one that began first; the other goes back when its attempt is closed.
 */
export async function takeForOrder(
  db: Queryable,
  order: { cartId: string; totalMinor: number; currency: string },
): Promise<string | null> {
  const { rows } = await db.query<{ attempt_id: string }>(
    `update shop.payments set goal = 'capture', changed_at = now()
     where goal is null and attempt_id =
       (select p.attempt_id from shop.payments p
        join shop.order_attempts a on a.id = p.attempt_id
        where a.cart_id = $1 and a.state = 'open' and p.state = 'authorised'
          and p.goal is null and p.amount_minor = $2 and p.currency = $3
        order by a.started_at, a.id limit 1
        for update of p)
     returning attempt_id`,
    [order.cartId, order.totalMinor, order.currency],
  );
  return rows[0]?.attempt_id ?? null;
}

/** The same way back, as part of the transaction that cancels the order. */
export async function returnOfOrder(db: Queryable, cartId: string): Promise<string | null> {
  const { rows } = await db.query<{ attempt_id: string }>(
    `update shop.payments p set goal = 'return', changed_at = now()
     from shop.order_attempts a
     where a.id = p.attempt_id and a.cart_id = $1 and p.goal = 'capture'
     returning p.attempt_id`,
    [cartId],
  );
  return rows[0]?.attempt_id ?? null;
}

/** Of an order whose payment lapsed and that is paid otherwise: nobody takes it any more. */
export async function settleLapsed(db: Queryable, orderNumber: string): Promise<void> {
  await db.query(
    `update shop.payments p set goal = 'return', changed_at = now()
     from shop.order_attempts a
     where a.id = p.attempt_id and a.order_number = $1 and p.lapsed_at is not null`,
    [orderNumber],
  );
}

/**
 * Payments that are not where they were decided to go, though an hour has passed, and that no job
 * will be tried for: the provider was away for days, say.
 */
export async function paymentsLeft(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ attempt_id: string }>(
    `select p.attempt_id from shop.payments p
     where p.changed_at < now() - interval '1 hour'
       and (p.goal = 'capture' and p.state = 'authorised'
         or p.goal = 'return' and p.state in ('opening', 'open', 'authorised', 'captured'))
       and not exists (select from graphile_worker._private_jobs j
                        where j.key = 'move-payment:' || p.attempt_id and j.attempts < j.max_attempts)
     order by p.changed_at limit $1`,
    [limit],
  );
  return rows.map((row) => row.attempt_id);
}

/** The attempt that a notice is about; null where it is none of ours. */
export async function attemptOfNotice(
  db: Queryable,
  { sessionId, intentId }: { sessionId: string | null; intentId: string | null },
): Promise<string | null> {
  const { rows } = await db.query<{ attempt_id: string }>(
    `select attempt_id from shop.payments where session_id = $1 or intent_id = $2`,
    [sessionId, intentId],
  );
  return rows[0]?.attempt_id ?? null;
}

/** False when this notice was taken before. */
export async function takeNotice(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into shop.payment_notices (id) values ($1) on conflict (id) do nothing`,
    [id],
  );
  return rowCount === 1;
}

/** How the payments of these orders stand; an order that was paid otherwise has none. */
export async function paymentsOfOrders(
  db: Queryable,
  orderNumbers: string[],
): Promise<ReadonlyMap<string, ShownPayment>> {
  const { rows } = await db.query<{ order_number: string; shown: ShownPayment }>(
    `select a.order_number,
       case when p.lapsed_at is not null
           then case p.goal when 'capture' then 'lapsed-owed' else 'lapsed' end
         when p.goal = 'return' and p.state in ('authorised', 'captured') then 'being-returned'
         else p.state end as shown
     from shop.payments p join shop.order_attempts a on a.id = p.attempt_id
     where a.order_number = any($1) and p.authorised_at is not null`,
    [orderNumbers],
  );
  return new Map(rows.map((row) => [row.order_number, row.shown]));
}
