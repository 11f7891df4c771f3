import { pairPrice } from '#domain/prices/pair-price.ts';
import type { Member } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { type Pair, readBenefit } from '../cart/index.ts';
import { expressCheckout, findUsualDetails, firstMethod } from '../checkout/index.ts';

export type ExpressOutcome =
  /** Everything is there but the yes: the review is next. */
  | { status: 'ready' }
  /** The cart is as it was before. */
  | { status: 'refused'; problem: 'lens-not-offered' | 'refused'; message: string }
  /** There is something in the cart, or no address: it goes step by step. */
  | { status: 'step-by-step' };

/**
 * 'Order with my usual details': the pair, to the member's known address, by the preferred
 * shipping, paid by the first method on offer where anything is left to pay. Nothing is ordered yet.
 */
export async function orderExpress(
  member: Member,
  locale: Locale,
  pair: Pair,
  {
    colourMinor,
    lensMinor,
    hasPaymentPage,
  }: { colourMinor: number; lensMinor: number; hasPaymentPage: boolean },
): Promise<ExpressOutcome> {
  const draft = await member.drafts.read();
  const [usual, benefit] = await Promise.all([
    findUsualDetails(member, draft, locale),
    readBenefit(member, locale),
  ]);
  if (!usual) return { status: 'step-by-step' };
  const { youPayMinor } = pairPrice(colourMinor, lensMinor, benefit);
  const isFree = youPayMinor === 0 && benefit?.paysShipping === true;
  const result = await expressCheckout(member.commerce(storeOf(locale)), pair, {
    ...usual,
    paymentCode: isFree ? 'free' : firstMethod(hasPaymentPage),
  });
  if (result.ok) {
    await member.drafts.save({ address: usual.values });
    return { status: 'ready' };
  }
  if (result.problem === 'cart-in-use') return { status: 'step-by-step' };
  return { status: 'refused', problem: result.problem, message: result.message };
}
