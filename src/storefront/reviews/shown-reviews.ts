import { findInstant } from '#domain/orders/order-rules.ts';
import type { FrameReviewsQuery } from '#clients/generated/commerce.ts';
import { distributionOf, ratingMeans, type RatingMean, type Stars } from '#domain/reviews/stars.ts';

/** What people wrote about a frame, in figures and in their words. */
export type FrameReviews = {
  /** Mean of all stars. */
  percent: number;
  count: number;
  /** How many reviews `spread` and `means` are of: the newest, where there are many. */
  counted: number;
  spread: { stars: Stars; count: number }[];
  means: RatingMean[];
  reviews: OneReview[];
  page: number;
  pageCount: number;
};

/** One of them, without what only the page of its frame knows. */
export type OneReview = {
  nickname: string;
  summary: string;
  text: string;
  /** An instant; empty where it is none. */
  writtenAt: string;
  percent: number;
};

type WireProduct = NonNullable<
  NonNullable<NonNullable<FrameReviewsQuery['products']>['items']>[number]
>;

/** The same as commerce tells it. */
export function frameReviewsOf(item: WireProduct, page: number): FrameReviews {
  const newest = item.newest.items.filter((one) => one !== null);
  return {
    percent: item.rating_summary,
    count: item.review_count,
    counted: newest.length,
    spread: distributionOf(newest.map(({ average_rating: percent }) => percent)),
    means: ratingMeans(newest.map((one) => votesOf(one))),
    reviews: item.reviews.items.flatMap((one) => (one ? [oneReview(one)] : [])),
    page,
    pageCount: item.reviews.page_info.total_pages ?? 0,
  };
}

type WireReview = Omit<OneReview, 'writtenAt' | 'percent'> & {
  created_at: string;
  average_rating: number;
};

/** A review as commerce tells it, in universal time. */
export function oneReview({
  nickname,
  summary,
  text,
  created_at: createdAt,
  average_rating: percent,
}: WireReview): OneReview {
  const writtenAt = findInstant(createdAt)?.toISOString() ?? '';
  return { nickname, summary, text, writtenAt, percent };
}

/** Stars that are numbers; another platform may have words in their place. */
function votesOf({
  ratings_breakdown: breakdown,
}: NonNullable<WireProduct['newest']['items'][number]>): RatingMean[] {
  return breakdown.flatMap((one) => {
    const stars = Number(one?.value);
    return one && stars >= 1 && stars <= 5 ? [{ name: one.name, stars }] : [];
  });
}
