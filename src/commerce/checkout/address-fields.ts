import type { Address } from '../cart/address.ts';
import { isVirtual, selectedRateOf, type Cart, type ShippingRate } from '../cart/cart.ts';
import { itemsOf } from '../cart/item-resolvers.ts';
import { entityUid } from '../ids.ts';
import { moneyOf } from '../store/money.ts';
import type { StoreView } from '../store/store-view.ts';
import { shippingPrice } from './shipping-prices.ts';

/** The cart's shipping address with the methods that reach it, or null before it is set. */
export function shippingAddress(cart: Cart, store: StoreView) {
  const { shippingAddress: address } = cart;
  if (!address || isVirtual(cart)) return null;
  const rate = selectedRateOf(cart);
  return {
    ...addressFields(address, store),
    id: cart.id * 2,
    uid: entityUid(cart.id * 2),
    available_shipping_methods: cart.shippingRates.map((available) => ({
      ...methodFields(cart, available, store),
      available: true,
    })),
    selected_shipping_method: rate && methodFields(cart, rate, store),
    cart_items_v2: itemsOf(cart),
    same_as_billing: cart.billingIsShipping,
  };
}

/** The cart's billing address, or null before it is set. */
export function billingAddress(cart: Cart, store: StoreView) {
  const address = billingAddressOf(cart);
  const id = cart.id * 2 + 1;
  return address && { ...addressFields(address, store), id, uid: entityUid(id) };
}

/** Who pays: an address of its own, or the one the order goes to. */
export function billingAddressOf(cart: {
  billingIsShipping: boolean;
  shippingAddress: Address | null;
  billingAddress: Address | null;
}): Address | null {
  return cart.billingIsShipping ? cart.shippingAddress : cart.billingAddress;
}

function addressFields(address: Address, store: StoreView) {
  const { region, countryCode, vatId, notes, ...rest } = address;
  return {
    ...rest,
    region: region && { code: region.code, label: region.name, region_id: region.id },
    country: { code: countryCode, label: countryName(countryCode, store.locale) },
    vat_id: vatId,
    custom_attributes: [],
    customer_notes: notes,
    pickup_location_code: null,
  };
}

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' }).of(code) ?? code;
}

function methodFields(cart: Cart, rate: ShippingRate, store: StoreView) {
  const price = shippingPrice(cart, rate.amountMinor, store);
  const money = (amountMinor: number) => moneyOf(amountMinor, cart.currency);
  return {
    carrier_code: rate.carrierCode,
    carrier_title: rate.carrierTitle,
    method_code: rate.methodCode,
    method_title: rate.methodTitle,
    amount: money(price.amountMinor),
    base_amount: money(price.amountMinor),
    price_excl_tax: money(price.excludingTaxMinor),
    price_incl_tax: money(price.includingTaxMinor),
  };
}
