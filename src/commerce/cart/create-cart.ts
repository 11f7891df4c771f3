import { randomBytes } from 'node:crypto';
import type { CommerceContext } from '../context.ts';
import { alreadyExists, authorizationError, inputError } from '../errors.ts';
import { spendOn } from '../spend.ts';
import type { Cart } from './cart.ts';
import { findActiveCart, isMaskedId, makeActiveCart } from './load-cart.ts';

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
  requireMaskedId(wishedId);
  return context.customer
    ? (await customerCart(context)).maskedId
    : makeGuestCart(context, wishedId);
}

/**
 * The id of a new cart for a guest, as `createGuestCart` of 2.4.7 has it.
 *
 * @throws GraphQLError also for a customer, who has a cart.
 */
export async function createGuestCart(
  context: CommerceContext,
  wishedId?: string | null,
): Promise<string> {
  requireMaskedId(wishedId);
  if (context.customer) throw alreadyExists('Use `Query.customerCart` for logged in customer.');
  return makeGuestCart(context, wishedId);
}

function requireMaskedId(wishedId?: string | null): void {
  if (wishedId && !isMaskedId(wishedId))
    throw inputError('Cart ID length should to be 32 symbols.');
}

/** The customer's active cart, made when there is none. @throws GraphQLError for guests. */
export async function customerCart(context: CommerceContext): Promise<Cart> {
  const { customer, pool, knownCart } = context;
  if (!customer) throw authorizationError('The request is allowed for logged in customer');
  const known = knownCart.find();
  const cart =
    (known === undefined ? await findActiveCart(pool, context, customer.id) : known) ??
    (await makeActiveCart(pool, context, { customerId: customer.id, maskedId: newMaskedId() }));
  return knownCart.keep(cart);
}

async function makeGuestCart(
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
