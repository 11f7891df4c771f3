import { isLensType } from '../frames/catalogue-types.ts';
import type { CountryCode } from '../people/address.ts';
import type { Draft } from './draft.ts';

/** The steps of an order before its review, in their order. */
export const ORDER_STEPS = ['lenses', 'prescription', 'frames', 'delivery'] as const;
export type OrderStepId = (typeof ORDER_STEPS)[number];

/** The frame in the cart, and the type of its lenses where it is known. */
export type PairInCart = {
  /** As shown: 'Aspen, Tortoise'. */
  frameName: string;
  lensType: string | null;
};

/** One step as a loader hands it to the page. */
export type OrderStep = {
  id: OrderStepId;
  isDone: boolean;
  /** Every step before it is done: it can be gone to. */
  isOpen: boolean;
  /** What was chosen: the lens type, the name of the frame, the town. */
  chosen: string | null;
};

/**
 * The four steps of an order for a store that delivers to `country`, from what is kept of it and
 * what lies in the cart. A frame counts unless its lenses are of another type than the one
 * chosen last, so a change of mind in the first step opens the third again. An address counts
 * when the store delivers there; the cart's stands in for one that is not kept.
 */
export function orderSteps(
  draft: Draft,
  cart: { pair: PairInCart | null; address?: { city: string; countryCode: string } | null },
  country: CountryCode,
): OrderStep[] {
  const { lensType, address: kept } = draft;
  const { pair, address: inCart } = cart;
  const isKeptHere = kept !== undefined && (kept.country_code || country) === country;
  const isCartsHere = inCart?.countryCode === country;
  const steps: Omit<OrderStep, 'isOpen'>[] = [
    { id: 'lenses', isDone: isLensType(lensType), chosen: lensType ?? null },
    { id: 'prescription', isDone: draft.prescriptionConfirmedAt !== undefined, chosen: null },
    {
      id: 'frames',
      isDone: pair !== null && !isOfOtherType(draft, pair),
      chosen: pair?.frameName ?? null,
    },
    {
      id: 'delivery',
      isDone: isKeptHere || isCartsHere,
      chosen: (isKeptHere ? kept.city : isCartsHere ? inCart.city : null) ?? null,
    },
  ];
  let isOpen = true;
  return steps.map((step) => {
    const open = isOpen;
    isOpen &&= step.isDone;
    return { ...step, isOpen: open };
  });
}

/** The first step that is not done; `review` when all four are. */
export function nextStep(steps: readonly OrderStep[]): OrderStepId | 'review' {
  return steps.find(({ isDone }) => !isDone)?.id ?? 'review';
}

/** The lens type was changed after the pair was chosen. */
export function isOfOtherType({ lensType }: Draft, pair: Pick<PairInCart, 'lensType'>): boolean {
  return lensType !== undefined && pair.lensType !== null && pair.lensType !== lensType;
}
