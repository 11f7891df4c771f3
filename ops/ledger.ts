import { isGuestKey } from '#shop/guests/guest-key.ts';
import { DEFAULT_ALLOWED_STATUSES, isAllowedStatus } from '#domain/orders/order-rules.ts';
import type { RedemptionRow } from '#member-data/index.ts';
import type { Services } from '#server/services.ts';
import { paymentsMatchOrders } from './payments.ts';
import { keptInClear } from './kept-in-clear.ts';
import type { LedgerViolation } from './ledger-violation.ts';

type OrderSummary = Awaited<ReturnType<Services['commerce']['orders']['list']>>[number];

/** An order as the rules across both services see it. */
type MemberOrder = { userId: string; number: string; status: string; placedAt: Date };

/**
 * Whether orders, stock, carts, messages, redemptions and attempts agree. Commerce checks what
 * is its own (I1, I2, I5 to I7); what lies between the services, and what is kept in clear, is checked here.
 */
export async function checkLedger(services: Services): Promise<LedgerViolation[]> {
  const { env } = services;
  return [
    ...(env.COMMERCE_GRAPHQL_URL ? [] : await checkOrders(services)),
    ...(await keptInClear(services)),
  ];
}

/** What the ledger does not look at because it lies elsewhere; nothing where all is ours. */
export function notLookedAt({ env }: Services): string[] {
  if (env.COMMERCE_GRAPHQL_URL)
    return ['I1 to I8, I11 and I12: another platform (COMMERCE_GRAPHQL_URL) has the orders'];
  return env.MEMBER_DATA_GRAPHQL_URL
    ? ["I8: the plan's own service (MEMBER_DATA_GRAPHQL_URL) has the redemptions"]
    : [];
}

async function checkOrders(services: Services): Promise<LedgerViolation[]> {
  const own = await services.commerce.ledger();
  const all = await services.commerce.orders.list(1_000_000);
  const orders = await memberOrders(services, all);
  return [
    ...own.map(({ invariant, detail }) => ({ invariant, what: detail })),
    ...onePairInEachPeriod(orders, services.env.GLASS_REDEMPTION_WAITING_PERIOD),
    ...(await toldNumbersExist(services, all, orders)),
    ...(await ordersAreMailed(services)),
    ...(await unpaidAreReleased(services)),
    ...(await paymentsMatchOrders(services)),
    ...(await redemptionsMatchOrders(services, all, orders)),
  ];
}

async function memberOrders(
  { pool, commerce }: Services,
  all: OrderSummary[],
): Promise<MemberOrder[]> {
  const { rows } = await pool.query<{ user_id: string; customer_email: string }>(
    `select user_id, customer_email from shop.member_customers`,
  );
  const customerIds = await commerce.customerIds(rows.map((row) => row.customer_email));
  const memberOf = new Map(rows.map((row) => [customerIds.get(row.customer_email), row.user_id]));
  return all.flatMap(({ customerId, number, status, placedAt }) => {
    const userId = customerId === null ? undefined : memberOf.get(customerId);
    return userId ? [{ userId, number, status, placedAt }] : [];
  });
}

/** I3: at most one order that counts for each member inside a waiting period. */
function onePairInEachPeriod(orders: MemberOrder[], periodMs: number): LedgerViolation[] {
  const counting = orders.filter(
    ({ status }) => !isAllowedStatus(status, DEFAULT_ALLOWED_STATUSES),
  );
  const byMember = Object.groupBy(counting, ({ userId }) => userId);
  return Object.values(byMember).flatMap((own = []) => {
    const sorted = own.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
    return sorted.slice(1).flatMap((order, index) => {
      const before = sorted[index]!;
      const gapMs = order.placedAt.getTime() - before.placedAt.getTime();
      return gapMs > periodMs
        ? []
        : [{ invariant: 'I3', what: `orders ${before.number} and ${order.number} of one member` }];
    });
  });
}

/**
 * I4: every number that a member was told is an order of that member, or of one erased since; one
 * that a guest was told is no member's.
 */
async function toldNumbersExist(
  { pool }: Services,
  all: OrderSummary[],
  orders: MemberOrder[],
): Promise<LedgerViolation[]> {
  const ownerOf = new Map(orders.map(({ number, userId }) => [number, userId]));
  const ofNobody = new Set(all.filter((order) => order.customerId === null).map((o) => o.number));
  const { rows } = await pool.query<{ user_id: string; order_number: string }>(
    `select user_id, order_number from shop.order_attempts where state = 'placed'`,
  );
  return rows
    .filter((row) => !ofNobody.has(row.order_number))
    .filter((row) =>
      isGuestKey(row.user_id)
        ? ownerOf.has(row.order_number)
        : ownerOf.get(row.order_number) !== row.user_id,
    )
    .map((row) => ({
      invariant: 'I4',
      what: `number ${row.order_number} is not ${isGuestKey(row.user_id) ? 'a guest' : 'the member'}'s`,
    }));
}

