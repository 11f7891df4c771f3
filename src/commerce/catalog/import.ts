import type pg from 'pg';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { changingTheCatalogue } from './catalogue-lock.ts';
import { parseCatalogue, type CatalogueFile } from './catalogue-file.ts';
import { outlineOf, type CatalogueOutline, type CatalogueParts } from './catalogue-outline.ts';
import { importAttributeFacets, importAttributes } from './declared-attributes.ts';
import { catalogueRows, categoryRows, colorRows, type CatalogueRows } from './catalogue-rows.ts';
import { goodsRows } from './goods-rows.ts';
import { importBundles } from './import-bundles.ts';
import { importChoices, importChosenBy } from './import-choices.ts';
import { importLinks, importMembers } from './import-links.ts';
import { importOptions } from './import-options.ts';
import type { PicturesBeside } from '../media/pictures-beside.ts';
import { withKept } from './kept-fields.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { importProductLinks } from './product-links.ts';
import { allModels, refreshDocuments } from './refresh-documents.ts';
import { createTakenPictures } from './taken-pictures.ts';

export type ImportOptions = {
  /** Takes off sale what the catalogue does not list; without it that stays as it is. */
  replaces?: boolean;
  /** Tells what would come of it and writes nothing. */
  isTrial?: boolean;
  /** Where the pictures lie that it names by file; without it such are refused. */
  beside?: PicturesBeside | undefined;
};

/**
 * Makes the shop sell what `catalogue` lists, by SKU, in one transaction; doing it again changes
 * nothing. The rest stays on sale, other colours of a listed frame with its new name and price,
 * unless the catalogue `replaces` it: then it is kept for old orders and not sold. Pieces sold
 * since the last import stay sold: a changed stock figure moves the stock by the difference, and
 * one below what is sold leaves none.
 *
 * @throws RefusedCatalogue with every fault of the catalogue; nothing is changed then.
 */
export async function importCatalogue(
  pool: pg.Pool,
  catalogue: unknown,
  options: ImportOptions = {},
): Promise<ImportPlan> {
  const file = parseCatalogue(catalogue, { replaces: options.replaces ?? false });
  return importParts(pool, () => partsOf(file), options);
}

/**
 * The same of a catalogue that is read part by part, three times from its beginning: what is in
 * memory of it are its SKUs and addresses. One without any word of lenses leaves them as they are.
 */
export async function importParts(
  pool: pg.Pool,
  given: CatalogueParts,
  { replaces = false, isTrial = false, beside }: ImportOptions = {},
): Promise<ImportPlan> {
  const pictures = createTakenPictures(pool, beside);
  const parts = pictures.in(given);
  const outline = await outlineOf(pool, parts);
  outline.pictureFaults.push(...pictures.faults());
  if (isTrial) return { ...(await planImport(pool, outline, { replaces })), ...pictures.plan() };
  return inTransaction(pool, async (client) => {
    const models = outline.frames.length + outline.goods.length;
    await changingTheCatalogue(client, { isLarge: models > productsAtOnce });
    const plan = await planImport(client, outline, { replaces });
    await pictures.write(client);
    if (replaces) await takeRestOffSale(client, outline);
    await freeUrlKeys(client, outline);
    const renamed = await importAllProducts(client, parts, { outline, replaces });
    for await (const part of parts()) await importWhatTheyAre(client, part);
    const prescription = catalogueRows({ frames: [], lenses: outline.lenses ?? [] });
    await importPrescription(client, prescription, replaces && outline.lenses !== null);
    const changed = replaces ? await allModels(client) : await modelsOf(client, outline, renamed);
    await refreshDocuments(client, changed);
    return { ...plan, ...pictures.plan() };
  });
}

/**
 * All products are there before anything is said of one: colours may move from frame to frame, and
 * bundles are made of products that come later. Answers what has another name now.
 */
