import { createContext } from 'react-router';
import type { House, StoreCode, Visit } from './house.ts';

/** The language of the page, from the route that matched. */
export type Locale = 'en' | 'de';

export const houseContext = createContext<House>();
export const visitContext = createContext<Visit>();
export const localeContext = createContext<Locale>('en');

/** The commerce store view that a language shops in. */
export function storeOf(locale: Locale): StoreCode {
  return locale === 'de' ? 'german' : 'default';
}
