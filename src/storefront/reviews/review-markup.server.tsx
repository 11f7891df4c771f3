import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/people/locale.ts';
import { FrameReviews } from './frame-reviews.tsx';
import { reviewSection } from './review-words.server.ts';
import type { FrameReviews as Shown } from './shown-reviews.ts';

/**
 * What people wrote about a frame, as mark-up that a browser needs no program for: nothing of it
 * changes while it is looked at. Every word in it is a text that React has written. `query` is
 * that of the page, which the links to further reviews keep.
 */
export function reviewMarkup(
  shown: Shown,
  { locale, sku, query }: { locale: Locale; sku: string; query: URLSearchParams },
): string {
  const to = (page: number) => {
    const other = new URLSearchParams(query);
    other.set('reviews', String(page));
    return `?${other}#reviews`;
  };
  return renderToStaticMarkup(
    <FrameReviews shown={reviewSection(shown, { locale, sku })} to={to} />,
  );
}
