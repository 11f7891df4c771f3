import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openPool } from '#server/database/pool.ts';
import { framesOf } from './frames.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { filtersAt, type Shopper } from './shopper.ts';

/** As long as what the shop seals for the same order. */
const sealedBytes = { address: 350, options: 190, snapshot: 2200 };
const amounts = { frame: 17900, lens: 16000, discount: 21000, total: 12900 };

type Raw = Shopper & { close(): Promise<void> };

/**
 * The floor: what a shopper does in a shop as SQL that is sent straight to the same tables,
 * prepared, by as many connections as there are clients, and with nothing around it. No rule is
 * checked, nothing is sealed, and nobody asks who is calling.
 */
export async function rawShopper(
  { databaseUrl, frameCount }: MeasuredShop,
  clients: number,
): Promise<Raw> {
  const pool = openPool({ url: databaseUrl, max: clients });
  const { rows } = await pool.query<{ id: number }>(
    `insert into commerce.customers (group_id, store_id, email_fingerprint, profile)
     select 2, 1, $1::text || n, '\\x00' from generate_series(1, $2::integer) n returning id`,
    [`bench-${randomUUID()}-`, clients],
  );
  const frameAt = framesOf(frameCount);
  return {
    list: (turn) => pool.query(list, Object.values(filtersAt(turn))),
    add: (turn) => withClient(pool, (client) => add(client, frameAt(turn).variantSku)),
    order: (turn, buyer) =>
      withClient(pool, (client) => order(client, rows[buyer]?.id, frameAt(turn).variantSku)),
    close: () => pool.end(),
  };
}

