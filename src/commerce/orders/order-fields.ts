import { PPM_OF_BASIS_POINT, WHOLE_PPM } from '#domain/prices/money.ts';
import type { TaxRate, TaxSum } from '#domain/prices/price-cart.ts';
import { discountsOf } from '../cart/discounts.ts';
import type { Address } from '../cart/address.ts';
import type { CustomerOrderResolvers } from '../generated/resolvers.ts';
import type { CurrencyEnum, OrderAddress, OrderTotal, TaxItem } from '../generated/schema.ts';
import { entityUid } from '../ids.ts';
import { countryCodeOf } from '../store/countries.ts';
import { moneyOf, unitsOf } from '../store/money.ts';
import type { Order, OrderSnapshot } from './order.ts';
import { orderItems } from './order-item.ts';
import { utcTime } from '../store/utc-time.ts';
import { statusLabel } from './order-status.ts';
import { orderToken } from './order-token.ts';

/** Every field of `CustomerOrder` from an order in memory. */
export const orderFields: CustomerOrderResolvers = {
  id: ({ id }) => entityUid(id),
  order_number: ({ number }) => number,
  increment_id: ({ number }) => number,
  order_date: ({ placedAt }) => utcTime(placedAt),
  created_at: ({ placedAt }) => utcTime(placedAt),
  status: ({ status }, _args, { store }) => statusLabel(status, store),
  token: (order, _args, { sealer }) => orderToken(sealer, order),
  email: ({ snapshot }) => snapshot.email,
  is_virtual: ({ snapshot }) => snapshot.shippingAddress === null,
  items: orderItems,
  total: orderTotal,
  grand_total: ({ grandTotalMinor }) => unitsOf(grandTotalMinor),
  applied_coupons: ({ snapshot }) => (snapshot.coupon ? [{ code: snapshot.coupon.code }] : []),
  shipping_address: ({ snapshot }) => snapshot.shippingAddress && address(snapshot.shippingAddress),
  billing_address: ({ snapshot }) => snapshot.billingAddress && address(snapshot.billingAddress),
  carrier: ({ snapshot }) => snapshot.shipping?.carrierTitle ?? null,
  shipping_method: ({ snapshot: { shipping } }) =>
    shipping && `${shipping.carrierTitle} - ${shipping.methodTitle}`,
  payment_methods: ({ snapshot: { payment } }) => [
    {
      name: payment.title,
      type: payment.code,
      additional_data: payment.purchaseOrderNumber
        ? [{ name: 'Purchase Order Number', value: payment.purchaseOrderNumber }]
        : [],
    },
  ],
  comments: ({ events }, _args, { store }) =>
    events.map(({ status, at }) => ({
      message: statusLabel(status, store),
      timestamp: utcTime(at),
    })),
  shipments: (order) => (order.tracking === null ? [] : [shipment(order, order.tracking)]),
  invoices: () => [],
  credit_memos: () => [],
  available_actions: ({ customerId, status }, _args, { settings }) => {
    const mayCancel = status === 'pending' && (customerId !== null || settings.guestOrders);
    return [
      ...(customerId === null ? [] : (['REORDER'] as const)),
      ...(mayCancel ? (['CANCEL'] as const) : []),
    ];
  },
  customer_info: ({ snapshot }) => {
    const person = snapshot.billingAddress ?? snapshot.shippingAddress;
    return {
      firstname: person?.firstname ?? '',
      lastname: person?.lastname ?? null,
      middlename: person?.middlename ?? null,
      prefix: person?.prefix ?? null,
      suffix: person?.suffix ?? null,
    };
  },
  order_status_change_date: ({ events, placedAt }) => utcTime(events.at(-1)?.at ?? placedAt),
};

/** Everything goes in one parcel. */
function shipment(order: Order, tracking: string) {
  return {
    id: entityUid(`shipment:${order.id}`),
    number: order.number,
    tracking: [{ carrier: 'custom', title: '', number: tracking }],
    items: orderItems(order).map((item) => ({
      id: item.id,
      order_item: item,
      product_name: item.product_name,
      product_sku: item.product_sku,
      product_sale_price: item.product_sale_price,
      quantity_shipped: item.quantity_ordered ?? 0,
      ...(item.bundle_options.length > 0 && { bundle_options: item.bundle_options }),
    })),
    comments: [],
  };
}

function orderTotal(order: Order): OrderTotal {
  const { snapshot, currency } = order;
  const { shipping } = snapshot;
  const money = (amountMinor: number) => moneyOf(amountMinor, currency);
  const shippingTaxMinor = shipping ? shipping.includingTaxMinor - shipping.excludingTaxMinor : 0;
  return {
    subtotal: money(order.subtotalMinor),
    subtotal_excl_tax: money(snapshot.subtotalExcludingTaxMinor),
    subtotal_incl_tax: money(snapshot.subtotalIncludingTaxMinor),
    discounts: discountsOf(snapshot.discounts, { currency, coupon: snapshot.coupon }),
    total_tax: money(order.taxMinor),
    taxes: taxes(order),
    total_shipping: money(order.shippingMinor),
    shipping_handling: shipping && {
      total_amount: money(order.shippingMinor),
      amount_including_tax: money(shipping.includingTaxMinor),
      amount_excluding_tax: money(shipping.excludingTaxMinor),
      taxes: shippingTaxes(order, shippingTaxMinor),
      discounts: [],
    },
    grand_total: money(order.grandTotalMinor),
    grand_total_excl_tax: money(order.grandTotalMinor - order.taxMinor),
    base_grand_total: money(order.grandTotalMinor),
  };
}

function taxes({ snapshot, currency, taxMinor }: Order): TaxItem[] {
  const sums = snapshot.taxes ?? [{ ...ownRate(snapshot), amountMinor: taxMinor }];
  return sums.flatMap((sum) => taxItem(sum, currency));
}

/** The part of the shipping, at the rate that it was taken by. */
function shippingTaxes({ snapshot, currency }: Order, amountMinor: number): TaxItem[] {
  return taxItem({ ...(snapshot.shipping?.tax ?? ownRate(snapshot)), amountMinor }, currency);
}

/** The store's rate on the day of the order. */
function ownRate({ tax: { label, basisPoints } }: OrderSnapshot): TaxRate {
  return { label, ppm: basisPoints * PPM_OF_BASIS_POINT };
}

function taxItem({ amountMinor, label, ppm }: TaxSum, currency: CurrencyEnum): TaxItem[] {
  if (amountMinor === 0) return [];
  return [{ amount: moneyOf(amountMinor, currency), title: label, rate: (ppm / WHOLE_PPM) * 100 }];
}

function address({ region, countryCode, vatId, notes: _notes, ...rest }: Address) {
  return {
    ...rest,
    region: region?.name ?? null,
    region_id: region?.id ? String(region.id) : null,
    country_code: countryCodeOf(countryCode),
    vat_id: vatId,
    custom_attributesV2: [],
  } satisfies OrderAddress;
}
