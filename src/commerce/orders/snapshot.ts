import {
  appliedCoupon,
  pricedLineOf,
  selectedRateOf,
  isVirtual,
  type Cart,
  type CartLine,
} from '../cart/cart.ts';
import type { ChosenOption } from '../cart/chosen-options.ts';
import { ownMinorOf, regularUnitMinorOf, unitMinorOf } from '../cart/unit-price.ts';
import { partMinor, type Bundle } from '../catalog/bundle.ts';
import { billingAddressOf } from '../checkout/address-fields.ts';
import { paymentTitle } from '../checkout/payment-methods.ts';
import { shippingPrice } from '../checkout/shipping-prices.ts';
import type { StoreView } from '../store/store-view.ts';
import { taxRuleOf } from '../store/tax-rates.ts';
import type { OrderLine, OrderPart, OrderShipping, OrderSnapshot } from './order.ts';

/** The cart as it is, in the words of `store`, for as long as the order is kept. */
export function snapshotOf(cart: Cart, store: StoreView): OrderSnapshot {
  const { totals } = cart.prices;
  const coupon = appliedCoupon(cart);
  return {
    email: cart.guestEmail,
    lines: cart.lines.map((line) => orderLine(cart, line)),
    shippingAddress: isVirtual(cart) ? null : cart.shippingAddress,
    billingAddress: billingAddressOf(cart),
    shipping: shippingOf(cart, store),
    payment: {
      code: cart.paymentMethod ?? '',
      title: paymentTitle(cart.paymentMethod ?? '', store),
      purchaseOrderNumber: cart.purchaseOrderNumber,
    },
    discounts: totals.discounts,
    coupon: coupon && { code: coupon.code, label: coupon.label },
    subtotalExcludingTaxMinor: totals.subtotalExcludingTaxMinor,
    subtotalIncludingTaxMinor: totals.subtotalIncludingTaxMinor,
    tax: { label: store.taxLabel, basisPoints: store.taxRateBasisPoints },
    taxes: totals.taxes,
  };
}

function shippingOf(cart: Cart, store: StoreView): OrderShipping | null {
  const rate = isVirtual(cart) ? null : selectedRateOf(cart);
  if (!rate) return null;
  const price = shippingPrice(cart, rate.amountMinor, store);
  return {
    carrierCode: rate.carrierCode,
    methodCode: rate.methodCode,
    carrierTitle: rate.carrierTitle,
    methodTitle: rate.methodTitle,
    excludingTaxMinor: price.excludingTaxMinor,
    includingTaxMinor: price.includingTaxMinor,
    paidByPlanMinor: cart.prices.totals.shippingPaidByPlanMinor,
    tax: taxRuleOf(store, cart.shippingAddress)?.rates.shipping ?? null,
  };
}

function orderLine(cart: Cart, line: CartLine): OrderLine {
  const { product, model, options } = line;
  const priced = pricedLineOf(cart, line);
  return {
    productId: product.id,
    sku: product.sku,
    name: model?.name ?? product.name,
    urlKey: product.document.urlKey,
    productType: model ? 'configurable' : product.typeId,
    quantity: line.quantity,
    unitMinor: unitMinorOf(line),
    regularUnitMinor: regularUnitMinorOf(line),
    rowMinor: priced.rowMinor,
    taxMinor: priced.taxMinor,
    taxPpm: priced.taxPpm,
    discounts: priced.discounts,
    selectedOptions: [
      ...(model
        ? product.choices.map(({ label, valueLabel }) => ({ label, value: valueLabel, sku: null }))
        : []),
      ...options.flatMap((choice) =>
        choice.kind === 'selected'
          ? [{ label: titleOf(choice), value: choice.value.title, sku: choice.value.sku }]
          : [],
      ),
    ],
    enteredOptions: options.flatMap((choice) =>
      choice.kind === 'entered' ? [{ label: titleOf(choice), value: choice.text }] : [],
    ),
    ...(line.links.length > 0 && {
      links: line.links.map(({ id, title, position }) => ({ id, title, position })),
    }),
    ...(product.bundle && { parts: partsOf(product.bundle, line) }),
  };
}

function titleOf({ option }: ChosenOption): string {
  return option.title ?? option.code;
}

function partsOf(bundle: Bundle, line: CartLine): OrderPart[] {
  const ownMinor = ownMinorOf(line);
  return line.parts.map(({ option, selection, quantity }) => ({
    productId: selection.product.id,
    sku: selection.product.sku,
    name: selection.product.name,
    quantity,
    unitMinor: partMinor(bundle, selection, ownMinor),
    option: { id: option.id, title: option.title },
    selectionId: selection.id,
  }));
}
