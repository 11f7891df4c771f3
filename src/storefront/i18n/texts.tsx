import { createContext, useContext, type ReactNode } from 'react';
import type { Locale } from '#domain/people/locale.ts';
import type { Texts } from './en.ts';
import { formatOf, type Format } from './format.ts';
import { textsOf } from './registry.ts';

const LocaleContext = createContext<Locale>('en');

/** Says in which language everything inside speaks. Its texts must be loaded. */
export function TextsProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The texts of the page's language. */
export function useTexts(): Texts {
  return textsOf(useLocale());
}

/** Money, dates and numbers as the page's language writes them. */
export function useFormat(): Format {
  return formatOf(useLocale());
}
