import { createContext, type RouterContextProvider } from 'react-router';
import { storeOf as storeOfLocale, type Locale, type StoreCode } from '#domain/people/locale.ts';
import type { PageRequest } from '#shop/page-request.ts';
import type { Shop } from '#shop/shop.ts';
import type { Member } from '#shop/shopper.ts';

export type { Locale };

export const shopContext = createContext<Shop>();
export const pageRequestContext = createContext<PageRequest>();
/** The member whom the guard of the page or call has let in. */
export const memberContext = createContext<Member>();
/** Member data has just said that the member may use the benefit. */
export const isFreeContext = createContext(false);
/** The language of the page, from the route that matched. */
export const localeContext = createContext<Locale>('en');

type Context = Readonly<RouterContextProvider>;

/** The member, on a page or call that the site map does not leave to anyone. */
export function requireMember(context: Context): Member {
  return context.get(memberContext);
}

/** The member on a page that anyone may enter; null when nobody is signed in. */
export function findMember(context: Context): Member | null {
  const { shopper } = context.get(pageRequestContext);
  return shopper?.kind === 'member' ? shopper : null;
}

/** The commerce store view that a language shops in. */
export function storeOf(locale: Locale): StoreCode {
  return storeOfLocale(locale).code;
}
