import type { Locale } from '#domain/people/locale.ts';
import { registerTexts } from './registry.ts';

/** Fetches the texts of one language, once, for a browser that is about to wake up a page. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (locale === 'de') registerTexts('de', (await import('./de.ts')).de);
  else registerTexts('en', (await import('./en.ts')).en);
}
