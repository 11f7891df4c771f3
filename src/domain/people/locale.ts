import type { CountryCode } from './address.ts';

/** The language of a page. Each belongs to exactly one store. */
export type Locale = 'en' | 'de';

/** The store's code on the wire: header `Store`, cookie, configuration. */
export type StoreCode = 'default' | 'german';

export type Currency = 'USD' | 'EUR';

export type Store = {
  code: StoreCode;
  locale: Locale;
  iso: 'en_US' | 'de_DE';
  currency: Currency;
  /** The one country that the store sends its parcels to. */
  country: CountryCode;
  /** Before every path of the store; the default store has none. */
  pathPrefix: '' | '/german';
};

export const STORES: Record<StoreCode, Store> = {
  default: {
    code: 'default',
    locale: 'en',
    iso: 'en_US',
    currency: 'USD',
    country: 'US',
    pathPrefix: '',
  },
  german: {
    code: 'german',
    locale: 'de',
    iso: 'de_DE',
    currency: 'EUR',
    country: 'DE',
    pathPrefix: '/german',
  },
};

export function storeOf(locale: Locale): Store {
  return locale === 'de' ? STORES.german : STORES.default;
}

/** Each currency is one store's. */
export function storeSellingIn(currency: Currency): Store {
  return currency === 'EUR' ? STORES.german : STORES.default;
}

/** The store with this code, the default store when the code is unknown. */
export function storeByCode(code: string | null | undefined): Store {
  return code === 'german' ? STORES.german : STORES.default;
}
