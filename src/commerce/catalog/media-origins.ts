import type { Queryable } from '#service-base/transaction.ts';

/** The other hosts that pictures of products on sale lie on, as `https://img.example`. */
export async function findMediaOrigins(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ address: string }>(
    `select distinct substring(one ->> 'url' from '^[^:]+://[^/?#]+') as address
       from commerce.products p cross join jsonb_array_elements(p.media) one
      where p.enabled and one ->> 'url' like 'http%'`,
  );
  return [...new Set(rows.map(({ address }) => new URL(address).origin))].toSorted();
}
