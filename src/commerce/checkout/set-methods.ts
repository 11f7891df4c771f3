import { holdsCardNumber } from '#domain/prices/card-number.ts';
import {
  isEmpty,
  isSameMethod,
  isVirtual,
  type Cart,
  type ShippingMethodKey,
} from '../cart/cart.ts';
import { withPrices } from '../cart/with-prices.ts';
import { changeActiveCart, requireCart } from '../cart/require-cart.ts';
import { sealCartField } from '../cart/sealed-fields.ts';
import type { CommerceContext } from '../context.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import type {
  SetPaymentMethodOnCartInput,
  SetShippingMethodsOnCartInput,
} from '../generated/schema.ts';
import { tidy } from '../store/address-lines.ts';
import { isAvailablePayment } from './payment-methods.ts';

const noAddress = 'The shipping address is missing. Set the address and try again.';

/** Says how the order is sent. @throws GraphQLError */
export async function setShippingMethod(
  context: CommerceContext,
  { cart_id: cartId, shipping_methods: given }: SetShippingMethodsOnCartInput,
): Promise<Cart> {
  const cart = await requireCart(context, cartId);
  const [wanted, ...others] = given;
  if (wanted === undefined) throw inputError('Required parameter "shipping_methods" is missing');
  if (others.length > 0) throw inputError('You cannot specify multiple shipping methods.');
  const method = {
    carrierCode: wanted?.carrier_code ?? '',
    methodCode: wanted?.method_code ?? '',
  };
  if (!method.carrierCode) throw inputError('Required parameter "carrier_code" is missing.');
  if (!method.methodCode) throw inputError('Required parameter "method_code" is missing.');
  if (isEmpty(cart)) {
    throw inputError(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
  }
  if (!cart.shippingAddress) throw inputError(noAddress);
  if (!cart.shippingRates.some((rate) => isSameMethod(rate, method))) {
    throw noSuchMethod(method);
  }
  await changeActiveCart(
    context,
    `update commerce.carts
        set shipping_carrier = $2, shipping_method = $3, updated_at = now()
      where id = $1 and state = 'active'
      returning id`,
    [cart.id, method.carrierCode, method.methodCode],
  );
  return context.knownCart.keep(withPrices({ ...cart, shippingMethod: method }, context.store));
}

/** The error for a method that the store does not send by. */
export function noSuchMethod({ carrierCode, methodCode }: ShippingMethodKey) {
  return noSuchEntity(`Carrier with such method not found: ${carrierCode}, ${methodCode}`);
}

/** Says how the order is paid. @throws GraphQLError */
export async function setPaymentMethod(
  context: CommerceContext,
  { cart_id: cartId, payment_method: wanted }: SetPaymentMethodOnCartInput,
): Promise<Cart> {
  const cart = await requireCart(context, cartId, 'Required parameter "cart_id" is missing.');
  if (!wanted.code) {
    throw inputError('Required parameter "code" for "payment_method" is missing.');
  }
  if (!isVirtual(cart) && !isEmpty(cart) && !cart.shippingAddress) throw inputError(noAddress);
  if (!isAvailablePayment(cart, wanted.code, context.settings)) {
    throw inputError('The requested Payment Method is not available.');
  }
  const number =
    wanted.code === 'purchaseorder' ? purchaseOrderNumber(wanted.purchase_order_number) : null;
  await changeActiveCart(
    context,
    `update commerce.carts
        set payment_method = $2, purchase_order_number = $3, updated_at = now()
      where id = $1 and state = 'active'
      returning id`,
    [
      cart.id,
      wanted.code,
      sealCartField(context.sealer, cart.maskedId, 'purchase_order_number', number),
    ],
  );
  return context.knownCart.keep({
    ...cart,
    paymentMethod: wanted.code,
    purchaseOrderNumber: number,
  });
}

function purchaseOrderNumber(given: string | null | undefined): string {
  const number = tidy(given);
  if (number === null) throw inputError('Purchase order number is a required field.');
  if (holdsCardNumber(number))
    throw inputError('The purchase order number must not be a card number.');
  return number;
}
