import type { Queryable } from '#service-base/transaction.ts';
import { categoryTerms } from './catalog-terms.ts';
import { combiningMarks } from './search-words.ts';

/**
 * Writes the rows and texts that lists find these models by, from the documents that `version` has
 * written; one without a document any more is listed no longer. New names wait for their rank.
 */
export async function writeSearchRows(
  db: Queryable,
  models: readonly number[],
  version: number,
): Promise<void> {
  await db.query(takeOffLists, [models, version]);
  await db.query(addTerms, [models, version]);
  await db.query(addSlots, [models]);
  await db.query(writeRows, [models, version]);
  await db.query(writeTexts, [models, version]);
}

const takeOffLists = `
  update commerce.search_rows r set listed = false, revision = $2
   where r.product_id = any($1::bigint[])
     and not exists (select from commerce.catalog_documents d
                      where d.store_id = r.store_id and d.product_id = r.product_id)`;

const changed = `
  select store_id, product_id, document from commerce.catalog_documents
   where product_id = any($1::bigint[]) and revision = $2`;

/** Every word that a document is found by, one row for each. */
const wordsOfChanged = `
  select c.store_id, c.product_id, facet.key as attribute, word.value as word
    from changed c, jsonb_each(c.document -> 'facets') facet,
         jsonb_array_elements_text(facet.value) word
  union all
  select c.store_id, c.product_id, '${categoryTerms}', category.value ->> 'id'
    from changed c, jsonb_array_elements(c.document -> 'categories') category`;

const addTerms = `
  with changed as (${changed}), words as (${wordsOfChanged})
  insert into commerce.search_terms (attribute, word)
  select distinct w.attribute, w.word from words w
   where not exists (select from commerce.search_terms t
                      where t.attribute = w.attribute and t.word = w.word)`;

const addSlots = `
  insert into commerce.search_slots (product_id, slot)
  select p.id, coalesce((select max(slot) from commerce.search_slots), -1)
               + row_number() over (order by p.position, p.id)
    from commerce.products p
   where p.id = any($1::bigint[])
     and exists (select from commerce.catalog_documents d where d.product_id = p.id)
     and not exists (select from commerce.search_slots s where s.product_id = p.id)`;

const writeRows = `
  with changed as (${changed}), words as (${wordsOfChanged}), terms as (
    select w.store_id, w.product_id, array_agg(t.id order by t.id) as ids
      from words w join commerce.search_terms t on t.attribute = w.attribute and t.word = w.word
     group by w.store_id, w.product_id
  )
  insert into commerce.search_rows as known
    (store_id, product_id, slot, revision, listed, position, price_minor, added_on,
     frame_width_mm, terms)
  select c.store_id, c.product_id, s.slot, $2, (c.document -> 'listed')::boolean,
         (c.document -> 'position')::integer,
         coalesce(c.document -> 'lowestMinor', c.document -> 'priceMinor')::integer,
         (c.document ->> 'addedOn')::date,
         (c.document #>> '{measurements,totalWidthMm}')::double precision,
         coalesce(terms.ids, '{}')
    from changed c
    join commerce.search_slots s on s.product_id = c.product_id
    left join terms on terms.store_id = c.store_id and terms.product_id = c.product_id
  on conflict (store_id, product_id) do update set
    revision = excluded.revision, listed = excluded.listed, position = excluded.position,
    price_minor = excluded.price_minor, added_on = excluded.added_on,
    frame_width_mm = excluded.frame_width_mm, terms = excluded.terms`;

/** As \`folded\` folds what is searched for. */
function foldedSql(text: string): string {
  return `lower(regexp_replace(normalize(${text}, NFKD), '${combiningMarks}', '', 'g')
          collate "und-x-icu")`;
}

