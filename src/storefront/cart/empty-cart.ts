import { storeOf, type Locale } from '../app/context.ts';
import { ChangeCartLinesDocument } from '#clients/generated/commerce.ts';
import type { Visit } from '#shop/house.ts';
import { loadCart } from './load-cart.ts';

/** Sets every line to 0, in one call. */
export async function emptyCart(visit: Visit, locale: Locale): Promise<void> {
  const cart = await loadCart(visit, locale);
  if (cart.uids.length === 0) return;
  await visit.commerce(storeOf(locale)).run(ChangeCartLinesDocument, {
    cartId: cart.id,
    cartItems: cart.uids.map((uid) => ({ cart_item_uid: uid, quantity: 0 })),
  });
}
