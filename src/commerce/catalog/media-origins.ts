import type { Queryable } from '#service-base/transaction.ts';

/** The hosts that pictures told with products on sale lie on, as `https://img.example`. */
export async function findMediaOrigins(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ address: string }>(
    `select distinct substring(one ->> 'url' from '^[^:]+://[^/?#]+') as address
       from commerce.products p cross join jsonb_array_elements(p.media) one
      where p.enabled and p.media <> '[]'`,
  );
  return [...new Set(rows.map(({ address }) => new URL(address).origin))].toSorted();
}
