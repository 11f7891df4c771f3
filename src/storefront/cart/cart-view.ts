import { storeOf, type Currency, type Locale } from '#domain/people/locale.ts';
import { minorOf, sumMinor } from '#domain/prices/money.ts';
import { findPrescription, type Prescription } from '#domain/prescription/prescription.ts';
import { fromFields } from '#domain/prescription/prescription-wire.ts';
import { isFrameSku, isPrescriptionSku, lineKindOf } from '#domain/frames/sku.ts';
import type { CustomerCartQuery } from '#clients/generated/commerce.ts';
import { ledgerOf, type Ledger, type LedgerInput } from '#domain/prices/ledger.ts';
import { templateOf } from '../ui/picture-template.ts';

export type WireCart = CustomerCartQuery['customerCart'];
type WireItem = NonNullable<NonNullable<WireCart['items']>[number]>;
type WireAddress = NonNullable<WireCart['shipping_addresses'][number]>;

export type CartFrame = {
  uid: string;
  quantity: number;
  /** Of the colour; `parentSku` of its model, the same where there is none. */
  sku: string;
  parentSku: string;
  name: string;
  colour: string;
  pictureUrl: string | null;
  totalWidthMm: number | null;
  lensWidthMm: number | null;
  bridgeMm: number | null;
  templeMm: number | null;
  isInStock: boolean;
};

export type CartLenses = {
  uid: string;
  quantity: number;
  /** As commerce names the lens: 'Progressive, index 1.6'. */
  name: string;
  /** Uid of the chosen value of the drop-down 'lens'. */
  valueUid: string;
  /** The prescription that the lab will get; null when it cannot be read. */
  prescription: Prescription | null;
};

export type CartAddress = {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region: string;
  regionCode: string;
  postcode: string;
  countryCode: string;
  country: string;
  telephone: string;
};

export type CartMethod = { carrierCode: string; methodCode: string; title: string };

/** A cart as pages show it; amounts in minor units of `currency`. */
export type CartView = {
  id: string;
  currency: Currency;
  /** Frames only, for the badge in the header. */
  frameCount: number;
  hasItems: boolean;
  frame: CartFrame | null;
  lenses: CartLenses | null;
  /** Uids of every line, to empty the cart. */
  uids: string[];
  /** What commerce says about single lines or the whole cart: stock that has run short. */
  messages: string[];
  ledger: Ledger;
  couponCode: string | null;
  shippingAddress: CartAddress | null;
  hasBillingAddress: boolean;
  /** Where bills go, if not to the address of the delivery. */
  billingAddress: CartAddress | null;
  shippingMethods: CartMethod[];
  shippingMethod: CartMethod | null;
  /** Codes of the payment methods on offer. */
  paymentMethods: string[];
  payment: { code: string; purchaseOrderNumber: string } | null;
};

/**
 * Reads a cart, also one that came in part: lines that commerce could not load are left out,
 * what it said about them is kept.
 */
export function cartViewOf(
  cart: WireCart,
  options: { locale: Locale; planName: string; messages?: readonly string[] },
): CartView {
  const items = (cart.items ?? []).filter(
    (item) => item !== null && item.quantity > 0,
  ) as WireItem[];
  const frames = items.filter((item) => isFrameSku(item.product.sku ?? ''));
  const lenses = items.find((item) => isPrescriptionSku(item.product.sku ?? ''));
  const address = cart.shipping_addresses.find((one) => one !== null) ?? null;
  const paymentMethods = (cart.available_payment_methods ?? []).flatMap(
    (method) => method?.code ?? [],
  );
  return {
    id: cart.id,
    currency: currencyOf(cart, options.locale),
    frameCount: frames.reduce((sum, { quantity }) => sum + quantity, 0),
    hasItems: items.length > 0,
    frame: frames[0] ? frameOf(frames[0]) : null,
    lenses: lenses ? lensesOf(lenses) : null,
    uids: items.map(({ uid }) => uid),
    messages: [...new Set([...(options.messages ?? []), ...items.flatMap(messagesOf)])],
    ledger: ledgerOf(ledgerInput(cart, items, address, options)),
    couponCode: cart.applied_coupons?.[0]?.code ?? null,
    shippingAddress: address && addressOf(address),
    hasBillingAddress: cart.billing_address !== null,
    billingAddress: otherAddress(cart.billing_address, address),
    shippingMethods: (address?.available_shipping_methods ?? []).flatMap((method) =>
      method?.available && method.method_code
        ? [methodOf({ ...method, method_code: method.method_code })]
        : [],
    ),
    shippingMethod: address?.selected_shipping_method
      ? methodOf(address.selected_shipping_method)
      : null,
    paymentMethods,
    payment: cart.selected_payment_method?.code
      ? {
          code: cart.selected_payment_method.code,
          purchaseOrderNumber: cart.selected_payment_method.purchase_order_number ?? '',
        }
      : null,
  };
}

