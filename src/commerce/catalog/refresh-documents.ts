import type { Queryable } from '#service-base/transaction.ts';

/**
 * Writes the catalogue's documents anew from its tables and raises the version, so that every
 * process reads the catalogue again. Belongs in the transaction of the change.
 */
export async function refreshDocuments(db: Queryable): Promise<void> {
  await db.query('delete from commerce.catalog_documents');
  await db.query(insertDocuments);
  await db.query('update commerce.catalog_version set version = version + 1');
  await db.query('analyze commerce.products, commerce.catalog_documents, commerce.stock');
}

const insertDocuments = `
  insert into commerce.catalog_documents (store_id, product_id, stock_ids, document)
  select s.id, p.id, coalesce(variants.ids, '{}') || p.id,
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
               'id', c.id, 'name', t.name, 'urlKey', c.url_key, 'level', c.level)) as list
        from commerce.categories c
        join commerce.category_texts t on t.category_id = c.id and t.store_id = s.id
       where c.id = p.category_id
    ) categories on true
    left join lateral (
      select array_agg(v.id order by v.position) as ids,
             jsonb_agg(jsonb_build_object(
               'id', v.id, 'sku', v.sku, 'name', t.name, 'priceMinor', c.price_minor,
               'color', jsonb_build_object(
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
   where p.parent_id is null and p.enabled`;
