import type { ReactNode } from 'react';
import type { Locale } from '#domain/people/locale.ts';

/** Parts that look the same on every page of a language, until something is done with them. */
export type StillPart = 'banner' | 'footer';

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

const markup = new Map<string, { __html: string }>();

/**
 * What goes inside the element of a still part: on the server the markup that was made of it at
 * the start, if it was; in a browser `inside`, which hydrates it.
 */
export function stillInside(part: StillPart, locale: Locale, inside: ReactNode): Inside {
  const made = markup.get(`${part}.${locale}`);
  return made ? { dangerouslySetInnerHTML: made } : { children: inside };
}

/** Keeps what is inside the element of a part; `element` is its whole markup. */
export function keepStill(part: StillPart, locale: Locale, element: string): void {
  const inside = element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'));
  markup.set(`${part}.${locale}`, { __html: inside });
}
