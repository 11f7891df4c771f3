import { findLens } from '#domain/lenses/lens-catalogue.ts';
import { matchLens } from '#domain/lenses/match-lens.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { recommendLens } from '#domain/lenses/recommend-lens.ts';
import { storeOf, type Locale } from '../app/context.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { PageRequest } from '#shop/page-request.ts';
import type { CartView } from './cart-view.ts';
import { lensChanges } from './lens-notices.ts';
import { lensValuesOf } from './lens-values.ts';
import { putPairInCart, readPairStart } from './put-pair-in-cart.ts';

export type ChangedLenses =
  /** The unfinished order knows when other lenses were needed. */
  { status: 'done' } | { status: 'refused' };

/**
 * Gives the frame in the cart lenses of another prescription: the same lens where it can be
 * made for the new values, else the one to recommend. When it fails the cart is as it was.
 */
export async function changePrescription(
  shopper: Pick<Shopper, 'commerce' | 'drafts'>,
  locale: Locale,
  cart: CartView,
  prescription: Prescription,
): Promise<ChangedLenses> {
  if (!cart.frame) return { status: 'refused' };
  const values = lensValuesOf(await readPairStart(shopper.commerce(storeOf(locale))));
  const current = values.find(({ uid }) => uid === cart.lenses?.valueUid)?.code ?? '';
  const lens = lensFor(prescription, current);
  if (!lens) return { status: 'refused' };

  const { sku: variantSku, parentSku } = cart.frame;
  const put = await putPairInCart(shopper, locale, { variantSku, parentSku, lens, prescription });
  if (!put.ok) return { status: 'refused' };
  const changes = lensChanges(await shopper.drafts.read(), {
    cart,
    currentCode: current,
    lensCode: lens,
    prescription,
  });
  await shopper.drafts.save({ lens, ...changes });
  return { status: 'done' };
}

/** Leaves a message for the next page when the lenses could not follow. */
export function tellOfLenses(
  pageRequest: Pick<PageRequest, 'flash'>,
  changed: ChangedLenses,
): void {
  if (changed.status === 'refused') pageRequest.flash({ id: 'lensesUnchanged' });
}

/** The current lens where it can still be made, else the recommended one; null when none can. */
export function lensFor(prescription: Prescription, currentCode: string): string | null {
  const current = findLens(currentCode);
  if (current && matchLens(current, prescription).matches) return current.code;
  return recommendLens(prescription)?.code ?? null;
}
