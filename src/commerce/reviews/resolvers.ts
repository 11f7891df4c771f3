import type { CommerceContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo, readPage, type Page } from '../store/pages.ts';
import { utcTime } from '../store/utc-time.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { createReview } from './create-review.ts';
import { metadataOf, readRatings } from './ratings.ts';
import { loadOwnReviews } from './review-reader.ts';
import { meanPercent, withinOnePage, type ReviewSummary } from './review.ts';

export const resolvers: Resolvers = {
  Query: {
    productReviewRatingsMetadata: async (_root, _args, { pool, store, settings }) => ({
      items: settings.reviews === 'off' ? [] : (await readRatings(pool, store)).map(metadataOf),
    }),
  },
  Mutation: {
    createProductReview: async (_root, { input }, context) => ({
      review: await createReview(context, input),
    }),
  },
  ProductReview: {
    product: async ({ productId }, _args, { catalog }) => {
      const product = await catalog.findById(productId);
      if (!product) throw new Error('A review that is told has a product that is sold');
      return product;
    },
    created_at: ({ writtenAt }) => utcTime(writtenAt),
    average_rating: meanPercent,
    ratings_breakdown: ({ votes }) =>
      votes.map(({ name, stars }) => ({ name, value: String(stars) })),
  },
};

type Asked = Partial<Record<keyof Page, number | null | undefined>>;

const none: ReviewSummary = { count: 0, percent: 0 };

/** What there is of reviews of a product, as its model tells it; a colour has those of its frame. */
export function reviewSummaryOf(
  { document }: Pick<CatalogProduct, 'document'>,
  { settings }: Pick<CommerceContext, 'settings'>,
): ReviewSummary {
  return (settings.reviews === 'off' ? null : document.reviews) ?? none;
}

/** A page of the reviews of a product, without a statement where it has none. @throws GraphQLError */
export async function reviewsOfProduct(
  product: CatalogProduct,
  asked: Asked,
  context: CommerceContext,
) {
  const page = withinOnePage(readPage(asked));
  const { count } = reviewSummaryOf(product, context);
  return {
    items: count === 0 ? [] : await context.reviews.shownOf(product.document.id, page),
    page_info: pageInfo(count, page),
  };
}

/** A page of what a customer wrote, shown or not. @throws GraphQLError for a page below one. */
export async function reviewsOfCustomer(
  customerId: number,
  asked: Asked,
  { pool, store }: CommerceContext,
) {
  const page = withinOnePage(readPage(asked));
  const { reviews, total } = await loadOwnReviews(pool, customerId, { storeId: store.id, page });
  return { items: reviews, page_info: pageInfo(total, page) };
}