/**
 * I6: whoever placed an order and has a contact was sent its confirmation, or a job will be tried
 * that sends it. Messages and contacts are kept for thirty days.
 */
async function ordersAreMailed({ pool }: Services): Promise<LedgerViolation[]> {
  const { rows } = await pool.query<{ order_number: string }>(
    `select a.order_number from shop.order_attempts a
     where a.state = 'placed' and a.sealed_contact is not null
       and a.closed_at > now() - interval '29 days'
       and not exists (select from shop.messages m
                        where m.dedupe_key = 'order-confirmation:' || a.order_number)
       and not exists (select from commerce.orders o
                         join graphile_worker._private_jobs j
                           on j.key = 'order-confirmation:' || o.id
                        where o.number = a.order_number and j.attempts < j.max_attempts)
     order by a.order_number`,
  );
  return rows.map((row) => ({
    invariant: 'I6',
    what: `order ${row.order_number} was placed and not mailed`,
  }));
}

/** The job comes every ten minutes, and may have to try again. */
const releaseGraceMs = 60 * 60 * 1000;

/** I11: what was not paid in time keeps no pieces, an hour later at the latest. */
async function unpaidAreReleased({ commerce }: Services): Promise<LedgerViolation[]> {
  const numbers = await commerce.orders.overdue(1000, releaseGraceMs);
  return numbers.map((number) => ({
    invariant: 'I11',
    what: `order ${number} is neither paid nor released`,
  }));
}

/**
 * I8: redeemed exactly when such an order exists; a redemption still to be tried counts, and so
 * does one that follows when an open attempt is settled. What the plan tells of may be an order
 * elsewhere, and one younger than ours takes its place.
 */
async function redemptionsMatchOrders(
  { env, pool, memberData }: Services,
  all: OrderSummary[],
  orders: MemberOrder[],
): Promise<LedgerViolation[]> {
  // The plan has the redemptions then; one that it was not told of is a job that failed.
  if (env.MEMBER_DATA_GRAPHQL_URL) return [];
  const { rows } = await pool.query<{ order_number: string }>(
    `select payload ->> 'orderNumber' as order_number
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'record-redemption' and j.attempts < j.max_attempts`,
  );
  const pending = new Set(rows.map((row) => row.order_number));
  const { rows: open } = await pool.query<{ user_id: string }>(
    `select user_id from shop.order_attempts where state = 'open'`,
  );
  const ordering = new Set(open.map((row) => row.user_id));
  const redeemed = (await memberData.members.redemptionRows()).filter(
    ({ status }) => status === 'redeemed',
  );
  const redemptionOf = new Map(redeemed.map((row) => [row.userId, row]));
  const known = new Set(all.map(({ number }) => number));
  const newest = new Map<string, MemberOrder>();
  for (const order of orders) {
    const seen = newest.get(order.userId);
    if (!seen || seen.placedAt < order.placedAt) newest.set(order.userId, order);
  }

  const withoutOrder = redeemed
    .filter(({ recordedBy }) => recordedBy === 'shop')
    .filter(({ orderNumber }) => orderNumber && !known.has(orderNumber))
    .map(({ orderNumber }) => ({ invariant: 'I8', what: `redeemed by no order ${orderNumber}` }));
  const withoutRedemption = [...newest.values()]
    .filter(
      (order) =>
        !isAllowedStatus(order.status, DEFAULT_ALLOWED_STATUSES) &&
        !pending.has(order.number) &&
        !ordering.has(order.userId) &&
        !accountsFor(redemptionOf.get(order.userId), order),
    )
    .map(({ number }) => ({ invariant: 'I8', what: `order ${number} is not redeemed` }));
  return [...withoutOrder, ...withoutRedemption];
}

/** The redemption of this order, or one since that the plan tells of. */
function accountsFor(redemption: RedemptionRow | undefined, order: MemberOrder): boolean {
  if (!redemption) return false;
  const isOfPlan = redemption.recordedBy === 'plan' && redemption.redeemedAt >= order.placedAt;
  return isOfPlan || redemption.orderNumber === order.number;
}
