import { localeOf } from '../app/paths.ts';
import type { Texts } from './en.ts';
import { registerTexts } from './registry.ts';
import { textsShownBy } from './shown.ts';

/** A chunk of its own for each subject and language. Legal texts stay on the server. */
const files = {
  en: import.meta.glob<Partial<Texts>>(['../*/texts.en.ts', '!../{legal,ui}/*']),
  de: import.meta.glob<Partial<Texts>>(['../*/texts.de.ts', '!../{legal,ui}/*']),
};

const everywhere = {
  en: (): Promise<Partial<Texts>> => import('./everywhere.en.ts'),
  de: (): Promise<Partial<Texts>> => import('./everywhere.de.ts'),
};

/**
 * Fetches what the pages of a subject say, in the language of the document. The build lets every
 * page of the browser wait for it: see `vite.config.ts`.
 */
export async function loadTextsOf(subject: string): Promise<void> {
  const locale = localeOf(location.pathname);
  const subjects = textsShownBy(subject).flatMap(
    (shown) => files[locale][`../${shown}/texts.${locale}.ts`] ?? [],
  );
  const loads = [everywhere[locale], ...subjects];
  for (const texts of await Promise.all(loads.map((load) => load()))) registerTexts(locale, texts);
}
