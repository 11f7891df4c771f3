import { preloadModule } from 'react-dom';
import type { Locale } from '#domain/people/locale.ts';
import textFiles from 'virtual:text-files';

/**
 * Names the texts of a page in its head, so that they come with its scripts and not after them.
 * For the server, which knows how the build has called them.
 */
export function preloadTexts(page: string, locale: Locale, nonce: string | undefined): void {
  for (const name of ['root', page]) {
    const file = textFiles[`${name}.${locale}`];
    if (file) preloadModule(file, { as: 'script', nonce });
  }
}
