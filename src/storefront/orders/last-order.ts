import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { isFrameSku } from '#domain/frames/sku.ts';
import { LastOrderShownDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { stateOf, type OrderState } from '#domain/orders/order-state.ts';
import { cameAtOf, type CameAt } from './came-at.ts';

/** The member's newest order, in the few words that the start page has for it. */
export type LastOrder = {
  number: string;
  /** An instant. */
  placedAt: string;
  /** Null for a state that we have no words of our own for. */
  state: OrderState | null;
  cameAt: CameAt;
  frame: { name: string; colour: string; pictureUrl: string | null } | null;
};

export async function lastOrder(shopper: Shopper): Promise<LastOrder | null> {
  // Statuses are labels in the store's language; in the default store we know the words.
  const { customer } = await shopper.commerce('default').run(LastOrderShownDocument, {});
  const order = customer?.orders?.items[0];
  if (!order) return null;
  const frame = order.items?.find((item) => item && isFrameSku(item.product_sku));
  return {
    number: displayOrderNumber(order.number),
    placedAt: `${order.order_date.replace(' ', 'T')}Z`,
    state: stateOf(order.status),
    cameAt: cameAtOf(order.comments),
    frame: frame
      ? {
          name: frame.product_name ?? frame.product_sku,
          colour: (frame.selected_options ?? []).flatMap((one) => one?.value ?? []).join(', '),
          pictureUrl: frame.product?.small_image?.url ?? null,
        }
      : null,
  };
}
