import { ServiceError, type ServiceClient } from '#clients/client.ts';
import { LastOrdersDocument } from '#clients/generated/commerce.ts';

/** As commerce writes it; the instant is UTC where it has no zone. */
export type NewestOrder = { number: string; placedAt: string; status: string };

/** More orders of one member than can have come in since an attempt. */
const mostSince = 20;

/**
 * The member's newest order of any store; null when there is none. Statuses are labels in the
 * store's language, so they are read in the default store.
 *
 * @throws ServiceError also when commerce answers without the member's orders: that it says
 * nothing of them is no sign that there are none.
 */
export async function findNewestOrder(commerce: ServiceClient): Promise<NewestOrder | null> {
  const [newest] = await newestOrders(commerce, 1);
  return newest ?? null;
}

/** The numbers of the member's orders that came after `number`, or of all, oldest first. */
export async function findOrdersAfter(
  commerce: ServiceClient,
  number: string | null,
): Promise<string[]> {
  const numbers = (await newestOrders(commerce, mostSince)).map((order) => order.number);
  const since = number === null ? -1 : numbers.indexOf(number);
  return (since < 0 ? numbers : numbers.slice(0, since)).toReversed();
}

async function newestOrders(commerce: ServiceClient, pageSize: number): Promise<NewestOrder[]> {
  const { customer } = await commerce.run(LastOrdersDocument, { pageSize }, { store: 'default' });
  if (!customer?.orders) throw new ServiceError('The orders were not told.', 'unreachable');
  return customer.orders.items
    .filter((order) => order !== null)
    .map(({ number, order_date: placedAt, status }) => ({ number, placedAt, status }));
}
