import { storeOf, STORES, type Locale } from '#domain/people/locale.ts';
import { PAGES, type PageName } from './site-map.ts';

/** The names that stand in an address: `sku` in `/p/:sku`. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Name extends PageName> = ParamsIn<(typeof PAGES)[Name]['path']>;

/** A page that has one address, whatever it shows. */
export type PlainPage = {
  [Name in PageName]: [ParamsOf<Name>] extends [never] ? Name : never;
}[PageName];

export type PathTo = {
  (page: PlainPage): string;
  <Name extends Exclude<PageName, PlainPage>>(
    page: Name,
    params: Record<ParamsOf<Name>, string>,
  ): string;
};

/** Addresses of the site in one language: `pathIn('de')('order-steps.step1')` is `/german/Step1`. */
export function pathIn(locale: Locale): PathTo {
  const { pathPrefix } = storeOf(locale);
  return (page: PageName, params: Record<string, string> = {}) => {
    const path = filled(PAGES[page].path, params);
    return path === '/' ? pathPrefix || path : pathPrefix + path;
  };
}

/** The address of a path of the site map, with what stands in it. */
export function filled(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The language of a matched route (`german/Step1`) or of an address (`/German/step1`). */
export function localeOf(patternOrPath: string): Locale {
  return /^\/?german(\/|$)/i.test(patternOrPath) ? 'de' : 'en';
}

/** The same page in the other language, query and all. */
export function inOtherLanguage(path: string, locale: Locale): string {
  const { pathPrefix } = STORES.german;
  if (locale === 'en') return pathPrefix + path.replace(/^\/(?=\?|$)/, '');
  return path.slice(pathPrefix.length).replace(/^(?!\/)/, '/');
}

/**
 * A path of this site to go on to, or `fallback`: never another host, whatever was handed in.
 * Backslashes and control characters are refused because browsers read them as slashes.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || !/^\/(?![/\\])/.test(path)) return fallback;
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]/.test(path)) return fallback;
  return path;
}
