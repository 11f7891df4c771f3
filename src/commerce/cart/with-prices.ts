import { lineKindOf } from '#domain/frames/sku.ts';
import { priceCart } from '#domain/prices/price-cart.ts';
import type { PriceRule } from '#domain/prices/price-rules.ts';
import { withAllAbove } from '../catalog/category-tree.ts';
import type { StoreView } from '../store/store-view.ts';
import { taxRuleOf } from '../store/tax-rates.ts';
import { unitMinorOf } from './unit-price.ts';
import { isVirtual, selectedRateOf, type Cart, type CartContent } from './cart.ts';

/** The cart with what it costs in `store`; to be done anew after every change to its content. */
export function withPrices(content: CartContent, store: StoreView): Cart {
  const rate = isVirtual(content) ? null : selectedRateOf(content);
  const { benefit } = content;
  const first: PriceRule[] = benefit ? [{ kind: 'benefit', ...benefit }] : [];
  const prices = priceCart({
    lines: content.lines.map((line) => {
      const { id, product, quantity } = line;
      return {
        id: String(id),
        kind: lineKindOf(product.sku),
        unitMinor: unitMinorOf(line),
        qty: quantity,
        skus: product.parent ? [product.sku, product.parent.sku] : [product.sku],
        categories: product.document.categories.flatMap(withAllAbove),
      };
    }),
    rules: [...first, ...content.rules.map(({ rule }) => rule)],
    shippingMinor: rate?.amountMinor ?? null,
    tax: taxRuleOf(store, content.shippingAddress ?? content.billingAddress),
  });
  const ofCoupon = content.rules.findIndex(({ isOfCoupon }) => isOfCoupon);
  return {
    ...content,
    prices,
    currency: store.currency,
    couponOutcome: (ofCoupon >= 0 && prices.outcomes[first.length + ofCoupon]) || null,
  };
}
