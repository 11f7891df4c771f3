import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { requireMember } from '../app/context.ts';
import { OrderCard } from './order-card.tsx';
import { readRecentOrders } from './recent-orders.ts';
import { titled } from '../app/page-title.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import styles from './orders.module.css';

/** The five most recent orders, newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const member = requireMember(context);
  const [orders, inReview] = await Promise.all([
    readRecentOrders(member),
    member.ordering.inReview(),
  ]);
  return {
    orders,
    inReview: inReview.map(displayOrderNumber),
  };
}

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta = titled((texts) => texts.orders.title);

export default function Orders() {
  const { orders, inReview } = useLoaderData<typeof loader>();
  const words = useTexts().orders;
  const to = usePathTo();
  if (orders.length === 0) {
    return (
      <div className="narrow">
        <PageHeading lead={words.noneText}>{words.none}</PageHeading>
        <LinkButton look="primary" to={to('order-steps.step1')}>
          {words.start}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.orders}>
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <div className="stack-wide">
        {orders.map((order) => (
          <OrderCard
            key={order.number}
            order={order}
            isInReview={inReview.includes(order.number)}
          />
        ))}
      </div>
      <Actions>
        <LinkButton to={to('prescription.sheet')}>{words.sheet}</LinkButton>
      </Actions>
    </div>
  );
}
