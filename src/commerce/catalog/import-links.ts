import type { Queryable } from '#service-base/transaction.ts';
import type { GoodsRows } from './goods-rows.ts';

/** Writes the links of what is downloaded; known ones keep their numbers, others go. */
export async function importLinks(
  db: Queryable,
  { downloads, links }: Pick<GoodsRows, 'downloads' | 'links'>,
): Promise<void> {
  if (downloads.length === 0) return;
  await db.query(
    `update commerce.products p set links_are_apart = d.links_are_apart
       from jsonb_to_recordset($1::jsonb) as d(sku text, links_are_apart boolean)
      where p.sku = d.sku`,
    [JSON.stringify(downloads)],
  );
  await db.query(
    `delete from commerce.download_links l using commerce.products p
      where p.id = l.product_id and p.sku = any($1::text[])
        and not exists (
          select from jsonb_to_recordset($2::jsonb) as g(sku text, code text)
           where g.sku = p.sku and g.code = l.code)`,
    [downloads.map(({ sku }) => sku), JSON.stringify(links)],
  );
  await db.query(
    `insert into commerce.download_links
       (product_id, code, titles, prices_minor, sample_url, position)
     select p.id, g.code, g.titles, g.prices_minor, g.sample_url, g.position
       from jsonb_to_recordset($1::jsonb) as g(
         sku text, code text, titles jsonb, prices_minor jsonb, sample_url text, position smallint)
       join commerce.products p on p.sku = g.sku
     on conflict (product_id, code) do update set
       titles = excluded.titles, prices_minor = excluded.prices_minor,
       sample_url = excluded.sample_url, position = excluded.position`,
    [JSON.stringify(links)],
  );
}

/** Writes what grouped products are made of. */
export async function importMembers(
  db: Queryable,
  { models, members }: Pick<GoodsRows, 'models' | 'members'>,
): Promise<void> {
  const groups = models.filter(({ type_id: type }) => type === 'grouped').map(({ sku }) => sku);
  if (groups.length === 0) return;
  await db.query(
    `delete from commerce.group_parts m using commerce.products p
      where p.id = m.product_id and p.sku = any($1::text[])`,
    [groups],
  );
  await db.query(
    `insert into commerce.group_parts (product_id, part_id, quantity, position)
     select p.id, member.id, g.quantity, g.position
       from jsonb_to_recordset($1::jsonb) as g(
         sku text, member text, quantity integer, position smallint)
       join commerce.products p on p.sku = g.sku
       join commerce.products member on member.sku = g.member`,
    [JSON.stringify(members)],
  );
}
