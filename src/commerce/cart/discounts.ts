import type { Discount } from '#domain/prices/price-cart.ts';
import type { CurrencyEnum, Discount as ShownDiscount } from '../generated/schema.ts';
import { moneyOf } from '../store/money.ts';
import { appliedCoupon, type Cart } from './cart.ts';

type Paid = { currency: CurrencyEnum; coupon: { code: string; label: string } | null };

/** Discounts of a cart or of a line of it, as the protocol tells them. */
export function discountsIn(cart: Cart, discounts: readonly Discount[]): ShownDiscount[] | null {
  return discountsOf(discounts, { currency: cart.currency, coupon: appliedCoupon(cart) });
}

/** Discounts as the protocol tells them: positive amounts, null when there are none. */
export function discountsOf(
  discounts: readonly Discount[],
  { currency, coupon }: Paid,
): ShownDiscount[] | null {
  if (discounts.length === 0) return null;
  return discounts.map(({ label, amountMinor }) => ({
    amount: moneyOf(amountMinor, currency),
    label,
    applied_to: 'ITEM',
    coupon: coupon?.label === label ? { code: coupon.code } : null,
  }));
}
