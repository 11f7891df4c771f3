import { isLensType, type LensType } from '../frames/catalogue-types.ts';
import type { Draft } from './draft.ts';

export const ORDER_STEPS = ['lenses', 'prescription', 'frames', 'delivery'] as const;
export type OrderStepId = (typeof ORDER_STEPS)[number];

/** What the cart says about the third step; null when there is no frame in it. */
export type ChosenPair = {
  /** As shown: 'Aspen, Tortoise'. */
  frameName: string;
  /** The lens type of the lenses in the cart. */
  lensType?: string | null;
} | null;

/** One step as a loader hands it to the page. */
export type OrderStep = {
  id: OrderStepId;
  isDone: boolean;
  /** Where it is chosen or changed, without the language; null while a step before it is missing. */
  path: string | null;
  /** What was chosen: the lens type, the name of the frame, the town. */
  chosen: LensType | string | null;
};

const PATHS: Record<OrderStepId, string> = {
  lenses: '/select-lens-type',
  prescription: '/Prescription',
  frames: '/Products/List',
  delivery: '/checkout/Shipping',
};

/**
 * The four steps of an order, from what is kept of it. A frame counts once its lenses are of
 * the lens type chosen last, so a change of mind in the first step opens the third again.
 */
export function orderSteps(draft: Draft, pair: ChosenPair): OrderStep[] {
  const isPairOfType = pair !== null && (!pair.lensType || pair.lensType === draft.lensType);
  const city = draft.address?.city;
  const chosen: Record<OrderStepId, { isDone: boolean; chosen: string | null }> = {
    lenses: { isDone: isLensType(draft.lensType), chosen: draft.lensType ?? null },
    prescription: { isDone: draft.prescriptionConfirmedAt !== undefined, chosen: null },
    frames: { isDone: isPairOfType, chosen: pair?.frameName ?? null },
    delivery: { isDone: draft.address !== undefined, chosen: city ?? null },
  };
  let isOpen = true;
  return ORDER_STEPS.map((id) => {
    const { isDone, chosen: what } = chosen[id];
    const path = isOpen ? PATHS[id] : null;
    isOpen &&= isDone;
    return { id, isDone, path, chosen: what };
  });
}

/** The first step that is not done; null when only the review is left. */
export function firstUnfinishedStep(steps: readonly OrderStep[]): OrderStep | null {
  return steps.find((step) => !step.isDone) ?? null;
}

/** Where one button goes on with the order, without the language. */
export function continuePath(steps: readonly OrderStep[]): string {
  const next = firstUnfinishedStep(steps);
  if (!next) return '/checkout/OrderReview';
  // A filled cart has its own way to the delivery.
  return next.id === 'delivery' ? '/checkout' : PATHS[next.id];
}

/** Whether anything of an order has been chosen. */
export function isOrderBegun(steps: readonly OrderStep[]): boolean {
  return steps.some((step) => step.isDone);
}
