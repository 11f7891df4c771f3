import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { brand } from '../brand/brand.ts';
import { findMember, shopContext } from '../app/context.ts';
import { pageTitle } from '../app/page-title.ts';
import { isUnderWay, lastOrder, LastOrderProgress, type LastOrder } from '../orders/index.ts';
import { formatOf } from '../i18n/format.ts';
import { textsOf } from '../i18n/registry.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { localeOf } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmailLink } from '../ui/email-link.tsx';
import { Actions } from '../ui/layout.tsx';
import { Panel } from '../ui/panel.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The exact date when the benefit is back, and why; what home would have shown. */
export async function loader({ context }: LoaderFunctionArgs) {
  const member = findMember(context);
  const { waitingPeriodMs } = context.get(shopContext).settings;
  const waitingDays = Math.round(waitingPeriodMs / DAY_MS);
  if (!member) return { isSignedIn: false, eligibility: null, order: null, waitingDays };
  const [eligibility, order] = await Promise.all([
    member.ordering.eligibility(),
    lastOrder(member),
  ]);
  return { isSignedIn: true, eligibility, order, waitingDays };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const locale = localeOf(location.pathname);
  const texts = textsOf(locale).signIn.alreadyRedeemed;
  const eligibility = loaderData?.eligibility;
  return pageTitle(
    eligibility?.status === 'waiting'
      ? texts.title(formatOf(locale).date(eligibility.nextOn))
      : textsOf(locale).home.benefit.title,
  );
};

export default function AlreadyRedeemed() {
  const { isSignedIn, eligibility, order, waitingDays } = useLoaderData<typeof loader>();
  const texts = useTexts();
  const words = texts.signIn.alreadyRedeemed;
  const format = useFormat();
  const to = usePathTo();

  if (!isSignedIn || eligibility?.status !== 'waiting')
    return (
      <div className="narrow">
        <PageHeading lead={isSignedIn ? words.available : words.signInFirst}>
          {texts.home.benefit.title}
        </PageHeading>
        <LinkButton look="primary" to={to(isSignedIn ? 'home.home' : 'sign-in.intro')}>
          {isSignedIn ? words.toHome : words.signIn}
        </LinkButton>
      </div>
    );

  const date = format.date(eligibility.nextOn);
  return (
    <div className="narrow stack-wide">
      <PageHeading lead={words.lead(brand.plan.name, waitingDays)}>{words.title(date)}</PageHeading>
      {order && isUnderWay(order.state) && (
        <section className="stack">
          <h2>{texts.home.lastOrder.title}</h2>
          <LastOrderProgress order={order} />
        </section>
      )}
      <Panel>
        <p>{reasonOf(eligibility.because, order)}</p>
        <p>
          <strong>{words.until(format.dateWithWeekday(eligibility.nextOn))}</strong>
        </p>
      </Panel>
      <Actions>
        <LinkButton look="primary" to={to('orders.orders')}>
          {words.toOrders}
        </LinkButton>
      </Actions>
      <p>
        {words.question} <EmailLink email={brand.support.email} />
      </p>
    </div>
  );

  function reasonOf(because: 'order' | 'redemption', last: LastOrder | null): string {
    return because === 'order' && last
      ? words.because.order(format.date(last.placedAt))
      : words.because.redemption();
  }
}