function frameOf(item: WireItem): CartFrame {
  const model = item.product;
  const variant = 'configured_variant' in item ? item.configured_variant : model;
  const colour =
    'configurable_options' in item
      ? item.configurable_options.map((option) => option?.value_label).join(', ')
      : '';
  return {
    uid: item.uid,
    quantity: item.quantity,
    sku: variant.sku ?? '',
    parentSku: model.sku ?? '',
    name: model.name ?? '',
    colour,
    pictureUrl: templateOf(variant.small_image) ?? templateOf(model.small_image),
    totalWidthMm: variant.frame_width ?? model.frame_width,
    lensWidthMm: variant.lens_width ?? model.lens_width,
    bridgeMm: variant.bridge ?? model.bridge,
    templeMm: variant.temple_length ?? model.temple_length,
    isInStock: variant.stock_status !== 'OUT_OF_STOCK',
  };
}

function lensesOf(item: WireItem): CartLenses {
  const options = chosenOptions(item);
  const lens = options.find(({ label }) => label === 'lens')?.values[0];
  const fields = Object.fromEntries(
    options.flatMap(({ label, values }) => (values[0] ? [[label, values[0].value]] : [])),
  );
  return {
    uid: item.uid,
    quantity: item.quantity,
    name: lens?.label ?? item.product.name ?? '',
    valueUid: lens?.customizable_option_value_uid ?? '',
    prescription: findPrescription(fromFields(fields)),
  };
}

function chosenOptions(item: WireItem) {
  if (!('customizable_options' in item)) return [];
  return item.customizable_options.filter((option) => option !== null);
}

function messagesOf(item: WireItem): string[] {
  return (item.errors ?? []).flatMap((error) => error?.message ?? []);
}

type AnyAddress = Pick<
  WireAddress,
  keyof NonNullable<WireCart['billing_address']> & keyof WireAddress
>;

/** The one that bills go to, where it is another than that of the delivery. */
function otherAddress(
  billing: WireCart['billing_address'],
  shipping: WireAddress | null,
): CartAddress | null {
  if (!billing) return null;
  const other = addressOf(billing);
  const isSame = shipping && JSON.stringify(addressOf(shipping)) === JSON.stringify(other);
  return isSame ? null : other;
}

function addressOf(address: AnyAddress): CartAddress {
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: address.street.filter((line) => line !== null),
    city: address.city,
    region: address.region?.label ?? '',
    regionCode: address.region?.code ?? '',
    postcode: address.postcode ?? '',
    countryCode: address.country.code,
    country: address.country.label,
    telephone: address.telephone ?? '',
  };
}

function methodOf(method: {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
}): CartMethod {
  return {
    carrierCode: method.carrier_code,
    methodCode: method.method_code,
    title: method.carrier_title,
  };
}

function ledgerInput(
  cart: WireCart,
  items: WireItem[],
  address: WireAddress | null,
  { locale, planName }: { locale: Locale; planName: string },
): LedgerInput {
  const shipping = address?.selected_shipping_method?.amount;
  return {
    currency: currencyOf(cart, locale),
    planName,
    lines: items.map((item) => ({
      kind: lineKindOf(item.product.sku ?? ''),
      ...namesOf(item),
      priceMinor: minorOf(
        locale === 'de' ? item.prices?.row_total_including_tax : item.prices?.row_total,
      ),
      discounts: item.prices?.discounts,
    })),
    shippingMinor: shipping ? minorOf(shipping) : null,
    tax: {
      amountMinor: sumMinor((cart.prices?.applied_taxes ?? []).map((tax) => minorOf(tax?.amount))),
    },
    grandTotalMinor: minorOf(cart.prices?.grand_total),
  };
}

function namesOf(item: WireItem): { name: string; detail: string } {
  const sku = item.product.sku ?? '';
  if (isFrameSku(sku)) {
    const { name, colour } = frameOf(item);
    return { name, detail: colour };
  }
  const name = item.product.name ?? '';
  return isPrescriptionSku(sku) ? { name, detail: lensesOf(item).name } : { name, detail: '' };
}

function currencyOf(cart: WireCart, locale: Locale): Currency {
  const currency = cart.prices?.grand_total?.currency;
  return currency === 'USD' || currency === 'EUR' ? currency : storeOf(locale).currency;
}