async function importAllProducts(
  db: Queryable,
  parts: CatalogueParts,
  { outline, replaces }: { outline: CatalogueOutline; replaces: boolean },
): Promise<Renamed> {
  const renamed: Renamed = { attributes: [], categories: [], colors: [] };
  let framesBefore = 0;
  let goodsBefore = replaces ? outline.frames.length : 0;
  for await (const given of parts()) {
    const part = await withKept(db, given);
    renamed.attributes.push(...(await importAttributes(db, part.attributes)));
    renamed.categories.push(...(await importCategories(db, part)));
    renamed.colors.push(...(await importColors(db, part)));
    const frames = catalogueRows({ frames: part.frames, lenses: [] });
    const models = frames.models.map((model) =>
      model.listed ? { ...model, position: model.position + framesBefore } : model,
    );
    await importProducts(db, { ...frames, models }, replaces);
    const goods = goodsRows(part.goods, goodsBefore);
    if (part.goods.length > 0) {
      await importChoices(db, goods);
      await importProducts(db, goods, replaces);
      await importChosenBy(db, goods);
    }
    if (!replaces) continue;
    framesBefore += part.frames.length;
    goodsBefore += part.goods.length;
  }
  return renamed;
}

/** What has another name now: attributes by code, categories and colors by number. */
type Renamed = { attributes: string[]; categories: number[]; colors: number[] };

async function importWhatTheyAre(db: Queryable, part: CatalogueFile): Promise<void> {
  const { frames, goods } = part;
  await importProductLinks(db, part);
  const rows = catalogueRows({ frames, lenses: [] });
  await importTextsAndPrices(db, rows);
  await importTiers(db, rows);
  await followModels(db, rows);
  await importStock(db, rows);
  if (goods.length === 0) return;
  const others = goodsRows(goods, 0);
  await importTextsAndPrices(db, others);
  await importTiers(db, others);
  await importStock(db, others);
  await importBundles(db, others);
  await importMembers(db, others);
  await importLinks(db, others);
  await importOptions(db, others);
}

/** As many as make statements of a few megabytes. */
const productsAtOnce = 250;

async function* partsOf({
  attributes,
  frames,
  goods,
  categories,
  lenses,
}: CatalogueFile): AsyncGenerator<CatalogueFile> {
  const none = { attributes: [], categories: [], frames: [], goods: [], lenses: null };
  yield { ...none, attributes, categories, lenses };
  for (let start = 0; start < frames.length; start += productsAtOnce)
    yield { ...none, frames: frames.slice(start, start + productsAtOnce) };
  for (let start = 0; start < goods.length; start += productsAtOnce)
    yield { ...none, goods: goods.slice(start, start + productsAtOnce) };
}

/**
 * The models and other goods that a catalogue lists, those with a color or category that it names
 * anew, and bundles and groups with any of these in them.
 */
async function modelsOf(
  db: Queryable,
  { frames, goods }: CatalogueOutline,
  renamed: Renamed,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `with named as (
       select id from commerce.products where sku = any($1::text[])
     ), parts as (
       select id from named
       union
       select p.id from commerce.products p join named on p.parent_id = named.id
     )
     select id from named
     union
     select o.product_id
       from parts
       join commerce.bundle_selections s on s.product_id = parts.id
       join commerce.bundle_options o on o.id = s.option_id
     union
     select g.product_id from parts join commerce.group_parts g on g.part_id = parts.id`,
    [[PRESCRIPTION_SKU, ...frames.map(({ sku }) => sku), ...goods.map(({ sku }) => sku)]],
  );
  const others = await modelsOfRenamed(db, renamed);
  return [...new Set([...rows, ...others].map(({ id }) => id))];
}

/** Looks at every product, so only where something has another name. */
async function modelsOfRenamed(
  db: Queryable,
  { attributes, categories, colors }: Renamed,
): Promise<{ id: number }[]> {
  if (attributes.length + categories.length + colors.length === 0) return [];
  const { rows } = await db.query<{ id: number }>(
    `select coalesce(parent_id, id) as id from commerce.products where attributes ?| $3::text[]
     union
     select parent_id from commerce.products
      where color_option_id = any($1::integer[]) and parent_id is not null
     union
     select id from commerce.products
      where category_id = any($2::integer[]) and parent_id is null
     union
     select product_id from commerce.product_categories where category_id = any($2::integer[])`,
    [colors, categories, attributes],
  );
  return rows;
}

