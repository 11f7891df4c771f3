import { inputError, noSuchEntity } from '../errors.ts';
import type { Country, CountryCodeEnum } from '../generated/schema.ts';
import { regionsByCountry } from './regions.ts';
import type { StoreView } from './store-view.ts';

const threeLetterCodes: Readonly<Record<string, string>> = {
  AT: 'AUT',
  CA: 'CAN',
  CH: 'CHE',
  DE: 'DEU',
  FR: 'FRA',
  GB: 'GBR',
  LU: 'LUX',
  NL: 'NLD',
  US: 'USA',
};

/** Countries of ISO 3166 that no release of Magento has in its enum. */
const unlisted: ReadonlySet<string> = new Set(['BQ', 'CW', 'PR', 'SS', 'SX', 'XK']);

/**
 * A country as the enum of the protocol has it; null for one that the enum lacks, which only
 * texts can tell: `country_id`, `Country.id`, and the country of an address in a cart.
 */
export function countryCodeOf(code: string): CountryCodeEnum | null {
  return unlisted.has(code) ? null : (code as CountryCodeEnum);
}

/** The countries that the store ships to. */
export function countriesOf(store: StoreView): Country[] {
  return store.countries.map((code) => countryIn(store, code));
}

/** @throws GraphQLError without a code, or when the store does not ship there. */
export function getCountry(store: StoreView, id: string | null | undefined): Country {
  if (!id) throw inputError('Country "id" value should be specified');
  const code = findCountry(store, id);
  if (!code) throw noSuchEntity("The country isn't available.");
  return countryIn(store, code);
}

/** The code of an address's country. @throws GraphQLError when the store does not ship there. */
export function requireCountry(store: StoreView, code: string | null): string {
  const country = findCountry(store, code);
  if (!country) throw inputError('Country is not available');
  return country;
}

function findCountry({ countries }: StoreView, code: string | null): string | undefined {
  return countries.find((country) => country === code);
}

function countryIn(store: StoreView, code: string): Country {
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetterCodes[code] ?? null,
    full_name_english: nameOf(code, 'en'),
    full_name_locale: nameOf(code, store.locale.replace('_', '-')),
    available_regions: regionsByCountry[code] ?? null,
  };
}

function nameOf(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
