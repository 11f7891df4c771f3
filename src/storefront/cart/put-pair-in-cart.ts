import type { Prescription } from '#domain/prescription/prescription.ts';
import { toFields } from '#domain/prescription/prescription-wire.ts';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { storeOf, type Locale } from '../app/context.ts';
import {
  AddPairDocument,
  ChangeCartLinesDocument,
  PairStartDocument,
  type CartItemInput,
  type PairStartQuery,
} from '#clients/generated/commerce.ts';
import type { ServiceClient } from '#clients/client.ts';
import type { Shopper } from '#shop/shopper.ts';
import { evenInPart } from '#clients/even-in-part.ts';
import { lensValuesOf, prescriptionOptionsOf } from './lens-values.ts';
import { linesAfterAdding, linesAfterRefusal, type PairLine } from './pair-lines.ts';

export type Pair = {
  /** Numeric SKU of the colour. */
  variantSku: string;
  /** Numeric SKU of its model. */
  parentSku: string;
  /** Lens code, `SV-150`. */
  lens: string;
  prescription: Prescription;
};

/** `message` is commerce's own, in the store's language: the specification shows the first one. */
export type PutPairResult =
  | { ok: true; cartId: string }
  | {
      ok: false;
      problem: 'out-of-stock' | 'not-sold' | 'lens-not-offered' | 'refused';
      message: string;
    };

/**
 * Makes `pair` the one pair of the member's cart: two calls, and a third when something was in
 * the cart. When commerce refuses a part, the cart is as it was before.
 *
 * @throws ServiceError when commerce cannot be reached.
 */
export async function putPairInCart(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
  pair: Pair,
): Promise<PutPairResult> {
  const commerce = shopper.commerce(storeOf(locale));
  const start = await readPairStart(commerce);
  const cartId = start.customerCart.id;
  const before = linesOf(start.customerCart.items);

  const items = pairItems(start, pair);
  if (!items) return { ok: false, problem: 'lens-not-offered', message: '' };

  // The same colour stays where it is: asking for a second piece could exceed the stock.
  const hasFrame = before.some((line) => line.sku === pair.variantSku);
  const resets = before.filter((line) => line.quantity > 1).map(({ uid }) => onePiece(uid));
  const { addProductsToCart: added } = await evenInPart('addProductsToCart', () =>
    commerce.run(AddPairDocument, {
      cartId,
      cartItems: hasFrame ? items.slice(1) : items,
      mustReset: resets.length > 0,
      resets,
    }),
  );

  const after = linesOf(added?.cart.items);
  const refusal = added?.user_errors.find((error) => error !== null);
  const changes = refusal
    ? linesAfterRefusal(before, after)
    : linesAfterAdding(before, after, pair.variantSku);
  if (changes.length > 0) {
    await commerce.run(ChangeCartLinesDocument, { cartId, cartItems: changes });
  }
  if (refusal) return { ok: false, problem: problemOf(refusal.code), message: refusal.message };
  return { ok: true, cartId };
}

/** What the cart holds and the lenses that can be chosen, also while a line of it is not sold. */
export function readPairStart(commerce: ServiceClient): Promise<PairStartQuery> {
  return evenInPart('customerCart', () =>
    commerce.run(PairStartDocument, { prescriptionSku: PRESCRIPTION_SKU }),
  );
}

/** The frame and its lenses, as they go into a cart; null where the lens is not offered. */
export function pairItems(start: PairStartQuery, pair: Pair): CartItemInput[] | null {
  const lenses = lensesItem(start, pair);
  return lenses && [frameItem(pair), lenses];
}

function frameItem({ variantSku, parentSku }: Pair): CartItemInput {
  return { sku: variantSku, parent_sku: parentSku, quantity: 1 };
}

/** The prescription as entered options, the lens as the selected one; null without that lens. */
function lensesItem(start: PairStartQuery, { lens, prescription }: Pair): CartItemInput | null {
  const lensUid = lensValuesOf(start).find(({ code }) => code === lens)?.uid;
  if (!lensUid) return null;
  const fields = toFields(prescription);
  return {
    sku: PRESCRIPTION_SKU,
    quantity: 1,
    selected_options: [lensUid],
    entered_options: prescriptionOptionsOf(start).flatMap(({ title, uid }) => {
      const value = fields[title ?? ''];
      return value ? [{ uid, value }] : [];
    }),
  };
}

type WireLine = NonNullable<NonNullable<PairStartQuery['customerCart']['items']>[number]>;

/** The lines that can still be had. */
export function linesOf(items: readonly (WireLine | null)[] | null | undefined): PairLine[] {
  return (items ?? [])
    .filter((item) => item !== null)
    .map((item) => ({
      uid: item.uid,
      quantity: item.quantity,
      sku:
        ('configured_variant' in item ? item.configured_variant.sku : null) ??
        item.product.sku ??
        '',
    }));
}

function onePiece(uid: string) {
  return { cart_item_uid: uid, quantity: 1 };
}

function problemOf(code: string): 'out-of-stock' | 'not-sold' | 'refused' {
  if (code === 'INSUFFICIENT_STOCK') return 'out-of-stock';
  return code === 'NOT_SALABLE' || code === 'PRODUCT_NOT_FOUND' ? 'not-sold' : 'refused';
}