async function takeRestOffSale(
  db: Queryable,
  { frames, goods, lenses }: CatalogueOutline,
): Promise<void> {
  const skus = [
    ...frames.flatMap(({ sku, colors }) => [sku, ...colors.map((color) => color.sku)]),
    ...goods.flatMap(({ sku, variantSkus }) => [sku, ...variantSkus]),
  ];
  await db.query(
    `update commerce.products set enabled = false, listed = false, url_key = null
      where enabled and sku <> all($1::text[])`,
    [[PRESCRIPTION_SKU, ...skus]],
  );
  if (!lenses) return;
  await db.query(
    `update commerce.product_option_values v set enabled = false
       from commerce.product_options o
       join commerce.products p on p.id = o.product_id and p.sku = $2
      where o.id = v.option_id and v.sku <> all($1::text[])`,
    [lenses.map(({ code }) => code), PRESCRIPTION_SKU],
  );
}

/**
 * Takes away the addresses that products have no longer: two may exchange theirs. Each still leads
 * to its product until another one takes it.
 */
async function freeUrlKeys(db: Queryable, { frames, goods }: CatalogueOutline): Promise<void> {
  const given = [...frames, ...frames.flatMap(({ colors }) => colors), ...goods];
  const urlKeys = given.map(({ urlKey }) => urlKey ?? null);
  await db.query(
    `with given as (
       select p.id, p.url_key as before, given.url_key
         from unnest($1::text[], $2::text[]) as given(sku, url_key)
         join commerce.products p on p.sku = given.sku
        where p.url_key is distinct from given.url_key
     ), remembered as (
       insert into commerce.url_rewrites (url_key, product_id)
       select before, id from given where before is not null
       on conflict (url_key) do update set product_id = excluded.product_id
     )
     update commerce.products p set url_key = null from given where p.id = given.id`,
    [given.map(({ sku }) => sku), urlKeys],
  );
  await db.query(`delete from commerce.url_rewrites where url_key = any($1::text[])`, [urlKeys]);
}

/** Each below what it lies in; answers the numbers of those that have another name now. */
async function importCategories(db: Queryable, file: CatalogueFile): Promise<number[]> {
  if (file.categories.length === 0) return [];
  const rows = categoryRows(file);
  const depthOf = ({ url_path: path }: { url_path: string }) => path.split('/').length;
  for (const depth of [...new Set(rows.map(depthOf))].toSorted((one, other) => one - other))
    await db.query(addCategories, [JSON.stringify(rows.filter((row) => depthOf(row) === depth))]);
  const { rows: renamed } = await db.query<{ id: number }>(
    `insert into commerce.category_texts as known (category_id, store_id, name)
     select category.id, s.id, c.name
       from jsonb_to_recordset($1::jsonb) as c(url_path text, store text, name text)
       join commerce.category_paths category on category.url_path = c.url_path
       join commerce.stores s on s.code = c.store
     on conflict (category_id, store_id) do update set name = excluded.name
      where known.name <> excluded.name
     returning category_id as id`,
    [JSON.stringify(rows)],
  );
  return renamed.map(({ id }) => id);
}

const addCategories = `
  insert into commerce.categories (id, parent_id, url_key, level, position)
  select last.id + row_number() over (order by min(c.place)), above.id, c.url_key,
         above.level + 1, last.position + row_number() over (order by min(c.place))
    from jsonb_to_recordset($1::jsonb)
      as c(url_key text, parent text, url_path text, place integer)
    cross join (select max(id) as id, max(position) as position from commerce.categories) last
    left join commerce.category_paths parent on parent.url_path = c.parent
    join commerce.categories above
      on case when c.parent is null then above.parent_id is null else above.id = parent.id end
   where not exists (select from commerce.category_paths known where known.url_path = c.url_path)
   group by c.url_key, last.id, last.position, above.id, above.level`;

