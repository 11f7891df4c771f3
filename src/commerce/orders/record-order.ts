import type { Sealer } from '#service-base/ports.ts';
import { sumMinor } from '#domain/prices/money.ts';
import type { Cart } from '../cart/cart.ts';
import { planGroup } from '../checkout/order-problem.ts';
import { couponUsedBy } from '../promotions/take-coupon-use.ts';
import type { StoreView } from '../store/store-view.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { Order, OrderLine, OrderStatus } from './order.ts';
import { sealedSnapshots } from './order-row.ts';
import { snapshotOf } from './snapshot.ts';

export type Recording = {
  cart: Cart;
  store: StoreView;
  status: OrderStatus;
  placedAt: Date | null;
  /** The key it was placed under, whose answer it becomes. */
  key: { scope: string; key: string } | null;
  /** Already told: an order of the past causes no message now. */
  isConfirmed: boolean;
  /** It may be paid until the end of the day that comes so many days later; null: whenever. */
  daysToPay: number | null;
};

/**
 * Writes an order with its items, its message and the answer under its key, in one statement
 * of the caller's transaction. The cart must be claimed and the stock taken.
 */
export async function recordOrder(
  db: Queryable,
  sealer: Sealer,
  recording: Recording,
): Promise<Order> {
  const { cart, store, status, key } = recording;
  const { totals } = cart.prices;
  const snapshot = snapshotOf(cart, store);
  const amounts = {
    subtotalMinor: sumMinor(snapshot.lines.map(({ rowMinor }) => rowMinor)),
    discountMinor: sumMinor(snapshot.discounts.map(({ amountMinor }) => amountMinor)),
    shippingMinor: totals.shippingMinor ?? 0,
    taxMinor: totals.taxesMinor,
    taxIncluded: store.taxIncluded,
    grandTotalMinor: totals.grandTotalMinor,
  };
  const { rows } = await db.query<PlacedRow>(insertOrder, [
    store.id,
    store.orderPrefix,
    cart.id,
    cart.customerId,
    cart.groupCode === planGroup,
    status,
    cart.currency,
    amounts.subtotalMinor,
    amounts.discountMinor,
    amounts.shippingMinor,
    amounts.taxMinor,
    amounts.taxIncluded,
    amounts.grandTotalMinor,
    sealedSnapshots.seal(sealer, cart.id, snapshot),
    recording.placedAt,
    JSON.stringify(snapshot.lines.map(itemRow)),
    recording.isConfirmed,
    key?.scope ?? null,
    key?.key ?? null,
    recording.daysToPay,
    store.timezone,
    couponUsedBy(cart),
    JSON.stringify(snapshot.lines.flatMap(partRows)),
  ]);
  const row = rows[0];
  if (!row) throw new Error(`the order of cart ${cart.id} was not written`);
  return {
    ...amounts,
    id: row.id,
    number: row.number,
    customerId: cart.customerId,
    storeId: store.id,
    status,
    currency: cart.currency,
    placedAt: row.placed_at,
    events: [{ id: row.event_id, status: 'pending', at: row.placed_at }],
    tracking: null,
    snapshot,
  };
}

type PlacedRow = { id: number; number: string; placed_at: Date; event_id: string };

function itemRow(line: OrderLine, index: number) {
  return {
    position: index + 1,
    product_id: line.productId,
    sku: line.sku,
    quantity: line.quantity,
    row_total_minor: line.rowMinor,
    discount_minor: sumMinor(line.discounts.map(({ amountMinor }) => amountMinor)),
  };
}

/** What a bundle takes from stock, for all pieces of its line together. */
function partRows({ quantity, parts = [] }: OrderLine, index: number) {
  return parts.map((part, partIndex) => ({
    item_position: index + 1,
    position: partIndex + 1,
    product_id: part.productId,
    sku: part.sku,
    quantity: part.quantity * quantity,
  }));
}

const insertOrder = `
  with placed as (
    insert into commerce.orders
      (number, cart_id, customer_id, store_id, plan_order, status, currency, subtotal_minor,
       discount_minor, shipping_minor, tax_minor, tax_included, grand_total_minor, snapshot,
       placed_at, canceled_at, payment_due_at, coupon_code)
    values
      ((select $2 || lpad(n::text, greatest(9, length(n::text)), '0')
          from nextval(('commerce.order_numbers_' || $1::smallint)::regclass) as n),
       $3, $4, $1, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, coalesce($15, now()),
       case when $6 = 'canceled' then coalesce($15, now()) end,
       (date_trunc('day', (coalesce($15, now()) + make_interval(hours => 24 * $20::integer))
                          at time zone $21::text) + interval '1 day') at time zone $21::text,
       $22)
    returning id, number, placed_at
  ), items as (
    insert into commerce.order_items
      (order_id, position, product_id, sku, quantity, row_total_minor, discount_minor)
    select placed.id, i.position, i.product_id, i.sku, i.quantity, i.row_total_minor,
           i.discount_minor
      from placed
      cross join jsonb_to_recordset($16::jsonb) as i(
        position smallint, product_id bigint, sku text, quantity integer,
        row_total_minor integer, discount_minor integer)
  ), parts as (
    insert into commerce.order_item_parts
      (order_id, item_position, position, product_id, sku, quantity)
    select placed.id, p.item_position, p.position, p.product_id, p.sku, p.quantity
      from placed
      cross join jsonb_to_recordset($23::jsonb) as p(
        item_position smallint, position smallint, product_id bigint, sku text, quantity integer)
  ), message as (
    insert into commerce.order_messages (dedupe_key, order_id, kind, sent_at)
    select 'order-confirmation:' || placed.number, placed.id, 'order-confirmation',
           case when $17 then placed.placed_at end
      from placed
  ), event as (
    insert into commerce.order_events (order_id, status, at)
    select id, 'pending', placed_at from placed returning id
  ), answered as (
    update commerce.order_keys k set order_id = placed.id
      from placed where k.scope = $18 and k.key = $19
  )
  select id, number, placed_at, (select id from event) as event_id from placed`;
