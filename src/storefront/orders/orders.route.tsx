import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { requireMember } from '../app/context.ts';
import { OrderCard } from './order-card.tsx';
import { PrintButton } from './print-button.tsx';
import { readRecentOrders } from './recent-orders.ts';
import { pageTitle } from '../app/page-title.ts';
import { textsOf } from '../i18n/registry.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { localeOf, pathIn } from '../app/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** The five most recent orders, newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { orders: await readRecentOrders(requireMember(context)) };
}

export const handle = { back: '/' };

export const meta: MetaFunction<typeof loader> = ({ location }) =>
  pageTitle(textsOf(localeOf(location.pathname)).orders.title);

export default function Orders() {
  const { orders } = useLoaderData<typeof loader>();
  const words = useTexts().orders;
  const to = pathIn(useLocale());
  if (orders.length === 0) {
    return (
      <div className="narrow">
        <PageHeading lead={words.noneText}>{words.none}</PageHeading>
        <LinkButton look="primary" to={to('/Step1')}>
          {words.start}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="max-w-[48rem]">
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <div className="stack-wide">
        {orders.map((order) => (
          <OrderCard key={order.number} order={order} />
        ))}
      </div>
      <Actions>
        <PrintButton />
      </Actions>
    </div>
  );
}
