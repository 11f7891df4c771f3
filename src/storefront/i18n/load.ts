import type { Locale } from '#domain/people/locale.ts';
import { localeOf } from '../app/paths.ts';
import type { Texts } from './en.ts';
import { registerTexts } from './registry.ts';

/**
 * Fetches what a page says, in the language of the document. The build lets every page of the
 * browser wait for it: see `vite.config.ts`.
 */
export async function loadTexts(
  files: Record<Locale, () => Promise<Partial<Texts>>>,
): Promise<void> {
  const locale = localeOf(location.pathname);
  registerTexts(locale, await files[locale]());
}
