import { inputError, noSuchEntity } from '../errors.ts';
import { regionsByCountry, type Region } from './regions.ts';
import type { StoreView } from './store-view.ts';

type Country = {
  id: string;
  two_letter_abbreviation: string;
  three_letter_abbreviation: string | null;
  full_name_english: string;
  full_name_locale: string;
  available_regions: readonly Region[] | null;
};

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

/** The countries that the store ships to. */
export function countriesOf(store: StoreView): Country[] {
  return store.countries.map((code) => countryIn(store, code));
}

/** @throws GraphQLError without a code, or when the store does not ship there. */
export function getCountry(store: StoreView, id: string | null | undefined): Country {
  if (!id) throw inputError('Country "id" value should be specified');
  if (!store.countries.includes(id)) throw noSuchEntity("The country isn't available.");
  return countryIn(store, id);
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
