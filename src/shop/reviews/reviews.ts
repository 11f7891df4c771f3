import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  CreateProductReviewDocument,
  ReviewsOfferedDocument,
} from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { Limits } from '../limits/limits.ts';
import type { Reviews } from './port.ts';

const freshMs = 30_000;

type Options = {
  commerce(store: StoreCode): ServiceClient;
  limits: Pick<Limits, 'takeCostly'>;
  now?: () => number;
};

/** Asks a store once in half a minute whether it has reviews: that seldom changes. */
export function createReviews({ commerce, limits, now = Date.now }: Options): Reviews {
  const known = new Map<StoreCode, { at: number; offered: Promise<boolean> }>();

  async function ask(store: StoreCode): Promise<boolean> {
    const { storeConfig } = await commerce(store).run(ReviewsOfferedDocument, {});
    return storeConfig?.product_reviews_enabled === '1';
  }

  return {
    areOffered(store) {
      const found = known.get(store);
      if (found && Math.abs(now() - found.at) < freshMs) return found.offered;
      const entry = { at: now(), offered: ask(store) };
      known.set(store, entry);
      entry.offered.catch(() => (entry.at = -Infinity));
      return entry.offered;
    },

    async write(shopper, { sku, ratings, ...texts }, from) {
      const wait = await limits.takeCostly(from, 'review');
      if (wait) return { status: 'limited', retryAfterSeconds: wait };
      try {
        const input = { sku, ratings, ...texts };
        const { createProductReview } = await shopper.run(CreateProductReviewDocument, { input });
        return { status: 'written', review: createProductReview.review };
      } catch (error) {
        if (!isServiceError(error)) throw error;
        if (error.category !== 'input' && error.category !== 'not-found') throw error;
        return { status: 'refused', message: error.message };
      }
    },
  };
}
