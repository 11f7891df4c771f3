import type { Sealer } from '#service-base/ports.ts';
import type { CatalogDocument } from '../catalog/catalog-document.ts';
import { productOf, type CatalogProduct, type StockById } from '../catalog/catalog-product.ts';
import { benefitOf, type RuleRow } from '../promotions/benefit-rule.ts';
import { inTime, usedUpBy } from '../promotions/coupon-terms.ts';
import {
  percentRule,
  ruleInForce,
  type RuleInForce,
  type RuleJson,
} from '../promotions/rule-terms.ts';
import type { StoreView } from '../store/store-view.ts';
import type { ReadAhead } from '#service-base/read-ahead.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { Address } from './address.ts';
import { openOptions } from './chosen-options.ts';
import type { Cart, CartContent, CartLine, CartState, ShippingRate } from './cart.ts';
import { withPrices } from './with-prices.ts';
import { wishlistJson, type WishlistJson } from '../wishlist/wishlist-rows.ts';
import { openCartField } from './sealed-fields.ts';

/** What reading a cart needs: prices and texts are those of the store it is read in. */
export type CartReading = { sealer: Sealer; store: StoreView };

/** A cart in any state with lines, rules, products and stock, in one statement; null if unknown. */
export async function findCart(
  db: Queryable,
  reading: CartReading,
  maskedId: string,
): Promise<Cart | null> {
  if (!isMaskedId(maskedId)) return null;
  const { rows } = await db.query<CartRow>(byMaskedId, [maskedId, reading.store.id]);
  return rows[0] ? cartOf(rows[0], reading) : null;
}

/** The cart a customer is filling, or null before the first. */
export async function findActiveCart(
  db: Queryable,
  reading: CartReading,
  customerId: number,
): Promise<Cart | null> {
  const { rows } = await db.query<CartRow>(activeOfCustomer, [customerId, reading.store.id]);
  return rows[0] ? cartOf(rows[0], reading) : null;
}

/** The cart that a customer without one fills from now on, in one statement. */
export async function makeActiveCart(
  db: Queryable,
  reading: CartReading,
  { customerId, maskedId }: { customerId: number; maskedId: string },
): Promise<Cart> {
  const { rows } = await db.query<CartRow>(makeActive, [customerId, reading.store.id, maskedId]);
  if (!rows[0]) throw new Error(`customer ${customerId} has no cart`);
  return cartOf(rows[0], reading);
}

/** A customer as their token needs them, with what their group gets by itself. */
export type OwnerRow = RuleRow & {
  token_generation: number;
  owner_group: string;
  /** What they have saved; absent where it was not asked for. */
  saved?: WishlistJson | null;
};

/**
 * A customer, the cart they are filling and what they have saved, in one statement; it stays sealed
 * until it is read.
 * `noted` is what `note` said before it went.
 */
export async function findOwnerWithCart<Noted>(
  { readAhead, ...reading }: CartReading & { readAhead: ReadAhead },
  customerId: number,
  { pageRequest, note }: { pageRequest: object | undefined; note: () => Noted },
): Promise<{ owner: OwnerRow | undefined; openCart: () => Cart | null; noted: Noted | undefined }> {
  const { row, noted } = await readAhead.next<OwnerRow & CartRow, Noted>(pageRequest, {
    text: ownerWithCart,
    values: [customerId, reading.store.id],
    note,
  });
  return { owner: row, openCart: () => (row?.id ? cartOf(row, reading) : null), noted };
}

/** Whether a cart could have this id. */
export function isMaskedId(text: string): boolean {
  return /^[A-Za-z0-9]{32}$/.test(text);
}

/** What tells two states of a row apart: the transaction that wrote it last. */
export const versionOf = (carts: string) => `${carts}.xmin::text`;