/** Answers the numbers of the colors that have another name now. */
async function importColors(db: Queryable, { frames }: CatalogueFile): Promise<number[]> {
  if (frames.length === 0) return [];
  const colors = new Map(
    frames
      .flatMap((frame) => colorRows(frame))
      .map((color) => [JSON.stringify([color.code, color.store]), color]),
  );
  const list = JSON.stringify([...colors.values()]);
  await db.query(
    `insert into commerce.color_options (code)
     select distinct c.code from jsonb_to_recordset($1::jsonb) as c(code text)
      where not exists (select from commerce.color_options o where o.code = c.code)`,
    [list],
  );
  const { rows } = await db.query<{ id: number }>(
    `insert into commerce.color_option_labels as known (option_id, store_id, label)
     select o.id, s.id, c.label
       from jsonb_to_recordset($1::jsonb) as c(code text, store text, label text)
       join commerce.color_options o on o.code = c.code
       join commerce.stores s on s.code = c.store
     on conflict (option_id, store_id) do update set label = excluded.label
      where known.label <> excluded.label
     returning option_id as id`,
    [list],
  );
  return rows.map(({ id }) => id);
}

async function importProducts(
  db: Queryable,
  {
    models,
    variants,
    facets,
    furtherCategories,
  }: Pick<CatalogueRows, 'facets' | 'furtherCategories'> & {
    models: readonly { sku: string }[];
    variants: readonly { sku: string; parent_sku: string }[];
  },
  replaces: boolean,
): Promise<void> {
  const skus = models.map(({ sku }) => sku);
  await db.query(upsertModels, [JSON.stringify(models), replaces]);
  await db.query(upsertVariants, [JSON.stringify(variants)]);
  await db.query(
    `delete from commerce.product_facets f using commerce.products p
      where p.id = f.product_id and p.sku = any($1::text[])`,
    [skus],
  );
  await db.query(
    `insert into commerce.product_facets (product_id, attribute, value)
     select p.id, f.attribute, f.value
       from jsonb_to_recordset($1::jsonb) as f(sku text, attribute text, value text)
       join commerce.products p on p.sku = f.sku`,
    [JSON.stringify(facets)],
  );
  await importAttributeFacets(db, skus);
  await db.query(
    `delete from commerce.product_categories c using commerce.products p
      where p.id = c.product_id and p.sku = any($1::text[])`,
    [skus],
  );
  await db.query(
    `insert into commerce.product_categories (product_id, category_id)
     select p.id, c.id
       from jsonb_to_recordset($1::jsonb) as f(sku text, category text)
       join commerce.products p on p.sku = f.sku
       join commerce.category_paths c on c.url_path = f.category
     on conflict do nothing`,
    [JSON.stringify(furtherCategories)],
  );
}

/** What is known keeps its place in lists unless the catalogue replaces all; what is new comes last. */
const upsertModels = `
  insert into commerce.products as known
    (sku, type_id, category_id, url_key, enabled, listed, position, material, lens_width_mm,
     lens_height_mm, bridge_mm, temple_mm, total_width_mm, weight_grams, added_on, lens_outline,
     geometry, attributes, media)
  select m.sku, m.type_id,
         (select c.id from commerce.category_paths c where c.url_path = m.category),
         m.url_key, true, m.listed,
         m.position + case when $2::boolean then 0 else (
           select coalesce(max(position), 0) from commerce.products where parent_id is null) end,
         m.material,
         m.lens_width_mm, m.lens_height_mm, m.bridge_mm, m.temple_mm, m.total_width_mm,
         m.weight_grams, m.added_on, m.lens_outline, m.geometry,
         coalesce(m.attributes, '{}'), coalesce(m.media, '[]')
    from jsonb_to_recordset($1::jsonb) as m(
      sku text, type_id text, category text, url_key text, listed boolean,
      position integer, material text, lens_width_mm double precision,
      lens_height_mm double precision, bridge_mm double precision, temple_mm double precision,
      total_width_mm double precision, weight_grams double precision, added_on date,
      lens_outline text, geometry jsonb, attributes jsonb, media jsonb)
  on conflict (sku) do update set
    type_id = excluded.type_id, category_id = excluded.category_id, url_key = excluded.url_key,
    enabled = true, listed = excluded.listed,
    position = case when $2::boolean then excluded.position else known.position end,
    material = excluded.material, lens_width_mm = excluded.lens_width_mm,
    lens_height_mm = excluded.lens_height_mm, bridge_mm = excluded.bridge_mm,
    temple_mm = excluded.temple_mm, total_width_mm = excluded.total_width_mm,
    weight_grams = excluded.weight_grams, added_on = excluded.added_on,
    lens_outline = excluded.lens_outline, geometry = excluded.geometry,
    attributes = excluded.attributes, media = excluded.media`;

