import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { insteadOfAnswer } from '#clients/client.ts';
import type { Eligibility } from '#shop/ordering/port.ts';
import type { Member } from '#shop/shopper.ts';
import { isFreeContext, localeContext, requireMember } from '../app/context.ts';
import { readBenefit } from '../cart/index.ts';
import { isBegun } from '#domain/orders/draft.ts';
import type { BenefitRule } from '#domain/prices/price-cart.ts';
import { lastOrder, LastOrderProgress, type LastOrder } from '../orders/index.ts';
import { titled } from '../app/page-title.ts';
import { FrameCards } from '../frames/index.ts';
import { useChosenWords } from '../order-steps/index.ts';
import { readOffers } from './read-offers.ts';
import { Showcase } from './showcase.tsx';
import styles from './home.module.css';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { Columns } from '../ui/layout.tsx';
import { Panel } from '../ui/panel.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const member = requireMember(context);
  const locale = context.get(localeContext);
  const [draft, order, benefit, eligibility, offers] = await Promise.all([
    member.drafts.read(),
    lastOrder(member).catch(insteadOfAnswer(null)),
    readBenefit(member, locale),
    readEligibility(context, member),
    readOffers(member, locale),
  ]);
  return {
    firstName: member.firstName,
    hasUnfinished: isBegun(draft),
    order,
    benefit,
    eligibility,
    offers,
  };
}

/**
 * Who came past is-redeemed may use the benefit; customer service is not asked there. Null while
 * nobody can tell.
 */
async function readEligibility(context: LoaderFunctionArgs['context'], member: Member) {
  if (context.get(isFreeContext)) return eligible;
  return member.ordering.eligibility().catch(insteadOfAnswer(null));
}

const eligible: Eligibility = { status: 'eligible' };

export const meta = titled((texts) => texts.home.start.title);

export const handle = { hideBack: true } satisfies PageHandle;

export default function Home() {
  const { firstName, hasUnfinished, order, benefit, eligibility, offers } =
    useLoaderData<typeof loader>();
  const chosenIn = useChosenWords();
  const { home: texts, signIn } = useTexts();
  const format = useFormat();
  const to = usePathTo();
  const lead =
    eligibility?.status === 'waiting'
      ? signIn.alreadyRedeemed.title(format.date(eligibility.nextOn))
      : eligibility && texts.benefit.available;
  const chosen = (offers?.steps ?? []).flatMap((step) => chosenIn(step) ?? []);
  const next = hasUnfinished ? texts.unfinished : texts.start;

  return (
    <>
      <PageHeading lead={lead}>{texts.title(firstName)}</PageHeading>
      <Columns aside={benefit && <Benefit benefit={benefit} />}>
        <div className="stack-wide">
          <section className="stack">
            {!offers && <Showcase inRow />}
            <h2>{next.title}</h2>
            {hasUnfinished && chosen.length > 0 && <p>{format.list(chosen)}</p>}
            <p>{next.text}</p>
            <LinkButton look="primary" iconAfter="forward" to={to('order-steps.step1')}>
              {next.action}
            </LinkButton>
          </section>
          {order && <LastOrderSummary order={order} />}
          {offers && <Offers offers={offers} />}
        </div>
      </Columns>
    </>
  );
}

type OffersProps = { offers: NonNullable<Awaited<ReturnType<typeof readOffers>>> };

/** A few frames for this member's lenses, and the way to all of them. */
function Offers({ offers }: OffersProps) {
  const { offers: words } = useTexts().home;
  const to = usePathTo();
  if (offers.cards.length === 0) return null;
  return (
    <section className="stack">
      <h2>{offers.isFree ? words.free : words.some}</h2>
      <FrameCards
        cards={offers.cards}
        typeOnly={offers.typeOnly}
        pairLensType={offers.pairLensType}
      />
      <LinkButton to={to('frames.list')}>{words.all}</LinkButton>
    </section>
  );
}

/** The newest order and what became of it. */
function LastOrderSummary({ order }: { order: LastOrder }) {
  const { home } = useTexts();
  const format = useFormat();
  const to = usePathTo();
  const words = home.lastOrder;
  const isCancelled = order.state === 'canceled';
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      {isCancelled ? (
        <p>{words.cancelled(order.number, format.date(order.placedAt))}</p>
      ) : (
        <LastOrderProgress order={order} />
      )}
      <LinkButton to={to('orders.orders')}>{words.all}</LinkButton>
    </section>
  );
}

/** What the plan pays, in numbers. */
function Benefit({ benefit }: { benefit: BenefitRule }) {
  const { benefit: words } = useTexts().home;
  const { money } = useFormat();
  const { frame = 0, lens = 0 } = benefit.capsMinor;
  return (
    <Panel title={words.title}>
      <p className={styles.amount}>
        <small>{words.upTo}</small> {money(frame + lens)}
      </p>
      <p>{words.pays(money(frame), money(lens))}</p>
      {benefit.paysShipping && <p>{words.shipping}</p>}
    </Panel>
  );
}
