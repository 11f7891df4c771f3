import { expect, test } from 'vitest';
import '../i18n/both.ts';
import { frameReviewsOf, oneReview } from './shown-reviews.ts';
import { reviewSection } from './review-words.server.ts';

const aReview = {
  nickname: 'Ada',
  summary: 'Light',
  text: 'Good.',
  created_at: '2026-03-01 23:30:00',
  average_rating: 66.67,
  ratings_breakdown: [],
};

function aProduct(percents: number[], count = percents.length) {
  return {
    rating_summary: 86,
    review_count: count,
    newest: {
      items: percents.map((percent) => ({
        average_rating: percent,
        ratings_breakdown: [
          { name: 'Price', value: String(percent / 20) },
          { name: 'Mood', value: 'Good' },
        ],
      })),
    },
    reviews: {
      items: count > 0 ? [aReview] : [],
      page_info: { total_pages: Math.ceil(count / 5) },
    },
  };
}

test('times of the protocol are universal, and one that is none is left out', () => {
  expect(oneReview(aReview).writtenAt).toBe('2026-03-01T23:30:00.000Z');
  expect(oneReview({ ...aReview, created_at: 'yesterday' }).writtenAt).toBe('');
});

test('figures are of the newest; stars that are words on another platform have no mean', () => {
  const shown = frameReviewsOf(aProduct([100, 80, 80, 20]), 1);
  expect(shown.spread.map(({ count }) => count)).toEqual([1, 2, 0, 0, 1]);
  expect(shown.means).toEqual([{ name: 'Price', stars: 3.5 }]);
});

test('it is said of how many reviews the spread is, where it is not all', () => {
  const titleOf = (count: number) =>
    reviewSection(frameReviewsOf(aProduct([100, 80], count), 1), { locale: 'de', sku: '10100' })
      .spread?.title;
  expect(titleOf(2)).toBe('So verteilen sich die Sterne');
  expect(titleOf(1200)).toBe('So verteilen sich die Sterne der neuesten 2 Bewertungen');
});

test('numbers and days are written in the language of the page', () => {
  const section = (locale: 'en' | 'de') =>
    reviewSection(frameReviewsOf(aProduct([100], 1200), 2), { locale, sku: '10100' });
  expect(section('en').average?.text).toBe('4.3 of 5 from 1,200 reviews');
  expect(section('de').average?.text).toBe('4,3 von 5 aus 1.200 Bewertungen');
  expect(section('de').reviews[0]).toMatchObject({
    stars: '3,3 von 5 Sternen',
    by: 'Ada, 2. März 2026',
  });
  expect(section('en').pages).toMatchObject({ newer: { page: 1 }, older: { page: 3 } });
  expect(section('de').write.to).toBe('/german/p/10100/Review');
});

test('without any there are no figures, and a line that invites', () => {
  const section = reviewSection(frameReviewsOf(aProduct([], 0), 1), { locale: 'en', sku: '1' });
  expect(section).toMatchObject({
    average: null,
    spread: null,
    means: [],
    reviews: [],
    pages: null,
  });
  expect(section.none).toMatch(/Nobody has reviewed/);
});
