import type { Queryable } from '#service-base/transaction.ts';
import { rankNames, writeSearchRows } from './write-search-rows.ts';

/** Models whose documents are written in one statement. */
const modelsAtOnce = 500;

/**
 * Writes what lists and pages read of these models anew from the tables, where it has changed, and
 * raises the catalogue's version: every process then reads what has changed, and no more. Belongs
 * in the transaction of the change, of which there is one at a time.
 */
export async function refreshDocuments(db: Queryable, models: readonly number[]): Promise<void> {
  const { rows } = await db.query<{ version: number }>(
    'update commerce.catalog_version set version = version + 1 returning version',
  );
  const version = rows[0]?.version ?? 0;
  for (let start = 0; start < models.length; start += modelsAtOnce) {
    const some = models.slice(start, start + modelsAtOnce);
    await db.query(removeDocuments, [some]);
    await db.query(writeDocuments, [some, version]);
    await writeSearchRows(db, some, version);
  }
  await rankNames(db, version);
  if (models.length > modelsAtOnce) await db.query(learnSizes);
}

/** What the database would find out by itself a minute later. */
const learnSizes = `
  analyze commerce.products, commerce.product_texts, commerce.product_prices, commerce.stock,
          commerce.catalog_documents, commerce.search_rows, commerce.search_texts,
          commerce.search_slots`;

/** Every model there is, sold or not. */
export async function allModels(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from commerce.products where parent_id is null order by id',
  );
  return rows.map(({ id }) => id);
}

const removeDocuments = `
  delete from commerce.catalog_documents d using commerce.products p
   where d.product_id = any($1::bigint[]) and p.id = d.product_id
     and (p.parent_id is not null or not p.enabled)`;

const writeDocuments = `
  insert into commerce.catalog_documents as known
    (store_id, product_id, revision, stock_ids, document)
  select s.id, p.id, $2, coalesce(variants.ids, '{}') || p.id,
    jsonb_build_object(
      'id', p.id, 'sku', p.sku, 'typeId', p.type_id, 'urlKey', p.url_key,
      'listed', p.listed, 'position', p.position,
      'name', text.name, 'description', text.description,
      'priceMinor', price.price_minor, 'addedOn', p.added_on, 'material', p.material,
      'measurements', case when p.total_width_mm is not null then jsonb_build_object(
        'lensWidthMm', p.lens_width_mm, 'lensHeightMm', p.lens_height_mm,
        'bridgeMm', p.bridge_mm, 'templeMm', p.temple_mm,
        'totalWidthMm', p.total_width_mm, 'weightGrams', p.weight_grams) end,
      'lensOutline', p.lens_outline,
      'facets', coalesce(facets.words, '{}'),
      'categories', coalesce(categories.list, '[]'),
      'variants', coalesce(variants.list, '[]'),
      'options', coalesce(options.list, '[]'))
    from commerce.stores s
    cross join commerce.products p
    join commerce.product_texts text on text.product_id = p.id and text.store_id = s.id
    join commerce.product_prices price on price.product_id = p.id and price.store_id = s.id
    left join lateral (
      select jsonb_object_agg(attribute, words) as words
        from (select attribute, jsonb_agg(value order by value) as words
                from commerce.product_facets where product_id = p.id group by attribute) each
    ) facets on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'id', c.id, 'name', t.name, 'urlKey', c.url_key, 'level', c.level)
               order by c.position, c.id) as list
        from commerce.categories c
        join commerce.category_texts t on t.category_id = c.id and t.store_id = s.id
       where c.id = p.category_id
          or c.id in (select category_id from commerce.product_categories
                       where product_id = p.id)
    ) categories on true
    left join lateral (
      select array_agg(v.id order by v.position) as ids,
             jsonb_agg(jsonb_build_object(
               'id', v.id, 'sku', v.sku, 'urlKey', v.url_key, 'name', t.name,
               'priceMinor', c.price_minor, 'color', jsonb_build_object(
                 'optionId', v.color_option_id, 'label', l.label,
                 'group', v.color_group, 'hex', v.color_hex)) order by v.position) as list
        from commerce.products v
        join commerce.product_texts t on t.product_id = v.id and t.store_id = s.id
        join commerce.product_prices c on c.product_id = v.id and c.store_id = s.id
        join commerce.color_option_labels l
          on l.option_id = v.color_option_id and l.store_id = s.id
       where v.parent_id = p.id and v.enabled
    ) variants on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'id', o.id, 'code', o.code, 'type', o.type, 'required', o.required,
               'sortOrder', o.sort_order, 'maxCharacters', o.max_characters,
               'values', coalesce(vals.list, '[]')) order by o.sort_order) as list
        from commerce.product_options o
        left join lateral (
          select jsonb_agg(jsonb_build_object(
                   'id', v.id, 'sku', v.sku, 'title', c.title,
                   'priceMinor', c.price_minor, 'sortOrder', v.sort_order)
                   order by v.sort_order) as list
            from commerce.product_option_values v
            join commerce.product_option_value_prices c
              on c.value_id = v.id and c.store_id = s.id
           where v.option_id = o.id and v.enabled
        ) vals on true
       where o.product_id = p.id
    ) options on true
   where p.id = any($1::bigint[]) and p.parent_id is null and p.enabled
  on conflict (store_id, product_id) do update
    set revision = excluded.revision, stock_ids = excluded.stock_ids, document = excluded.document
  where known.revision is null
     or (known.stock_ids, known.document) is distinct from (excluded.stock_ids, excluded.document)`;
