import { useLocale } from '../i18n/texts.tsx';
import { pathIn, type PathTo } from './paths.ts';

/** Addresses of the site in the page's language. */
export function usePathTo(): PathTo {
  return pathIn(useLocale());
}
