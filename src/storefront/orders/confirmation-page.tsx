import { useEffect } from 'react';
import { useGoTo } from '../app/live/router.ts';
import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { buttonLook, LinkButton } from '../ui/button.tsx';
import { Actions, Columns } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import type { CancelProblem } from './cancel-as-asked.ts';
import { CancelForm } from './cancel-form.tsx';
import type { ConfirmationView } from './load-confirmation.ts';
import { OrderDetails, OrderLedger } from './order-details.tsx';
import { OrderPage } from './order-page.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './confirmation-page.module.css';
import orderNumber from './order-number.module.css';

const lookAgainMs = 5000;

type ConfirmationPageProps = {
  view: ConfirmationView;
  /** How long the plan's waiting period is. */
  waitingDays: number;
  /** From the day of the order. */
  daysToPay: number;
  /** Why it was not canceled. */
  problem?: CancelProblem | undefined;
};

/** The order, its number, and what happens next; or that it is still being finished. */
export function ConfirmationPage({ view, ...days }: ConfirmationPageProps) {
  const words = useTexts().checkout.confirmation;
  const to = usePathTo();
  if (view.status === 'placed') return <PlacedOrder view={view} {...days} />;
  if (view.status === 'pending') return <PendingOrder {...view} />;
  if (view.status === 'to-pay') return <UnpaidOrder url={view.url} />;
  if (view.status === 'unread') {
    return (
      <div className="narrow">
        <PageHeading>{words.title}</PageHeading>
        <div className="stack">
          <OrderNumber number={view.number} />
          <p>{words.notFound}</p>
        </div>
        {!view.isGuest && (
          <Actions>
            <LinkButton to={to('orders.orders')}>{words.orders}</LinkButton>
          </Actions>
        )}
      </div>
    );
  }
  return (
    <div className="narrow">
      <PageHeading lead={words.noneText}>{words.none}</PageHeading>
      <LinkButton look="primary" to={to('home.home')}>
        {words.home}
      </LinkButton>
    </div>
  );
}

type PlacedView = Extract<ConfirmationView, { status: 'placed' }>;

function PlacedOrder({
  view,
  waitingDays,
  daysToPay,
  problem,
}: ConfirmationPageProps & { view: PlacedView }) {
  const { order, payment, next, eligibility, isGuest } = view;
  const { checkout, orders } = useTexts();
  const words = checkout.confirmation;
  const format = useFormat();
  const to = usePathTo();
  if (order.state === 'canceled')
    return (
      <OrderPage
        {...{ order, payment, daysToPay }}
        isInReview={false}
        mayOrderAgain={false}
        cancelReasons={null}
        problem={null}
        hasPlan={eligibility !== null}
        hasAccount={!isGuest}
      />
    );
  return (
    <>
      {problem && problem !== 'no-reason' && problem !== 'unknown' && (
        <Notice kind="stop" title={orders.one.cancel.problems[problem]} live />
      )}
      <PageHeading lead={words.placedOn(format.dateTime(order.placedAt))}>
        {words.title}
      </PageHeading>
      <Columns
        aside={
          <>
            <OrderLedger order={order} />
            <Actions>
              <PrintButton />
              {!isGuest && <LinkButton to={to('orders.orders')}>{words.orders}</LinkButton>}
            </Actions>
          </>
        }
      >
        <div className="stack-wide">
          <div>
            <OrderNumber number={order.number} />
            <p className={styles.keep}>{isGuest ? words.keepGuest : words.keep}</p>
          </div>
          <Panel title={words.next}>
            {next ? (
              <ol className={styles.next}>
                <li>{words.steps.check(format.dateWithWeekday(next.checkedBy))}</li>
                <li>{words.steps.make(format.dateWithWeekday(next.madeBy))}</li>
                <li>{words.steps.arrive(format.dateWithWeekday(next.arrivesOn))}</li>
              </ol>
            ) : (
              <p>{orders.inReview}</p>
            )}
          </Panel>
          <Panel title={words.pay.title}>
            <PaymentInstructions {...{ order, payment, daysToPay }} />
          </Panel>
          {eligibility && (
            <Panel outlined title={words.benefit}>
              <p>
                {eligibility.status === 'waiting'
                  ? words.benefitOn(format.date(eligibility.nextOn))
                  : words.benefitNow}{' '}
                {waitingDays > 1 && words.benefitEvery(brand.plan.name, waitingDays)}
              </p>
            </Panel>
          )}
        </div>
      </Columns>
      <div className={styles.details}>
        <OrderDetails order={order} />
      </div>
      {view.cancelReasons && (
        <CancelForm
          number={order.number}
          hasPlan={false}
          reasons={view.cancelReasons}
          isMissing={problem === 'no-reason'}
        />
      )}
    </>
  );
}

function OrderNumber({ number }: { number: string }) {
  const words = useTexts().checkout.confirmation;
  return (
    <p className={styles.number}>
      {words.number}: <strong className={`${orderNumber.long} number`}>{number}</strong>
    </p>
  );
}

/** Somebody left the payment page, or opened this one beside it. */
function UnpaidOrder({ url }: { url: string }) {
  const words = useTexts().checkout.confirmation;
  const to = usePathTo();
  return (
    <div className="narrow">
      <PageHeading lead={words.toPayText}>{words.toPay}</PageHeading>
      <Actions>
        {/* Of the provider, and so not by the router. */}
        <a {...buttonLook({ look: 'primary' })} href={url}>
          {words.toPayGo}
        </a>
        <LinkButton to={to('checkout.order-review')}>{words.toPayBack}</LinkButton>
      </Actions>
    </div>
  );
}

/** No failure, and no promise either, for nobody knows yet whether an order follows; looks again. */
function PendingOrder({ isLong, isGuest }: { isLong: boolean; isGuest: boolean }) {
  const words = useTexts().checkout.confirmation;
  const to = usePathTo();
  const goTo = useGoTo();
  useEffect(() => {
    const timer = setInterval(goTo.again, lookAgainMs);
    return () => clearInterval(timer);
  }, [goTo]);
  return (
    <div className="narrow">
      <PageHeading>{words.pending}</PageHeading>
      <Notice kind="info" title={words.pendingText} live />
      {isLong && <p className={styles.later}>{words.pendingLong}</p>}
      <Actions>
        <LinkButton look="primary" to={to('orders.order-confirmation')}>
          {words.pendingCheck}
        </LinkButton>
        {isLong && (
          <>
            {!isGuest && <LinkButton to={to('orders.orders')}>{words.orders}</LinkButton>}
            <LinkButton to={to('checkout.order-review')}>{words.backToReview}</LinkButton>
          </>
        )}
      </Actions>
    </div>
  );
}
