import type { Queryable } from '#service-base/transaction.ts';
import { applyRules, rulesInForce } from './apply-catalogue-rules.ts';
import { attributesOfProduct, choicesOfVariant } from './declared-attributes.ts';
import { linkedIdsOfProduct } from './product-links.ts';
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
  const rules = await rulesInForce(db);
  for (let start = 0; start < models.length; start += modelsAtOnce) {
    const some = models.slice(start, start + modelsAtOnce);
    await applyRules(db, rules, some);
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

/** What is paid: the price, or what rules made of it. */
function paid(prices: string): string {
  return `coalesce(${prices}.final_minor, ${prices}.price_minor)`;
}

/**
 * What can be chosen of the bundle `p`, and the least that it costs besides its own price: the
 * cheapest of every option that must be chosen, or of all where none must.
 */
const bundleOfProduct = `
      select jsonb_agg(o.choice order by o.position, o.id) as list,
             coalesce(sum(o.least_minor) filter (where o.required), min(o.least_minor)) as least_minor,
             (select array_agg(distinct counted.product_id)
                from commerce.bundle_options own
                join commerce.bundle_selections counted on counted.option_id = own.id
               where own.product_id = p.id) as ids
        from (
          select bo.id, bo.required, bo.position, chosen.least_minor,
                 jsonb_build_object(
                   'id', bo.id, 'title', bo.titles ->> s.code, 'type', bo.type,
                   'required', bo.required, 'position', bo.position,
                   'selections', coalesce(chosen.list, '[]')) as choice
            from commerce.bundle_options bo
            left join lateral (
              select min(bs.quantity * added.minor) as least_minor,
                     jsonb_agg(jsonb_build_object(
                       'id', bs.id, 'quantity', bs.quantity,
                       'canChangeQuantity', bs.can_change_quantity, 'isDefault', bs.is_default,
                       'position', bs.position, 'priceMinor', added.own_minor,
                       'basisPoints', bs.basis_points,
                       'product', jsonb_build_object(
                         'id', part.id, 'sku', part.sku, 'name', t.name,
                         'isVirtual', part.type_id <> 'simple', 'priceMinor', ${paid('c')}))
                       order by bs.position, bs.id) as list
                from commerce.bundle_selections bs
                join commerce.products part on part.id = bs.product_id and part.enabled
                left join commerce.products model on model.id = part.parent_id
                join commerce.product_texts t on t.product_id = part.id and t.store_id = s.id
                join commerce.product_prices c on c.product_id = part.id and c.store_id = s.id
                cross join lateral (
                  select coalesce((bs.prices_minor ->> s.code)::integer, 0) as own_minor,
                         case when p.price_is_dynamic then ${paid('c')}
                              when bs.basis_points is not null
                              then round(${paid('price')} * bs.basis_points / 10000.0)::integer
                              else coalesce((bs.prices_minor ->> s.code)::integer, 0)
                         end as minor
                ) added
               where bs.option_id = bo.id and coalesce(model.enabled, true)
            ) chosen on true
           where bo.product_id = p.id
        ) o`;

/** What the group `p` is made of, as far as it is sold. */
const membersOfProduct = `
      select array_agg(m.part_id) as ids, min(${paid('c')}) as least_minor,
             jsonb_agg(jsonb_build_object(
               'quantity', m.quantity, 'position', m.position,
               'product', jsonb_build_object(
                 'id', part.id, 'sku', part.sku, 'name', t.name,
                 'isVirtual', part.type_id <> 'simple', 'priceMinor', ${paid('c')}))
               order by m.position) as list
        from commerce.group_parts m
        join commerce.products part on part.id = m.part_id and part.enabled
        left join commerce.products model on model.id = part.parent_id
        join commerce.product_texts t on t.product_id = part.id and t.store_id = s.id
        join commerce.product_prices c on c.product_id = part.id and c.store_id = s.id
       where m.product_id = p.id and coalesce(model.enabled, true)`;

const linksOfProduct = `
      select min(coalesce((l.prices_minor ->> s.code)::integer, 0)) as least_minor,
             jsonb_agg(jsonb_build_object(
               'id', l.id, 'title', l.titles ->> s.code,
               'priceMinor', coalesce((l.prices_minor ->> s.code)::integer, 0),
               'sampleUrl', l.sample_url, 'position', l.position) order by l.position) as list
        from commerce.download_links l
       where l.product_id = p.id`;

/** How many reviews of `p` are shown in the store `s`, and the mean of their stars in percent. */
const reviewsOfProduct = `
      select count(distinct r.id)::integer as count, round(avg(v.stars) * 20, 2) as percent
        from commerce.reviews r join commerce.review_votes v on v.review_id = r.id
       where r.product_id = p.id and r.store_id = s.id and r.status = 'approved'`;

const writeDocuments = `
  insert into commerce.catalog_documents as known
    (store_id, product_id, revision, stock_ids, document)
  select s.id, p.id, $2, coalesce(variants.ids, '{}') || coalesce(bundle.ids, '{}')
           || coalesce(members.ids, '{}') || p.id,
    jsonb_build_object(
      'id', p.id, 'sku', p.sku, 'typeId', p.type_id, 'urlKey', p.url_key,
      'listed', p.listed, 'position', p.position,
      'name', text.name, 'description', text.description,
      'priceMinor', ${paid('price')}, 'addedOn', p.added_on, 'material', p.material,
      'measurements', case when p.total_width_mm is not null then jsonb_build_object(
        'lensWidthMm', p.lens_width_mm, 'lensHeightMm', p.lens_height_mm,
        'bridgeMm', p.bridge_mm, 'templeMm', p.temple_mm,
        'totalWidthMm', p.total_width_mm, 'weightGrams', p.weight_grams) end,
      'lensOutline', p.lens_outline,
      'facets', coalesce(facets.words, '{}'),
      'categories', coalesce(categories.list, '[]'),
      'variants', coalesce(variants.list, '[]'),
      'options', coalesce(options.list, '[]'))
      || case when p.type_id = 'bundle' then jsonb_build_object(
           'lowestMinor', case when p.price_is_dynamic then 0 else ${paid('price')} end
                          + coalesce(bundle.least_minor, 0),
           'bundle', jsonb_build_object('isDynamic', p.price_is_dynamic,
                                        'options', coalesce(bundle.list, '[]')))
         when p.type_id = 'grouped' then jsonb_build_object(
           'lowestMinor', coalesce(members.least_minor, 0), 'members', coalesce(members.list, '[]'))
         when p.type_id = 'downloadable' then jsonb_build_object(
           'lowestMinor', ${paid('price')}
                          + case when p.links_are_apart then coalesce(links.least_minor, 0) else 0 end,
           'downloads', jsonb_build_object(
             'isApart', p.links_are_apart, 'links', coalesce(links.list, '[]')))
         when variants.least_minor <> ${paid('price')} then jsonb_build_object(
           'lowestMinor', variants.least_minor)
         else '{}' end
      || jsonb_strip_nulls(jsonb_build_object(
           'regularMinor', nullif(price.price_minor, ${paid('price')}), 'tiers', tiers.list,
           'attributes', attributes.list, 'linked', linked.list))
      || case when p.media = '[]' then '{}' else jsonb_build_object('media', p.media) end
      || case when reviews.count = 0 then '{}' else jsonb_build_object(
           'reviews', jsonb_build_object('count', reviews.count, 'percent', reviews.percent)) end
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
               'id', c.id, 'name', t.name, 'urlKey', c.url_key, 'level', c.level,
               'urlPath', path.url_path)
               order by c.position, c.id) as list
        from commerce.categories c
        join commerce.category_paths path on path.id = c.id
        join commerce.category_texts t on t.category_id = c.id and t.store_id = s.id
       where c.id = p.category_id
          or c.id in (select category_id from commerce.product_categories
                       where product_id = p.id)
    ) categories on true
    left join lateral (
      select array_agg(v.id order by v.position) as ids,
             jsonb_agg(jsonb_build_object(
               'id', v.id, 'sku', v.sku, 'urlKey', v.url_key, 'name', t.name,
               'priceMinor', ${paid('c')})
               || case when v.color_option_id is null
                       then jsonb_build_object('choices', coalesce(chosen.list, '[]'))
                       else jsonb_build_object('color', jsonb_build_object(
                         'optionId', v.color_option_id, 'label', l.label,
                         'group', v.color_group, 'hex', v.color_hex)) end
               || jsonb_strip_nulls(jsonb_build_object(
                    'regularMinor', nullif(c.price_minor, ${paid('c')}),
                    'media', nullif(v.media, '[]')))
               order by v.position) as list,
             min(${paid('c')}) as least_minor
        from commerce.products v
        join commerce.product_texts t on t.product_id = v.id and t.store_id = s.id
        join commerce.product_prices c on c.product_id = v.id and c.store_id = s.id
        left join commerce.color_option_labels l
          on l.option_id = v.color_option_id and l.store_id = s.id
        left join lateral (${choicesOfVariant}) chosen on v.color_option_id is null
       where v.parent_id = p.id and v.enabled
    ) variants on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'id', o.id, 'code', o.code, 'type', o.type, 'required', o.required,
               'sortOrder', o.sort_order, 'maxCharacters', o.max_characters,
               'values', coalesce(vals.list, '[]'))
               || jsonb_strip_nulls(jsonb_build_object(
                    'title', o.titles ->> s.code, 'sku', o.sku,
                    'priceMinor', (o.prices_minor ->> s.code)::integer,
                    'basisPoints', o.basis_points))
               order by o.sort_order) as list
        from commerce.product_options o
        left join lateral (
          select jsonb_agg(jsonb_build_object(
                   'id', v.id, 'sku', v.sku, 'title', c.title,
                   'priceMinor', c.price_minor, 'sortOrder', v.sort_order)
                   || jsonb_strip_nulls(jsonb_build_object('basisPoints', v.basis_points))
                   order by v.sort_order) as list
            from commerce.product_option_values v
            join commerce.product_option_value_prices c
              on c.value_id = v.id and c.store_id = s.id
           where v.option_id = o.id and v.enabled
        ) vals on true
       where o.product_id = p.id
    ) options on true
    left join lateral (${bundleOfProduct}) bundle on true
    left join lateral (${membersOfProduct}) members on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'quantity', tier.quantity, 'priceMinor', tier.price_minor)
               order by tier.quantity) as list
        from commerce.tier_prices tier where tier.product_id = p.id and tier.store_id = s.id
    ) tiers on true
    left join lateral (${linksOfProduct}) links on true
    left join lateral (${attributesOfProduct}) attributes on true
    left join lateral (${linkedIdsOfProduct}) linked on true
    left join lateral (${reviewsOfProduct}) reviews on true
   where p.id = any($1::bigint[]) and p.parent_id is null and p.enabled
  on conflict (store_id, product_id) do update
    set revision = excluded.revision, stock_ids = excluded.stock_ids, document = excluded.document
  where known.revision is null
     or (known.stock_ids, known.document) is distinct from (excluded.stock_ids, excluded.document)`;
