import type { CartItemErrorType } from '#clients/generated/commerce.ts';
import type { WireCart } from './cart-view.ts';

type Store = 'default' | 'german';
type Item = NonNullable<NonNullable<WireCart['items']>[number]>;

export type LineChange = {
  priceMinor: number;
  planMinor?: number;
  couponMinor?: number;
  error?: string;
};

/** A cart as commerce answers it in the demo's stores: a frame, lenses, and what the test says. */
export function aWireCart(change: {
  store?: Store;
  frame?: LineChange | null;
  lenses?: LineChange | null;
  coupon?: string;
  taxMinor?: number;
  /** Null: no address yet. */
  shippingMinor?: number | null;
  grandTotalMinor: number;
}): WireCart {
  const { store = 'default', frame = null, lenses = null, shippingMinor = 0 } = change;
  const money = (minor: number) => ({
    value: minor / 100,
    currency: store === 'german' ? ('EUR' as const) : ('USD' as const),
  });
  const discountsOf = (line: LineChange) => [
    { label: 'Alder Health benefit', amount: money(line.planMinor ?? 0) },
    ...(line.couponMinor ? [{ label: change.coupon ?? '', amount: money(line.couponMinor) }] : []),
  ];
  const priced = (line: LineChange) => ({
    quantity: 1,
    errors: line.error ? [{ code: 'ITEM_QTY' as CartItemErrorType, message: line.error }] : null,
    prices: {
      row_total: money(line.priceMinor),
      row_total_including_tax: money(line.priceMinor),
      total_item_discount: money((line.planMinor ?? 0) + (line.couponMinor ?? 0)),
      discounts: discountsOf(line),
    },
  });
  const items: Item[] = [];
  if (frame) {
    items.push({
      uid: 'frame',
      ...priced(frame),
      product: product('10100', 'Alba'),
      configurable_options: [{ option_label: 'Color', value_label: 'Smoke' }],
      configured_variant: product('10101', 'Alba Smoke'),
    });
  }
  if (lenses) {
    items.push({
      uid: 'lenses',
      ...priced(lenses),
      product: product('BasePrescription', 'Prescription lenses'),
      customizable_options: [
        option('lens', '7', 'Progressive, index 1.5'),
        option('lensType', 'Progressive'),
        option('od.sphere', '-1.25'),
        option('os.sphere', '-1.50'),
        option('pd', '63'),
      ],
    });
  }
  return {
    id: 'c'.repeat(32),
    total_quantity: items.length,
    is_virtual: false,
    applied_coupons: change.coupon ? [{ code: change.coupon }] : null,
    items,
    shipping_addresses: shippingMinor === null ? [] : [anAddress(money(shippingMinor))],
    billing_address: null,
    available_payment_methods: [{ code: 'checkmo', title: 'Check / Money order' }],
    selected_payment_method: null,
    prices: {
      subtotal_excluding_tax: null,
      subtotal_including_tax: null,
      discounts: null,
      applied_taxes: change.taxMinor ? [{ label: 'Tax', amount: money(change.taxMinor) }] : [],
      grand_total: money(change.grandTotalMinor),
    },
  };
}

function product(sku: string, name: string) {
  return {
    sku,
    name,
    url_key: name.toLowerCase(),
    stock_status: 'IN_STOCK' as const,
    only_x_left_in_stock: null,
    small_image: { url: `/media/${sku}.svg`, label: name },
    frame_width: 138,
    lens_width: 52,
    lens_height: 40,
    bridge: 18,
    temple_length: 145,
  };
}

function option(label: string, value: string, valueLabel = value) {
  const uid = `uid-${label}`;
  return {
    customizable_option_uid: uid,
    label,
    values: [{ customizable_option_value_uid: `${uid}-${value}`, label: valueLabel, value }],
  };
}

function anAddress(amount: { value: number; currency: 'USD' | 'EUR' }) {
  const method = {
    carrier_code: 'tablerate',
    carrier_title: 'Best Way',
    method_code: 'bestway',
    method_title: 'Table Rate',
    amount,
  };
  return {
    firstname: 'Ada',
    lastname: 'Park',
    street: ['1 Elm Street', 'Apt 2'],
    city: 'Portland',
    region: { code: 'OR', label: 'Oregon', region_id: 49 },
    postcode: '97205',
    country: { code: 'US', label: 'United States' },
    telephone: '503 555 0100',
    available_shipping_methods: [{ ...method, available: true }],
    selected_shipping_method: method,
  };
}
