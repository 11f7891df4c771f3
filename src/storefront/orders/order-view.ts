import { stateCode } from '#domain/people/us-states.ts';
import type { Currency } from '#domain/people/locale.ts';
import { minorOf } from '#domain/prices/money.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { stateOf, type OrderState } from '#domain/orders/order-state.ts';
import { findPrescription, type Prescription } from '#domain/prescription/prescription.ts';
import { fromFields } from '#domain/prescription/prescription-wire.ts';
import { isFrameSku, isPrescriptionSku, lineKindOf } from '#domain/frames/sku.ts';
import type { OrderByNumberQuery } from '#clients/generated/commerce.ts';
import { cameAtOf, type CameAt } from './came-at.ts';
import type { PostalAddress } from '../addresses/index.ts';
import { ledgerOf, type Ledger, type LedgerInput } from '#domain/prices/ledger.ts';
import { templateOf } from '../ui/picture-template.ts';

type WireOrders = NonNullable<NonNullable<OrderByNumberQuery['customer']>['orders']>;
export type WireOrder = NonNullable<WireOrders['items'][number]>;
type WireItem = NonNullable<NonNullable<WireOrder['items']>[number]>;

/** A placed order as pages show it, from its snapshot. */
export type OrderView = {
  /** 'dm' and ten digits. */
  number: string;
  /** An instant. */
  placedAt: string;
  state: OrderState | null;
  cameAt: CameAt;
  /** What the carriers call the parcels. */
  tracking: string[];
  statusLabel: string;
  frame: { name: string; colour: string; sku: string; pictureUrl: string | null } | null;
  lensName: string;
  prescription: Prescription | null;
  ledger: Ledger;
  address: PostalAddress | null;
  /** Where bills go, if not with the glasses. */
  billing: PostalAddress | null;
  payment: { code: string; name: string; purchaseOrderNumber: string } | null;
};

/** Reads an order whose status was asked for in the default store. */
export function orderViewOf(order: WireOrder, planName: string): OrderView {
  const items = (order.items ?? []).filter((item) => item !== null);
  const frame = items.find((item) => isFrameSku(item.product_sku));
  const lenses = items.find((item) => isPrescriptionSku(item.product_sku));
  const payment = order.payment_methods?.find((method) => method !== null);
  return {
    number: displayOrderNumber(order.number),
    placedAt: `${order.order_date.replace(' ', 'T')}Z`,
    state: stateOf(order.status),
    cameAt: cameAtOf(order.comments),
    tracking: trackingOf(order),
    statusLabel: order.status,
    frame: frame ? frameOf(frame) : null,
    lensName: lenses ? lensNameOf(lenses) : '',
    prescription: lenses ? prescriptionOf(lenses) : null,
    ledger: ledgerOf(ledgerInput(order, items, planName)),
    address: order.shipping_address ? addressOf(order.shipping_address) : null,
    billing: otherAddress(order),
    payment: payment
      ? {
          code: payment.type,
          name: payment.name,
          purchaseOrderNumber: payment.additional_data?.[0]?.value ?? '',
        }
      : null,
  };
}

function trackingOf({ shipments }: WireOrder): string[] {
  return (shipments ?? [])
    .flatMap((shipment) => shipment?.tracking ?? [])
    .flatMap((parcel) => (parcel?.number ? [`${parcel.title} ${parcel.number}`.trim()] : []));
}

function frameOf(item: WireItem): NonNullable<OrderView['frame']> {
  return {
    name: nameOf(item),
    colour: colourOf(item),
    sku: item.product_sku,
    pictureUrl: templateOf(item.product?.small_image),
  };
}

function lensNameOf(item: WireItem): string {
  const lens = item.selected_options?.find((option) => option?.label === 'lens');
  return lens?.value ?? nameOf(item);
}

function prescriptionOf(item: WireItem): Prescription | null {
  const fields = (item.entered_options ?? []).flatMap((option) =>
    option ? [[option.label, option.value]] : [],
  );
  return findPrescription(fromFields(Object.fromEntries(fields)));
}

function ledgerInput(order: WireOrder, items: WireItem[], planName: string): LedgerInput {
  const { total } = order;
  const rate = total?.taxes?.find((tax) => tax !== null)?.rate;
  return {
    currency: currencyOf(order),
    planName,
    lines: items.map((item) => ({
      kind: lineKindOf(item.product_sku),
      name: nameOf(item),
      detail: isPrescriptionSku(item.product_sku) ? lensNameOf(item) : colourOf(item),
      priceMinor: minorOf(item.product_sale_price) * (item.quantity_ordered ?? 1),
      discounts: item.discounts,
    })),
    shippingMinor: total ? minorOf(total.total_shipping) : null,
    tax: total && { amountMinor: minorOf(total.total_tax), ...(rate ? { rate } : {}) },
    grandTotalMinor: minorOf(total?.grand_total),
  };
}

function otherAddress({ shipping_address, billing_address }: WireOrder): PostalAddress | null {
  if (!shipping_address || !billing_address) return null;
  const billing = addressOf(billing_address);
  return JSON.stringify(billing) === JSON.stringify(addressOf(shipping_address)) ? null : billing;
}

function addressOf(address: NonNullable<WireOrder['shipping_address']>): PostalAddress {
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: address.street.filter((line) => line !== null),
    city: address.city,
    region: stateCode(address.region ?? ''),
    postcode: address.postcode ?? '',
    countryCode: address.country_code ?? '',
    telephone: address.telephone ?? '',
  };
}

/** What was chosen of a model: its colour. */
function colourOf(item: WireItem): string {
  return (item.selected_options ?? []).flatMap((option) => option?.value ?? []).join(', ');
}

function nameOf(item: WireItem): string {
  return item.product_name ?? item.product_sku;
}

function currencyOf({ total }: WireOrder): Currency {
  return total?.grand_total.currency === 'EUR' ? 'EUR' : 'USD';
}