async function withClient(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** One statement: the cheapest 24 of a gender and a shape, with what a card shows. */
const list = `
  select d.document->>'sku' as sku, d.document->>'name' as name, d.document->>'urlKey' as url_key,
         d.document->'measurements' as measurements, d.document->'variants' as variants,
         page.price_minor
    from (
      select found.product_id, p.price_minor
        from (
          select product_id
            from commerce.product_facets g
            join commerce.product_facets s using (product_id)
           where (g.attribute, g.value) = ('gender', $1)
             and (s.attribute, s.value) = ('frame_shape', $2)
        ) found
        join commerce.products m on m.id = found.product_id and m.listed
        join commerce.product_prices p on p.product_id = found.product_id and p.store_id = 1
       order by p.price_minor, found.product_id limit 24
    ) page
    cross join lateral (
      select document from commerce.catalog_documents
       where store_id = 1 and product_id = page.product_id limit 1
    ) d
   order by page.price_minor, page.product_id`;

const insertCart = `
  insert into commerce.carts (masked_id, customer_id, store_id) values ($1, $2, 1) returning id`;
const lockCart = `select id from commerce.carts where id = $1 and state = 'active' for update`;
const findProducts = `
  select p.id, p.sku, price.price_minor
    from commerce.products p
    left join commerce.product_prices price on price.product_id = p.id and price.store_id = 1
   where p.sku = any($1::text[]) and p.enabled`;
const readStock = `select qty from commerce.stock where product_id = $1`;
const insertItem = `
  insert into commerce.cart_items (cart_id, product_id, by_model, quantity) values ($1, $2, false, 1)`;
const touchCart = `update commerce.carts set updated_at = now() where id = $1`;

/** Eight statements: a fresh cart with one frame. */
async function add(client: pg.PoolClient, sku: string): Promise<void> {
  const cartId = await insert(client, insertCart, [randomBytes(16).toString('hex'), null]);
  await client.query('begin');
  await client.query(lockCart, [cartId]);
  const { rows } = await client.query<{ id: number }>(findProducts, [[sku]]);
  await client.query(readStock, [rows[0]?.id]);
  await client.query(insertItem, [cartId, rows[0]?.id]);
  await client.query(touchCart, [cartId]);
  await client.query('commit');
}

const insertPair = `
  insert into commerce.cart_items
    (cart_id, product_id, by_model, quantity, options, options_fingerprint)
  values ($1, $2, true, 1, null, ''), ($1, $3, false, 1, $4, $5)`;
const saveAddress = `
  update commerce.carts set shipping_address = $2, billing_is_shipping = true, updated_at = now()
   where id = $1 and state = 'active'`;
const saveMethod = `
  update commerce.carts
     set shipping_carrier = 'tablerate', shipping_method = 'bestway', updated_at = now()
   where id = $1 and state = 'active'`;
const savePayment = `
  update commerce.carts set payment_method = 'checkmo', updated_at = now()
   where id = $1 and state = 'active'`;
const readCart = `
  select c.shipping_address, i.product_id, i.quantity, i.options, price.price_minor
    from commerce.carts c
    join commerce.cart_items i on i.cart_id = c.id
    left join commerce.product_prices price on price.product_id = i.product_id and price.store_id = 1
   where c.id = $1`;
const claimCart = `
  update commerce.carts set state = 'ordered', updated_at = now()
   where id = $1 and state = 'active' returning id`;
const takeStock = `
  update commerce.stock set qty = qty - 1 where product_id = $1 and qty >= 1 returning qty`;
const insertOrder = `
  insert into commerce.orders
    (number, cart_id, customer_id, store_id, plan_order, status, currency, subtotal_minor,
     discount_minor, shipping_minor, tax_minor, tax_included, grand_total_minor, snapshot)
  values (lpad(nextval('commerce.order_numbers_1')::text, 9, '0'), $1, $2, 1, true, 'pending',
          'USD', $3, $4, 0, 0, false, $5, $6)
  returning id`;
const insertOrderItems = `
  insert into commerce.order_items
    (order_id, position, product_id, sku, quantity, row_total_minor, discount_minor)
  values ($1, 1, $2, $3, 1, $4, 15000), ($1, 2, $5, 'BasePrescription', 1, $6, 6000)`;
const insertKey = `
  insert into commerce.order_keys (scope, key, cart_id, order_id) values ($1, $2, $3, $4)`;
const insertMessage = `
  insert into commerce.order_messages (dedupe_key, order_id, kind)
  values ('order-confirmation:bench:' || $1::bigint, $1, 'order-confirmation')`;
const addJob = `
  select graphile_worker.add_job('order-confirmation', payload => $1::json, job_key => $2)`;

/** Eighteen statements: from no cart to the order's number. */
async function order(
  client: pg.PoolClient,
  customerId: number | undefined,
  sku: string,
): Promise<void> {
  const key = randomBytes(16).toString('hex');
  const cartId = await insert(client, insertCart, [key, customerId]);
  await client.query('begin');
  const { rows } = await client.query<{ id: number; sku: string }>(findProducts, [
    [sku, 'BasePrescription'],
  ]);
  const frame = rows.find((row) => row.sku === sku)?.id;
  const lens = rows.find((row) => row.sku !== sku)?.id;
  const options = randomBytes(sealedBytes.options);
  await client.query(insertPair, [cartId, frame, lens, options, key]);
  await client.query('commit');
  await client.query(saveAddress, [cartId, randomBytes(sealedBytes.address)]);
  await client.query(saveMethod, [cartId]);
  await client.query(savePayment, [cartId]);
  await client.query(readCart, [cartId]);

  await client.query('begin');
  await client.query(claimCart, [cartId]);
  await client.query(takeStock, [frame]);
  const orderId = await insert(client, insertOrder, [
    cartId,
    customerId,
    amounts.frame + amounts.lens,
    amounts.discount,
    amounts.total,
    randomBytes(sealedBytes.snapshot),
  ]);
  const items = [orderId, frame, sku, amounts.frame, lens, amounts.lens];
  await client.query(insertOrderItems, items);
  await client.query(insertKey, [`customer:${customerId}`, key, cartId, orderId]);
  await client.query(insertMessage, [orderId]);
  await client.query(addJob, [JSON.stringify({ orderId }), `order-confirmation:${orderId}`]);
  await client.query('commit');
}

async function insert(client: pg.PoolClient, text: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(text, values);
  if (!rows[0]) throw new Error('nothing was inserted');
  return rows[0].id;
}
