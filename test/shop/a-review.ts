import type { ServiceClient } from '#clients/client.ts';
import { CreateProductReviewDocument, ReviewFormDocument } from '#clients/generated/commerce.ts';
import type { TestShop } from './a-shop.ts';
import { signedIn } from './signed-in.ts';

type Written = Partial<Record<'sku' | 'nickname' | 'summary' | 'text', string>> & {
  /** For everything that they are asked for. */
  stars?: number;
};

/** Hands a review in on somebody's behalf: four stars for everything unless told. */
export async function aReview(
  commerce: ServiceClient,
  { stars = 4, sku = '10100', ...texts }: Written = {},
): Promise<void> {
  const { productReviewRatingsMetadata } = await commerce.run(ReviewFormDocument, { sku });
  const ratings = productReviewRatingsMetadata.items.map((rating) => ({
    id: rating?.id ?? '',
    value_id: rating?.values.find((value) => value?.value === String(stars))?.value_id ?? '',
  }));
  const words = { nickname: 'Ada', summary: 'Good', text: 'I forget that I wear it.' };
  await commerce.run(CreateProductReviewDocument, { input: { sku, ...words, ...texts, ratings } });
}

/** Reviews that are shown, each of a member of its own, the last one the newest. */
export async function shownReviews(
  shop: TestShop,
  store: 'default' | 'german',
  reviews: readonly Written[],
): Promise<void> {
  const { commerce } = shop.services;
  for (const review of reviews) {
    const device = await signedIn(shop, await shop.member());
    await aReview((await device.shopper()).commerce(store), review);
  }
  const waiting = await commerce.reviews.list({ onlyPending: true });
  await commerce.reviews.approve(waiting.map(({ id }) => id));
}
