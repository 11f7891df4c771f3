import type { RouterContextProvider } from 'react-router';
import { isServiceError } from '#clients/client.ts';
import { FrameReviewsDocument } from '#clients/generated/commerce.ts';
import {
  localeContext,
  pageRequestContext,
  requireShopper,
  shopContext,
  storeOf,
} from '../app/context.ts';
import { frameReviewsOf, type FrameReviews } from './shown-reviews.ts';

const REVIEWS_PER_PAGE = 5;
const PAGE_MAX = 1000;

/** The page of reviews that an address asks for under that name; the first without a good one. */
export function pageOf(query: URLSearchParams, name: string): number {
  const page = Number(query.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

/**
 * What people wrote about a frame; null where the platform has no reviews, or does not tell them:
 * the page of a frame is there without.
 */
export async function readFrameReviews(
  context: Readonly<RouterContextProvider>,
  { sku, page }: { sku: string; page: number },
): Promise<FrameReviews | null> {
  const store = storeOf(context.get(localeContext));
  const { reviews, reports } = context.get(shopContext);
  const commerce = requireShopper(context).commerce(store);
  try {
    const [areOffered, { products }] = await Promise.all([
      reviews.areOffered(store),
      commerce.run(FrameReviewsDocument, { sku, pageSize: REVIEWS_PER_PAGE, currentPage: page }),
    ]);
    const item = products?.items?.[0];
    return areOffered && item ? frameReviewsOf(item, page) : null;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    reports.fault(error, context.get(pageRequestContext).requestId);
    return null;
  }
}
