import { keptOrderNumber } from '#domain/orders/order-number.ts';
import type { OrdersDoor } from '#commerce/index.ts';
import { isGuestKey } from '#shop/guests/guest-key.ts';
import type { Services } from '../services.ts';

type ForgettingGuest = Awaited<ReturnType<OrdersDoor['forgetGuest']>>;

/**
 * Takes a guest out of an order, by its number as shown or as commerce keeps it, and out of all
 * that the shop keeps of them. Goods, sums and date stay for the books. Doing it again finishes
 * what was cut short.
 */
export async function forgetGuest(services: Services, text: string): Promise<ForgettingGuest> {
  const { commerce, audit, pool, guests } = services;
  const orderNumber = keptOrderNumber(text);
  const forgetting = await commerce.orders.forgetGuest(orderNumber);
  if (forgetting !== 'forgotten') return forgetting;
  const { rows } = await pool.query<{ user_id: string }>(
    `select user_id from shop.order_attempts where order_number = $1`,
    [orderNumber],
  );
  for (const { user_id: shopperKey } of rows) {
    if (!isGuestKey(shopperKey)) continue;
    await guests.end({ shopperKey });
    await services.forgetMember(shopperKey);
  }
  await audit.record({
    actor: 'operator',
    action: 'order.forget-guest',
    subject: `order:${orderNumber}`,
    outcome: 'ok',
  });
  return forgetting;
}
