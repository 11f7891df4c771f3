import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { linkKinds, linksOf, type Linking } from './linked-skus.ts';

/** What of `other` the product `p` leads to, by kind; null where there is nothing. */
const linkedOfProduct = (ofOther: string, join: string) => `
  select jsonb_object_agg(kind, linked) as list
    from (select l.kind, jsonb_agg(${ofOther} order by l.position) as linked
            from commerce.linked_products l ${join}
           where l.product_id = p.id group by l.kind) each`;

/** Their SKUs, as a file names them, as far as they are sold. */
export const linkedSkusOfProduct = linkedOfProduct(
  'other.sku',
  'join commerce.products other on other.id = l.linked_id and other.enabled',
);
/** Their numbers, sold or not: a document stays as it is while others come and go. */
export const linkedIdsOfProduct = linkedOfProduct('l.linked_id', '');

/** Writes where products lead to, as far as the file tells it. All that it names are there already. */
export async function importProductLinks(
  db: Queryable,
  { frames, goods, keeps }: CatalogueFile,
): Promise<void> {
  const products = [...frames, ...goods];
  const kinds = linkKinds.filter((kind) => !keeps?.links.includes(kind));
  if (products.length === 0 || kinds.length === 0) return;
  await db.query(
    `delete from commerce.linked_products l using commerce.products p
      where p.id = l.product_id and p.sku = any($1::text[]) and l.kind = any($2::text[])`,
    [products.map(({ sku }) => sku), kinds],
  );
  const links = products.flatMap(linkRows);
  if (links.length === 0) return;
  await db.query(
    `insert into commerce.linked_products (product_id, kind, linked_id, position)
     select p.id, g.kind, other.id, g.position
       from jsonb_to_recordset($1::jsonb) as g(
         sku text, kind text, other text, position smallint)
       join commerce.products p on p.sku = g.sku
       join commerce.products other on other.sku = g.other`,
    [JSON.stringify(links)],
  );
}

function linkRows(product: Linking & { sku: string }) {
  return linksOf(product).map(({ kind, sku: other }, index) => {
    return { sku: product.sku, kind, other, position: index + 1 };
  });
}
