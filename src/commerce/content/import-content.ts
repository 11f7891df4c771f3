import type pg from 'pg';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { parseContent, type BlockInFile, type PageInFile } from './content-file.ts';

type Counts = { added: number; updated: number; unchanged: number };

/** What an import does to pages and blocks. */
export type ContentPlan = { pages: Counts; blocks: Counts };

/** Thrown to undo a trial. */
class TrialEnds extends Error {
  readonly plan: ContentPlan;

  constructor(plan: ContentPlan) {
    super('a trial');
    this.plan = plan;
  }
}

/**
 * Adds and changes pages and blocks by their identifiers and stores, in one transaction; what the
 * file does not name stays.
 *
 * @throws RefusedContent with every fault of the file; nothing is changed then.
 */
export async function importContent(
  pool: pg.Pool,
  value: unknown,
  { isTrial = false }: { isTrial?: boolean } = {},
): Promise<ContentPlan> {
  const { pages, blocks } = parseContent(value);
  try {
    return await inTransaction(pool, async (client) => {
      const plan = {
        pages: await writeAll(pages, (page) => writePage(client, page)),
        blocks: await writeAll(blocks, (block) => writeBlock(client, block)),
      };
      if (isTrial) throw new TrialEnds(plan);
      return plan;
    });
  } catch (error) {
    if (error instanceof TrialEnds) return error.plan;
    throw error;
  }
}

async function writeAll<Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<keyof Counts>,
): Promise<Counts> {
  const counts: Counts = { added: 0, updated: 0, unchanged: 0 };
  for (const item of items) counts[await write(item)] += 1;
  return counts;
}

function writePage(db: Queryable, page: PageInFile): Promise<keyof Counts> {
  return upsert(db, 'commerce.cms_pages', page, {
    title: page.title,
    heading: page.heading ?? null,
    content: page.content,
    layout: page.layout,
    meta_title: page.metaTitle ?? null,
    meta_description: page.metaDescription ?? null,
    meta_keywords: page.metaKeywords ?? null,
    enabled: page.enabled,
  });
}

function writeBlock(db: Queryable, { title, content, enabled, ...key }: BlockInFile) {
  return upsert(db, 'commerce.cms_blocks', key, { title, content, enabled });
}

/** Columns and table are ours; only the values are the file's. */
async function upsert(
  db: Queryable,
  table: string,
  { store, identifier }: Pick<BlockInFile, 'store' | 'identifier'>,
  values: Readonly<Record<string, unknown>>,
): Promise<keyof Counts> {
  const names = Object.keys(values);
  const written = names.map((_name, at) => `$${at + 3}`).join(', ');
  const { rows } = await db.query<{ isNew: boolean }>(
    `insert into ${table} as t (store_id, identifier, ${names.join(', ')})
     select s.id, $2, ${written} from commerce.stores s where s.code = $1
     on conflict (store_id, identifier) do update
       set (${names.join(', ')}, changed_at) = row (${written}, now())
       where (${names.map((name) => `t.${name}`).join(', ')})
             is distinct from (${names.map((name) => `excluded.${name}`).join(', ')})
     returning xmax = 0 as "isNew"`,
    [store, identifier, ...Object.values(values)],
  );
  if (!rows[0]) return 'unchanged';
  return rows[0].isNew ? 'added' : 'updated';
}
