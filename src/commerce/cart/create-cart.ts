import { randomBytes } from 'node:crypto';
import type { CommerceContext } from '../context.ts';
import { alreadyExists, authorizationError, inputError } from '../errors.ts';
import { spendOn } from '../spend.ts';
import type { Cart } from './cart.ts';
import { findActiveCart, isMaskedId } from './load-cart.ts';

/**
 * The id of the customer's active cart, made when there is none; for a guest always of a new
 * one, which may have an id of the guest's own choice.
 *
 * @throws GraphQLError
 */
export async function createEmptyCart(
  context: CommerceContext,
  wishedId?: string | null,
): Promise<string> {
  if (wishedId && !isMaskedId(wishedId)) {
    throw inputError('Cart ID length should to be 32 symbols.');
  }
  return context.customer
    ? cartIdOfCustomer(context, context.customer.id)
    : createGuestCart(context, wishedId);
}

/** The customer's active cart, made when there is none. @throws GraphQLError for guests. */
export async function customerCart(context: CommerceContext): Promise<Cart> {
  const { customer, pool } = context;
  if (!customer) throw authorizationError('The request is allowed for logged in customer');
  const existing = takeCartRead(context) ?? (await findActiveCart(pool, context, customer.id));
  if (existing) return existing;
  await cartIdOfCustomer(context, customer.id);
  const created = await findActiveCart(pool, context, customer.id);
  if (!created) throw new Error(`customer ${customer.id} has no cart`);
  return created;
}

/** The cart that was read with its owner, once: who asks again asks for what it is by then. */
function takeCartRead({ customer, store, freshness }: CommerceContext): Cart | null {
  const known = customer?.cartRead;
  if (!customer || !known) return null;
  customer.cartRead = null;
  return known.storeId === store.id && freshness.holds(known.reading) ? known.open() : null;
}

async function cartIdOfCustomer(context: CommerceContext, customerId: number): Promise<string> {
  // Updating nothing answers the row that is there, also when it has just been made elsewhere.
  const { rows } = await context.pool.query<{ masked_id: string }>(
    `insert into commerce.carts as c (masked_id, customer_id, store_id)
     values ($1, $2, $3)
     on conflict (customer_id) where state = 'active' do update set store_id = c.store_id
     returning masked_id`,
    [newMaskedId(), customerId, context.store.id],
  );
  const id = rows[0]?.masked_id;
  if (!id) throw new Error(`customer ${customerId} has no cart`);
  return id;
}

async function createGuestCart(
  context: CommerceContext,
  wishedId: string | null | undefined,
): Promise<string> {
  await spendOn('cart', context);
  const id = wishedId || newMaskedId();
  const { rows } = await context.pool.query(
    `insert into commerce.carts (masked_id, store_id) values ($1, $2)
     on conflict (masked_id) do nothing returning id`,
    [id, context.store.id],
  );
  if (rows.length === 0) throw alreadyExists(`Cart with ID "${id}" already exists.`);
  return id;
}

function newMaskedId(): string {
  return randomBytes(16).toString('hex');
}
