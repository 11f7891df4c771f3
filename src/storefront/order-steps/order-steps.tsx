import { isLensType } from '#domain/frames/catalogue-types.ts';
import type { Texts } from '../i18n/en.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { ProgressRail } from '../ui/progress-rail.tsx';
import { STEP_PAGES } from './step-pages.ts';
import type { OrderStep, OrderStepId } from '#domain/orders/order-progress.ts';

type OrderStepsProps = {
  steps: readonly OrderStep[];
  /** The step this page belongs to; nothing when all four are behind it. */
  current?: OrderStepId;
  /** What is on this page, where several belong to one step. */
  page?: keyof Texts['shell']['steps']['pages'];
};

/** Where one is in the order, above the heading of every page of it. */
export function OrderSteps({ steps, current, page }: OrderStepsProps) {
  const { pages } = useTexts().shell.steps;
  const to = usePathTo();
  const chosenIn = useChosenWords();
  const reached = steps.flatMap((step) =>
    step.isOpen ? [[step.id, { to: to(STEP_PAGES[step.id]), chosen: chosenIn(step) }]] : [],
  );
  return (
    <ProgressRail
      current={current}
      page={page && pages[page]}
      reached={Object.fromEntries(reached)}
    />
  );
}

/** What was chosen in a step that is done, in the page's language. */
export function useChosenWords(): (step: OrderStep) => string | undefined {
  const { lenses, shell } = useTexts();
  return ({ id, isDone, chosen }) => {
    if (!isDone) return undefined;
    if (id === 'lenses' && isLensType(chosen)) return lenses.types[chosen].name;
    return chosen ?? shell.steps.confirmed;
  };
}
