import { taxMinorOf } from '#domain/prices/money.ts';
import type { Cart } from '../cart/cart.ts';
import type { StoreView } from '../store/store-view.ts';
import { taxRuleOf } from '../store/tax-rates.ts';

/** What the shopper pays for a method: as the store shows prices, and with tax and without. */
export type ShippingPrice = {
  amountMinor: number;
  excludingTaxMinor: number;
  includingTaxMinor: number;
};

/** The price of a method that costs `fullMinor`: nothing where a rule gives the shipping. */
export function shippingPrice(cart: Cart, fullMinor: number, store: StoreView): ShippingPrice {
  const amountMinor = cart.prices.isShippingFree ? 0 : fullMinor;
  const tax = taxRuleOf(store, cart.shippingAddress);
  const isIncluded = tax?.included === true;
  const taxMinor = taxMinorOf(amountMinor, tax?.rates.shipping.ppm ?? 0, isIncluded);
  return {
    amountMinor,
    excludingTaxMinor: isIncluded ? amountMinor - taxMinor : amountMinor,
    includingTaxMinor: isIncluded ? amountMinor : amountMinor + taxMinor,
  };
}
