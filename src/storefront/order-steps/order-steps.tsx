import { useLocation } from 'react-router';
import { isLensType } from '#domain/frames/catalogue-types.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { ProgressRail } from '../ui/progress-rail.tsx';
import { checkoutPageOf } from '#domain/orders/checkout-steps.ts';
import type { OrderStep, OrderStepId } from '#domain/orders/order-progress.ts';

type OrderStepsProps = {
  steps: readonly OrderStep[];
  /** The step this page belongs to; nothing when all four are behind it. */
  current?: OrderStepId;
};

/** Where one is in the order, above the heading of every page of it. */
export function OrderSteps({ steps, current }: OrderStepsProps) {
  const to = pathIn(useLocale());
  const chosenIn = useChosenWords();
  const reached = steps.flatMap((step) =>
    step.path ? [[step.id, { to: to(step.path), chosen: chosenIn(step) }]] : [],
  );
  const page = usePageWords();
  return <ProgressRail current={current} page={page} reached={Object.fromEntries(reached)} />;
}

/** What is on this page of checkout; its pages belong to one step. */
function usePageWords(): string | undefined {
  const { pages } = useTexts().shell.steps;
  const page = checkoutPageOf(useLocation().pathname.split('/').at(-1));
  return page && page !== 'PrescriptionEdit' ? pages[page] : undefined;
}

/** What was chosen in a step that is done, in the page's language. */
export function useChosenWords(): (step: OrderStep) => string | undefined {
  const { lenses, prescription } = useTexts();
  return ({ id, isDone, chosen }) => {
    if (!isDone) return undefined;
    if (id === 'lenses' && isLensType(chosen)) return lenses.types[chosen].name;
    return chosen ?? prescription.confirmed;
  };
}
