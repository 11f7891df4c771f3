import { useFormat, useTexts } from '../i18n/texts.tsx';
import { FramePicture } from '../cart/index.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Badge } from '../ui/notice.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Panel } from '../ui/panel.tsx';
import { OrderItems, useOrderTotal } from './order-details.tsx';
import type { OrderState } from '#domain/orders/order-state.ts';
import type { OrderView } from './order-view.ts';
import { isUnderWay, OrderProgress } from './order-progress.tsx';
import { dueDays } from './working-days.ts';
import styles from './order-number.module.css';

const TONES = {
  pending: 'plan',
  processing: 'plan',
  complete: 'ok',
  closed: 'quiet',
  canceled: 'warn',
  exchange: 'warn',
  exchanged: 'quiet',
} as const satisfies Record<OrderState, string>;

/** One order in the history, with the way to its own page. */
export function OrderCard({
  order,
  isInReview,
}: {
  order: OrderView;
  /** An optician is to compare its prescription with the picture first: no day is known. */
  isInReview: boolean;
}) {
  const texts = useTexts();
  const words = texts.orders;
  const format = useFormat();
  const to = usePathTo();
  const total = useOrderTotal(order);
  const { placedAt, cameAt } = order;
  const cameSince = order.state && cameAt[order.state];
  const state = order.state && words.states[order.state];
  const hasDays = isUnderWay(order.state) && !isInReview;
  return (
    <Panel
      isArticle
      outlined
      title={<span className={`${styles.long} number`}>{order.number}</span>}
      aside={
        <Badge tone={order.state ? TONES[order.state] : 'quiet'}>
          {state?.name ?? order.statusLabel}
        </Badge>
      }
    >
      {order.frame && <FramePicture {...order.frame} />}
      <Facts>
        <Fact name={words.placed}>{format.date(order.placedAt)}</Fact>
        {state && <Fact name={words.status}>{isInReview ? words.inReview : state.text}</Fact>}
        {hasDays && (
          <Fact name={words.arrives}>
            {words.around(format.date(dueDays(placedAt, cameAt.complete).arrivesOn))}
          </Fact>
        )}
        {cameSince && !isUnderWay(order.state) && (
          <Fact name={words.since}>{format.date(cameSince)}</Fact>
        )}
        {order.tracking.map((number) => (
          <Fact key={number} name={words.tracking}>
            <span className={styles.long}>{number}</span>
          </Fact>
        ))}
        <OrderItems order={order} />
        <Fact name={words.youPay}>
          <span className="money">{total}</span>
        </Fact>
      </Facts>
      {order.state && hasDays && (
        <OrderProgress state={order.state} placedAt={placedAt} cameAt={cameAt} />
      )}
      <LinkButton to={to('orders.order', { number: order.number })} iconAfter="forward">
        <span>
          {words.details}
          <VisuallyHidden>, {format.dateTime(order.placedAt)}</VisuallyHidden>
        </span>
      </LinkButton>
    </Panel>
  );
}
