import { isPrescriptionSku } from '#domain/frames/sku.ts';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { ChangeCartLinesDocument, ExpressCheckoutDocument } from '#clients/generated/commerce.ts';
import { linesAfterAdding, linesOf, type Pair, pairItems, readPairStart } from '../cart/index.ts';
import { billingInput, PREFERRED_METHOD, whitherInput, type Whither } from './save-delivery.ts';

export type ExpressResult =
  | { ok: true; cartId: string }
  /** The cart holds something already: what becomes of that is for the shopper to see. */
  | { ok: false; problem: 'cart-in-use' }
  | { ok: false; problem: 'lens-not-offered'; message: '' }
  /** In commerce's own words: the first of them. */
  | { ok: false; problem: 'refused'; message: string };

export type ExpressDetails = {
  shipping: Whither;
  /** Null or absent where it is the address of the delivery. */
  billing?: Whither | null;
  /** `free` where nothing is left to pay. */
  paymentCode: string;
};

/**
 * The specification's express checkout: puts `pair` into an empty cart with address, shipping and
 * payment, in one combined mutation. When commerce refuses any part of it, or does not answer, the
 * pair is taken out again, so that the cart is as empty as before.
 *
 * @throws ServiceError when commerce cannot be reached.
 */
export async function expressCheckout(
  commerce: ServiceClient,
  pair: Pair,
  { shipping, billing = null, paymentCode }: ExpressDetails,
): Promise<ExpressResult> {
  const start = await readPairStart(commerce);
  const { id: cartId, items } = start.customerCart;
  if (linesOf(items).length > 0) return { ok: false, problem: 'cart-in-use' };
  const cartItems = pairItems(start, pair);
  if (!cartItems) return { ok: false, problem: 'lens-not-offered', message: '' };

  try {
    const answer = await commerce.run(ExpressCheckoutDocument, {
      cartId,
      cartItems,
      shipping: whitherInput(shipping),
      billing: billingInput(billing),
      ...PREFERRED_METHOD,
      paymentMethod: { code: paymentCode },
    });
    const refusal = answer.addProductsToCart?.user_errors.find((error) => error !== null);
    if (!refusal) {
      // Pressed twice at once, both found the cart empty: the one that came last sees both pairs.
      const added = linesOf(answer.addProductsToCart?.cart.items);
      const changes = linesAfterAdding([], added, pair.variantSku);
      if (changes.length > 0)
        await commerce.run(ChangeCartLinesDocument, { cartId, cartItems: changes });
      return { ok: true, cartId };
    }
    if (await takeOut(commerce, pair)) return { ok: false, problem: 'cart-in-use' };
    return { ok: false, problem: 'refused', message: refusal.message };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (error.category === 'unreachable' || error.category === 'internal') {
      // It may have been done all the same. Where commerce is away altogether, it fails as well.
      await takeOut(commerce, pair).catch(() => undefined);
      throw error;
    }
    if (await takeOut(commerce, pair)) return { ok: false, problem: 'cart-in-use' };
    return { ok: false, problem: 'refused', message: firstRefusal(error.data) ?? error.message };
  }
}

/**
 * Everything goes: nothing was in the cart before. Unless it was pressed twice at once: then one
 * pair stays, for the other press, and that is answered as true.
 */
async function takeOut(commerce: ServiceClient, { variantSku }: Pair): Promise<boolean> {
  const { customerCart } = await readPairStart(commerce);
  const lines = linesOf(customerCart.items);
  const frames = lines.filter(({ sku }) => !isPrescriptionSku(sku));
  const isTwice = frames.length > 1 || frames.some(({ quantity }) => quantity > 1);
  const cartItems = isTwice
    ? linesAfterAdding([], lines, variantSku)
    : lines.map(({ uid }) => ({ cart_item_uid: uid, quantity: 0 }));
  if (cartItems.length > 0)
    await commerce.run(ChangeCartLinesDocument, { cartId: customerCart.id, cartItems });
  return isTwice;
}

/** Why the pair did not go in, which is why all that follows was refused. */
function firstRefusal(data: unknown): string | null {
  const { addProductsToCart: added } = (data ?? {}) as {
    addProductsToCart?: { user_errors?: ({ message: string } | null)[] } | null;
  };
  return added?.user_errors?.find((error) => error !== null)?.message ?? null;
}