const upsertVariants = `
  insert into commerce.products
    (sku, type_id, parent_id, category_id, url_key, enabled, position, color_option_id,
     color_group, color_hex, attributes, media)
  select v.sku, 'simple', parent.id, parent.category_id, v.url_key, true, v.position, o.id,
         v.color_group, v.color_hex, coalesce(v.attributes, '{}'), v.media
    from jsonb_to_recordset($1::jsonb) as v(
      sku text, parent_sku text, position integer, color_code text, color_group text,
      color_hex text, url_key text, attributes jsonb, media jsonb)
    join commerce.products parent on parent.sku = v.parent_sku
    left join commerce.color_options o on o.code = v.color_code
  on conflict (sku) do update set
    type_id = excluded.type_id, parent_id = excluded.parent_id,
    category_id = excluded.category_id, url_key = excluded.url_key, enabled = true,
    position = excluded.position, color_option_id = excluded.color_option_id, color_group = excluded.color_group,
    color_hex = excluded.color_hex, attributes = excluded.attributes, media = excluded.media`;

async function importTextsAndPrices(
  db: Queryable,
  { texts, prices }: Pick<CatalogueRows, 'texts' | 'prices'>,
): Promise<void> {
  await db.query(
    `insert into commerce.product_texts (product_id, store_id, name, description)
     select p.id, s.id, t.name, t.description
       from jsonb_to_recordset($1::jsonb)
         as t(sku text, store text, name text, description text)
       join commerce.products p on p.sku = t.sku
       join commerce.stores s on s.code = t.store
     on conflict (product_id, store_id) do update
       set name = excluded.name, description = excluded.description`,
    [JSON.stringify(texts)],
  );
  await db.query(
    `insert into commerce.product_prices (product_id, store_id, price_minor)
     select p.id, s.id, c.price_minor
       from jsonb_to_recordset($1::jsonb) as c(sku text, store text, price_minor integer)
       join commerce.products p on p.sku = c.sku
       join commerce.stores s on s.code = c.store
     on conflict (product_id, store_id) do update set price_minor = excluded.price_minor`,
    [JSON.stringify(prices)],
  );
}

async function importTiers(
  db: Queryable,
  { models, tiers }: Pick<CatalogueRows, 'tiers'> & { models: readonly { sku: string }[] },
): Promise<void> {
  await db.query(
    `delete from commerce.tier_prices t using commerce.products p
      where p.id = t.product_id and p.sku = any($1::text[])`,
    [models.map(({ sku }) => sku)],
  );
  if (tiers.length === 0) return;
  await db.query(
    `insert into commerce.tier_prices (product_id, store_id, quantity, price_minor)
     select p.id, s.id, t.quantity, t.price_minor
       from jsonb_to_recordset($1::jsonb)
         as t(sku text, store text, quantity integer, price_minor integer)
       join commerce.products p on p.sku = t.sku
       join commerce.stores s on s.code = t.store`,
    [JSON.stringify(tiers)],
  );
}

