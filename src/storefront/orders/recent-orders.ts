import { brand } from '../brand/brand.ts';
import { OrderByNumberDocument, RecentOrdersDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { orderViewOf, type OrderView, type WireOrder } from './order-view.ts';

/** How many orders are shown, and asked for at once. */
export const RECENT_ORDERS = 5;

/** One page of a member's orders, as commerce gives it. */
export type OrderPage = { totalCount: number; orders: WireOrder[] };

/**
 * The most recent orders, newest first, whatever order commerce gives its pages in: where it
 * goes from the oldest on and has more than one page, the last pages are fetched as well.
 */
export async function latestOrders(
  fetchPage: (currentPage: number) => Promise<OrderPage>,
): Promise<WireOrder[]> {
  const first = await fetchPage(1);
  const pageCount = Math.ceil(first.totalCount / RECENT_ORDERS);
  if (pageCount <= 1 || isNewestFirst(first.orders)) return newestOf(first.orders);
  const lastPages = pageCount > 2 ? [pageCount - 1, pageCount] : [pageCount];
  const later = await Promise.all(lastPages.map(fetchPage));
  return newestOf([first, ...later].flatMap(({ orders }) => orders));
}

/** The member's recent orders, ready to be shown. */
export async function readRecentOrders(shopper: Pick<Shopper, 'commerce'>): Promise<OrderView[]> {
  // Statuses are labels in the store's language; in the default store we know the words.
  const commerce = shopper.commerce('default');
  const orders = await latestOrders(async (currentPage) => {
    const { customer } = await commerce.run(RecentOrdersDocument, {
      pageSize: RECENT_ORDERS,
      currentPage,
    });
    return {
      totalCount: customer?.orders?.total_count ?? 0,
      orders: (customer?.orders?.items ?? []).filter((order) => order !== null),
    };
  });
  return orders.map((order) => orderViewOf(order, brand.plan.name));
}

/** One order of the member by commerce's own number; null when it is not theirs. */
export async function findOrder(
  shopper: Pick<Shopper, 'commerce'>,
  number: string,
): Promise<OrderView | null> {
  const { customer } = await shopper.commerce('default').run(OrderByNumberDocument, { number });
  const order = customer?.orders?.items.find((one) => one !== null);
  return order ? orderViewOf(order, brand.plan.name) : null;
}

function isNewestFirst(orders: readonly WireOrder[]): boolean {
  const [first] = orders;
  const last = orders.at(-1);
  return !first || !last || first.order_date > last.order_date;
}

function newestOf(orders: readonly WireOrder[]): WireOrder[] {
  return orders
    .toSorted((one, other) => (one.order_date < other.order_date ? 1 : -1))
    .slice(0, RECENT_ORDERS);
}
