import DataLoader from 'dataloader';
import type { Queryable } from '#service-base/transaction.ts';
import type { Page } from '../store/pages.ts';
import { reviewColumns, reviewOf, type Review, type ReviewRow } from './review.ts';

type Wanted = { productId: number; page: Page };

/** Reviews of one store for one request; what is asked for together is fetched together. */
export type ReviewReader = {
  /** A page of what is shown of a product, newest first. */
  shownOf(productId: number, page: Page): Promise<Review[]>;
};

/** Batches the look-ups of one request into one statement. */
export function createReviewReader(db: Queryable, storeId: number): ReviewReader {
  const pages = new DataLoader<Wanted, Review[], string>(
    (wanted) => loadShown(db, wanted, storeId),
    { cacheKeyFn: JSON.stringify },
  );
  return { shownOf: (productId, page) => pages.load({ productId, page }) };
}

async function loadShown(
  db: Queryable,
  wanted: readonly Wanted[],
  storeId: number,
): Promise<Review[][]> {
  const { rows } = await db.query<ReviewRow & { place: number }>(shown, [
    wanted.map(({ productId }) => productId),
    wanted.map(({ page }) => page.pageSize),
    wanted.map(({ page }) => (page.currentPage - 1) * page.pageSize),
    storeId,
  ]);
  return wanted.map((_one, place) =>
    rows.filter((row) => row.place === place + 1).map(({ place: _place, ...row }) => reviewOf(row)),
  );
}

const shown = `
  select wanted.place::integer as place, found.*
    from unnest($1::bigint[], $2::integer[], $3::bigint[]) with ordinality
           as wanted (product_id, page_size, skipped, place)
    cross join lateral (
      select ${reviewColumns}
        from commerce.reviews r join commerce.stores s on s.id = r.store_id
       where r.product_id = wanted.product_id and r.store_id = $4 and r.status = 'approved'
       order by r.written_at desc, r.id desc
       limit wanted.page_size offset wanted.skipped) found
   order by wanted.place, found."writtenAt" desc, found.id desc`;

/** A page of what a customer wrote, shown or not, and how many there are in all. */
export async function loadOwnReviews(
  db: Queryable,
  customerId: number,
  { storeId, page }: { storeId: number; page: Page },
): Promise<{ reviews: Review[]; total: number }> {
  const { rows } = await db.query<ReviewRow & { total: number }>(own, [
    customerId,
    storeId,
    page.pageSize,
    (page.currentPage - 1) * page.pageSize,
  ]);
  return {
    total: rows[0]?.total ?? 0,
    reviews: rows.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => reviewOf(row)),
  };
}

/** Of what is still sold; a row without a review tells how many there are on other pages. */
const own = `
  with written as (
    select r.* from commerce.reviews r
     where r.customer_id = $1
       and exists (select from commerce.catalog_documents d
                    where d.store_id = $2 and d.product_id = r.product_id)
  )
  select all_of.total, found.*
    from (select count(*)::integer as total from written) all_of
    left join lateral (
      select ${reviewColumns}
        from written r join commerce.stores s on s.id = $2
       order by r.written_at desc, r.id desc
       limit $3 offset $4) found on true
   order by found."writtenAt" desc, found.id desc`;
