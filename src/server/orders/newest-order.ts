import { ServiceError, type ServiceClient } from '#storefront/clients.ts';
import { LastOrdersDocument } from '#storefront/generated/commerce.ts';

/** As commerce writes it; the instant is UTC where it has no zone. */
export type NewestOrder = { number: string; placedAt: string; status: string };

/**
 * The member's newest order of any store; null when there is none. Statuses are labels in the
 * store's language, so they are read in the default store.
 *
 * @throws ServiceError also when commerce answers without the member's orders: that it says
 * nothing of them is no sign that there are none.
 */
export async function findNewestOrder(commerce: ServiceClient): Promise<NewestOrder | null> {
  const { customer } = await commerce.run(LastOrdersDocument, {}, { store: 'default' });
  if (!customer?.orders) throw new ServiceError('The orders were not told.', 'unreachable');
  const newest = customer.orders.items[0];
  if (!newest) return null;
  return { number: newest.number, placedAt: newest.order_date, status: newest.status };
}
