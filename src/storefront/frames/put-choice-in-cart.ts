import type { RouterContextProvider } from 'react-router';
import { localeContext, requireShopper } from '../app/context.ts';
import { reportError } from '../app/report-error.ts';
import { putPairInCart, type Pair } from '../cart/index.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { PairChoice, PairProblem } from './add-pair.ts';
import type { LoadedFrame, OrderSoFar } from './load-frame.ts';

type Choice = Extract<PairChoice, { ok: true }>;

/** Remembers a chosen pair for the order, and answers it as it goes into a cart. */
export async function rememberChoice(
  shopper: Shopper,
  { frame }: Pick<LoadedFrame, 'frame'>,
  { prescription }: Extract<OrderSoFar, { missing: null }>,
  { colour, lens }: Choice,
): Promise<Pair> {
  await shopper.drafts.save({
    sku: colour.sku,
    lens: lens.code,
    lensesBefore: undefined,
    advisedLens: undefined,
  });
  return { variantSku: colour.sku, parentSku: frame.sku, lens: lens.code, prescription };
}

/** Puts a pair into the cart; null when it is there, else why not, which is reported. */
export async function putInCart(
  context: Readonly<RouterContextProvider>,
  pair: Pair,
): Promise<PairProblem | null> {
  const result = await putPairInCart(requireShopper(context), context.get(localeContext), pair);
  if (result.ok) return null;
  await reportError(context, {
    errorType: 'add2Cart',
    message: result.message || result.problem,
    isFromBrowser: false,
  });
  return { id: result.problem, message: result.message };
}
