import type { Address } from '#domain/people/address.ts';
import { minorOf } from '#domain/prices/money.ts';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  SetDeliveryAddressDocument,
  SetPaymentMethodDocument,
  SetShippingMethodDocument,
} from '#clients/generated/commerce.ts';

/** How the rest is paid; `purchaseOrderNumber` only counts for `purchaseorder`. */
export type PaymentChoice = { code: string; purchaseOrderNumber: string };

/** A saved address by its number, or a typed one; `isKept` puts that into the address book. */
export type Whither = { savedId: number } | { address: Address; isKept?: boolean };

export type Delivery = {
  shipping: Whither;
  /** Null where it is the address of the delivery. */
  billing: Whither | null;
  payment: PaymentChoice | null;
};

export type SaveDeliveryResult =
  | { ok: true }
  /** Something is left to pay, and nothing was chosen that commerce offers. */
  | { ok: false; problem: 'payment-missing' }
  /** In commerce's own words. */
  | { ok: false; problem: 'refused'; message: string };

type Method = { carrier_code: string; method_code: string | null; available: boolean };

/**
 * Sets where the order goes, how it travels and how it is paid, in the order that every
 * release of the platform keeps: shipping address, billing address, shipping method, payment.
 *
 * @throws ServiceError when commerce cannot be reached.
 */
export async function saveDelivery(
  commerce: ServiceClient,
  cartId: string,
  { shipping, billing, payment }: Delivery,
): Promise<SaveDeliveryResult> {
  try {
    const { setBillingAddressOnCart: addressed } = await commerce.run(SetDeliveryAddressDocument, {
      cartId,
      shipping: whitherInput(shipping),
      billing: billingInput(billing),
    });
    const method = preferredMethod(
      addressed?.cart.shipping_addresses[0]?.available_shipping_methods ?? [],
    );
    if (!method) return refused('Set shipping method failed, no shipping method is available');

    const { setShippingMethodsOnCart: shipped } = await commerce.run(SetShippingMethodDocument, {
      cartId,
      ...method,
    });
    if (!shipped) return refused('Set shipping method failed, not supported response cart data');

    const code = paymentCode(shipped.cart, payment);
    if (!code) return { ok: false, problem: 'payment-missing' };
    await commerce.run(SetPaymentMethodDocument, {
      cartId,
      paymentMethod: paymentInput(code, payment),
    });
    return { ok: true };
  } catch (error) {
    if (isServiceError(error) && error.category === 'input') return refused(error.message);
    throw error;
  }
}

/** Where bills go, in commerce's words. */
export function billingInput(billing: Whither | null) {
  return billing ? whitherInput(billing) : { same_as_shipping: true };
}

/** In commerce's words. A platform keeps an address unless it is told not to. */
export function whitherInput(whither: Whither) {
  if ('savedId' in whither) return { customer_address_id: whither.savedId };
  const { address, isKept = false } = whither;
  return { address: { ...address, save_in_address_book: isKept } };
}

/** `free` when the plan pays everything; to be called before an order whose total fell to 0. */
export async function payNothing(commerce: ServiceClient, cartId: string): Promise<void> {
  await commerce.run(SetPaymentMethodDocument, { cartId, paymentMethod: { code: 'free' } });
}

/** What the specification prefers, by its names on the wire. */
export const PREFERRED_METHOD = { carrierCode: 'tablerate', methodCode: 'bestway' };

/** The table rate if there is one, else the first that is available. */
export function preferredMethod(
  methods: readonly (Method | null)[],
): { carrierCode: string; methodCode: string } | null {
  const available = methods.flatMap((method) =>
    method?.available && method.method_code
      ? [{ carrierCode: method.carrier_code, methodCode: method.method_code }]
      : [],
  );
  const preferred = available.find(
    ({ carrierCode, methodCode }) =>
      carrierCode === PREFERRED_METHOD.carrierCode && methodCode === PREFERRED_METHOD.methodCode,
  );
  return preferred ?? available[0] ?? null;
}

type PayableCart = {
  available_payment_methods: ({ code: string } | null)[] | null;
  prices: { grand_total: { value: number | null } | null } | null;
};

/** `free` exactly when nothing is left to pay; otherwise the choice, if commerce offers it. */
export function paymentCode(cart: PayableCart, payment: PaymentChoice | null): string | null {
  const offered = (cart.available_payment_methods ?? []).flatMap((method) => method?.code ?? []);
  if (minorOf(cart.prices?.grand_total) === 0) return 'free';
  return payment && payment.code !== 'free' && offered.includes(payment.code) ? payment.code : null;
}

function paymentInput(code: string, payment: PaymentChoice | null) {
  return code === 'purchaseorder'
    ? { code, purchase_order_number: payment?.purchaseOrderNumber ?? '' }
    : { code };
}

function refused(message: string): SaveDeliveryResult {
  return { ok: false, problem: 'refused', message };
}
