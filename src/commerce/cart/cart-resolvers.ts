import { sumMinor } from '#domain/prices/money.ts';
import { availablePaymentMethods, paymentTitle } from '../checkout/payment-methods.ts';
import { billingAddress, shippingAddress } from '../checkout/address-fields.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { CartItemsV2Args, CartResolvers } from '../generated/schema.ts';
import { moneyOf } from '../store/money.ts';
import { isVirtual, quantityOf, type Cart } from './cart.ts';
import { discountsOf } from './discounts.ts';
import { itemsOf } from './item-resolvers.ts';

/** Every field of `Cart` from a cart in memory: none of them needs another statement. */
export const cartResolvers: CartResolvers = {
  id: (cart: Cart) => cart.maskedId,
  items: (cart: Cart) => itemsOf(cart),
  itemsV2: pageOfItems,
  applied_coupon: (cart: Cart) => cart.coupon && { code: cart.coupon.code },
  applied_coupons: (cart: Cart) => cart.coupon && [{ code: cart.coupon.code }],
  email: (cart: Cart) => cart.guestEmail,
  shipping_addresses: (cart: Cart, _args, context: CommerceContext) => {
    const address = shippingAddress(cart, context.store);
    return address ? [address] : [];
  },
  billing_address: (cart: Cart, _args, context: CommerceContext) =>
    billingAddress(cart, context.store),
  available_payment_methods: (cart: Cart, _args, { store }: CommerceContext) =>
    availablePaymentMethods(cart).map((code) => ({
      code,
      title: paymentTitle(code, store),
      is_deferred: false,
    })),
  selected_payment_method: (cart: Cart, _args, { store }: CommerceContext) =>
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

function cartPrices(cart: Cart, _args: unknown, { store }: CommerceContext) {
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
    discounts: discountsOf(totals.discounts, cart),
    applied_taxes:
      totals.taxesMinor > 0 ? [{ amount: money(totals.taxesMinor), label: store.taxLabel }] : [],
  };
}

function pageOfItems(cart: Cart, { pageSize, currentPage }: Omit<CartItemsV2Args, 'sort'>): object {
  const size = pageSize ?? 20;
  const page = currentPage ?? 1;
  if (size < 1) throw inputError('pageSize value must be greater than 0.');
  if (page < 1) throw inputError('currentPage value must be greater than 0.');
  const items = itemsOf(cart);
  return {
    items: items.slice((page - 1) * size, page * size),
    total_count: items.length,
    page_info: {
      page_size: size,
      current_page: page,
      total_pages: Math.ceil(items.length / size),
    },
  };
}
