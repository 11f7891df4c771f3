import { STORES } from '#domain/people/locale.ts';
import type { Shopper } from '#shop/shopper.ts';
import { readBook, type SavedAddress } from '../addresses/index.ts';
import { isCustomer, storeOf, type Locale } from '../app/context.ts';

/** The saved addresses that the store of this language delivers to; of a guest, none. */
export async function bookOfStore(shopper: Shopper, locale: Locale): Promise<SavedAddress[]> {
  if (!isCustomer(shopper)) return [];
  const { country } = STORES[storeOf(locale)];
  return (await readBook(shopper, locale)).filter(({ countryCode }) => countryCode === country);
}
