import type pg from 'pg';
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
  const known = context.knownCart.find();
  if (known?.maskedId === cartId) return known;
  const cart = await findCart(context.pool, context, cartId);
  if (!cart) throw unknownCart(cartId);
  if (cart.state !== 'active') throw inactiveCart();
  await requireOwner(context, cart);
  return context.knownCart.keep(cart);
}

/** Guests use guests' carts, customers their own. @throws GraphQLError, and the audit is told. */
export async function requireOwner(context: CommerceContext, cart: Cart): Promise<void> {
  if (isOwner(context, cart)) return;
  await reportForeignCart(context, cart.maskedId);
  throw foreignCart(cart.maskedId);
}

export function isOwner({ customer }: CommerceContext, cart: Cart): boolean {
  return cart.customerId === (customer?.id ?? null);
}

/** Somebody tried a cart that is not theirs: a mistake after sign-in, or a search for carts. */
export async function reportForeignCart(
  { audit, customer }: CommerceContext,
  cartId: string,
): Promise<void> {
  await audit.record({
    actor: customer ? `customer:${customer.id}` : 'anonymous',
    action: 'cart.use',
    subject: `cart:${cartId}`,
    outcome: 'refused',
    reason: 'another owner',
  });
}

/**
 * Runs a statement that answers rows where it changed an active cart. Whoever knows what the cart
 * is now tells `knownCart`.
 *
 * @throws GraphQLError when the cart was ordered or merged meanwhile.
 */
export async function changeActiveCart<Row extends pg.QueryResultRow>(
  { pool, knownCart }: CommerceContext,
  statement: string,
  values: unknown[],
): Promise<Row[]> {
  knownCart.forget();
  const { rows } = await pool.query<Row>(statement, values);
  if (rows.length === 0) throw inactiveCart();
  return rows;
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
