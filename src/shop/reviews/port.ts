import type { ServiceClient } from '#clients/client.ts';
import type { CreateProductReviewMutation } from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { ReviewTexts } from '#domain/reviews/review-texts.ts';

/** What somebody writes about a product, with the stars as the platform numbers them. */
export type NewReview = ReviewTexts & {
  sku: string;
  ratings: { id: string; value_id: string }[];
};

/** What became of a review. */
export type WrittenReview =
  | { status: 'written'; review: CreateProductReviewMutation['createProductReview']['review'] }
  | { status: 'limited'; retryAfterSeconds: number }
  /** The platform does not take it; its own words, in whatever language. */
  | { status: 'refused'; message: string };

/** Reviews of frames, on whichever platform sells here. */
export type Reviews = {
  /**
   * Whether the store has reviews at all.
   * @throws ServiceError while commerce does not answer.
   */
  areOffered(store: StoreCode): Promise<boolean>;
  /**
   * Hands a review in on somebody's behalf; `from` is their network address, for limits only.
   * @throws ServiceError while commerce does not answer.
   */
  write(commerce: ServiceClient, review: NewReview, from: string): Promise<WrittenReview>;
};
