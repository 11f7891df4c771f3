import type { RouterContextProvider } from 'react-router';
import { ServiceError, type ServiceClient } from '#clients/client.ts';
import {
  CustomerProductReviewsDocument,
  FrameReviewsDocument,
  ProductReviewRatingsDocument,
} from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { callError } from '../app/calls/json-call.ts';
import { pageRequestContext, shopContext } from '../app/context.ts';
import type { commerceMethods } from './commerce.contract.ts';
import type { Acts } from './run-method.ts';

type ReviewMethod =
  | 'productReview'
  | 'customerProductReview'
  | 'productReviewRatingsMetadata'
  | 'createProductReview';

const pageSizeDefault = 20;

/** The specification's calls about reviews, on the shopper's behalf. */
export function reviewActs(
  context: Readonly<RouterContextProvider>,
  commerce: ServiceClient,
  store: StoreCode,
): Pick<Acts<typeof commerceMethods>, ReviewMethod> {
  const { reviews } = context.get(shopContext);
  return {
    productReview: async ({ sku, pageSize = pageSizeDefault, currentPage = 1 }) => {
      const { products } = await commerce.run(FrameReviewsDocument, { sku, pageSize, currentPage });
      const items = (products?.items ?? []).filter((item) => item !== null);
      return {
        items: items.map(({ newest: _newest, reviews: written, ...product }) => ({
          ...product,
          reviews: { ...written, items: written.items.filter((one) => one !== null).map(told) },
        })),
      };
    },
    customerProductReview: async ({ pageSize = pageSizeDefault, currentPage = 1 } = {}) => {
      const { customer } = await commerce.run(CustomerProductReviewsDocument, {
        pageSize,
        currentPage,
      });
      if (!customer) return null;
      const items = customer.reviews.items.filter((one) => one !== null);
      return {
        reviews: {
          ...customer.reviews,
          items: items.map(({ product: { sku, name }, ...review }) => ({
            ...told(review),
            product: { sku: sku ?? '', name: name ?? '' },
          })),
        },
      };
    },
    productReviewRatingsMetadata: async () => {
      const answer = await commerce.run(ProductReviewRatingsDocument, {});
      const ratings = answer.productReviewRatingsMetadata.items.filter((one) => one !== null);
      return {
        items: ratings.map((one) => ({
          ...one,
          values: one.values.filter((value) => value !== null),
        })),
      };
    },
    createProductReview: async (review) => {
      // A platform that has none refuses it like somebody who may not.
      if (!(await reviews.areOffered(store)))
        throw new ServiceError('There are no reviews here.', 'input');
      const { address } = context.get(pageRequestContext);
      const written = await reviews.write(commerce, review, address);
      if (written.status === 'refused') throw new ServiceError(written.message, 'input');
      if (written.status === 'limited')
        throw callError(context, 429, 'limited', 'Too many tries; wait a moment.', {
          'Retry-After': String(written.retryAfterSeconds),
        });
      return { review: told(written.review) };
    },
  };
}

type Rating = { name: string; value: string };

/** The stars of a review without what is none. */
function told<Review extends { ratings_breakdown: (Rating | null)[] }>(review: Review) {
  return {
    ...review,
    ratings_breakdown: review.ratings_breakdown.filter((one) => one !== null),
  };
}
