import type { Locale } from '#domain/people/locale.ts';
import { starsOfPercent } from '#domain/reviews/stars.ts';
import { pathIn } from '../app/paths.ts';
import { formatOf } from '../i18n/format.ts';
import { textsOf } from '../i18n/registry.ts';
import type { FrameReviews, OneReview } from './shown-reviews.ts';

/** A review as it is read. */
export type ReviewWords = {
  percent: number;
  stars: string;
  summary: string;
  text: string;
  by: string;
};

/** Reviews on the page of a frame, written out: a browser gets no texts for them. */
export type ReviewSection = {
  title: string;
  /** How it is rated as a whole; null before the first review. */
  average: { percent: number; text: string } | null;
  /** That nobody has written yet. */
  none: string | null;
  spread: { title: string; rows: { label: string; percent: number; count: string }[] } | null;
  means: { name: string; text: string; percent: number }[];
  reviews: ReviewWords[];
  pages: { label: string; place: string; newer: PageLink | null; older: PageLink | null } | null;
  write: { to: string; text: string };
};
type PageLink = { page: number; text: string };

/** Puts into words what people wrote about the frame with this SKU. */
export function reviewSection(
  shown: FrameReviews,
  { locale, sku }: { locale: Locale; sku: string },
): ReviewSection {
  const { count, percent } = shown;
  const { reviews: words } = textsOf(locale);
  const { average } = wordsIn(locale);
  return {
    title: words.title,
    average: count > 0 ? { percent, text: average(percent, count) } : null,
    none: count > 0 ? null : words.none,
    spread: count > 0 ? spreadOf(shown, locale) : null,
    means: meansOf(shown, locale),
    reviews: shown.reviews.map((one) => reviewWords(one, locale)),
    pages: pagesOf(shown, locale),
    write: { to: pathIn(locale)('reviews.write', { sku }), text: words.write.action },
  };
}

/** One review in words. */
export function reviewWords(
  { percent, summary, text, nickname, writtenAt }: OneReview,
  locale: Locale,
): ReviewWords {
  const { reviews: words } = textsOf(locale);
  const { date } = formatOf(locale);
  return {
    percent,
    stars: wordsIn(locale).stars(starsOfPercent(percent)),
    summary,
    text,
    by: words.by(nickname, writtenAt ? date(writtenAt) : ''),
  };
}

function wordsIn(locale: Locale) {
  const { reviews: words } = textsOf(locale);
  const { number } = formatOf(locale);
  const tenth = (stars: number) =>
    number(stars, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    average: (percent: number, count: number) =>
      words.average(tenth(starsOfPercent(percent)), count, number(count)),
    stars: (stars: number) => words.stars(number(stars)),
    mean: (stars: number) => words.stars(tenth(stars)),
  };
}

function spreadOf({ spread, counted, count }: FrameReviews, locale: Locale) {
  const { reviews: words } = textsOf(locale);
  const { number } = formatOf(locale);
  return {
    title: counted < count ? words.spreadOfNewest(number(counted)) : words.spread,
    rows: spread.map(({ stars, count: many }) => ({
      label: words.starsRow(stars),
      percent: counted === 0 ? 0 : Math.round((many / counted) * 100),
      count: number(many),
    })),
  };
}

function meansOf({ means }: FrameReviews, locale: Locale): ReviewSection['means'] {
  const { mean } = wordsIn(locale);
  return means.map(({ name, stars }) => ({ name, text: mean(stars), percent: stars * 20 }));
}

function pagesOf({ page, pageCount }: FrameReviews, locale: Locale): ReviewSection['pages'] {
  if (pageCount < 2) return null;
  const { reviews: words } = textsOf(locale);
  return {
    label: words.pages.label,
    place: words.pages.place(page, pageCount),
    newer: page > 1 ? { page: Math.min(page - 1, pageCount), text: words.pages.newer } : null,
    older: page < pageCount ? { page: page + 1, text: words.pages.older } : null,
  };
}
