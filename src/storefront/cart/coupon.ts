import { holdsCardNumber } from '#domain/prices/card-number.ts';
import { minorOf, type WireMoney } from '#domain/prices/money.ts';
import { isServiceError, type ServiceError } from '#clients/client.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { ApplyCouponDocument, RemoveCouponDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { loadCart } from './load-cart.ts';

/** Longer codes do not exist. */
const longestCode = 100;

/** Why a coupon is not applied; one that asks for more goods says for how much. */
export type CouponProblem =
  | 'required'
  | 'invalid'
  | 'already'
  | 'cardNumber'
  | 'expired'
  | 'usedUp'
  | 'usedByYou'
  | 'otherGoods'
  | { minimumMinor: number };

/** Our commerce says why beside Magento's one sentence for all of them; another does not. */
const problemByCode: Readonly<Record<string, CouponProblem>> = {
  COUPON_EXPIRED: 'expired',
  COUPON_USED_UP: 'usedUp',
  COUPON_USED_BY_YOU: 'usedByYou',
  COUPON_OTHER_GOODS: 'otherGoods',
};

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
    return problemIn(error);
  }
}

function problemIn({ message, code = '', details }: ServiceError): CouponProblem {
  if (/already applied/i.test(message)) return 'already';
  const minimumMinor = minimumIn(details['minimum']);
  if (code === 'COUPON_BELOW_MINIMUM' && minimumMinor > 0) return { minimumMinor };
  return problemByCode[code] ?? 'invalid';
}

/** 0 for what is no amount. */
function minimumIn(money: unknown): number {
  const isMoney = (it: unknown): it is NonNullable<WireMoney> =>
    typeof it === 'object' && it !== null && 'value' in it && typeof it.value === 'number';
  return isMoney(money) ? minorOf(money) : 0;
}

/** Takes the coupon off again; nothing happens when there is none. */
export async function removeCoupon(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<void> {
  const { id: cartId } = await loadCart(shopper, locale);
  await shopper.commerce(storeOf(locale)).run(RemoveCouponDocument, { cartId });
}
