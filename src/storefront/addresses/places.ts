import { COUNTRIES, isCountryCode, type CountryCode } from '#domain/people/address.ts';
import type { Locale, Store } from '#domain/people/locale.ts';
import { DeliveryCountriesDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { countryName } from './postal-address.tsx';

export type Places = {
  /** The store's own, or the first that it delivers to. */
  country: CountryCode;
  countries: { code: string; name: string }[];
  /** Of the store's own country; empty where an address needs none. */
  regions: { id: number; code: string; name: string }[];
};

/** Where a store delivers to, in the page's language. */
export async function readPlaces(
  { commerce }: Pick<Shopper, 'commerce'>,
  { code: store, country: own }: Store,
  locale: Locale,
): Promise<Places> {
  const answer = await commerce(store).run(DeliveryCountriesDocument, { country: own });
  const countries = (answer.countries ?? []).flatMap((country) =>
    country?.id && isCountryCode(country.id)
      ? [{ code: country.id, name: countryName(country.id, locale) }]
      : [],
  );
  const regions = (answer.country?.available_regions ?? []).flatMap((region) =>
    region?.code && region.name
      ? [{ id: region.id ?? 0, code: region.code, name: region.name }]
      : [],
  );
  const country = countries.some(({ code }) => code === own) ? own : (countries[0]?.code ?? own);
  const needsRegion = countries.some(
    ({ code }) => isCountryCode(code) && COUNTRIES[code].needsRegion,
  );
  return { country, countries, regions: needsRegion ? regions : [] };
}
