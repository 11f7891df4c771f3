import type { Queryable } from '#service-base/transaction.ts';
import type { GoodsRows } from './goods-rows.ts';

/**
 * Writes what can be chosen of bundles. What is known keeps its number, which carts and uids name;
 * what is not listed any more goes, and lines of carts with it are told to be gone.
 */
export async function importBundles(
  db: Queryable,
  {
    bundles,
    bundleOptions,
    bundleSelections,
  }: Pick<GoodsRows, 'bundles' | 'bundleOptions' | 'bundleSelections'>,
): Promise<void> {
  if (bundles.length === 0) return;
  await db.query(
    `update commerce.products p set price_is_dynamic = b.price_is_dynamic
       from jsonb_to_recordset($1::jsonb) as b(sku text, price_is_dynamic boolean)
      where p.sku = b.sku`,
    [JSON.stringify(bundles)],
  );
  const skus = bundles.map(({ sku }) => sku);
  await db.query(removeOptions, [skus, JSON.stringify(bundleOptions)]);
  await db.query(writeOptions, [JSON.stringify(bundleOptions)]);
  await db.query(removeSelections, [skus, JSON.stringify(bundleSelections)]);
  await db.query(writeSelections, [JSON.stringify(bundleSelections)]);
}

const removeOptions = `
  delete from commerce.bundle_options o using commerce.products p
   where p.id = o.product_id and p.sku = any($1::text[])
     and not exists (
       select from jsonb_to_recordset($2::jsonb) as g(bundle text, code text)
        where g.bundle = p.sku and g.code = o.code)`;

const writeOptions = `
  insert into commerce.bundle_options (product_id, code, type, required, position, titles)
  select p.id, g.code, g.type, g.required, g.position, g.titles
    from jsonb_to_recordset($1::jsonb) as g(
      bundle text, code text, type text, required boolean, position smallint, titles jsonb)
    join commerce.products p on p.sku = g.bundle
  on conflict (product_id, code) do update set
    type = excluded.type, required = excluded.required, position = excluded.position,
    titles = excluded.titles`;

const removeSelections = `
  delete from commerce.bundle_selections s
   using commerce.bundle_options o, commerce.products bundle, commerce.products part
   where o.id = s.option_id and bundle.id = o.product_id and part.id = s.product_id
     and bundle.sku = any($1::text[])
     and not exists (
       select from jsonb_to_recordset($2::jsonb) as g(bundle text, code text, sku text)
        where g.bundle = bundle.sku and g.code = o.code and g.sku = part.sku)`;

const writeSelections = `
  insert into commerce.bundle_selections
    (option_id, product_id, quantity, can_change_quantity, is_default, position, prices_minor,
     basis_points)
  select o.id, part.id, g.quantity, g.can_change_quantity, g.is_default, g.position,
         g.prices_minor, g.basis_points
    from jsonb_to_recordset($1::jsonb) as g(
      bundle text, code text, sku text, quantity integer, can_change_quantity boolean,
      is_default boolean, position smallint, prices_minor jsonb, basis_points integer)
    join commerce.products bundle on bundle.sku = g.bundle
    join commerce.bundle_options o on o.product_id = bundle.id and o.code = g.code
    join commerce.products part on part.sku = g.sku
  on conflict (option_id, product_id) do update set
    quantity = excluded.quantity, can_change_quantity = excluded.can_change_quantity,
    is_default = excluded.is_default, position = excluded.position,
    prices_minor = excluded.prices_minor, basis_points = excluded.basis_points`;
