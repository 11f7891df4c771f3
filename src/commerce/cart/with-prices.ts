import { priceCart, type TaxRule } from '#domain/prices/price-cart.ts';
import { lineKindOf } from '#domain/frames/sku.ts';
import type { StoreView } from '../store/store-view.ts';
import { isVirtual, selectedRateOf, type Cart, type CartContent } from './cart.ts';

/** The cart with what it costs in `store`; to be done anew after every change to its content. */
export function withPrices(content: CartContent, store: StoreView): Cart {
  const rate = isVirtual(content) ? null : selectedRateOf(content);
  const prices = priceCart({
    lines: content.lines.map((line) => ({
      id: String(line.id),
      kind: lineKindOf(line.product.sku),
      unitMinor: line.unitMinor,
      qty: line.quantity,
    })),
    benefit: content.benefit,
    coupon: content.coupon && {
      label: content.coupon.label,
      basisPoints: content.coupon.percent * 100,
    },
    shippingMinor: rate?.amountMinor ?? null,
    tax: taxOf(content, store),
  });
  return { ...content, prices, currency: store.currency };
}

/** Prices that include tax always do; tax on top is known once an address is. */
function taxOf(content: CartContent, store: StoreView): TaxRule | null {
  const address = content.shippingAddress ?? content.billingAddress;
  if (!store.taxIncluded && !address) return null;
  return { basisPoints: store.taxRateBasisPoints, included: store.taxIncluded };
}
