import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { isFrameSku } from '#domain/frames/sku.ts';
import { LastOrderShownDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { stateOf, type OrderState } from '#domain/orders/order-state.ts';
import { cameAtOf, type CameAt } from './came-at.ts';
import { templateOf } from '../ui/picture-template.ts';

/** The member's newest order, in the few words that the start page has for it. */
export type LastOrder = {
  number: string;
  /** An instant. */
  placedAt: string;
  /** Null for a state that we have no words of our own for. */
  state: OrderState | null;
  cameAt: CameAt;
  /** An optician is to compare its prescription with the picture first: no day is known. */
  isInReview: boolean;
  frame: { name: string; colour: string; pictureUrl: string | null } | null;
};

export async function lastOrder(shopper: Shopper): Promise<LastOrder | null> {
  // Statuses are labels in the store's language; in the default store we know the words.
  const { customer } = await shopper.commerce('default').run(LastOrderShownDocument, {});
  const order = customer?.orders?.items[0];
  if (!order) return null;
  // Only what is not begun can wait.
  const state = stateOf(order.status);
  const inReview = state === 'pending' ? await shopper.ordering.inReview() : [];
  const frame = order.items?.find((item) => item && isFrameSku(item.product_sku));
  return {
    number: displayOrderNumber(order.number),
    placedAt: `${order.order_date.replace(' ', 'T')}Z`,
    state,
    cameAt: cameAtOf(order.comments),
    isInReview: inReview.includes(order.number),
    frame: frame
      ? {
          name: frame.product_name ?? frame.product_sku,
          colour: (frame.selected_options ?? []).flatMap((one) => one?.value ?? []).join(', '),
          pictureUrl: templateOf(frame.product?.small_image),
        }
      : null,
  };
}
