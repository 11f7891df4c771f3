import type { Discount } from '#domain/prices/price-cart.ts';
import type { CurrencyEnum, Discount as ShownDiscount } from '../generated/schema.ts';
import { moneyOf } from '../store/money.ts';

type Paid = { currency: CurrencyEnum; coupon: { code: string; label: string } | null };

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
