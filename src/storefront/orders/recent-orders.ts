import { brand } from '../brand/brand.ts';
import {
  OrderByNumberDocument,
  OrdersFoundDocument,
  RecentOrdersDocument,
  type RecentOrdersQuery,
} from '#clients/generated/commerce.ts';
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

/** Orders as they are shown, and how many there are in all. */
export type OrderList = { orders: OrderView[]; totalCount: number };

/** The member's recent orders, ready to be shown. */
export async function readRecentOrders({
  commerce,
}: Pick<Shopper, 'commerce'>): Promise<OrderList> {
  let totalCount = 0;
  const latest = await latestOrders(async (currentPage) => {
    // Statuses are labels in the store's language; in the default store we know the words.
    const answer = await commerce('default').run(RecentOrdersDocument, {
      pageSize: RECENT_ORDERS,
      currentPage,
    });
    const page = orderPageOf(answer);
    ({ totalCount } = page);
    return page;
  });
  return { orders: latest.map(asShown), totalCount };
}

/** What to look for: digits of an order's number ('' for any), and a page from 1 on. */
export type OrderSearch = { digits: string; page: number };

/** A page of the member's orders, newest first, whose numbers have the digits somewhere. */
export async function findOrders(
  { commerce }: Pick<Shopper, 'commerce'>,
  { digits, page }: OrderSearch,
): Promise<OrderList> {
  const asked = { pageSize: RECENT_ORDERS, currentPage: page };
  const found = orderPageOf(
    digits
      ? await commerce('default').run(OrdersFoundDocument, { ...asked, number: digits })
      : await commerce('default').run(RecentOrdersDocument, asked),
  );
  return { orders: found.orders.map(asShown), totalCount: found.totalCount };
}

/** One order of the member by commerce's own number; null when it is not theirs. */
export async function findOrder(
  shopper: Pick<Shopper, 'commerce'>,
  number: string,
): Promise<OrderView | null> {
  const { customer } = await shopper.commerce('default').run(OrderByNumberDocument, { number });
  const order = customer?.orders?.items.find((one) => one !== null);
  return order ? asShown(order) : null;
}

function asShown(order: WireOrder): OrderView {
  return orderViewOf(order, brand.plan.name);
}

function orderPageOf({ customer }: RecentOrdersQuery): OrderPage {
  return {
    totalCount: customer?.orders?.total_count ?? 0,
    orders: (customer?.orders?.items ?? []).filter((order) => order !== null),
  };
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
