import type { Queryable } from '#service-base/transaction.ts';
import { filterableAttributes, type DeclaredAttribute } from './declared-attributes.ts';
import type { CatalogCategory } from './catalog-document.ts';
import type { SearchRow } from './product-columns.ts';

/** As many rows as are read at once: a few milliseconds of this process. */
const rowsAtOnce = 5000;

/**
 * Rows as bytes one after the other, numbers as the wire has them: a hundred thousand are read
 * without an object or a text for each.
 */
const changedRows = `
  select string_agg(
           int4send(slot) || float8send(product_id) || int2send(listed::int::int2)
           || int4send(position) || int4send(price_minor)
           || int4send(coalesce(added_on - date '1970-01-01', -1))
           || float8send(coalesce(frame_width_mm, 'NaN')) || float8send(coalesce(name_rank, 0))
           || array_send(terms),
           ''::bytea order by revision, slot) as bytes,
         (max(array[revision, slot])) as last
    from (
      select * from commerce.search_rows
       where store_id = $1 and (revision, slot) > ($2::bigint, $3::integer)
       order by revision, slot
       limit ${rowsAtOnce}
    ) changed`;

const stateNow = `
  select v.version,
         (select max(slot) + 1 from commerce.search_slots) as "slotCount",
         (select json_agg(json_build_object(
                   'id', c.id, 'name', t.name, 'urlKey', c.url_key, 'level', c.level,
                   'urlPath', coalesce(path.url_path, ''), 'parentId', c.parent_id, 'position', c.position)
                   order by c.position, c.id)
            from commerce.categories c
            left join commerce.category_paths path on path.id = c.id
            join commerce.category_texts t on t.category_id = c.id and t.store_id = $1)
           as categories,
         (${filterableAttributes}) as attributes,
         (select json_agg(json_build_object('id', t.id, 'attribute', t.attribute, 'word', t.word))
            from commerce.search_terms t where t.id > $2) as terms
    from commerce.catalog_version v`;

const oneLeftOut = `
  select exists (select from commerce.catalog_documents where revision is null) as "isLeftOut"`;

export type SearchState = {
  version: number;
  /** One more than the highest slot there is; null while there is none. */
  slotCount: number | null;
  categories: CatalogCategory[] | null;
  /** Those that lists are filtered by. */
  attributes: DeclaredAttribute[] | null;
  /** Those numbered higher than asked. */
  terms: { id: number; attribute: string; word: string }[] | null;
};

/** What a store's rows are read beside: the version they are of and the words of their terms. */
export async function readSearchState(
  db: Queryable,
  storeId: number,
  termsAfter: number,
): Promise<SearchState> {
  const { rows } = await db.query<SearchState>(stateNow, [storeId, termsAfter]);
  return (
    rows[0] ?? { version: 0, slotCount: null, categories: null, attributes: null, terms: null }
  );
}

/** Whether some product is in no search row, since a process that knows none has imported it. */
export async function isSomeLeftOut(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ isLeftOut: boolean }>(oneLeftOut, []);
  return rows[0]?.isLeftOut ?? false;
}

/** The rows of a store that changed after version `since`, some thousand at a time. */
export async function* readChangedRows(
  db: Queryable,
  storeId: number,
  since: number,
): AsyncGenerator<SearchRow[]> {
  let last: readonly [revision: number, slot: number] = [since, highestSlot];
  for (;;) {
    const { rows } = await db.query<{ bytes: Buffer | null; last: [number, number] | null }>(
      changedRows,
      [storeId, ...last],
    );
    const [row] = rows;
    if (!row?.bytes || !row.last) return;
    last = row.last;
    yield rowsOf(row.bytes);
  }
}

/** Of the version itself all slots are known. */
const highestSlot = 2_147_483_647;

function rowsOf(bytes: Buffer): SearchRow[] {
  const rows: SearchRow[] = [];
  for (let at = 0; at < bytes.length;) {
    rows.push({
      slot: bytes.readInt32BE(at),
      id: bytes.readDoubleBE(at + 4),
      listed: bytes.readInt16BE(at + 12) === 1,
      position: bytes.readInt32BE(at + 14),
      priceMinor: bytes.readInt32BE(at + 18),
      addedOnDay: bytes.readInt32BE(at + 22),
      frameWidthMm: bytes.readDoubleBE(at + 26),
      nameRank: bytes.readDoubleBE(at + 34),
      terms: termsAt(bytes, at + 42),
    });
    at += 42 + sizeOfTerms(bytes, at + 42);
  }
  return rows;
}

/** Dimensions, flags and type; then how many there are and from which number they count. */
const headOfNone = 12;
const headOfSome = 20;
/** A length and a number. */
const bytesOfTerm = 8;

/** Numbers as the wire has an array of them. */
function termsAt(bytes: Buffer, at: number): number[] {
  return Array.from({ length: termCountAt(bytes, at) }, (_, place) =>
    bytes.readInt32BE(at + headOfSome + place * bytesOfTerm + 4),
  );
}

function sizeOfTerms(bytes: Buffer, at: number): number {
  const count = termCountAt(bytes, at);
  return count === 0 ? headOfNone : headOfSome + count * bytesOfTerm;
}

function termCountAt(bytes: Buffer, at: number): number {
  return bytes.readInt32BE(at) === 0 ? 0 : bytes.readInt32BE(at + headOfNone);
}
