import { evenInPart } from '#clients/even-in-part.ts';
import { insteadOfAnswer, isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  ApplyCouponDocument,
  CartToMergeIntoDocument,
  ChangeCartLinesDocument,
  GuestCartToMergeDocument,
  MergeCartsDocument,
  type GuestCartToMergeQuery,
} from '#clients/generated/commerce.ts';
import { isLensType } from '#domain/frames/catalogue-types.ts';
import type { Draft } from '#domain/orders/draft.ts';
import { mergedPair, type MergedLine, type MergingLine } from '#domain/orders/merged-pair.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { GuestRecord } from '#shop/guests/guests.ts';
import type { Guest, Member } from '#shop/shopper.ts';
import type { Services } from './services.ts';

/**
 * Takes what a guest chose and typed over to the member the guest turned out to be: the pair in
 * the cart with its coupon, the lens type, the prescription and its pictures, and the address.
 * After it there is no guest. While commerce is away, or an order of the guest is on its way, the
 * member is signed in all the same, and the guest stays for the next time: the answer is false then.
 */
export async function mergeGuest(
  services: Services,
  { record, shopper }: { record: GuestRecord; shopper: Guest },
  member: Member,
  store: StoreCode,
): Promise<boolean> {
  const { guests, log } = services;
  const draft = await shopper.drafts.read();
  if (draft.orderPendingSince) return false;
  let merged: MergedLine[] | null;
  try {
    if (record.account) await takeCartOfAccount(services, record, record.account.token, store);
    merged = record.cartId
      ? await mergeCart(services.commerceAsGuest(store), member.commerce(store), record.cartId)
      : null;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    log.warn({ reason: error.category }, "a guest's cart could not be merged");
    return false;
  }
  const { isSaved, isReplaced } = await takePrescription(draft, member);
  const told = [
    ...(merged ?? []),
    ...(isReplaced ? [{ name: '', outcome: 'prescription' as const }] : []),
  ];
  await guests.giveUploads(record, member.userId, isSaved);
  await member.drafts.save({
    ...chosenIn(draft, isSaved),
    // Told on the cart, wherever the member goes on.
    ...(told.length > 0 && { merged: told, currentPage: undefined }),
  });
  if (record.cartId) await services.commerce.orders.removeCarts([record.cartId]);
  await guests.end(record);
  return true;
}

/**
 * Moves a guest's cart into that of a customer, and answers what became of each line. Null where
 * there is no such cart any more, or nothing was in it.
 *
 * @throws ServiceError
 */
export async function mergeCart(
  asGuest: ServiceClient,
  asMember: ServiceClient,
  sourceCartId: string,
): Promise<MergedLine[] | null> {
  try {
    const { cart: guest } = await evenInPart('cart', () =>
      asGuest.run(GuestCartToMergeDocument, { cartId: sourceCartId }),
    );
    const lines = linesOf(guest);
    if (lines.length === 0) return null;
    const { customerCart: before } = await evenInPart('customerCart', () =>
      asMember.run(CartToMergeIntoDocument, {}),
    );
    const { mergeCarts: after } = await evenInPart('mergeCarts', () =>
      asMember.run(MergeCartsDocument, { sourceCartId }),
    );
    const { changes, told } = mergedPair(lines, linesOf(before), linesOf(after));
    const cartItems = changes.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity }));
    // The guest's cart is gone by now: lines that stay are the member's to take out.
    const isOnePair =
      cartItems.length === 0 ||
      (await asMember
        .run(ChangeCartLinesDocument, { cartId: after.id, cartItems })
        .then(() => true, insteadOfAnswer(false)));
    const couponCode = couponOf(guest);
    if (couponCode && !couponOf(after)) {
      // One that does not count for members is left out; the cart says what it costs.
      await asMember
        .run(ApplyCouponDocument, { cartId: after.id, couponCode })
        .catch(insteadOfAnswer(null));
    }
    return isOnePair ? told : null;
  } catch (error) {
    if (isServiceError(error) && error.category === 'not-found') return null;
    throw error;
  }
}

/**
 * Makes the cart of an account nobody's, for commerce merges only such; what one account put in it
 * is the member's now. Its id is kept before: once it is released nobody else can name it. At a
 * second try it is known already, and released where the first did not come so far.
 */
async function takeCartOfAccount(
  { commerceWith, commerce, guests }: Services,
  record: GuestRecord,
  token: string,
  store: StoreCode,
): Promise<void> {
  if (!record.cartId) {
    const { customerCart } = await evenInPart('customerCart', () =>
      commerceWith(token, store).run(CartToMergeIntoDocument, {}),
    );
    if (linesOf(customerCart).length === 0) return;
    record.cartId = customerCart.id;
    await guests.saveSecrets(record);
  }
  await commerce.orders.releaseCart(record.cartId);
}

const notTaken = { isSaved: false, isReplaced: false };

/**
 * The guest's prescription becomes the member's own, and takes the place of an older one; not
 * where there is none, the member's is newer, or nobody takes it.
 */
async function takePrescription({ prescription }: Draft, member: Member) {
  if (!prescription) return notTaken;
  const { savedAt, lensType, ...rest } = prescription;
  if (!isLensType(lensType)) return notTaken;
  try {
    const own = await member.prescriptions.find();
    if (own && Date.parse(own.savedAt) > Date.parse(savedAt)) return notTaken;
    await member.prescriptions.save({ ...rest, lensType });
    return { isSaved: true, isReplaced: own !== null };
  } catch (error) {
    return insteadOfAnswer(notTaken)(error);
  }
}

/** What the guest chose; what they did not choose stays as the member has it. */
function chosenIn(draft: Draft, isSaved: boolean): Partial<Draft> {
  const { prescription: _, email: __, currentPage: ___, lastPage: ____, ...chosen } = draft;
  const { orderNumber: _o, orderPendingSince: _p, ...order } = chosen;
  const { confirmedUploadId, prescriptionConfirmedAt, ...others } = order;
  // A prescription goes with the picture that it was compared with, or with none. Where the member's
  // own stays, the lenses in the cart were chosen for another: it is to be confirmed for them.
  return isSaved
    ? { ...others, confirmedUploadId, prescriptionConfirmedAt }
    : { ...others, prescriptionConfirmedAt: undefined };
}

type WireCart = GuestCartToMergeQuery['cart'];

function linesOf(cart: WireCart): MergingLine[] {
  return (cart?.items ?? [])
    .filter((item) => item !== null)
    .map((item) => ({
      uid: item.uid,
      quantity: item.quantity,
      sku:
        ('configured_variant' in item ? item.configured_variant.sku : null) ??
        item.product.sku ??
        '',
      name: item.product.name ?? '',
    }));
}

function couponOf(cart: WireCart): string | null {
  return cart?.applied_coupons?.[0]?.code ?? null;
}