const writeTexts = `
  with changed as (${changed}), texts as (
    select c.store_id, c.product_id, c.document ->> 'sku' as sku, c.document ->> 'name' as name,
           ${foldedSql(`c.document ->> 'name'`)} as name_text,
           ${foldedSql(`c.document ->> 'description'`)} as description_text,
           ${foldedSql(`concat_ws(' ', c.document ->> 'name', c.document ->> 'sku',
             c.document ->> 'description', words.list, colors.list)`)} as search_text
      from changed c
      left join lateral (
        select string_agg(word.value, ' ' order by facet.key, word.value) as list
          from jsonb_each(c.document -> 'facets') facet,
               jsonb_array_elements_text(facet.value) word
      ) words on true
      left join lateral (
        select string_agg(concat_ws(' ', v ->> 'sku', v #>> '{color,label}', chosen.words), ' ')
                 as list
          from jsonb_array_elements(c.document -> 'variants') v
          cross join lateral (
            select string_agg(choice ->> 'valueLabel', ' ') as words
              from jsonb_array_elements(coalesce(v -> 'choices', '[]')) choice) chosen
      ) colors on true
  ), unranked as (
    update commerce.search_rows r set name_rank = null
      from texts n
      join commerce.search_texts known using (store_id, product_id)
     where r.store_id = n.store_id and r.product_id = n.product_id and known.name <> n.name
  )
  insert into commerce.search_texts as known
    (store_id, product_id, slot, sku, name, name_text, description_text, search_text)
  select n.store_id, n.product_id, s.slot, n.sku, n.name, n.name_text, n.description_text,
         n.search_text
    from texts n join commerce.search_slots s on s.product_id = n.product_id
  on conflict (store_id, product_id) do update set
    name = excluded.name, name_text = excluded.name_text,
    description_text = excluded.description_text, search_text = excluded.search_text
  where (known.name, known.description_text, known.search_text)
        is distinct from (excluded.name, excluded.description_text, excluded.search_text)`;

/** Names that are put between others one by one; of more than that all are ranked anew. */
const placedAtMost = 300;
/** Between two names that stand next to each other when all are ranked. */
const rankStep = 1_048_576;
/** Ranks that lie closer could be written as the same number. */
const narrowestGap = 0.001;

/**
 * Gives every name that has none the rank that its place in the alphabet asks for: the one of an
 * equal name, else one between its neighbors. Others keep theirs while there is room between them.
 */
export async function rankNames(db: Queryable, version: number): Promise<void> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
       select from commerce.search_rows where name_rank is null limit ${placedAtMost + 1}) few`,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  if (count <= placedAtMost && (await placeNames(db, version)) > narrowestGap) return;
  await db.query(rankAll, [version]);
}

/** How far the closest of the new neighbors lie apart. */
async function placeNames(db: Queryable, version: number): Promise<number> {
  const { rows } = await db.query<{ gap: number | null }>(placeBetween, [version]);
  return rows[0]?.gap ?? rankStep;
}

const nameOrder = 'collate commerce.by_name';

const neighbor = (comparison: string, direction: string) => `
  select r.name_rank as rank, t.name
    from commerce.search_texts t
    join commerce.search_rows r on r.store_id = t.store_id and r.product_id = t.product_id
   where t.store_id = u.store_id and t.name ${comparison} u.name ${nameOrder}
     and r.name_rank is not null
   order by t.name ${nameOrder} ${direction}
   limit 1`;

const placeBetween = `
  with unranked as (
    select r.store_id, r.product_id, t.name
      from commerce.search_rows r
      join commerce.search_texts t on t.store_id = r.store_id and t.product_id = r.product_id
     where r.name_rank is null
  ), between_two as (
    select u.*, before.rank as before, after.rank as after,
           before.name = u.name ${nameOrder} as is_equal
      from unranked u
      left join lateral (${neighbor('<=', 'desc')}) before on true
      left join lateral (${neighbor('>', 'asc')}) after on true
  ), numbered as (
    select *, dense_rank() over (
             partition by store_id, is_equal, before, after order by name ${nameOrder}) as place
      from between_two
  ), spaced as (
    select *, coalesce(
             (after - before) / (max(place) over (partition by store_id, is_equal, before, after) + 1),
             ${rankStep}) as gap,
           max(place) over (partition by store_id, is_equal, before, after) as places
      from numbered
  ), placed as (
    update commerce.search_rows r
       set revision = $1, name_rank = case
             when s.is_equal then s.before
             when s.before is null then coalesce(s.after, 0) - s.gap * (s.places + 1 - s.place)
             else s.before + s.gap * s.place end
      from spaced s
     where r.store_id = s.store_id and r.product_id = s.product_id
    returning case when s.is_equal then null else s.gap end as gap
  )
  select min(gap) as gap from placed`;

const rankAll = `
  with ranked as (
    select store_id, product_id,
           dense_rank() over (partition by store_id order by name ${nameOrder})
             * ${rankStep}::double precision as rank
      from commerce.search_texts
  )
  update commerce.search_rows r set name_rank = ranked.rank, revision = $1
    from ranked
   where r.store_id = ranked.store_id and r.product_id = ranked.product_id
     and r.name_rank is distinct from ranked.rank`;
