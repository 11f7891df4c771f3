import type { OrderState } from '#domain/orders/order-state.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { dueDays } from './working-days.ts';
import styles from './order-progress.module.css';

/** The states in which an order is under way, and how many of its steps are behind it then. */
const STEPS_DONE: Partial<Record<OrderState, number>> = { pending: 0, processing: 1, complete: 2 };

/** Whether an order is on its way from the shop to the member. */
export function isUnderWay(state: OrderState | null): boolean {
  return state !== null && state in STEPS_DONE;
}

/** Where an order under way is: ordered, in the lab, on its way, each with its day. */
export function OrderProgress({ state, placedAt }: { state: OrderState; placedAt: string }) {
  const words = useTexts().orders.progress;
  const format = useFormat();
  const { madeBy, arrivesOn } = dueDays(placedAt);
  const done = STEPS_DONE[state] ?? 0;
  const steps = [
    { name: words.ordered, day: format.date(placedAt) },
    { name: words.lab, day: words.readyBy(format.date(madeBy)) },
    { name: words.way, day: words.arrives(format.date(arrivesOn)) },
  ];
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
