import type { Locale } from '#domain/people/locale.ts';
import type { Texts } from './en.ts';

const loaded = new Map<Locale, Texts>();

export function registerTexts(locale: Locale, texts: Texts): void {
  loaded.set(locale, texts);
}

/**
 * The texts of a language, for loaders, actions and titles; components use `useTexts`.
 * The server has both languages, a browser only the page's.
 *
 * @throws Error when the language was not loaded before.
 */
export function textsOf(locale: Locale): Texts {
  const texts = loaded.get(locale);
  if (!texts) throw new Error(`The texts in ${locale} are not loaded`);
  return texts;
}
