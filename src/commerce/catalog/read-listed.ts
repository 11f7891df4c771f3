import type { Queryable } from '#service-base/transaction.ts';
import { parseOutline } from '#domain/frames/lens-outline.ts';
import { facetAttributes } from './attributes.ts';
import type { CatalogueFrame } from './catalogue-file.ts';
import type { CatalogueGoods } from './goods-file.ts';
import { linkedSkusOfProduct } from './product-links.ts';

/** Products as a catalogue file has them. */
export type Listed = { frames: CatalogueFrame[]; goods: CatalogueGoods[] };

type FrameRow = Omit<CatalogueFrame, 'lensOutlineMm'> & { outline: string | null };

/**
 * The products with these numbers as a catalogue file describes them, in the order of lists: what
 * is on sale of them. A bundle or group without a part that is sold is none.
 */
export async function readListed(db: Queryable, ids: readonly number[]): Promise<Listed> {
  const words = facetAttributes.map(({ code }) => code);
  const frames = await db.query<{ frame: FrameRow }>(framesAsListed, [ids]);
  const goods = await db.query<{ goods: CatalogueGoods }>(goodsAsListed, [ids, words]);
  return {
    frames: frames.rows
      .map(({ frame: { outline, ...frame } }) => {
        const lensOutlineMm = parseOutline(outline);
        return { ...frame, ...(lensOutlineMm && { lensOutlineMm: [...lensOutlineMm] }) };
      })
      .filter(({ colors }) => colors.length > 0),
    goods: goods.rows.map((row) => row.goods).filter((one) => isSomething(one)),
  };
}

function isSomething(goods: CatalogueGoods): boolean {
  if (goods.type === 'bundle') return goods.options.length > 0;
  if (goods.type === 'configurable') return goods.variants.length > 0;
  return goods.type !== 'grouped' || goods.members.length > 0;
}

const byLanguage = (texts: string) =>
  `jsonb_build_object('en', ${texts} -> 'default', 'de', ${texts} -> 'german')`;

/** What a price or share adds: nothing is said of one that is not there. */
const added = (prices: string, points: string) => `
  case when coalesce(${prices}, '{}') = '{}' then '{}'
       else jsonb_build_object('price', ${prices}) end
  || case when ${points} is null then '{}'
          else jsonb_build_object('percent', ${points} / 100.0) end`;

/** Pictures, where there are some. */
const media = (product: string) => `
  case when ${product}.media = '[]' then '{}'
       else jsonb_build_object('media', ${product}.media) end`;

/** By store, of the product `p`. */
const ownTexts = `
  join lateral (
    select jsonb_object_agg(s.code, t.name) as names,
           jsonb_object_agg(s.code, t.description) as descriptions
      from commerce.product_texts t join commerce.stores s on s.id = t.store_id
     where t.product_id = p.id) text on true
  join lateral (
    select jsonb_object_agg(s.code, c.price_minor) as list
      from commerce.product_prices c join commerce.stores s on s.id = c.store_id
     where c.product_id = p.id) price on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('quantity', quantity, 'price', each.prices)
                     order by quantity) as list
      from (select t.quantity, jsonb_object_agg(s.code, t.price_minor) as prices
              from commerce.tier_prices t join commerce.stores s on s.id = t.store_id
             where t.product_id = p.id group by t.quantity) each) tiers on true
  left join lateral (
    select jsonb_agg(url_path order by place) as list
      from (select own.url_path, 0 as place
              from commerce.category_paths own where own.id = p.category_id
            union all
            select path.url_path, c.position
              from commerce.product_categories further
              join commerce.categories c on c.id = further.category_id
              join commerce.category_paths path on path.id = c.id
             where further.product_id = p.id
               and further.category_id is distinct from p.category_id) lies) categories on true
  left join lateral (
    select jsonb_object_agg(attribute, words) as words
      from (select attribute, jsonb_agg(value order by value) as words
              from commerce.product_facets where product_id = p.id group by attribute) each
  ) facets on true
  left join lateral (${linkedSkusOfProduct}) linked on true`;

