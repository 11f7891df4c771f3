import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import type { Shopper } from '#shop/shopper.ts';
import { requireShopper } from '../app/context.ts';
import { OrderCard } from './order-card.tsx';
import { FindOrders } from './find-orders.tsx';
import { orderSearchOf, searchQueryOf } from './order-search.ts';
import { findOrders, readRecentOrders, RECENT_ORDERS, type OrderList } from './recent-orders.ts';
import { titled } from '../app/page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { AccountNav } from '../profile/index.ts';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import styles from './orders.module.css';

/** The five most recent orders, newest first; further pages of them, or those of a number. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const { typed, digits, page } = orderSearchOf(new URL(request.url).searchParams);
  const [{ orders, totalCount }, inReview] = await Promise.all([
    ordersOf(shopper, digits, page),
    shopper.ordering.inReview(),
  ]);
  return {
    orders,
    pageCount: Math.ceil(totalCount / RECENT_ORDERS),
    page,
    typed,
    isNoNumber: digits === null,
    inReview: inReview.map(displayOrderNumber),
    hasSheet: shopper.kind === 'member',
  };
}

async function ordersOf(shopper: Shopper, digits: string | null, page: number): Promise<OrderList> {
  if (digits === null) return { orders: [], totalCount: 0 };
  if (digits === '' && page === 1) return readRecentOrders(shopper);
  const found = await findOrders(shopper, { digits, page });
  const last = Math.ceil(found.totalCount / RECENT_ORDERS);
  // An address of days when there were more.
  return page > last && last > 0 ? findOrders(shopper, { digits, page: last }) : found;
}

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta = titled((texts) => texts.orders.title);

export default function Orders() {
  const { orders, inReview, typed, isNoNumber, page, pageCount, hasSheet } =
    useLoaderData<typeof loader>();
  const words = useTexts().orders;
  const to = usePathTo();
  if (orders.length === 0 && !typed) {
    return (
      <div className="narrow">
        <PageHeading lead={words.noneText}>{words.none}</PageHeading>
        <AccountNav current="orders.orders" />
        <LinkButton look="primary" to={to('order-steps.step1')}>
          {words.start}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.orders}>
      <PageHeading lead={typed || page > 1 ? words.search.lead : words.lead}>
        {words.title}
      </PageHeading>
      <AccountNav current="orders.orders" />
      {(typed || pageCount > 1) && (
        <FindOrders typed={typed} {...(isNoNumber ? { error: words.search.noNumber } : {})} />
      )}
      {orders.length === 0 && !isNoNumber && <output>{words.search.none(typed)}</output>}
      <div className="stack-wide">
        {orders.map((order) => (
          <OrderCard
            key={order.number}
            order={order}
            isInReview={inReview.includes(order.number)}
          />
        ))}
      </div>
      <Pagination
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        to={(other) => searchQueryOf(typed, other)}
      />
      <Actions>
        {typed && <LinkButton to={to('orders.orders')}>{words.search.all}</LinkButton>}
        {hasSheet && <LinkButton to={to('prescription.sheet')}>{words.sheet}</LinkButton>}
      </Actions>
    </div>
  );
}
