import { displayOrderNumber } from '#domain/orders/order-number.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import type { Shopper } from '#shop/shopper.ts';
import { isCustomer } from '../app/context.ts';
import { findOrder } from './recent-orders.ts';

/**
 * One order of the shopper, and what may be done with it; null when it is not theirs. `number` is
 * commerce's own.
 */
export async function loadOrder(shopper: Shopper, number: string, store: StoreCode) {
  const { commerce, ordering } = shopper;
  const order = await findOrder({ commerce }, number);
  if (!order) return null;
  const [waiting, payment, eligibility, reasons] = await Promise.all([
    ordering.inReview(),
    ordering.paymentOf(number),
    // A plan that is away hides what it would allow, and nothing of the order.
    ordering.eligibility().catch(insteadOfAnswer(null)),
    // Nobody has begun to make it, as far as is known here.
    order.state === 'pending' ? ordering.cancelReasons(store) : null,
  ]);
  return {
    order,
    payment,
    isInReview: waiting.map(displayOrderNumber).includes(order.number),
    // A customer pays in full, whenever they like.
    mayOrderAgain:
      shopper.kind === 'member' ? eligibility?.status === 'eligible' : isCustomer(shopper),
    /** Null where it cannot be canceled. */
    cancelReasons: reasons,
  };
}
