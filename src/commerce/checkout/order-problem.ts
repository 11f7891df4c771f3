import { GraphQLError } from 'graphql';
import { isFrameSku, isPrescriptionSku } from '#domain/frames/sku.ts';
import { isEmpty, isVirtual, selectedRateOf, type Cart, type CartLine } from '../cart/cart.ts';
import { areTooMany, tooManyPieces } from '../cart/quantity.ts';
import type { PlaceOrderErrorCodes } from '../generated/schema.ts';
import type { StoreView } from '../store/store-view.ts';
import { billingAddressOf } from './address-fields.ts';
import { isAvailablePayment, type PaymentSettings } from './payment-methods.ts';

/** The customers whose orders a plan pays for. */
export const planGroup = 'plan-members';

/** Why an order is not placed, in Magento's words where it has them. */
export type OrderProblem = { code: PlaceOrderErrorCodes; message: string };

/**
 * A refusal as an error, for clients of 2.4.6: that the cart is not there is said as everywhere,
 * what else is missing after "Unable to place order: ".
 */
export function placeOrderError({ code, message }: OrderProblem): GraphQLError {
  const isOfCart = code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE';
  return new GraphQLError(isOfCart ? message : `Unable to place order: ${message}`, {
    extensions: { category: isOfCart ? 'graphql-no-such-entity' : 'graphql-input', code },
  });
}

/** The shopper agreed to what is no longer so. */
export const cartChanged: OrderProblem = {
  code: 'CART_CHANGED',
  message: 'The cart has changed. Review the new total.',
};

/** Nobody has paid for the order on the provider's page, or not this amount. */
export const notPaid = unable('The payment of this order is not authorized.');

/** The total that the shopper agreed to, where it was told, and how carts can be paid. */
type OrderTerms = { expectedTotalMinor: number | null; settings: PaymentSettings };

export const outOfStock = unable('Some of the products are out of stock.');

/** What is still missing before the cart can be ordered in `store`, or null. */
export function orderProblem(
  cart: Cart,
  store: StoreView,
  { expectedTotalMinor, settings }: OrderTerms,
): OrderProblem | null {
  if (isEmpty(cart)) {
    return unable(
      'A server error stopped your order from being placed. Please try to place your order again.',
    );
  }
  if (cart.customerId === null && cart.guestEmail === null) {
    return { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' };
  }
  if (cart.goneLineIds.length > 0) return outOfStock;
  if (areTooMany(cart.lines)) return unable(tooManyPieces);
  return (
    planProblem(cart) ??
    totalProblem(cart, expectedTotalMinor) ??
    deliveryProblem(cart, store) ??
    paymentProblem(cart, settings)
  );
}

function deliveryProblem(cart: Cart, store: StoreView): OrderProblem | null {
  if (isVirtual(cart)) return null;
  if (!cart.shippingAddress || !store.countries.includes(cart.shippingAddress.countryCode)) {
    return unable("Some addresses can't be used due to the configurations for specific countries.");
  }
  return selectedRateOf(cart)
    ? null
    : unable('The shipping method is missing. Select the shipping method and try again.');
}

function paymentProblem(cart: Cart, settings: PaymentSettings): OrderProblem | null {
  if (!billingAddressOf(cart)) return unable('Please check the billing address information.');
  return cart.paymentMethod !== null && isAvailablePayment(cart, cart.paymentMethod, settings)
    ? null
    : unable('Enter a valid payment method and try again.');
}

/** The shopper agreed to a total; another one is theirs to see first. */
function totalProblem(cart: Cart, expectedTotalMinor: number | null): OrderProblem | null {
  const { grandTotalMinor } = cart.prices.totals;
  if (expectedTotalMinor === null || expectedTotalMinor === grandTotalMinor) return null;
  return cartChanged;
}

/** A plan pays for one pair of glasses: one frame and its lenses, nothing else. */
function planProblem(cart: Cart): OrderProblem | null {
  if (cart.groupCode !== planGroup) return null;
  const { lines } = cart;
  const frames = lines.filter(({ product }) => isFrameSku(product.sku));
  const lenses = lines.filter(({ product }) => isPrescriptionSku(product.sku));
  const isOnePair = frames.length === 1 && lenses.length === 1 && lines.length === 2;
  if (!isOnePair || lines.some(({ quantity }) => quantity !== 1)) {
    return unable('An order with the plan benefit holds one frame and one prescription.');
  }
  return lenses.every(isComplete)
    ? null
    : unable('The prescription of this order is not complete.');
}

function isComplete({ product, options }: CartLine): boolean {
  return product.options
    .filter(({ required }) => required)
    .every(({ id }) => options.some(({ option }) => option.id === id));
}

function unable(message: string): OrderProblem {
  return { code: 'UNABLE_TO_PLACE_ORDER', message };
}
