import { rejectedReviewDays } from '#domain/reviews/review-texts.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { changingTheCatalogue } from '../catalog/catalogue-lock.ts';
import { refreshDocuments } from '../catalog/refresh-documents.ts';
import type { Engine } from '../context.ts';
import { changing } from '../freshness.ts';
import { seedReviews, type SeedReview } from './seed-reviews.ts';
import { parseRatings, type RatingInFile } from './ratings-file.ts';

export type ReviewStatus = 'pending' | 'approved' | 'rejected';

/** A review as the operator reads it. Who wrote it is not told: it is judged by its words. */
export type ListedReview = {
  id: number;
  status: ReviewStatus;
  sku: string;
  store: string;
  writtenAt: Date;
  nickname: string;
  summary: string;
  text: string;
  /** By the code of what they were given for. */
  stars: Record<string, number>;
};

/** What stars are asked for. */
export type ListedRating = RatingInFile & { enabled: boolean };

/** What operators and jobs need of reviews, beside the protocol. */
export type ReviewsDoor = ReturnType<typeof openReviews>;

const listedMax = 200;

export function openReviews({ pool, freshness }: Engine) {
  /** What changes what is shown changes the catalogue with it, whole or not at all. */
  const inCatalogue = changing(
    freshness,
    (work: (client: Queryable) => Promise<{ ids: number[]; products: number[] }>) =>
      inTransaction(pool, async (client) => {
        await changingTheCatalogue(client, { isLarge: false });
        const { ids, products } = await work(client);
        if (products.length > 0) await refreshDocuments(client, [...new Set(products)]);
        return ids;
      }),
  );

  return {
    /** At most 200: those that wait with the oldest first, or all with the newest first. */
    async list({ onlyPending }: { onlyPending: boolean }): Promise<ListedReview[]> {
      const { rows } = await pool.query<Omit<ListedReview, 'id'> & { id: string }>(
        onlyPending
          ? `${listed} where r.status = 'pending' order by r.written_at, r.id limit ${listedMax}`
          : `${listed} order by r.written_at desc, r.id desc limit ${listedMax}`,
      );
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    /**
     * Shows reviews from now on, each in place of an earlier one of the same customer and product.
     * Answers the numbers of those that were not shown before.
     */
    approve: (ids: readonly number[]): Promise<number[]> =>
      inCatalogue(async (client) => {
        const earlier = await client.query<Changed>(
          `delete from commerce.reviews earlier using commerce.reviews r
            where r.id = any($1::bigint[]) and r.status <> 'approved'
              and earlier.status = 'approved' and earlier.customer_id = r.customer_id
              and earlier.product_id = r.product_id
           returning earlier.id, earlier.product_id as product`,
          [ids],
        );
        const shown = await client.query<Changed>(
          `update commerce.reviews set status = 'approved', decided_at = now()
            where id = any($1::bigint[]) and status <> 'approved'
           returning id, product_id as product`,
          [ids],
        );
        return changedBy(shown.rows, earlier.rows);
      }),

    /** Does not show reviews, or no longer. Answers the numbers of those that this was news for. */
    reject: (ids: readonly number[]): Promise<number[]> =>
      inCatalogue(async (client) => {
        const { rows } = await client.query<Changed>(
          `update commerce.reviews set status = 'rejected', decided_at = now()
            where id = any($1::bigint[]) and status <> 'rejected'
           returning id, product_id as product`,
          [ids],
        );
        return changedBy(rows);
      }),

    /** Shows what the demo begins with. */
    seed: changing(freshness, (reviews: readonly SeedReview[]) => seedReviews(pool, reviews)),

    /** What stars are asked for, in its order, and behind it what they were asked for once. */
    async ratings(): Promise<ListedRating[]> {
      const { rows } = await pool.query<ListedRating>(
        `select code, names, enabled from commerce.review_ratings
          order by enabled desc, position, id`,
      );
      return rows;
    },

    /**
     * Asks for stars for these and no others from now on, in this order. Reviews keep what they
     * have. @throws RefusedRatings with every fault of the file.
     */
    changeRatings: changing(freshness, async (file: unknown): Promise<void> => {
      const ratings = parseRatings(file);
      await inTransaction(pool, async (client) => {
        await client.query('update commerce.review_ratings set enabled = false');
        await client.query(
          `insert into commerce.review_ratings as known (code, position, names)
           select code, place, names
             from jsonb_to_recordset($1::jsonb) as told (code text, place integer, names jsonb)
           on conflict (code) do update
             set position = excluded.position, names = excluded.names, enabled = true`,
          [JSON.stringify(ratings.map((one, at) => ({ ...one, place: at + 1 })))],
        );
      });
    }),

    /** Deletes all that a customer wrote, and takes it out of what products show. */
    async forgetOf(customerId: number): Promise<void> {
      // Who has none that is shown waits for no import.
      const { rows } = await pool.query(
        `with unseen as (
           delete from commerce.reviews where customer_id = $1 and status <> 'approved')
         select from commerce.reviews where customer_id = $1 and status = 'approved' limit 1`,
        [customerId],
      );
      if (rows.length === 0) return;
      await inCatalogue(async (client) => {
        const gone = await client.query<Changed>(
          `delete from commerce.reviews where customer_id = $1
           returning id, product_id as product`,
          [customerId],
        );
        return changedBy(gone.rows);
      });
    },

    /** Deletes what was not let through long enough ago. */
    async forgetRejected(): Promise<void> {
      await pool.query(
        `delete from commerce.reviews
          where status = 'rejected'
            and decided_at < now() - make_interval(days => ${rejectedReviewDays})`,
      );
    },
  };
}

type Changed = { id: string; product: string };

function changedBy(changed: readonly Changed[], more: readonly Changed[] = []) {
  return {
    ids: changed.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    products: [...changed, ...more].map(({ product }) => Number(product)),
  };
}

const listed = `
  select r.id, r.status, p.sku, s.code as store, r.written_at as "writtenAt", r.nickname,
         r.summary, r.text,
         (select coalesce(jsonb_object_agg(q.code, v.stars), '{}')
            from commerce.review_votes v join commerce.review_ratings q on q.id = v.rating_id
           where v.review_id = r.id) as stars
    from commerce.reviews r
    join commerce.products p on p.id = r.product_id
    join commerce.stores s on s.id = r.store_id`;