const cartRowsOf = (carts: 'commerce.carts' | 'made') => `
  select c.id, c.masked_id, c.state, ${carts === 'made' ? 'c.version' : versionOf('c')} as version,
         c.customer_id, c.guest_email, c.shipping_address,
         c.billing_address, c.billing_is_shipping, c.shipping_carrier, c.shipping_method,
         c.payment_method, c.purchase_order_number, g.code as group_code,
         r.labels as rule_labels, r.caps_minor, r.free_shipping,
         k.code as coupon_code, k.labels as coupon_labels, k.percent,
         k.uses_max is not null or k.uses_per_customer is not null as coupon_is_limited,
         rules.list as rules,
         lines.list as lines, documents.list as documents, rates.list as rates
    from ${carts} c
    left join commerce.customers m on m.id = c.customer_id
    left join commerce.customer_groups g on g.id = m.group_id
    left join commerce.cart_rules r on r.group_id = coalesce(m.group_id, 0) and r.enabled
    left join commerce.coupons k on k.code = c.coupon_code and ${inTime('k')}
      and not ${usedUpBy('c.customer_id')}
    left join lateral (
      select json_agg(json_build_object(
               'position', p.position, 'byCoupon', p.by_coupon, 'terms', t.terms)
               order by p.position, p.id) as list
        from commerce.price_rules p
        join commerce.price_rule_terms t on t.rule_id = p.id and t.store_id = $2
       where p.enabled and ${inTime('p')} and (not p.by_coupon or p.id = k.rule_id)
         and (p.group_ids is null or coalesce(m.group_id, 0) = any(p.group_ids))
    ) rules on true
    left join lateral (
      select json_agg(json_build_object(
               'id', i.id, 'productId', i.product_id, 'byModel', i.by_model,
               'quantity', i.quantity, 'options', encode(i.options, 'base64'),
               'fingerprint', i.options_fingerprint) order by i.id) as list
        from commerce.cart_items i where i.cart_id = c.id
    ) lines on true
    left join lateral (
      select json_agg(json_build_object('document', d.document, 'stock', s.stock)) as list
        from commerce.catalog_documents d
        left join lateral (
          select json_object_agg(stock.product_id, stock.qty) as stock
            from commerce.stock where stock.product_id = any(d.stock_ids)
        ) s on true
       where d.store_id = $2 and d.product_id in (
         select coalesce(p.parent_id, p.id)
           from commerce.cart_items i
           join commerce.products p on p.id = i.product_id and p.enabled
          where i.cart_id = c.id)
    ) documents on true
    left join lateral (
      select json_agg(json_build_object(
               'carrierCode', s.carrier_code, 'methodCode', s.method_code,
               'carrierTitle', s.carrier_title, 'methodTitle', s.method_title,
               'amountMinor', s.amount_minor) order by s.position) as list
        from commerce.shipping_rates s where s.store_id = $2
    ) rates on true`;

const cartRows = cartRowsOf('commerce.carts');
const byMaskedId = `${cartRows}
   where c.masked_id = $1`;
const activeOfCustomer = `${cartRows}
   where c.customer_id = $1 and c.state = 'active'`;

/** Updating nothing answers the row that is there, also when it has just been made elsewhere. */
const makeActive = `
  with made as (
    insert into commerce.carts as c (masked_id, customer_id, store_id) values ($3, $1, $2)
    on conflict (customer_id) where state = 'active' do update set store_id = c.store_id
    returning *, ${versionOf('c')} as version
  )${cartRowsOf('made')}`;

const ownerWithCart = `
  select o.token_generation, og.code as owner_group, cart.*,
         own.labels as rule_labels, own.caps_minor, own.free_shipping,
         ${wishlistJson('o.id', '$2')} as saved
    from commerce.customers o
    join commerce.customer_groups og on og.id = o.group_id
    left join commerce.cart_rules own on own.group_id = o.group_id and own.enabled
    left join (${activeOfCustomer}) cart on true
   where o.id = $1`;

type CartRow = RuleRow & {
  id: number;
  masked_id: string;
  state: CartState;
  version: string;
  customer_id: number | null;
  guest_email: Buffer | null;
  shipping_address: Buffer | null;
  billing_address: Buffer | null;
  billing_is_shipping: boolean;
  shipping_carrier: string | null;
  shipping_method: string | null;
  payment_method: string | null;
  purchase_order_number: Buffer | null;
  group_code: string | null;
  coupon_code: string | null;
  coupon_labels: Readonly<Record<string, string>> | null;
  percent: number | null;
  coupon_is_limited: boolean | null;
  rules: RuleJson[] | null;
  lines: LineJson[] | null;
  documents: { document: CatalogDocument; stock: StockById | null }[] | null;
  rates: ShippingRate[] | null;
};

