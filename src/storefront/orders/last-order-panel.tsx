import { FramePicture } from '../cart/index.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import type { LastOrder } from './last-order.ts';
import { isUnderWay, OrderProgress } from './order-progress.tsx';

/** The newest order as it looks, and where it is; for pages beside the history. */
export function LastOrderProgress({ order }: { order: LastOrder }) {
  const { orders } = useTexts();
  const format = useFormat();
  const { frame, state, placedAt, cameAt, isInReview } = order;
  return (
    <>
      {frame && <FramePicture {...frame} />}
      <p>
        {frame && <strong>{[frame.name, frame.colour].filter(Boolean).join(', ')}. </strong>}
        {order.number}
      </p>
      {state && isUnderWay(state) && !isInReview ? (
        <OrderProgress state={state} placedAt={placedAt} cameAt={cameAt} />
      ) : (
        <p>
          {orders.placed} {format.date(placedAt)}.{' '}
          {isInReview ? orders.inReview : state && orders.states[state].text}
        </p>
      )}
    </>
  );
}
