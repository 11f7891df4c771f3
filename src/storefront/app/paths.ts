import type { Locale } from './context.ts';

/** The language of a matched route (`german/Step1`) or of an address (`/German/step1`). */
export function localeOf(patternOrPath: string): Locale {
  return /^\/?german(\/|$)/i.test(patternOrPath) ? 'de' : 'en';
}

/** Paths of the site in one language: `pathIn('de')('/Step1')` is `/german/Step1`. */
export function pathIn(locale: Locale): (path: string) => string {
  if (locale === 'en') return (path) => path;
  return (path) => (path === '/' ? '/german' : `/german${path}`);
}

/** The same page in the other language, query and all. */
export function inOtherLanguage(path: string, locale: Locale): string {
  if (locale === 'en') return pathIn('de')(path);
  return path.replace(/^\/german(?=\/|\?|$)/i, '').replace(/^(?!\/)/, '/');
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