const framesAsListed = `
  select jsonb_build_object(
           'sku', p.sku, 'urlKey', p.url_key, 'name', text.names -> 'default',
           'gender', coalesce(facets.words -> 'gender', '[]'),
           'frameShape', facets.words #> '{frame_shape,0}',
           'lensTypes', coalesce(facets.words -> 'lens_type', '[]'),
           'features', coalesce(facets.words -> 'features', '[]'),
           'material', p.material,
           'measurements', jsonb_build_object(
             'lensWidthMm', p.lens_width_mm, 'lensHeightMm', p.lens_height_mm,
             'bridgeMm', p.bridge_mm, 'templeMm', p.temple_mm,
             'totalWidthMm', p.total_width_mm, 'weightGrams', p.weight_grams),
           'price', price.list,
           'description', ${byLanguage('text.descriptions')},
           'addedOn', p.added_on, 'colors', coalesce(colors.list, '[]'),
           'rimType', facets.words #> '{rim_type,0}',
           'outline', p.lens_outline, 'geometry', p.geometry)
         || case when tiers.list is null then '{}' else jsonb_build_object('tiers', tiers.list) end
         || case when categories.list is null then '{}'
                 else jsonb_build_object('categories', categories.list) end
         || case when p.attributes = '{}' then '{}'
                 else jsonb_build_object('attributes', p.attributes) end
         || ${media('p')} || coalesce(linked.list, '{}') as frame
    from commerce.products p
    ${ownTexts}
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'sku', v.sku, 'name', ${byLanguage('label.list')}, 'group', v.color_group,
               'hex', v.color_hex, 'stock', coalesce(st.qty_at_start, 0))
               || case when v.url_key is null then '{}'
                       else jsonb_build_object('urlKey', v.url_key) end
               || ${media('v')}
               order by v.position, v.id) as list
        from commerce.products v
        left join commerce.stock st on st.product_id = v.id
        join lateral (
          select jsonb_object_agg(s.code, l.label) as list
            from commerce.color_option_labels l join commerce.stores s on s.id = l.store_id
           where l.option_id = v.color_option_id) label on true
       where v.parent_id = p.id and v.enabled
    ) colors on true
   where p.id = any($1::bigint[]) and p.type_id = 'configurable' and p.choices = '{}' and p.enabled
   order by p.position, p.id`;

const partIsSold = `part.enabled and coalesce(model.enabled, true)`;

