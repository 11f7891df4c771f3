import type { CommerceContext } from '../context.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import { inputError } from '../errors.ts';
import type { Cart, CartLine } from './cart.ts';
import { customerCart } from './create-cart.ts';
import { findCart } from './load-cart.ts';
import { insertLinesInto, newLine } from './new-lines.ts';
import { mostOf } from './quantity.ts';
import {
  changeActiveCart,
  foreignCart,
  inactiveCart,
  reportForeignCart,
  requireCart,
  unknownCart,
} from './require-cart.ts';

/**
 * Moves what a guest collected into the cart of the customer the guest turned out to be. Equal
 * lines add up; what goes beyond the stock or the
 * limit of a cart is dropped, as Magento does. The guest's cart is
 * done with.
 *
 * @throws GraphQLError when the source is not a guest's cart or the destination not the caller's.
 */
export async function mergeCarts(
  context: CommerceContext,
  sourceId: string,
  destinationId: string | null | undefined,
): Promise<Cart> {
  requireCustomer(context);
  if (!sourceId) throw inputError('Required parameter "source_cart_id" is missing');
  if (destinationId === '') {
    throw inputError('The parameter "destination_cart_id" cannot be empty');
  }
  const source = await requireGuestCart(context, sourceId);
  const destination = destinationId
    ? await requireCart(context, destinationId)
    : await customerCart(context);
  await moveLines(context, source, destination);
  const merged = await findCart(context.pool, context, destination.maskedId);
  if (!merged) throw new Error(`cart ${destination.id} has vanished`);
  return merged;
}

async function requireGuestCart(context: CommerceContext, cartId: string): Promise<Cart> {
  const cart = await findCart(context.pool, context, cartId);
  if (!cart) throw unknownCart(cartId);
  if (cart.state !== 'active') throw inactiveCart();
  if (cart.customerId !== null) {
    await reportForeignCart(context, cartId);
    throw foreignCart(cartId);
  }
  return cart;
}

async function moveLines(context: CommerceContext, source: Cart, destination: Cart): Promise<void> {
  const { sealer } = context;
  // Options are sealed for their cart, so what moves is sealed anew.
  const lines = source.lines
    .map((line) => ({ ...line, quantity: quantityThatFits(line, destination) }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => newLine(sealer, destination.maskedId, line));
  await changeActiveCart(
    context,
    `with held as (
       update commerce.carts set updated_at = now()
        where id = $2 and state = 'active' returning id
     ), emptied as (
       update commerce.carts set state = 'merged', updated_at = now()
        where id = $1 and state = 'active' and exists (select from held) returning id
     ), moved as (${insertLinesInto('held cross join emptied', '$3')})
     select id from emptied`,
    [source.id, destination.id, JSON.stringify(lines)],
  );
}

/** How many more of the line's product the destination can take. */
function quantityThatFits({ product, quantity }: CartLine, destination: Cart): number {
  const there = destination.lines
    .filter((line) => line.product.id === product.id)
    .reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, Math.min(quantity, mostOf(product) - there));
}
