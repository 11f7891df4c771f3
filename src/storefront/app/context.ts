import { createContext, type RouterContextProvider } from 'react-router';
import { storeOf as storeOfLocale, type Locale, type StoreCode } from '#domain/people/locale.ts';
import type { PageRequest } from '#shop/page-request.ts';
import type { Shop } from '#shop/shop.ts';
import type { Member, Shopper } from '#shop/shopper.ts';

export type { Locale };

export const shopContext = createContext<Shop>();
export const pageRequestContext = createContext<PageRequest>();
/** Whom the guard of the page or call has let in. */
export const shopperContext = createContext<Shopper>();
/** Member data has just said that the member may use the benefit. */
export const isFreeContext = createContext(false);
/** The language of the page, from the route that matched. */
export const localeContext = createContext<Locale>('en');

type Context = Readonly<RouterContextProvider>;

/** Who shops, on a page or call that the site map opens to members and guests. */
export function requireShopper(context: Context): Shopper {
  return context.get(shopperContext);
}

/**
 * The member, on a page or call that the site map keeps for members.
 * @throws Error on any other page: its guard may have let a guest in.
 */
export function requireMember(context: Context): Member {
  const shopper = context.get(shopperContext);
  if (shopper.kind !== 'member') throw new Error('a guest was let in where only members go');
  return shopper;
}

/** Whether commerce keeps orders and addresses of theirs: a member's, or those of an account. */
export function isCustomer(shopper: Shopper): boolean {
  return shopper.kind === 'member' || shopper.account !== null;
}

/** By the plan, or by their account; null for a guest who has none. */
export function nameOf(shopper: Shopper): { firstName: string; lastName: string } | null {
  return shopper.kind === 'member' ? shopper : shopper.account;
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