const goodsAsListed = `
  select jsonb_build_object(
           'type', p.type_id, 'sku', p.sku, 'urlKey', p.url_key,
           'name', ${byLanguage('text.names')}, 'listed', p.listed)
         || case when text.descriptions ->> 'default' = '' then '{}'
                 else jsonb_build_object('description', ${byLanguage('text.descriptions')}) end
         || case when p.added_on is null then '{}'
                 else jsonb_build_object('addedOn', p.added_on) end
         || case when categories.list is null then '{}'
                 else jsonb_build_object('categories', categories.list) end
         || case when own.attributes = '{}' then '{}'
                 else jsonb_build_object('attributes', own.attributes) end
         || ${media('p')} || coalesce(linked.list, '{}')
         || case when p.type_id = 'grouped' or p.price_is_dynamic then '{}'
                 else jsonb_build_object('price', price.list) end
         || case when tiers.list is null then '{}' else jsonb_build_object('tiers', tiers.list) end
         || case when p.type_id = 'simple'
                 then jsonb_build_object('stock', coalesce(st.qty_at_start, 0)) else '{}' end
         || case p.type_id
                 when 'grouped' then jsonb_build_object('members', coalesce(members.list, '[]'))
                 when 'configurable' then jsonb_build_object(
                   'choices', p.choices, 'variants', coalesce(variants.list, '[]'))
                 else jsonb_build_object('customOptions', coalesce(custom.list, '[]')) end
         || case when p.type_id = 'bundle'
                 then jsonb_build_object('options', coalesce(bundle.list, '[]')) else '{}' end
         || case when p.type_id = 'downloadable'
                 then jsonb_build_object('linksArePurchasedSeparately', p.links_are_apart,
                                         'links', coalesce(links.list, '[]'))
                 else '{}' end as goods
    from commerce.products p
    ${ownTexts}
    left join commerce.stock st on st.product_id = p.id
    cross join lateral (
      select p.attributes || coalesce((
               select jsonb_object_agg(key, value) from jsonb_each(facets.words)
                where key = any($2::text[])), '{}') as attributes) own
    left join lateral (
      select jsonb_agg(jsonb_build_object('sku', part.sku, 'quantity', m.quantity)
                       order by m.position) as list
        from commerce.group_parts m
        join commerce.products part on part.id = m.part_id
        left join commerce.products model on model.id = part.parent_id
       where m.product_id = p.id and ${partIsSold}) members on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'sku', v.sku, 'values', v.attributes, 'stock', coalesce(left_of.qty_at_start, 0))
               || case when told.names = text.names then '{}'
                       else jsonb_build_object('name', ${byLanguage('told.names')}) end
               || case when paid.list = price.list then '{}'
                       else jsonb_build_object('price', paid.list) end
               || ${media('v')}
               order by v.position, v.id) as list
        from commerce.products v
        left join commerce.stock left_of on left_of.product_id = v.id
        join lateral (
          select jsonb_object_agg(s.code, t.name) as names
            from commerce.product_texts t join commerce.stores s on s.id = t.store_id
           where t.product_id = v.id) told on true
        join lateral (
          select jsonb_object_agg(s.code, c.price_minor) as list
            from commerce.product_prices c join commerce.stores s on s.id = c.store_id
           where c.product_id = v.id) paid on true
       where v.parent_id = p.id and v.enabled) variants on p.choices <> '{}'
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'code', l.code, 'title', ${byLanguage('l.titles')})
               || ${added('l.prices_minor', 'null::integer')}
               || case when l.sample_url is null then '{}'
                       else jsonb_build_object('sampleUrl', l.sample_url) end
               order by l.position) as list
        from commerce.download_links l where l.product_id = p.id) links on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'code', o.code, 'title', ${byLanguage('o.titles')}, 'type', o.type,
               'required', o.required, 'selections', chosen.list) order by o.position, o.id) as list
        from commerce.bundle_options o
        join lateral (
          select jsonb_agg(jsonb_build_object(
                   'sku', part.sku, 'quantity', x.quantity,
                   'canChangeQuantity', x.can_change_quantity, 'isDefault', x.is_default)
                   || ${added('x.prices_minor', 'x.basis_points')} order by x.position, x.id) as list
            from commerce.bundle_selections x
            join commerce.products part on part.id = x.product_id
            left join commerce.products model on model.id = part.parent_id
           where x.option_id = o.id and ${partIsSold}) chosen on chosen.list is not null
       where o.product_id = p.id) bundle on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'code', o.code, 'title', ${byLanguage('o.titles')}, 'type', o.type,
               'required', o.required)
               || case when given.list is not null
                       then jsonb_build_object('values', given.list)
                       else ${added('o.prices_minor', 'o.basis_points')}
                         || case when o.sku is null then '{}'
                                 else jsonb_build_object('sku', o.sku) end
                         || case when o.max_characters is null then '{}'
                                 else jsonb_build_object('maxCharacters', o.max_characters) end end
               order by o.sort_order, o.id) as list
        from commerce.product_options o
        left join lateral (
          select jsonb_agg(jsonb_build_object('sku', v.sku, 'title', ${byLanguage('told.titles')})
                   || ${added('told.prices', 'v.basis_points')} order by v.sort_order, v.id) as list
            from commerce.product_option_values v
            join lateral (
              select jsonb_object_agg(s.code, c.title) as titles,
                     jsonb_object_agg(s.code, c.price_minor)
                       filter (where v.basis_points is null) as prices
                from commerce.product_option_value_prices c
                join commerce.stores s on s.id = c.store_id
               where c.value_id = v.id) told on true
           where v.option_id = o.id and v.enabled) given on true
       where o.product_id = p.id) custom on true
   where p.id = any($1::bigint[]) and p.parent_id is null
     and (p.type_id <> 'configurable' or p.choices <> '{}') and p.enabled and p.sku <> 'BasePrescription'
   order by p.position, p.id`;
