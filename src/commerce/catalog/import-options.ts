import type { Queryable } from '#service-base/transaction.ts';
import type { GoodsRows } from './goods-rows.ts';

/**
 * Writes what shoppers may give along with goods. What is known keeps its number, which carts and
 * uids name; what is not listed any more goes.
 */
export async function importOptions(
  db: Queryable,
  { models, options, optionValues }: Pick<GoodsRows, 'models' | 'options' | 'optionValues'>,
): Promise<void> {
  const skus = models.map(({ sku }) => sku);
  await db.query(removeOptions, [skus, JSON.stringify(options)]);
  if (options.length === 0) return;
  await db.query(writeOptions, [JSON.stringify(options)]);
  await db.query(removeValues, [skus, JSON.stringify(optionValues)]);
  await db.query(writeValues, [JSON.stringify(optionValues)]);
}

const removeOptions = `
  delete from commerce.product_options o using commerce.products p
   where p.id = o.product_id and p.sku = any($1::text[])
     and not exists (
       select from jsonb_to_recordset($2::jsonb) as g(product text, code text)
        where g.product = p.sku and g.code = o.code)`;

const writeOptions = `
  insert into commerce.product_options
    (product_id, code, type, required, sort_order, max_characters, titles, prices_minor,
     basis_points, sku)
  select p.id, g.code, g.type, g.required, g.sort_order, g.max_characters, g.titles,
         g.prices_minor, g.basis_points, g.sku
    from jsonb_to_recordset($1::jsonb) as g(
      product text, code text, type text, required boolean, sort_order smallint,
      max_characters smallint, titles jsonb, prices_minor jsonb, basis_points integer, sku text)
    join commerce.products p on p.sku = g.product
  on conflict (product_id, code) do update set
    type = excluded.type, required = excluded.required, sort_order = excluded.sort_order,
    max_characters = excluded.max_characters, titles = excluded.titles,
    prices_minor = excluded.prices_minor, basis_points = excluded.basis_points,
    sku = excluded.sku`;

const removeValues = `
  delete from commerce.product_option_values v
   using commerce.product_options o, commerce.products p
   where o.id = v.option_id and p.id = o.product_id and p.sku = any($1::text[])
     and not exists (
       select from jsonb_to_recordset($2::jsonb) as g(product text, code text, sku text)
        where g.product = p.sku and g.code = o.code and g.sku = v.sku)`;

const writeValues = `
  with given as (
    select o.id as option_id, g.*
      from jsonb_to_recordset($1::jsonb) as g(
        product text, code text, sku text, sort_order smallint, basis_points integer, stores jsonb)
      join commerce.products p on p.sku = g.product
      join commerce.product_options o on o.product_id = p.id and o.code = g.code
  ), written as (
    insert into commerce.product_option_values (option_id, sku, sort_order, basis_points)
    select option_id, sku, sort_order, basis_points from given
    on conflict (option_id, sku) do update
      set sort_order = excluded.sort_order, basis_points = excluded.basis_points, enabled = true
    returning id, option_id, sku
  )
  insert into commerce.product_option_value_prices (value_id, store_id, title, price_minor)
  select w.id, s.id, store.value ->> 'title', (store.value ->> 'price_minor')::integer
    from written w
    join given g on g.option_id = w.option_id and g.sku = w.sku
    cross join lateral jsonb_each(g.stores) as store
    join commerce.stores s on s.code = store.key
  on conflict (value_id, store_id) do update
    set title = excluded.title, price_minor = excluded.price_minor`;
