import { ORDER_MOVES, type OrderMove } from '#domain/orders/order-moves.ts';
import { keptOrderNumber } from '#domain/orders/order-number.ts';
import type { OrdersDoor } from '#commerce/index.ts';
import { waitingCarts } from '#shop/ordering/picture-review.ts';
import { releaseRedemption } from '#shop/ordering/release-redemption.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancel-order.ts';

type StatusChange = Awaited<ReturnType<OrdersDoor['changeStatus']>>;

/** `in-review`: an optician is to compare its prescription with the picture first. */
export type Moving = StatusChange['outcome'] | 'in-review';

/**
 * Records what became of an order, when it may come there from where it is; its member is told,
 * and may use the benefit again after an exchange. Canceling is what `cancelOrder` does.
 */
export async function moveOrder(
  services: Services,
  text: string,
  move: OrderMove,
  { tracking = null, actor }: { tracking?: string | null; actor: string },
): Promise<Moving> {
  if (move === 'cancelled') return cancelings[await cancelOrder(services, text, actor)];
  const number = keptOrderNumber(text);
  if (move === 'in-production' && (await isInReview(services, number))) return 'in-review';
  const change = { status: ORDER_MOVES[move], tracking };
  const { outcome } = await services.commerce.orders.changeStatus(number, change);
  // Again as well: whoever was stopped in between comes back.
  const isExchanged = move === 'exchanged' && (outcome === 'changed' || outcome === 'already');
  if (isExchanged) await releaseRedemption(services.pool, services.memberDataFor(), number);
  await services.audit.record({
    actor,
    action: 'order.status',
    subject: `order:${number}`,
    outcome: outcome === 'changed' || outcome === 'already' ? 'ok' : 'refused',
    reason: `${move}: ${outcome}`,
  });
  return outcome;
}

async function isInReview({ commerce, pool }: Services, number: string): Promise<boolean> {
  const [found] = await commerce.orders.forLab({ number });
  return found !== undefined && (await waitingCarts(pool, [found.cartId])).size > 0;
}

const cancelings = {
  canceled: 'changed',
  'already-canceled': 'already',
  'too-late': 'refused',
  unknown: 'unknown',
} as const satisfies Record<Awaited<ReturnType<typeof cancelOrder>>, Moving>;
