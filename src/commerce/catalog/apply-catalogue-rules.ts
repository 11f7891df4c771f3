import { cataloguePriceMinor, type CatalogueRule } from '#domain/prices/catalogue-price.ts';
import type { Queryable } from '#service-base/transaction.ts';

/** A rule as its row has it: what it takes off in each store, by the store's code. */
export type CatalogueTerms = Readonly<Record<string, CatalogueRule>>;

type PriceRow = {
  productId: number;
  modelId: number;
  storeId: number;
  store: string;
  priceMinor: number;
  finalMinor: number | null;
  skus: string[];
  categories: string[] | null;
  attributes: Record<string, string[]> | null;
};

/** The rules that are in force now, in the order in which they count. */
export async function rulesInForce(db: Queryable): Promise<CatalogueTerms[]> {
  const { rows } = await db.query<{ terms: CatalogueTerms }>(
    `select terms from commerce.catalogue_rules
      where enabled and active_from <= now() and (active_until is null or active_until > now())
      order by position, id`,
  );
  return rows.map(({ terms }) => terms);
}

/**
 * Writes what the rules make of the prices of these models and their colors, where it is another
 * sum than before, and answers the models that it is another one for.
 */
export async function applyRules(
  db: Queryable,
  rules: readonly CatalogueTerms[],
  models: readonly number[],
): Promise<number[]> {
  if (rules.length === 0) return takeRulesOff(db, models);
  const { rows } = await db.query<PriceRow>(pricesOfModels, [models]);
  const changed = rows.flatMap((row) => {
    const { store, priceMinor, finalMinor, skus, categories, attributes } = row;
    const ofStore = rules.flatMap((terms) => terms[store] ?? []);
    const product = { skus, categories: categories ?? [], attributes: attributes ?? {} };
    const sum = cataloguePriceMinor(priceMinor, product, ofStore);
    const final = sum === priceMinor ? null : sum;
    return final === finalMinor ? [] : [{ ...row, finalMinor: final }];
  });
  if (changed.length > 0) await db.query(writeFinals, [JSON.stringify(changed)]);
  return [...new Set(changed.map(({ modelId }) => modelId))];
}

async function takeRulesOff(db: Queryable, models: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `update commerce.product_prices price set final_minor = null
       from commerce.products p
      where p.id = price.product_id and price.final_minor is not null
        and (p.id = any($1::bigint[]) or p.parent_id = any($1::bigint[]))
     returning coalesce(p.parent_id, p.id) as id`,
    [models],
  );
  return [...new Set(rows.map(({ id }) => id))];
}

const pricesOfModels = `
  select p.id as "productId", m.id as "modelId", s.id as "storeId", s.code as store,
         price.price_minor as "priceMinor", price.final_minor as "finalMinor",
         case when p.id = m.id then array[m.sku] else array[p.sku, m.sku] end as skus,
         categories.list as categories, facets.words as attributes
    from commerce.products m
    join commerce.products p on p.id = m.id or p.parent_id = m.id
    join commerce.product_prices price on price.product_id = p.id
    join commerce.stores s on s.id = price.store_id
    left join lateral (
      -- A rule for a category holds for what lies in those below it, too.
      select array_agg(distinct path) as list
        from commerce.category_paths c cross join unnest(c.lies_in) path
       where c.id = m.category_id
          or c.id in (select category_id from commerce.product_categories where product_id = m.id)
    ) categories on true
    left join lateral (
      select jsonb_object_agg(attribute, words) as words
        from (select attribute, jsonb_agg(value) as words
                from commerce.product_facets where product_id = m.id group by attribute) each
    ) facets on true
   where m.id = any($1::bigint[]) and m.parent_id is null`;

const writeFinals = `
  update commerce.product_prices price set final_minor = c."finalMinor"
    from jsonb_to_recordset($1::jsonb) as c("productId" bigint, "storeId" smallint, "finalMinor" integer)
   where price.product_id = c."productId" and price.store_id = c."storeId"`;
