import { GraphQLError } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';

/** What makes two requests the same: whose they are, and the key they came with. */
export type OrderKey = { scope: string; key: string };

/**
 * The key of a request to place the cart's order: the header `Idempotency-Key`, or the cart's
 * id for clients that send none. A guest is known by the cart alone.
 *
 * @throws GraphQLError when the header cannot be a key.
 */
export function orderKeyOf({ headers, customer }: CommerceContext, cartId: string): OrderKey {
  const key = headers['idempotency-key'] ?? cartId;
  if (!/^[\w-]{16,64}$/.test(key)) {
    throw inputError('Idempotency-Key must have 16 to 64 letters, digits, hyphens or underscores');
  }
  return { scope: customer ? `customer:${customer.id}` : `cart:${cartId}`, key };
}

/**
 * The total the shopper agreed to, in minor units, from the header `Framewell-Expected-Total`;
 * null without one.
 * @throws GraphQLError when it is no amount.
 */
export function expectedTotalMinor({ headers }: CommerceContext): number | null {
  const text = headers['framewell-expected-total'];
  if (text === undefined || text === '') return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw inputError('Framewell-Expected-Total must be a whole number of minor units');
  }
  return Number(text);
}

export function keyAlreadyUsed(): GraphQLError {
  return withStatus('Idempotency-Key is already used', 422);
}

export function stillBeingPlaced(): GraphQLError {
  return withStatus('The order is being placed. Ask again in a moment.', 409);
}

function withStatus(message: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', status } });
}
