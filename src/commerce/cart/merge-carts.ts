import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import { inputError } from '../errors.ts';
import { appliedCoupon, type Cart, type CartLine } from './cart.ts';
import { customerCart } from './create-cart.ts';
import { findCart } from './load-cart.ts';
import { insertLinesInto, newLine } from './new-lines.ts';
import { mostThatFits } from './pieces.ts';
import {
  foreignCart,
  inactiveCart,
  reportForeignCart,
  requireCart,
  unknownCart,
} from './require-cart.ts';

/**
 * Moves what a guest collected into the cart of the customer the guest turned out to be. Equal
 * lines add up; what goes beyond the stock or the limit of a cart is dropped, and a coupon that
 * counts in the guest's cart takes the place of the customer's, as Magento does. The guest's cart
 * is done with.
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
  await moveLines(context, source.maskedId, destination.maskedId);
  return stillThere(context.pool, context, destination.maskedId);
}

/**
 * Gives the cart of a guest to the customer that the guest turned out to be: what was in the
 * customer's own moves into it, and that one is done with.
 *
 * @throws GraphQLError when it is no guest's cart, and for a guest.
 */
export async function assignToCustomer(context: CommerceContext, cartId: string): Promise<Cart> {
  const { id } = requireCustomer(context);
  if (!cartId) throw inputError('Required parameter "cart_id" is missing');
  const guests = await requireGuestCart(context, cartId);
  const own = await customerCart(context);
  await moveLines(context, own.maskedId, guests.maskedId, id);
  return stillThere(context.pool, context, guests.maskedId);
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

/**
 * Reads what is to be moved while both carts are held: what is added at the same moment is
 * in it, or refused. The destination may get an owner, whose one cart it is then.
 */
async function moveLines(
  context: CommerceContext,
  sourceId: string,
  destinationId: string,
  newOwnerId: number | null = null,
): Promise<void> {
  const { pool, sealer, knownCart } = context;
  knownCart.forget();
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `select 1 from commerce.carts where masked_id in ($1, $2) and state = 'active'
        order by id for update`,
      [sourceId, destinationId],
    );
    if (rows.length < 2) throw inactiveCart();
    const source = await stillThere(client, context, sourceId);
    const destination = await stillThere(client, context, destinationId);
    // Somebody may have become its owner since it was looked at.
    const guests = newOwnerId === null ? source : destination;
    if (guests.customerId !== null) throw foreignCart(guests.maskedId);
    // Options are sealed for their cart, so what moves is sealed anew.
    const lines = whatFits(source.lines, destination).map((line) =>
      newLine(sealer, destinationId, line),
    );
    await client.query(
      `with held as (
         update commerce.carts
            set updated_at = now(), coupon_code = coalesce($4, coupon_code)
          where id = $2 returning id
       ), emptied as (
         update commerce.carts set state = 'merged', updated_at = now() where id = $1
       )${insertLinesInto('held', '$3')}`,
      [source.id, destination.id, JSON.stringify(lines), appliedCoupon(source)?.code ?? null],
    );
    if (newOwnerId === null) return;
    await client.query(
      `update commerce.carts set customer_id = $2, guest_email = null where id = $1`,
      [destination.id, newOwnerId],
    );
  });
}

async function stillThere(db: Queryable, context: CommerceContext, cartId: string): Promise<Cart> {
  const cart = await findCart(db, context, cartId);
  if (!cart) throw new Error('a cart has vanished');
  return cart;
}

/** What the destination can still take, line after line: two may be of one product. */
function whatFits(lines: readonly CartLine[], destination: Cart): CartLine[] {
  const fitting: CartLine[] = [];
  for (const line of lines) {
    const most = mostThatFits(line, [...destination.lines, ...fitting]);
    if (most > 0) fitting.push({ ...line, quantity: most });
  }
  return fitting;
}
