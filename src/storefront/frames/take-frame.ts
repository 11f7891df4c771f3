import type { RouterContextProvider } from 'react-router';
import { localeContext, requireShopper, shopContext } from '../app/context.ts';
import { todayOf } from '../app/today.ts';
import { choosePair, type PairProblem } from './add-pair.ts';
import { lensFor } from './lens-offers.ts';
import { loadFrame, type MissingStep } from './load-frame.ts';
import { putInCart, rememberChoice } from './put-choice-in-cart.ts';

/** What came of a frame that was to go into the cart. */
export type Taken =
  | { status: 'in-cart' }
  /** It is remembered, and this comes first. */
  | { status: 'first'; step: MissingStep }
  | { status: 'refused'; problem: PairProblem };

/**
 * Puts a frame into the cart as its page does, in that color and with the lenses that its page
 * would begin with: those that were chosen before, else what fits and costs the least.
 */
export async function takeFrame(
  context: Readonly<RouterContextProvider>,
  { sku, colour }: { sku: string; colour: string },
): Promise<Taken> {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const today = todayOf(context.get(shopContext).now(), locale);
  const page = await loadFrame(shopper, locale, { sku, today });
  if (!page) return refused({ id: 'not-sold' });
  const { order, lenses, draft } = page;
  if (order.missing) {
    await shopper.drafts.save({ sku: colour });
    return { status: 'first', step: order.missing };
  }
  const form = new FormData();
  form.set('sku', colour);
  form.set('lens', lensFor(lenses, draft.lens)?.code ?? '');
  const choice = choosePair(form, page);
  if (!choice.ok) return refused(choice.problem);
  const fault = await putInCart(context, await rememberChoice(shopper, page, order, choice));
  return fault ? refused(fault) : { status: 'in-cart' };

  function refused(problem: PairProblem): Taken {
    return { status: 'refused', problem };
  }
}
