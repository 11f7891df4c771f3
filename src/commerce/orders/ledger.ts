import type pg from 'pg';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { takenByOrders } from './taken-by-orders.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';

/** A fact that must never be: which rule it breaks, and for which row. */
export type Violation = { invariant: string; detail: string };

type Check = { invariant: string; sql: string; values?: unknown[] };

/** Each statement finds the rows that break one rule, and says of each what is wrong. */
const checks: Check[] = [
  {
    invariant: 'I1',
    sql: `select 'cart ' || cart_id || ' has ' || count(*) || ' orders' as detail
            from commerce.orders group by cart_id having count(*) > 1`,
  },
  {
    invariant: 'I2',
    sql: `select 'product ' || p.sku || ' began with ' || s.qty_at_start || ', has ' || s.qty
                 || ', sold ' || coalesce(sold.qty, 0) as detail
            from commerce.stock s
            join commerce.products p on p.id = s.product_id
            left join (
              select taken.product_id, sum(taken.quantity) as qty
                from (${takenByOrders}) taken
                join commerce.orders o on o.id = taken.order_id and o.status <> 'canceled'
               group by taken.product_id
            ) sold on sold.product_id = s.product_id
           where s.qty < 0 or s.qty_at_start <> s.qty + coalesce(sold.qty, 0)`,
  },
  {
    invariant: 'I2',
    sql: `select 'order ' || o.number || ' has a bundle ' || i.sku || ' whose parts are not those of '
                 || i.quantity as detail
            from commerce.order_items i
            join commerce.orders o on o.id = i.order_id
            join commerce.products p on p.id = i.product_id and p.type_id = 'bundle'
           where not exists (
                   select from commerce.order_item_parts part
                    where part.order_id = i.order_id and part.item_position = i.position)
              or exists (
                   select from commerce.order_item_parts part
                    where part.order_id = i.order_id and part.item_position = i.position
                      and part.quantity % i.quantity <> 0)`,
  },
  {
    invariant: 'I4',
    sql: `select 'number ' || number || ' stands on ' || count(*) || ' orders' as detail
            from commerce.orders group by number having count(*) > 1`,
  },
  {
    invariant: 'I4',
    sql: `select 'key of cart ' || k.cart_id || ' answers with order ' || coalesce(o.number, 'none')
                 as detail
            from commerce.order_keys k
            left join commerce.orders o on o.id = k.order_id
           where o.id is null or o.cart_id <> k.cart_id`,
  },
  {
    invariant: 'I5',
    sql: `select 'order ' || o.number || ' does not add up' as detail
            from commerce.orders o
            left join lateral (
              select sum(row_total_minor) as rows, sum(discount_minor) as discounts
                from commerce.order_items i where i.order_id = o.id
            ) items on true
           where o.grand_total_minor <> o.subtotal_minor - o.discount_minor + o.shipping_minor
                   + case when o.tax_included then 0 else o.tax_minor end
              or items.rows is distinct from o.subtotal_minor
              or items.discounts is distinct from o.discount_minor`,
  },
  {
    invariant: 'I5',
    sql: `select 'order ' || o.number || ' is not one frame with its prescription' as detail
            from commerce.orders o
            left join lateral (
              select sum(quantity) filter (where sku ~ '^[0-9]+$') as frames,
                     sum(quantity) filter (where sku = $1) as prescriptions,
                     sum(quantity) as pieces
                from commerce.order_items i where i.order_id = o.id
            ) items on true
           where o.plan_order
             and (items.frames is distinct from 1 or items.prescriptions is distinct from 1
                  or items.pieces is distinct from 2)`,
    values: [PRESCRIPTION_SKU],
  },
  {
    invariant: 'I6',
    sql: `select 'order ' || o.number || ' has ' || count(m.order_id) || ' confirmations' as detail
            from commerce.orders o
            left join commerce.order_messages m
              on m.order_id = o.id and m.kind = 'order-confirmation'
           group by o.number having count(m.order_id) <> 1`,
  },
  {
    invariant: 'I7',
    sql: `select 'cart ' || c.id || ' is ' || c.state || ' and has '
                 || case when o.id is null then 'no order' else 'order ' || o.number end as detail
            from commerce.carts c
            left join commerce.orders o on o.cart_id = c.id
           where (c.state = 'ordered') <> (o.id is not null)`,
  },
];

/** Every broken rule among carts, stock, orders, keys and messages; empty when all hold. */
export function findViolations(pool: pg.Pool): Promise<Violation[]> {
  // One snapshot for all, so that an order placed meanwhile is seen whole or not at all.
  return inTransaction(pool, findIn, 'snapshot');
}

async function findIn(client: Queryable): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { invariant, sql, values } of checks) {
    const { rows } = await client.query<{ detail: string }>(sql, values ?? []);
    violations.push(...rows.map(({ detail }) => ({ invariant, detail })));
  }
  return violations;
}
