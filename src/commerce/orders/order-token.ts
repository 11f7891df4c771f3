import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '#service-base/ports.ts';
import type { CommerceContext } from '../context.ts';
import { authorizationError } from '../errors.ts';
import { unknownOrder } from './guest-order.ts';
import { findOrder } from './find-order.ts';
import type { Order } from './order.ts';

/**
 * What opens the order of a guest without a sign-in, as Magento does since 2.4.7. Unlike a number
 * and an address nobody can guess it; it is told with the order alone, and is good for nothing
 * once the guest is forgotten.
 */
export function orderToken(
  sealer: Sealer,
  { id, number, snapshot }: Pick<Order, 'id' | 'number' | 'snapshot'>,
): string {
  const proof = sealer.fingerprint(
    `${id}:${number}:${snapshot.email ?? ''}`,
    'commerce.order-token',
  );
  return Buffer.from(`${id}:${proof}`).toString('base64url');
}

/**
 * The order of a guest that a token was told with.
 * @throws GraphQLError for a token of no order, and for the order of a customer, who signs in.
 */
export async function findOrderByToken(context: CommerceContext, token: string): Promise<Order> {
  const { pool, sealer } = context;
  const [, id] = /^(\d{1,15}):/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? [];
  const order = id === undefined ? null : await findOrder(pool, sealer, Number(id));
  if (!order || !isSame(token, orderToken(sealer, order))) throw unknownOrder();
  if (order.customerId !== null) throw authorizationError('Please login to view the order.');
  if (order.snapshot.email === null) throw unknownOrder();
  return order;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
