import type { OrderState } from '#domain/orders/order-state.ts';
import type { ShownPayment } from '#shop/payments/port.ts';
import { brand } from '../brand/brand.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { buttonLook, LinkButton } from '../ui/button.tsx';
import { EmailLink } from '../ui/email-link.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { Actions, Columns } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import type { CancelProblem } from './cancel-as-asked.ts';
import { CancelForm } from './cancel-form.tsx';
import { OrderDetails, OrderLedger } from './order-details.tsx';
import { isUnderWay, OrderProgress } from './order-progress.tsx';
import type { OrderView } from './order-view.ts';
import { isToBePaid } from './payment-due.ts';
import { PaymentInstructions } from './payment-instructions.tsx';
import { PrintButton } from './print-button.tsx';
import { happeningsOf } from './happenings.ts';
import styles from './confirmation-page.module.css';
import longNumber from './order-number.module.css';

type OrderPageProps = {
  order: OrderView;
  /** Of an order that was paid on a provider's page. */
  payment: ShownPayment | null;
  isInReview: boolean;
  mayOrderAgain: boolean;
  cancelReasons: string[] | null;
  problem: CancelProblem | null;
  /** A benefit stands behind it, and is free again with an order that was canceled. */
  hasPlan?: boolean;
  /** With a receipt to download and a page of all orders. */
  hasAccount?: boolean;
  /** Frames can be reviewed here. */
  mayReview?: boolean;
  /** From the day of the order. */
  daysToPay: number;
};

/** One order: where it is, what became of it, what it was, and what may be done with it. */
export function OrderPage(props: OrderPageProps) {
  const { order, payment, isInReview, mayOrderAgain, cancelReasons, problem, daysToPay } = props;
  const { hasPlan, hasAccount, mayReview } = props;
  const texts = useTexts().orders;
  const words = texts.one;
  const format = useFormat();
  const to = usePathTo();
  const { state, placedAt, cameAt, frame } = order;
  const isOnItsWay = isUnderWay(state) && !isInReview;
  const ofGuest: Partial<Record<OrderState, string>> = hasPlan ? {} : texts.statesOfGuests;
  const ownText = state && (ofGuest[state] ?? texts.states[state].text);
  const stateText = isInReview ? texts.inReview : ownText;
  const happenings = happeningsOf(order);
  const hasLapsed = payment === 'lapsed' || payment === 'lapsed-owed';
  const hasNews = happenings.length > 1 || order.tracking.length > 0;
  return (
    <>
      <PageHeading lead={stateText ?? order.statusLabel}>
        {words.heading} <span className={`${longNumber.long} number`}>{order.number}</span>
      </PageHeading>
      {problem && problem !== 'no-reason' && problem !== 'unknown' && (
        <Notice kind="stop" title={words.cancel.problems[problem]} live />
      )}
      <Columns
        aside={
          <>
            <OrderLedger order={order} />
            <Actions>
              {mayOrderAgain && frame?.pictureUrl && (
                <LinkButton look="primary" to={to('frames.frame', { sku: frame.sku })}>
                  {words.again}
                </LinkButton>
              )}
              {hasAccount && (
                // Not by the router: it is a file.
                <a
                  {...buttonLook({})}
                  href={to('orders.receipt', { number: order.number })}
                  download
                >
                  <Icon name="print" />
                  {texts.receipt.download}
                </a>
              )}
              {mayReview && frame?.pictureUrl && (
                <LinkButton to={to('reviews.write', { sku: frame.sku })} icon="edit">
                  {words.review}
                </LinkButton>
              )}
              <PrintButton />
              {hasAccount ? (
                <LinkButton to={to('orders.orders')}>{words.all}</LinkButton>
              ) : (
                <LinkButton to={`${to('orders.order-confirmation')}?find&another`}>
                  {texts.find.again}
                </LinkButton>
              )}
            </Actions>
          </>
        }
      >
        <div className="stack-wide">
          {state && isOnItsWay && (
            <OrderProgress state={state} placedAt={placedAt} cameAt={cameAt} />
          )}
          {hasNews && (
            <Panel title={words.happened}>
              <Facts>
                {happenings.map(({ state: came, at }) => (
                  <Fact
                    key={came}
                    name={came === 'canceled' && hasLapsed ? words.lapsed : texts.states[came].name}
                  >
                    <time dateTime={at}>{format.dateTime(at)}</time>
                  </Fact>
                ))}
                {order.tracking.map((number) => (
                  <Fact key={number} name={texts.tracking}>
                    <span className={longNumber.long}>{number}</span>
                  </Fact>
                ))}
              </Facts>
            </Panel>
          )}
          {(payment || isToBePaid(order)) && (
            <Panel title={words.pay}>
              <PaymentInstructions {...{ order, payment, daysToPay }} />
            </Panel>
          )}
        </div>
      </Columns>
      <div className={styles.details}>
        <OrderDetails order={order} />
      </div>
      {cancelReasons ? (
        <CancelForm
          number={hasAccount ? undefined : order.number}
          hasPlan={hasPlan === true}
          reasons={cancelReasons}
          isMissing={problem === 'no-reason'}
        />
      ) : (
        state === 'processing' && (
          <p className="no-print">
            {words.cancel.tooLate} <EmailLink email={brand.support.email} />
          </p>
        )
      )}
    </>
  );
}
