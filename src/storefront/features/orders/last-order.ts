import { displayOrderNumber } from '#domain/order-number.ts';
import { isFrameSku } from '#domain/sku.ts';
import { storeOf, type Locale } from '../../context.ts';
import { LastOrderShownDocument } from '../../generated/commerce.ts';
import type { Visit } from '../../house.ts';

/** The member's newest order, in the few words that the start page has for it. */
export type LastOrder = {
  number: string;
  /** An instant. */
  placedAt: string;
  status: string;
  frameName: string | null;
};

export async function lastOrder(visit: Visit, locale: Locale): Promise<LastOrder | null> {
  const { customer } = await visit.commerce(storeOf(locale)).run(LastOrderShownDocument, {});
  const order = customer?.orders?.items[0];
  if (!order) return null;
  const frame = order.items?.find((item) => item && isFrameSku(item.product_sku));
  return {
    number: displayOrderNumber(order.number),
    placedAt: `${order.order_date.replace(' ', 'T')}Z`,
    status: order.status,
    frameName: frame?.product_name ?? null,
  };
}
