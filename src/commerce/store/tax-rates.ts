import { PPM_OF_BASIS_POINT } from '#domain/prices/money.ts';
import type { TaxClass, TaxRule } from '#domain/prices/price-cart.ts';
import type { Address } from '../cart/address.ts';
import type { StoreView } from './store-view.ts';

/**
 * The tax of `store` for goods that go to `address`: by the rate of its region, else of its
 * country, else the store's own. Prices that include tax always do; tax on top is known once an
 * address is, and null before.
 */
export function taxRuleOf(
  store: StoreView,
  address: Pick<Address, 'countryCode' | 'region'> | null,
): TaxRule | null {
  if (!store.taxIncluded && !address) return null;
  const country = address?.countryCode ?? store.countries[0];
  const inCountry = store.taxRates.filter(({ countryCode }) => countryCode === country);
  const rateOf = (taxClass: TaxClass) => {
    const ofClass = inCountry.filter((rate) => rate.taxClass === taxClass);
    const found =
      ofClass.find(({ regionCode }) => regionCode !== '' && regionCode === address?.region?.code) ??
      ofClass.find(({ regionCode }) => regionCode === '');
    return found
      ? { label: found.label, ppm: found.ppm }
      : { label: store.taxLabel, ppm: store.taxRateBasisPoints * PPM_OF_BASIS_POINT };
  };
  return {
    included: store.taxIncluded,
    rates: {
      frame: rateOf('frame'),
      lens: rateOf('lens'),
      other: rateOf('other'),
      shipping: rateOf('shipping'),
    },
  };
}
