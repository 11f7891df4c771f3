import { holdsCardNumber } from '#domain/prices/card-number.ts';
import { isServiceError } from '#clients/client.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { ApplyCouponDocument, RemoveCouponDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { loadCart } from './load-cart.ts';

/** Longer codes do not exist. */
const longestCode = 100;

export type CouponProblem = 'required' | 'invalid' | 'already' | 'cardNumber';

/**
 * Applies a coupon to the member's cart, or with an empty code takes off the one that counts;
 * null when that is done.
 */
export async function applyCoupon(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
  typed: string,
): Promise<CouponProblem | null> {
  const couponCode = typed.trim();
  const { id: cartId, couponCode: appliedCode } = await loadCart(shopper, locale);
  if (couponCode === '') {
    if (appliedCode === null) return 'required';
    await removeCoupon(shopper, locale);
    return null;
  }
  if (holdsCardNumber(couponCode)) return 'cardNumber';
  if (couponCode.length > longestCode) return 'invalid';
  try {
    await shopper.commerce(storeOf(locale)).run(ApplyCouponDocument, { cartId, couponCode });
    return null;
  } catch (error) {
    if (!isServiceError(error) || !['input', 'not-found'].includes(error.category)) throw error;
    return /already applied/i.test(error.message) ? 'already' : 'invalid';
  }
}

/** Takes the coupon off again; nothing happens when there is none. */
export async function removeCoupon(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<void> {
  const { id: cartId } = await loadCart(shopper, locale);
  await shopper.commerce(storeOf(locale)).run(RemoveCouponDocument, { cartId });
}
