import type pg from 'pg';
import type { Cart } from '../cart/cart.ts';
import { findCart, isMaskedId } from '../cart/load-cart.ts';
import {
  foreignCart,
  inactiveCart,
  isOwner,
  reportForeignCart,
  unknownCart,
} from '../cart/require-cart.ts';
import type { CommerceContext } from '../context.ts';
import { authorizationError, inputError, notAuthorized } from '../errors.ts';
import { findOrderByKey, findOrderOfCart } from '../orders/find-order.ts';
import type { Order } from '../orders/order.ts';
import { follow } from '../orders/order-events.ts';
import { isPaidInAdvance } from '../orders/payment.ts';
import { recordOrder } from '../orders/record-order.ts';
import { takeStock } from '../orders/take-stock.ts';
import { mayUseCoupon } from '../promotions/take-coupon-use.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { claimCart } from './claim-cart.ts';
import { hostedPayment } from './payment-methods.ts';
import {
  expectedTotalMinor,
  keyAlreadyUsed,
  orderKeyOf,
  stillBeingPlaced,
  type OrderKey,
} from './order-key.ts';
import {
  cartChanged,
  notPaid,
  orderProblem,
  outOfStock,
  planGroup,
  type OrderProblem,
} from './order-problem.ts';

const usualDaysToPay = 14;

export type Placed =
  | { ok: true; order: Order; replayed: boolean }
  | { ok: false; problem: OrderProblem };

/**
 * Places the order of a cart, once: whoever asks again, at the same time or later, is told the
 * same order. Key, cart, stock, order, message and answer are written in one transaction, so a
 * refusal or a crash leaves everything as it was.
 *
 * @throws GraphQLError for a missing id, someone else's cart, a key used for another cart, and a
 * caller who may not order.
 */
export async function placeOrder(context: CommerceContext, cartId: string): Promise<Placed> {
  if (!cartId) throw inputError('Required parameter "cart_id" is missing');
  if (!isMaskedId(cartId)) return refusal('CART_NOT_FOUND', unknownCart(cartId));
  requireMayOrder(context);
  const key = orderKeyOf(context, cartId);
  const expectedMinor = expectedTotalMinor(context);
  try {
    const placed = await context.placeInTurn(() =>
      inTransaction(context.pool, (client) =>
        place(context, client, { cartId, key, expectedMinor }),
      ),
    );
    await context.settings.onStep?.('after-commit');
    return placed;
  } catch (error) {
    if (error instanceof NotTheOwner) {
      await reportForeignCart(context, cartId);
      throw foreignCart(cartId);
    }
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    if (isLockTimeout(error)) throw stillBeingPlaced();
    throw error;
  }
}

/** @throws GraphQLError, in Magento's words, where the shop sells to a plan's members only. */
function requireMayOrder({ settings, customer }: CommerceContext): void {
  if (settings.whoMayOrder === 'anyone' || customer?.groupCode === planGroup) return;
  throw customer
    ? notAuthorized()
    : authorizationError(
        'Guest checkout is not allowed. Register a customer account or login with existing one.',
      );
}

/** Thrown inside the transaction to undo it. */
class Refused extends Error {
  readonly problem: OrderProblem;

  constructor(problem: OrderProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Told to the audit after the transaction, which may be writing to the same database. */
class NotTheOwner extends Error {}

type Placing = { cartId: string; key: OrderKey; expectedMinor: number | null };

async function place(
  context: CommerceContext,
  client: pg.PoolClient,
  { cartId, key, expectedMinor }: Placing,
): Promise<Placed> {
  const { sealer, store, settings } = context;
  const claim = await claimCart(client, context, key, cartId);
  if (claim.kind === 'refused') return answerOfKey(context, client, key, cartId);
  if (claim.kind === 'inactive') return answerOfCart(context, client, key, cartId);

  const cart = await getCart(context, client, cartId);
  const problem = orderProblem(cart, store, { expectedTotalMinor: expectedMinor, settings });
  if (problem) throw new Refused(problem);
  if (!(await takeStock(client, cart.lines))) throw new Refused(outOfStock);
  if (!(await mayUseCoupon(client, cart))) throw new Refused(cartChanged);
  if (!(await isPaidFor(client, cart, settings))) throw new Refused(notPaid);
  const order = await recordOrder(client, sealer, {
    cart,
    store,
    key,
    status: 'pending',
    placedAt: null,
    isConfirmed: false,
    daysToPay: isPaidInAdvance(cart) ? (settings.paymentDeadlineDays ?? usualDaysToPay) : null,
  });
  await context.enqueue(
    client,
    'order-confirmation',
    { orderId: order.id },
    { jobKey: `order-confirmation:${order.id}` },
  );
  const following = { enqueue: context.enqueue, isToldOutside: settings.isToldOutside === true };
  for (const { id } of order.events) await follow(client, following, id, { isMailed: false });
  await settings.onStep?.('in-transaction');
  return { ok: true, order, replayed: false };
}

/** What is paid on a provider's page is taken with the order; all else is paid afterwards. */
async function isPaidFor(
  client: pg.PoolClient,
  { paymentMethod, maskedId, prices, currency }: Cart,
  { payments }: CommerceContext['settings'],
): Promise<boolean> {
  if (paymentMethod !== hostedPayment) return true;
  const totalMinor = prices.totals.grandTotalMinor;
  return (
    (await payments?.takeForOrder(client, { cartId: maskedId, totalMinor, currency })) ?? false
  );
}

/** The stored answer when the key was used for this cart; otherwise why it cannot be used. */
async function answerOfKey(
  context: CommerceContext,
  client: pg.PoolClient,
  key: OrderKey,
  cartId: string,
): Promise<Placed> {
  const earlier = await findOrderByKey(client, context.sealer, key);
  if (earlier?.cartId === cartId) return { ok: true, order: earlier.order, replayed: true };
  if (earlier) throw keyAlreadyUsed();
  const cart = await findCart(client, context, cartId);
  if (!cart) return refusal('CART_NOT_FOUND', unknownCart(cartId));
  if (!isOwner(context, cart)) throw new NotTheOwner();
  // Whoever held the key has just given it back.
  throw stillBeingPlaced();
}

/** The order the cart has become, now also the answer under this key. */
async function answerOfCart(
  { sealer }: CommerceContext,
  client: pg.PoolClient,
  key: OrderKey,
  cartId: string,
): Promise<Placed> {
  const order = await findOrderOfCart(client, sealer, cartId);
  if (!order) throw new Refused({ code: 'CART_NOT_ACTIVE', message: inactiveCart().message });
  await client.query('update commerce.order_keys set order_id = $3 where scope = $1 and key = $2', [
    key.scope,
    key.key,
    order.id,
  ]);
  return { ok: true, order, replayed: true };
}

async function getCart(
  context: CommerceContext,
  client: pg.PoolClient,
  cartId: string,
): Promise<Cart> {
  const cart = await findCart(client, context, cartId);
  if (!cart) throw new Error(`cart ${cartId} vanished while it was claimed`);
  return cart;
}

function refusal(code: OrderProblem['code'], { message }: Error): Placed {
  return { ok: false, problem: { code, message } };
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
