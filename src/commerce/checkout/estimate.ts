import type { Address } from '../cart/address.ts';
import { isEmpty, isSameMethod, isVirtual, type Cart } from '../cart/cart.ts';
import { requireCart } from '../cart/require-cart.ts';
import { withPrices } from '../cart/with-prices.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { EstimateAddressInput, EstimateTotalsInput } from '../generated/schema.ts';
import { tidy } from '../store/address-lines.ts';
import { requireCountry } from '../store/countries.ts';
import { resolveRegion } from '../store/regions.ts';
import { shippingAddress } from './address-fields.ts';
import { noSuchMethod } from './set-methods.ts';

/**
 * What a cart would cost if it went to that place, by that method if one is named: nothing of it
 * is kept.
 *
 * @throws GraphQLError for a place where the store does not go, or a method that it has not.
 */
export async function estimateTotals(
  context: CommerceContext,
  { cart_id: cartId, address, shipping_method: wanted }: EstimateTotalsInput,
): Promise<Cart> {
  const cart = await requireCart(context, cartId);
  const place = placeOf(context, address);
  const method = wanted && { carrierCode: wanted.carrier_code, methodCode: wanted.method_code };
  if (method && !cart.shippingRates.some((rate) => isSameMethod(rate, method)))
    throw noSuchMethod(method);
  const there = isVirtual(cart)
    ? { billingAddress: place, billingIsShipping: false }
    : { shippingAddress: place };
  return withPrices(
    { ...cart, ...there, shippingMethod: method ?? cart.shippingMethod },
    context.store,
  );
}

/** The methods that a cart could be sent there by. @throws GraphQLError as above. */
export async function estimateShippingMethods(
  context: CommerceContext,
  input: EstimateTotalsInput,
) {
  const cart = await estimateTotals(context, input);
  if (isEmpty(cart)) return [];
  return shippingAddress(cart, context.store)?.available_shipping_methods ?? [];
}

/** Somewhere in a country: an address without a street. */
function placeOf({ store }: CommerceContext, input: EstimateAddressInput): Address {
  const countryCode = requireCountry(store, input.country_code);
  return {
    firstname: '',
    lastname: '',
    middlename: null,
    prefix: null,
    suffix: null,
    company: null,
    street: [],
    city: '',
    region: regionOf(countryCode, input.region),
    postcode: tidy(input.postcode),
    countryCode,
    telephone: null,
    fax: null,
    vatId: null,
    notes: null,
  };
}

/** May be left out also where an address needs one: the tax is then that of the country. */
function regionOf(countryCode: string, input: EstimateAddressInput['region']): Address['region'] {
  const resolved = resolveRegion(countryCode, input ?? {});
  if (resolved.ok) return resolved.region;
  if (resolved.reason === 'missing') return null;
  throw inputError('The region_id does not match the selected country or region');
}
