import { ORDER_STEPS, type OrderStepId } from '#domain/orders/order-progress.ts';
import { Link } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from './icon.tsx';
import { Disclosure } from './panel.tsx';
import styles from './progress-rail.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type ProgressRailProps = {
  /** Undefined when all four are done. */
  current?: OrderStepId;
  /** What is on this page, where several belong to one step; there it is said instead of the step. */
  page?: string;
  /** For each step already reached: where it is, and what was chosen there. */
  reached: Partial<Record<OrderStepId, { to: string; chosen?: string }>>;
};

type StepView = {
  position: number;
  step: OrderStepId;
  name: string;
  state: 'done' | 'current' | 'ahead';
  to?: string;
  chosen?: string;
};

/** The four steps of an order: where one is, what was chosen, and the way back to any of it. */
export function ProgressRail({ current, page, reached }: ProgressRailProps) {
  const texts = useTexts().shell.steps;
  const steps = ORDER_STEPS.map((step, index): StepView => {
    const isDone = step !== current && reached[step]?.chosen !== undefined;
    const state = step === current ? 'current' : isDone ? 'done' : 'ahead';
    return { position: index + 1, step, name: texts[step], state, ...reached[step] };
  });
  const position = current ? ORDER_STEPS.indexOf(current) : ORDER_STEPS.length - 1;
  return (
    <nav className={`${styles.rail} no-print`} aria-label={texts.label}>
      <ol className={styles.wide}>
        {steps.map((step) => (
          <li key={step.step}>
            <StepEntry {...step} />
          </li>
        ))}
      </ol>
      <div className={styles.narrow}>
        <div className={styles.bar} aria-hidden="true">
          {steps.map(({ step, state }) => (
            <i key={step} data-state={state} />
          ))}
        </div>
        <Disclosure
          summary={
            <>
              {texts.position(
                position + 1,
                ORDER_STEPS.length,
                page ?? texts[ORDER_STEPS[position] ?? 'delivery'],
              )}
            </>
          }
        >
          <ol>
            {steps.map((step) => (
              <li key={step.step}>
                <StepEntry {...step} />
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </nav>
  );
}

function StepEntry({ position, name, state, to, chosen }: StepView) {
  const { done } = useTexts().shell.steps;
  const words = (
    <>
      <span className={styles.name}>
        {state === 'done' ? (
          <Icon name="check" />
        ) : (
          <span className={styles.number} aria-hidden="true">
            {position}
          </span>
        )}
        <span className={styles.word}>{name}</span>
        {state === 'done' && <VisuallyHidden>, {done}</VisuallyHidden>}
      </span>
      {chosen && <span className={styles.chosen}>{chosen}</span>}
    </>
  );
  if (state === 'current') {
    return (
      <span className={styles.step} data-state={state} aria-current="step">
        {words}
      </span>
    );
  }
  return to ? (
    <Link className={styles.step} data-state={state} to={to}>
      {words}
    </Link>
  ) : (
    <span className={styles.step} data-state={state}>
      {words}
    </span>
  );
}
