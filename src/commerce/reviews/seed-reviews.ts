import type pg from 'pg';
import type { StoreCode } from '#domain/people/locale.ts';
import type { ReviewTexts } from '#domain/reviews/review-texts.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { changingTheCatalogue } from '../catalog/catalogue-lock.ts';
import { refreshDocuments } from '../catalog/refresh-documents.ts';

/** A review that is shown from the beginning, of nobody who is known here. */
export type SeedReview = ReviewTexts & {
  sku: string;
  store: StoreCode;
  writtenAt: Date;
  /** By the code of what they are given for. */
  stars: Readonly<Record<string, number>>;
};

/** Shows reviews, for the demo's data; those of products that there are none of are left out. */
export async function seedReviews(pool: pg.Pool, reviews: readonly SeedReview[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    await changingTheCatalogue(client, { isLarge: false });
    const products = new Set<number>();
    for (const { sku, store, writtenAt, nickname, summary, text, stars } of reviews) {
      const { rows } = await client.query<{ id: string; product: string }>(
        `insert into commerce.reviews (product_id, store_id, status, nickname, summary, text,
                                       written_at, decided_at)
         select p.id, s.id, 'approved', $3, $4, $5, $6, $6
           from commerce.products p, commerce.stores s where p.sku = $1 and s.code = $2
         returning id, product_id as product`,
        [sku, store, nickname, summary, text, writtenAt],
      );
      const [written] = rows;
      if (!written) continue;
      products.add(Number(written.product));
      await client.query(
        `insert into commerce.review_votes (review_id, rating_id, stars)
         select $1, q.id, value::smallint from jsonb_each_text($2) given
           join commerce.review_ratings q on q.code = given.key`,
        [written.id, JSON.stringify(stars)],
      );
    }
    if (products.size > 0) await refreshDocuments(client, [...products]);
  });
}
