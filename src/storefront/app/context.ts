import { createContext } from 'react-router';
import { storeOf as storeOfLocale, type Locale, type StoreCode } from '#domain/people/locale.ts';
import type { House, Visit } from '#shop/house.ts';

export type { Locale };

export const houseContext = createContext<House>();
export const visitContext = createContext<Visit>();
/** The language of the page, from the route that matched. */
export const localeContext = createContext<Locale>('en');

/** The commerce store view that a language shops in. */
export function storeOf(locale: Locale): StoreCode {
  return storeOfLocale(locale).code;
}
