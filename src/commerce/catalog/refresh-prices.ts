import type pg from 'pg';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { applyRules, rulesInForce } from './apply-catalogue-rules.ts';
import { changingTheCatalogue } from './catalogue-lock.ts';
import { allModels, refreshDocuments } from './refresh-documents.ts';

/** Models whose prices are looked at in one statement. */
const modelsAtOnce = 2000;

/**
 * Makes prices, lists and pages follow rules that have begun or ended since prices were looked at
 * last. One statement where there are none. Answers whether any price has changed.
 */
export async function followRulesInTime(pool: pg.Pool): Promise<boolean> {
  if (!(await isSomeDue(pool))) return false;
  return inTransaction(pool, async (client) => {
    await changingTheCatalogue(client, { isLarge: true });
    // Another process may have done so while this one waited.
    return (await isSomeDue(client)) && repriceAll(client);
  });
}

/**
 * Makes all prices follow the rules as they are now, and writes what pages read of products with
 * another price anew. Belongs in the transaction of the change, which holds the catalogue.
 */
export async function repriceAll(db: Queryable): Promise<boolean> {
  const rules = await rulesInForce(db);
  const models = await allModels(db);
  const changed: number[] = [];
  for (let start = 0; start < models.length; start += modelsAtOnce) {
    changed.push(...(await applyRules(db, rules, models.slice(start, start + modelsAtOnce))));
  }
  await db.query('update commerce.catalog_version set prices_as_of = now()');
  if (changed.length > 0) await refreshDocuments(db, await withWhatTheyAreIn(db, changed));
  return changed.length > 0;
}

async function isSomeDue(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>(
    `select exists (
       select from commerce.catalogue_rules r
        where r.enabled
          and ((r.active_from > v.prices_as_of and r.active_from <= now())
               or (r.active_until > v.prices_as_of and r.active_until <= now()))) as due
       from commerce.catalog_version v`,
  );
  return rows[0]?.due === true;
}

/** Products, and the bundles and groups with any of them, or a color of theirs, in it. */
export async function withWhatTheyAreIn(
  db: Queryable,
  models: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `with parts as (
       select id from commerce.products
        where id = any($1::bigint[]) or parent_id = any($1::bigint[])
     )
     select unnest($1::bigint[]) as id
     union
     select o.product_id
       from parts
       join commerce.bundle_selections s on s.product_id = parts.id
       join commerce.bundle_options o on o.id = s.option_id
     union
     select g.product_id from parts join commerce.group_parts g on g.part_id = parts.id`,
    [models],
  );
  return rows.map(({ id }) => id);
}
