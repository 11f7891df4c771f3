import type { CountryCode } from '#domain/people/address.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { Draft } from '#domain/orders/draft.ts';

/** The one country that a store sends its parcels to. */
export function storeCountry(locale: Locale): CountryCode {
  return locale === 'de' ? 'DE' : 'US';
}

/** The unfinished order without an address that this store does not deliver to. */
export function withDeliverableAddress(draft: Draft, locale: Locale): Draft {
  const country = draft.address?.country_code;
  if (!country || country === storeCountry(locale)) return draft;
  return { ...draft, address: undefined };
}
