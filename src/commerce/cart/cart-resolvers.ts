import { sumMinor } from '#domain/prices/money.ts';
import { availablePaymentMethods, paymentTitle } from '../checkout/payment-methods.ts';
import { billingAddress, shippingAddress } from '../checkout/address-fields.ts';
import type { CartResolvers } from '../generated/resolvers.ts';
import type { AppliedCoupon, CartItemsV2Args, CartPrices } from '../generated/schema.ts';
import { moneyOf } from '../store/money.ts';
import { pageInfo, pageOf, readPage } from '../store/pages.ts';
import { appliedCoupon, isVirtual, quantityOf, type Cart } from './cart.ts';
import { discountsIn } from './discounts.ts';
import { itemsOf } from './item-resolvers.ts';
import { sortItems } from './sort-items.ts';

/** Every field of `Cart` from a cart in memory: none of them needs another statement. */
export const cartResolvers: CartResolvers = {
  id: (cart) => cart.maskedId,
  items: (cart) => itemsOf(cart),
  itemsV2: pageOfItems,
  applied_coupon: (cart) => couponOf(cart),
  applied_coupons: (cart) => {
    const coupon = couponOf(cart);
    return coupon && [coupon];
  },
  email: (cart) => cart.guestEmail,
  shipping_addresses: (cart, _args, context) => {
    const address = shippingAddress(cart, context.store);
    return address ? [address] : [];
  },
  billing_address: (cart, _args, context) => billingAddress(cart, context.store),
  available_payment_methods: (cart, _args, { store, settings }) =>
    availablePaymentMethods(cart, settings).map((code) => ({
      code,
      title: paymentTitle(code, store),
      is_deferred: false,
    })),
  selected_payment_method: (cart, _args, { store }) =>
    cart.paymentMethod === null
      ? null
      : {
          code: cart.paymentMethod,
          title: paymentTitle(cart.paymentMethod, store),
          purchase_order_number: cart.purchaseOrderNumber,
        },
  prices: cartPrices,
  total_quantity: quantityOf,
  is_virtual: isVirtual,
};

function couponOf(cart: Cart): AppliedCoupon | null {
  const coupon = appliedCoupon(cart);
  return coupon && { code: coupon.code };
}

function cartPrices(cart: Cart): CartPrices {
  const { totals, lines } = cart.prices;
  const money = (amountMinor: number) => moneyOf(amountMinor, cart.currency);
  const discountMinor = sumMinor(totals.discounts.map(({ amountMinor }) => amountMinor));
  return {
    grand_total: money(totals.grandTotalMinor),
    grand_total_excluding_tax: money(totals.grandTotalMinor - totals.taxesMinor),
    subtotal_including_tax: money(totals.subtotalIncludingTaxMinor),
    subtotal_excluding_tax: money(totals.subtotalExcludingTaxMinor),
    subtotal_with_discount_excluding_tax: money(
      sumMinor(lines.map(({ youPayMinor, taxMinor }) => youPayMinor - taxMinor)),
    ),
    // The protocol's old field is negative, the new list positive.
    discount:
      discountMinor === 0
        ? null
        : {
            amount: money(-discountMinor),
            label: totals.discounts.map(({ label }) => label),
          },
    discounts: discountsIn(cart, totals.discounts),
    applied_taxes: totals.taxes.map(({ label, amountMinor }) => ({
      amount: money(amountMinor),
      label,
    })),
  };
}

function pageOfItems(cart: Cart, args: CartItemsV2Args) {
  const page = readPage(args);
  const items = sortItems(itemsOf(cart), args.sort);
  return {
    items: pageOf(items, page),
    total_count: items.length,
    page_info: pageInfo(items.length, page),
  };
}
