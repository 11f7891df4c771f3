import type { Page } from '../store/pages.ts';

/** What somebody wrote about a product, as a store tells it. */
export type Review = {
  id: number;
  /** The product as a whole: a frame, not one of its colours. */
  productId: number;
  nickname: string;
  summary: string;
  text: string;
  writtenAt: Date;
  /** Stars from one to five, in the order of the ratings, with their names in the store. */
  votes: { name: string; stars: number }[];
};

/** How many reviews of a product are shown, and the mean of their stars in percent, to the hundredth. */
export type ReviewSummary = { count: number; percent: number };

const reviewsPerPageMax = 100;

/** No more on a page than we read at once. */
export function withinOnePage(page: Page): Page {
  return { ...page, pageSize: Math.min(page.pageSize, reviewsPerPageMax) };
}

/** A row of `reviewColumns`. */
export type ReviewRow = Omit<Review, 'id' | 'productId'> & { id: string; productId: string };

/** Of the table as `r`, named for the store `s`. */
export const reviewColumns = `
  r.id, r.product_id as "productId", r.nickname, r.summary, r.text, r.written_at as "writtenAt",
  (select coalesce(jsonb_agg(jsonb_build_object('name', q.names ->> s.code, 'stars', v.stars)
                             order by q.position, q.id), '[]')
     from commerce.review_votes v join commerce.review_ratings q on q.id = v.rating_id
    where v.review_id = r.id) as votes`;

/** The review of a row. */
export function reviewOf({ id, productId, ...row }: ReviewRow): Review {
  return { ...row, id: Number(id), productId: Number(productId) };
}

/** The mean of all its stars in percent, to the hundredth. */
export function meanPercent({ votes }: Pick<Review, 'votes'>): number {
  const sum = votes.reduce((total, { stars }) => total + stars, 0);
  return votes.length === 0 ? 0 : Math.round((sum * 2000) / votes.length) / 100;
}
