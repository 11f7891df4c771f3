import type { OrderState } from '#domain/orders/order-state.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import type { CameAt } from './came-at.ts';
import { dueDays } from './working-days.ts';
import styles from './order-progress.module.css';

/** The states in which an order is under way, and how many of its steps are behind it then. */
const STEPS_DONE: Partial<Record<OrderState, number>> = { pending: 0, processing: 1, complete: 2 };

/** Whether an order is on its way from the shop to the member. */
export function isUnderWay(state: OrderState | null): boolean {
  return state !== null && state in STEPS_DONE;
}

type OrderProgressProps = { state: OrderState; placedAt: string; cameAt: CameAt };

/** Where an order under way is: ordered, in the lab, on its way, each with its day. */
export function OrderProgress({ state, placedAt, cameAt }: OrderProgressProps) {
  const words = useTexts().orders.progress;
  const format = useFormat();
  const { processing: begunAt, complete: sentAt } = cameAt;
  const { madeBy, arrivesOn } = dueDays(placedAt, sentAt);
  const ready = words.readyBy(format.date(madeBy));
  const arrives = words.arrives(format.date(arrivesOn));
  const done = STEPS_DONE[state] ?? 0;
  const steps = [
    { name: words.ordered, day: format.date(placedAt) },
    { name: words.lab, day: labDay() },
    { name: words.way, day: sentAt ? words.sent(format.date(sentAt), arrives) : arrives },
  ];
  function labDay(): string {
    if (!begunAt) return ready;
    const begunOn = format.date(begunAt);
    return state === 'complete' ? begunOn : words.begun(begunOn, ready);
  }
  return (
    <ol className={styles.steps} aria-label={words.label}>
      {steps.map(({ name, day }, position) => (
        <li
          key={name}
          data-state={position < done ? 'done' : undefined}
          aria-current={position === done ? 'step' : undefined}
        >
          <strong>{name}</strong>
          {day}
        </li>
      ))}
    </ol>
  );
}