/** Colours that stay on sale beside those that are listed take name, price and words of their frame. */
async function followModels(db: Queryable, { models, variants }: CatalogueRows): Promise<void> {
  const skus = [models.map(({ sku }) => sku), variants.map(({ sku }) => sku)];
  const others = `commerce.products v
       join commerce.products m on m.id = v.parent_id and m.sku = any($1::text[])
      where v.enabled and v.sku <> all($2::text[])`;
  await db.query(
    `with others as (
       select v.id, m.id as model_id, m.category_id,
              (select count(*) from commerce.products listed
                where listed.parent_id = m.id and listed.sku = any($2::text[]))
              + row_number() over (partition by m.id order by v.position, v.id) as position
         from ${others}
     ), prices as (
       update commerce.product_prices p set price_minor = model.price_minor
         from others join commerce.product_prices model on model.product_id = others.model_id
        where p.product_id = others.id and p.store_id = model.store_id
     ), texts as (
       update commerce.product_texts t
          set name = model.name || ', ' || l.label, description = model.description
         from others
         join commerce.products v on v.id = others.id
         join commerce.product_texts model on model.product_id = others.model_id
         join commerce.color_option_labels l
           on l.option_id = v.color_option_id and l.store_id = model.store_id
        where t.product_id = others.id and t.store_id = model.store_id
     )
     update commerce.products v set position = others.position, category_id = others.category_id
       from others where v.id = others.id`,
    skus,
  );
  await db.query(
    `insert into commerce.product_facets (product_id, attribute, value)
     select distinct m.id, 'color', v.color_group from ${others}
     on conflict do nothing`,
    skus,
  );
}

async function importStock(db: Queryable, { stock }: Pick<CatalogueRows, 'stock'>): Promise<void> {
  // In the order of their numbers, as orders take them, so that no two wait for each other.
  await db.query(
    `insert into commerce.stock as now (product_id, qty, qty_at_start)
     select p.id, v.stock, v.stock
       from jsonb_to_recordset($1::jsonb) as v(sku text, stock integer)
       join commerce.products p on p.sku = v.sku
      order by p.id
     on conflict (product_id) do update
       set qty = greatest(0, now.qty + excluded.qty_at_start - now.qty_at_start),
           qty_at_start = greatest(excluded.qty_at_start, now.qty_at_start - now.qty)
     where now.qty_at_start <> excluded.qty_at_start`,
    [JSON.stringify(stock)],
  );
}

async function importPrescription(
  db: Queryable,
  { options, lenses }: CatalogueRows,
  replaces: boolean,
): Promise<void> {
  await db.query(
    `insert into commerce.product_options
       (product_id, code, type, required, sort_order, max_characters)
     select p.id, o.code, o.type, o.required, o.sort_order, o.max_characters
       from jsonb_to_recordset($2::jsonb)
         as o(code text, type text, required boolean, sort_order smallint, max_characters smallint)
       join commerce.products p on p.sku = $1
     on conflict (product_id, code) do update
       set type = excluded.type, required = excluded.required,
           sort_order = excluded.sort_order, max_characters = excluded.max_characters`,
    [PRESCRIPTION_SKU, JSON.stringify(options)],
  );
  await db.query(
    `insert into commerce.product_option_values as known (option_id, sku, sort_order)
     select o.id, l.code, l.sort_order + case when $3::boolean then 0 else (
              select coalesce(max(sort_order), 0) from commerce.product_option_values) end
       from jsonb_to_recordset($2::jsonb) as l(code text, sort_order smallint)
       join commerce.products p on p.sku = $1
       join commerce.product_options o on o.product_id = p.id and o.type = 'drop_down'
     on conflict (option_id, sku) do update
       set sort_order = case when $3::boolean then excluded.sort_order else known.sort_order end,
           enabled = true`,
    [PRESCRIPTION_SKU, JSON.stringify(lenses), replaces],
  );
  await db.query(
    `insert into commerce.product_option_value_prices (value_id, store_id, title, price_minor)
     select v.id, s.id, store.value ->> 'title', (store.value ->> 'price_minor')::integer
       from jsonb_to_recordset($1::jsonb) as l(code text, stores jsonb)
       join commerce.product_option_values v on v.sku = l.code
       cross join lateral jsonb_each(l.stores) as store
       join commerce.stores s on s.code = store.key
     on conflict (value_id, store_id) do update
       set title = excluded.title, price_minor = excluded.price_minor`,
    [JSON.stringify(lenses)],
  );
}
