import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { insteadOfAnswer } from '#clients/client.ts';
import type { Eligibility } from '#shop/ordering/port.ts';
import type { Shopper } from '#shop/shopper.ts';
import {
  isFreeContext,
  localeContext,
  requireShopper,
  shopContext,
  storeOf,
} from '../app/context.ts';
import { readBenefit } from '../cart/index.ts';
import { isBegun } from '#domain/orders/draft.ts';
import { nextStep, type OrderStep } from '#domain/orders/order-progress.ts';
import type { BenefitRule } from '#domain/prices/price-rules.ts';
import { lastOrder, LastOrderProgress, type LastOrder } from '../orders/index.ts';
import { titled } from '../app/page-title.ts';
import { brand } from '../brand/brand.ts';
import { FrameCards, type FrameCardsProps } from '../frames/index.ts';
import { NEXT_PAGES, readOrderSteps, useChosenWords } from '../order-steps/index.ts';
import { ContentBody } from '../content/index.ts';
import { readSaved } from '../wishlist/index.ts';
import { readOffers } from './read-offers.ts';
import { Showcase } from './showcase.tsx';
import styles from './home.module.css';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Link } from '../app/live/router.ts';
import { LinkButton } from '../ui/button.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Actions } from '../ui/layout.tsx';
import { Panel } from '../ui/panel.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const isMember = shopper.kind === 'member';
  const locale = context.get(localeContext);
  const readUnfinished = async () => {
    const draft = await shopper.drafts.read();
    return isBegun(draft) ? readOrderSteps(shopper, locale, draft) : null;
  };
  const [unfinished, order, benefit, eligibility, offers, notice, saved] = await Promise.all([
    readUnfinished(),
    isMember ? lastOrder(shopper).catch(insteadOfAnswer(null)) : null,
    readBenefit(shopper, locale),
    isMember ? readEligibility(context, shopper) : null,
    readOffers(shopper, locale),
    context.get(shopContext).content.block('home-notice', storeOf(locale)),
    readSaved(shopper, locale),
  ]);
  return {
    firstName: isMember ? shopper.firstName : null,
    unfinished,
    order,
    benefit,
    eligibility,
    offers: offers && { ...offers, saved },
    notice,
    hasAccount: shopper.kind === 'guest' && shopper.account !== null,
  };
}

/**
 * Who came past is-redeemed may use the benefit; customer service is not asked there. Null while
 * nobody can tell.
 */
async function readEligibility(context: LoaderFunctionArgs['context'], shopper: Shopper) {
  if (context.get(isFreeContext)) return eligible;
  return shopper.ordering.eligibility().catch(insteadOfAnswer(null));
}

const eligible: Eligibility = { status: 'eligible' };

export const meta = titled((texts) => texts.home.start.title);

export const handle = { hideBack: true } satisfies PageHandle;

export default function Home() {
  const { firstName, unfinished, order, benefit, eligibility, offers, notice, hasAccount } =
    useLoaderData<typeof loader>();
  const { home: texts, signIn } = useTexts();
  const format = useFormat();
  const lead =
    eligibility?.status === 'waiting'
      ? signIn.alreadyRedeemed.title(format.date(eligibility.nextOn))
      : eligibility && texts.benefit.available;

  return (
    <>
      <PageHeading lead={firstName === null ? texts.guest.lead : lead}>
        {firstName === null ? texts.guest.title : texts.title(firstName)}
      </PageHeading>
      <div className={`${styles.page} stack-wide`}>
        <div className={styles.first}>
          {benefit && <Benefit benefit={benefit} />}
          {firstName === null && <ForMembers hasAccount={hasAccount} />}
          {unfinished ? <Unfinished steps={unfinished} /> : <Start />}
        </div>
        {notice && (
          <Panel title={notice.title}>
            <ContentBody nodes={notice.nodes} />
          </Panel>
        )}
        {!offers && <Showcase inRow />}
        {order && <LastOrderSummary order={order} />}
        {offers && <Offers offers={offers} isGuest={firstName === null} />}
      </div>
    </>
  );
}

function Start() {
  const { start } = useTexts().home;
  const to = usePathTo();
  return (
    <section className="stack">
      <h2>{start.title}</h2>
      <p>{start.text}</p>
      <LinkButton look="primary" iconAfter="forward" to={to('order-steps.step1')}>
        {start.action}
      </LinkButton>
    </section>
  );
}

/** What was chosen so far, and one button: to the first step that is not done. */
function Unfinished({ steps }: { steps: readonly OrderStep[] }) {
  const { home, lenses, shell } = useTexts();
  const chosenIn = useChosenWords();
  const to = usePathTo();
  const next = nextStep(steps);
  return (
    <section className="stack">
      <h2>{home.unfinished.title}</h2>
      <p>{home.unfinished.text}</p>
      <Facts>
        {steps
          .filter(({ isDone }) => isDone)
          .map((step) => (
            <Fact key={step.id} name={shell.steps[step.id]}>
              {chosenIn(step)}
            </Fact>
          ))}
      </Facts>
      <LinkButton look="primary" iconAfter="forward" to={to(NEXT_PAGES[next])}>
        {lenses.start.continueAt[next]}
      </LinkButton>
    </section>
  );
}

type OffersProps = {
  offers: NonNullable<Awaited<ReturnType<typeof readOffers>>> & Pick<FrameCardsProps, 'saved'>;
  isGuest: boolean;
};

/** A few frames for this shopper's lenses, and the way to all of them. */
function Offers({ offers, isGuest }: OffersProps) {
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
        saved={offers.saved}
      />
      <Actions>
        <LinkButton to={to('frames.list')}>{words.all}</LinkButton>
        {!isGuest && (
          <LinkButton to={to('face.scan')} reloadDocument>
            {words.mySize}
          </LinkButton>
        )}
        <LinkButton to={to('visual-search.search')}>{words.byPhoto}</LinkButton>
      </Actions>
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

/** Where the benefit is, for who is not signed in. */
function ForMembers({ hasAccount }: { hasAccount: boolean }) {
  const { forMembers } = useTexts().home;
  const to = usePathTo();
  return (
    <Panel title={forMembers.title(brand.plan.name)}>
      <div className="stack">
        <p>{forMembers.text(brand.plan.name)}</p>
        <LinkButton to={to('sign-in.welcome')}>{forMembers.action}</LinkButton>
        {!hasAccount && (
          <>
            <p>
              <Link to={to('accounts.login')}>{forMembers.account}</Link>
            </p>
            <p>
              <Link to={`${to('orders.order-confirmation')}?find`}>{forMembers.find}</Link>
            </p>
          </>
        )}
      </div>
    </Panel>
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
