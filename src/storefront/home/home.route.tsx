import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { brand } from '../brand/brand.ts';
import { requireMember } from '../app/context.ts';
import { isBegun } from '#domain/orders/draft.ts';
import { lastOrder, type LastOrder } from '../orders/index.ts';
import { pageTitle } from '../app/page-title.ts';
import { Showcase } from './showcase.tsx';
import { textsOf } from '../i18n/registry.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { localeOf } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { Columns } from '../ui/layout.tsx';
import { Panel } from '../ui/panel.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const member = requireMember(context);
  const [draft, order] = await Promise.all([member.drafts.read(), lastOrder(member)]);
  return {
    firstName: member.firstName,
    hasUnfinished: isBegun(draft),
    order,
  };
}

export const meta: MetaFunction<typeof loader> = ({ location }) =>
  pageTitle(textsOf(localeOf(location.pathname)).home.start.title);

export const handle = { hideBack: true } satisfies PageHandle;

export default function Home() {
  const { firstName, hasUnfinished, order } = useLoaderData<typeof loader>();
  const texts = useTexts().home;
  const to = usePathTo();
  const next = hasUnfinished ? texts.unfinished : texts.start;

  return (
    <>
      <PageHeading lead={texts.benefit.available}>{texts.title(firstName)}</PageHeading>
      <Columns aside={<Benefit />}>
        <div className="stack-wide">
          <section className="stack">
            <Showcase inRow />
            <h2>{next.title}</h2>
            <p>{next.text}</p>
            <LinkButton look="primary" iconAfter="forward" to={to('order-steps.step1')}>
              {next.action}
            </LinkButton>
          </section>
          {order && <LastOrderSummary order={order} />}
        </div>
      </Columns>
    </>
  );
}

/** The newest order and what became of it. */
function LastOrderSummary({ order }: { order: LastOrder }) {
  const { home, orders } = useTexts();
  const format = useFormat();
  const to = usePathTo();
  const words = home.lastOrder;
  const isCancelled = order.state === 'canceled';
  const summary = (isCancelled ? words.cancelled : words.summary)(
    order.number,
    format.date(order.placedAt),
  );
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p>
        {order.frameName && <strong>{order.frameName}. </strong>}
        {summary}
      </p>
      {order.state && !isCancelled && <p>{orders.states[order.state].text}</p>}
      <LinkButton to={to('orders.orders')}>{words.all}</LinkButton>
    </section>
  );
}

/** What the plan pays, in numbers. */
function Benefit() {
  const { benefit } = useTexts().home;
  const format = useFormat();
  const { frameUpToMinor, lensesUpToMinor, paysShipping } = brand.benefit;
  return (
    <Panel title={benefit.title}>
      <p>{benefit.pays(format.money(frameUpToMinor), format.money(lensesUpToMinor))}</p>
      {paysShipping && <p>{benefit.shipping}</p>}
    </Panel>
  );
}
