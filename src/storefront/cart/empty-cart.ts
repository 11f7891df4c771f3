import { storeOf, type Locale } from '../app/context.ts';
import { ChangeCartLinesDocument } from '#clients/generated/commerce.ts';
import type { Guest, Shopper } from '#shop/shopper.ts';
import { loadCart } from './load-cart.ts';

/**
 * Sets every line to 0, in one call. A guest's cart has no id any more after it (specification,
 * point 4): what is put in next goes into a new one.
 */
export async function emptyCart(
  shopper: Pick<Shopper, 'commerce'> & Partial<Pick<Guest, 'forgetCart'>>,
  locale: Locale,
): Promise<void> {
  const cart = await loadCart(shopper, locale);
  if (cart.uids.length === 0) return;
  await shopper.commerce(storeOf(locale)).run(ChangeCartLinesDocument, {
    cartId: cart.id,
    cartItems: cart.uids.map((uid) => ({ cart_item_uid: uid, quantity: 0 })),
  });
  await shopper.forgetCart?.();
}
