import type { Locale } from '#domain/people/locale.ts';
import type { Texts } from './en.ts';

const loaded: Record<Locale, Partial<Texts>> = { en: {}, de: {} };

export function registerTexts(locale: Locale, texts: Partial<Texts>): void {
  Object.assign(loaded[locale], texts);
}

/**
 * The texts of a language, for loaders, actions and titles; components use `useTexts`.
 * The server has both languages whole, a browser what its pages show, in the page's language.
 */
export function textsOf(locale: Locale): Texts {
  return loaded[locale] as Texts;
}
