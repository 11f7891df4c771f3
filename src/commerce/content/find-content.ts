import type { Queryable } from '#service-base/transaction.ts';

/** A page that somebody wrote, as one store view shows it. */
export type ContentPage = {
  pageId: number;
  identifier: string;
  title: string;
  heading: string | null;
  content: string;
  layout: string;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
};

export type ContentBlock = { id: number; identifier: string; title: string; content: string };

/** The page of a store by its number or its identifier, or null. */
export async function findPage(
  db: Queryable,
  storeId: number,
  asked: { id: number } | { identifier: string },
): Promise<ContentPage | null> {
  const isById = 'id' in asked;
  const { rows } = await db.query<ContentPage>(
    `select id as "pageId", identifier, title, heading, content, layout,
            meta_title as "metaTitle", meta_description as "metaDescription",
            meta_keywords as "metaKeywords"
       from commerce.cms_pages
      where store_id = $1 and enabled and ${isById ? 'id = $2' : 'identifier = $2'}`,
    [storeId, isById ? asked.id : asked.identifier],
  );
  return rows[0] ?? null;
}

/** The blocks of a store that are named, by identifiers or by numbers, in any order. */
export async function findBlocks(
  db: Queryable,
  storeId: number,
  names: readonly string[],
): Promise<ContentBlock[]> {
  const { rows } = await db.query<ContentBlock>(
    `select id, identifier, title, content
       from commerce.cms_blocks
      where store_id = $1 and enabled and (identifier = any($2) or id::text = any($2))`,
    [storeId, names],
  );
  return rows;
}