type LineJson = {
  id: number;
  productId: number;
  byModel: boolean;
  quantity: number;
  /** Base64. */
  options: string | null;
  fingerprint: string;
};

function cartOf(row: CartRow, reading: CartReading): Cart {
  const { sealer, store } = reading;
  const maskedId = row.masked_id;
  const stored = row.lines ?? [];
  const models = (row.documents ?? []).map(({ document, stock }) =>
    productOf(document, stock ?? {}),
  );
  const lines = stored
    .map((line) => lineOf(line, maskedId, models, sealer))
    .filter((line) => line !== null);
  const content: CartContent = {
    id: row.id,
    maskedId,
    state: row.state,
    version: row.version,
    customerId: row.customer_id,
    groupCode: row.group_code,
    guestEmail: openCartField(sealer, maskedId, 'guest_email', row.guest_email),
    lines,
    goneLineIds: stored.map(({ id }) => id).filter((id) => !lines.some((line) => line.id === id)),
    shippingAddress: addressOf(sealer, maskedId, 'shipping_address', row.shipping_address),
    billingAddress: addressOf(sealer, maskedId, 'billing_address', row.billing_address),
    billingIsShipping: row.billing_is_shipping,
    shippingMethod:
      row.shipping_carrier && row.shipping_method
        ? { carrierCode: row.shipping_carrier, methodCode: row.shipping_method }
        : null,
    shippingRates: row.rates ?? [],
    paymentMethod: row.payment_method,
    purchaseOrderNumber: openCartField(
      sealer,
      maskedId,
      'purchase_order_number',
      row.purchase_order_number,
    ),
    benefit: benefitOf(row, store),
    ...rulesOf(row, store),
  };
  return withPrices(content, store);
}

/** Null when the product, its colour or a chosen option is no longer sold. */
function lineOf(
  line: LineJson,
  maskedId: string,
  models: readonly CatalogProduct[],
  sealer: Sealer,
): CartLine | null {
  const found = soldProduct(models, line.productId);
  if (!found) return null;
  const { product, model } = found;
  const sealed = line.options === null ? null : Buffer.from(line.options, 'base64');
  const place = { maskedId, productId: line.productId, fingerprint: line.fingerprint };
  const choice = openOptions(sealer, place, sealed, product);
  if (!choice) return null;
  return {
    id: line.id,
    product,
    model: line.byModel ? model : null,
    quantity: line.quantity,
    ...choice,
    optionsFingerprint: line.fingerprint,
  };
}

/** The product itself, or the colour and the model it belongs to. */
function soldProduct(
  models: readonly CatalogProduct[],
  productId: number,
): { product: CatalogProduct; model: CatalogProduct | null } | null {
  for (const model of models) {
    if (model.id === productId) return { product: model, model: null };
    const product = model.variants.find(({ id }) => id === productId);
    if (product) return { product, model };
  }
  return null;
}

function addressOf(
  sealer: Sealer,
  maskedId: string,
  field: 'shipping_address' | 'billing_address',
  sealed: Buffer | null,
): Address | null {
  const text = openCartField(sealer, maskedId, field, sealed);
  return text === null ? null : (JSON.parse(text) as Address);
}

/** What is taken off in order, and the coupon if it has a part in it. */
function rulesOf(row: CartRow, store: StoreView): Pick<CartContent, 'rules' | 'coupon'> {
  const rules = (row.rules ?? []).map(ruleInForce);
  if (row.coupon_code !== null && row.percent !== null) {
    const label = row.coupon_labels?.[store.code] ?? row.coupon_code;
    rules.push(percentRule(label, row.percent));
  }
  const own: RuleInForce | undefined = rules.find(({ isOfCoupon }) => isOfCoupon);
  return {
    rules,
    coupon:
      own && row.coupon_code !== null
        ? {
            code: row.coupon_code,
            label: own.rule.label,
            isLimited: row.coupon_is_limited === true,
          }
        : null,
  };
}
