import { shareMinor, taxWithinMinor } from '#domain/prices/money.ts';
import type { Cart, ShippingRate } from '../cart/cart.ts';
import type { StoreView } from '../store/store-view.ts';

/** What a method costs the shopper: nothing where the plan pays the shipping. */
export type ShippingPrice = {
  amountMinor: number;
  excludingTaxMinor: number;
  includingTaxMinor: number;
};

export function shippingPrice(cart: Cart, rate: ShippingRate, store: StoreView): ShippingPrice {
  const isPaidByPlan = cart.benefit?.paysShipping === true && cart.lines.length > 0;
  return withTax(isPaidByPlan ? 0 : rate.amountMinor, store);
}

/** The two sides of an amount that is shown as the store shows its prices. */
export function withTax(amountMinor: number, store: StoreView): ShippingPrice {
  const rate = store.taxRateBasisPoints;
  return store.taxIncluded
    ? {
        amountMinor,
        excludingTaxMinor: amountMinor - taxWithinMinor(amountMinor, rate),
        includingTaxMinor: amountMinor,
      }
    : {
        amountMinor,
        excludingTaxMinor: amountMinor,
        includingTaxMinor: amountMinor + shareMinor(amountMinor, rate),
      };
}
