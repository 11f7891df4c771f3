import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { STORE_LIMITS } from '#domain/prescription/prescription-rules.ts';
import { storeOf, type Locale } from '../app/context.ts';
import type { Draft } from '#domain/orders/draft.ts';
import { isOrderable, type Standards } from '#domain/orders/lens-type-change.ts';
import { nextStep, orderSteps, type OrderStepId } from '#domain/orders/order-progress.ts';
import { STORES } from '#domain/people/locale.ts';
import type { Shopper } from '#shop/shopper.ts';
import { readLensPrices } from '../lenses/index.ts';
import { readSavedPrescription } from '../prescription/index.ts';
import { findFrame } from './find-frame.ts';
import { frameFit } from './frame-fit.ts';
import { colourFor, type FrameView } from './frame-view.ts';
import {
  cheapestLens,
  lensesWithin,
  lensOffers,
  type LensOffers,
  type SoldLens,
} from './lens-offers.ts';

/** The step before the frame that is not done, by its name in the order. */
export type MissingStep = Extract<OrderStepId, 'lenses' | 'prescription'>;

/** What the order knows by now: which step is missing, and with none missing the prescription. */
export type OrderSoFar =
  | { missing: MissingStep; lensType: LensType | null; prescription: Prescription | null }
  | { missing: null; lensType: LensType; prescription: Prescription };

/** A model, what the order knows, and which lenses can go into the model. */
export type LoadedFrame = {
  frame: FrameView;
  order: OrderSoFar;
  draft: Draft;
  lenses: LensOffers;
  /** The lenses that a pair costs least with, as far as they are known; null when none fit. */
  cheapest: SoldLens | null;
};

/** What is assumed of lenses whose type is not chosen yet. */
export const USUAL_LENS_TYPE: LensType = 'SingleVision';

const NO_LENSES: LensOffers = { offers: [], recommended: null, reason: 'enough' };

/** Null when there is no such frame. `today` is a calendar day. */
export async function loadFrame(
  shopper: Shopper,
  locale: Locale,
  { sku, today }: { sku: string; today: string },
): Promise<LoadedFrame | null> {
  const draft = await shopper.drafts.read();
  // Lenses are offered only to those who have chosen a type and confirmed a prescription.
  const next = nextStep(orderSteps(draft, { pair: null }, STORES[storeOf(locale)].country));
  const [frame, order, prices] = await Promise.all([
    findFrame(shopper, locale, sku),
    readOrder(shopper, { draft, next, today, limits: STORE_LIMITS[locale] }),
    readLensPrices(shopper, locale),
  ]);
  if (!frame) return null;
  const { measured } = frame;
  const { lensType, prescription } = order;
  const wanted = { lensType: lensType ?? USUAL_LENS_TYPE, prescription };
  return {
    frame,
    order,
    draft,
    lenses: order.missing ? NO_LENSES : lensOffers(prices, order.prescription, measured),
    cheapest: cheapestLens(lensesWithin(prices, wanted), wanted, measured),
  };
}

/** Whether the frame takes the lenses as far as they are known; null while nothing is known. */
export function fitOf(frame: FrameView, { lensType, prescription }: OrderSoFar) {
  const { measured } = frame;
  return lensType && measured ? frameFit({ lensType, prescription }, measured) : null;
}

/** The colour in the address, the one the page is about, the one chosen before, in this order. */
export function shownColour({ frame, draft }: LoadedFrame, asked: string | null, pageSku: string) {
  return colourFor(frame, asked, pageSku, draft.sku);
}

async function readOrder(
  shopper: Shopper,
  { draft, next, ...standards }: { draft: Draft; next: OrderStepId | 'review' } & Standards,
): Promise<OrderSoFar> {
  const { lensType = null } = draft;
  const saved = await readSavedPrescription(shopper, draft.lensType);
  const prescription = saved?.prescription ?? null;
  if (!lensType || next === 'lenses') return { missing: 'lenses', lensType, prescription };
  if (!prescription || next === 'prescription' || !isOrderable(prescription, standards))
    return { missing: 'prescription', lensType, prescription };
  return { missing: null, lensType, prescription };
}
