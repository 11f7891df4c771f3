import type { Prescription } from '#domain/prescription/prescription.ts';
import { toFields } from '#domain/prescription/prescription-wire.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { ChangeCartLinesDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { changePrescription, loadCart } from '../cart/index.ts';
import type { PlainPage } from '../app/paths.ts';

/**
 * Keeps a pair that is in the cart in step with a prescription that was just settled. Lenses
 * that cannot be made of it leave the cart, so that they must be chosen again: nothing is ever
 * ordered with values that were replaced. Answers where to go on: past the frames when the pair
 * is complete.
 *
 * @throws ServiceError when commerce cannot be reached.
 */
export async function updatePairInCart(
  shopper: Pick<Shopper, 'commerce' | 'drafts'>,
  locale: Locale,
  prescription: Prescription,
): Promise<PlainPage> {
  const cart = await loadCart(shopper, locale);
  if (!cart.lenses) return 'frames.list';
  if (isSame(cart.lenses.prescription, prescription)) return 'checkout.start';
  const changed = await changePrescription(shopper, locale, cart, prescription);
  if (changed.status !== 'refused') return 'checkout.start';
  await shopper.commerce(storeOf(locale)).run(ChangeCartLinesDocument, {
    cartId: cart.id,
    cartItems: [{ cart_item_uid: cart.lenses.uid, quantity: 0 }],
  });
  return 'frames.list';
}

function isSame(one: Prescription | null, other: Prescription): boolean {
  return one !== null && JSON.stringify(toFields(one)) === JSON.stringify(toFields(other));
}
