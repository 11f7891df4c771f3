import type { CommerceContext } from '../context.ts';
import { authorizationError, inputError, noSuchEntity } from '../errors.ts';
import type { Cart } from './cart.ts';
import { findCart } from './load-cart.ts';

/**
 * The active cart that the caller may use. Who is not its owner learns no more than Magento
 * tells: the order of the checks is Magento's.
 *
 * @throws GraphQLError
 */
export async function requireCart(
  context: CommerceContext,
  cartId: string | null | undefined,
  missing = 'Required parameter "cart_id" is missing',
): Promise<Cart> {
  if (!cartId) throw inputError(missing);
  const cart = await findCart(context.pool, context, cartId);
  if (!cart) throw unknownCart(cartId);
  if (cart.state !== 'active') throw inactiveCart();
  requireOwner(context, cart);
  return cart;
}

/** Guests use guests' carts, customers their own. @throws GraphQLError */
export function requireOwner({ customer }: CommerceContext, cart: Cart): void {
  if (cart.customerId !== (customer?.id ?? null)) throw foreignCart(cart.maskedId);
}

export function foreignCart(cartId: string) {
  return authorizationError(`The current user cannot perform operations on cart "${cartId}"`);
}

export function unknownCart(cartId: string) {
  return noSuchEntity(`Could not find a cart with ID "${cartId}"`);
}

export function inactiveCart() {
  return noSuchEntity("The cart isn't active.");
}
