import type { Locale } from '#domain/people/locale.ts';
import type { Texts } from './en.ts';

const loaded: Record<Locale, Partial<Texts>> = { en: {}, de: {} };

/** Adds them to what is known: two pages may each bring some of a subject's texts. */
export function registerTexts(locale: Locale, texts: Partial<Texts>): void {
  const known: Record<string, object> = loaded[locale];
  for (const [name, parts] of Object.entries(texts)) known[name] = { ...known[name], ...parts };
}

/**
 * The texts of a language, for loaders, actions and titles; components use `useTexts`.
 * The server has both languages whole, a browser what its pages show, in the page's language.
 */
export function textsOf(locale: Locale): Texts {
  return loaded[locale] as Texts;
}
