import type { Queryable } from '#service-base/transaction.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

/** The list of a customer as one store sees it. */
export async function findWishlist(
  db: Queryable,
  customerId: number,
  storeId: number,
): Promise<Wishlist> {
  const { rows } = await db.query<{ saved: WishlistJson | null }>(
    `select ${wishlistJson('$1', '$2')} as saved`,
    [customerId, storeId],
  );
  return wishlistOf(rows[0]?.saved ?? null);
}

/** A list as a statement answers it; null where the customer has none. */
export type WishlistJson = {
  id: number;
  sharingCode: string;
  updatedAt: string;
  items:
    | (Omit<WishlistItem, 'addedAt' | 'options' | 'description'> & {
        addedAt: string;
        /** Base64. */
        options: string | null;
        description: string | null;
      })[]
    | null;
};

/** The list of the customer with that number, in the store with that number, as one value. */
export function wishlistJson(customerId: string, storeId: string): string {
  return `(
    select json_build_object(
             'id', w.id, 'sharingCode', w.sharing_code, 'updatedAt', w.updated_at,
             'items', (
               select json_agg(json_build_object(
                        'id', i.id, 'wishlistId', w.id, 'productId', i.product_id,
                        'sku', p.sku, 'typeId', p.type_id,
                        'model', case when i.by_model
                                      then json_build_object('id', m.id, 'sku', m.sku) end,
                        'isSold', p.enabled and exists (
                          select from commerce.catalog_documents d
                           where d.store_id = ${storeId}
                             and d.product_id = coalesce(p.parent_id, p.id)),
                        'quantity', i.quantity, 'addedAt', i.added_at,
                        'options', encode(i.options, 'base64'),
                        'fingerprint', i.options_fingerprint,
                        'description', encode(i.description, 'base64')) order by i.id)
                 from commerce.wishlist_items i
                 join commerce.products p on p.id = i.product_id
                 left join commerce.products m on m.id = p.parent_id
                where i.wishlist_id = w.id))
      from commerce.wishlists w
     where w.customer_id = ${customerId})`;
}

const bytesOf = (base64: string | null) => (base64 === null ? null : Buffer.from(base64, 'base64'));

/** What such a value says. */
export function wishlistOf(row: WishlistJson | null): Wishlist {
  if (!row) return { id: null, sharingCode: null, updatedAt: null, items: [] };
  return {
    ...row,
    updatedAt: new Date(row.updatedAt),
    items: (row.items ?? []).map((item) => ({
      ...item,
      addedAt: new Date(item.addedAt),
      options: bytesOf(item.options),
      description: bytesOf(item.description),
    })),
  };
}
