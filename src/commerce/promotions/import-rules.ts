import type pg from 'pg';
import { toMinor, WHOLE_PPM } from '#domain/prices/money.ts';
import type { Off } from '#domain/prices/price-rules.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { changingTheCatalogue } from '../catalog/catalogue-lock.ts';
import { repriceAll } from '../catalog/refresh-prices.ts';
import { writeCatalogueRule } from './catalogue-rules.ts';
import {
  parseRules,
  RefusedRules,
  type RuleInFile,
  type RulesFault,
  type RulesFile,
  type TaxInFile,
} from './rules-file.ts';
import type { RuleTerms } from './rule-terms.ts';

/** What an import does to rules, coupons and tax rates. */
export type RulesPlan = {
  rules: { added: number; updated: number };
  coupons: { added: number; updated: number };
  /** Those about prices themselves. */
  catalogue: { added: number; updated: number };
  /** How many rates there are afterwards; null where the file says nothing of them. */
  taxes: number | null;
};

/** Thrown to undo a trial. */
class TrialEnds extends Error {
  readonly plan: RulesPlan;

  constructor(plan: RulesPlan) {
    super('a trial');
    this.plan = plan;
  }
}

/**
 * Adds and changes the rules of a file by their codes, with their coupons, in one transaction, and
 * with rules about prices the prices too;
 * rules and coupons that it does not name stay. Its tax rates are all there are from then on.
 *
 * @throws RefusedRules with every fault of the file; nothing is changed then.
 */
export async function importRules(
  pool: pg.Pool,
  value: unknown,
  { isTrial = false }: { isTrial?: boolean } = {},
): Promise<RulesPlan> {
  const file = parseRules(value);
  try {
    return await inTransaction(pool, async (client) => {
      await refuseUnknown(client, file);
      const plan = await write(client, file);
      if (isTrial) throw new TrialEnds(plan);
      return plan;
    });
  } catch (error) {
    if (error instanceof TrialEnds) return error.plan;
    throw error;
  }
}

/** A misspelt name would take nothing off, and nobody would know why. */
async function refuseUnknown(db: Queryable, { rules, catalogue }: RulesFile): Promise<void> {
  const goods = [...rules, ...catalogue].flatMap((rule) => rule.goods ?? []);
  const words = catalogue.flatMap((rule) => Object.entries(rule.goods?.attributes ?? {}));
  const { rows } = await db.query<RulesFault>(
    `select 'category ' || name as place, 'there is none of this address' as fault
       from unnest($1::text[]) as name
      where not exists (select from commerce.category_paths where url_path = name)
     union all
     select 'SKU ' || name, 'there is none' from unnest($2::text[]) as name
      where not exists (select from commerce.products where sku = name)
     union all
     select 'group ' || name, 'there is none' from unnest($3::text[]) as name
      where not exists (select from commerce.customer_groups where code = name)
     union all
     select distinct attribute || ' ' || word, 'no product has this word'
       from jsonb_to_recordset($4::jsonb) as named (attribute text, word text)
      where not exists (select from commerce.product_facets f
                         where f.attribute = named.attribute and f.value = named.word)`,
    [
      [...new Set(goods.flatMap(({ categories }) => categories ?? []))],
      [...new Set(goods.flatMap(({ skus }) => skus ?? []))],
      [...new Set(rules.flatMap(({ groups }) => groups ?? []))],
      JSON.stringify(
        words.flatMap(([attribute, some]) => some.map((word) => ({ attribute, word }))),
      ),
    ],
  );
  if (rows.length > 0) throw new RefusedRules(rows);
}

async function write(db: Queryable, { rules, catalogue, taxes }: RulesFile): Promise<RulesPlan> {
  const plan: RulesPlan = {
    rules: { added: 0, updated: 0 },
    coupons: { added: 0, updated: 0 },
    catalogue: { added: 0, updated: 0 },
    taxes: taxes?.length ?? null,
  };
  for (const rule of rules) {
    const written = await writeRule(db, rule);
    plan.rules[written.isNew ? 'added' : 'updated'] += 1;
    await writeTerms(db, written.id, rule);
    for (const coupon of rule.coupons ?? []) {
      plan.coupons[(await writeCoupon(db, written.id, rule, coupon)) ? 'added' : 'updated'] += 1;
    }
  }
  if (taxes) await writeTaxes(db, taxes);
  if (catalogue.length > 0) await changingTheCatalogue(db, { isLarge: true });
  for (const rule of catalogue) {
    plan.catalogue[(await writeCatalogueRule(db, rule)) ? 'added' : 'updated'] += 1;
  }
  if (catalogue.length > 0) await repriceAll(db);
  return plan;
}

async function writeRule(
  db: Queryable,
  { code, position, coupons, groups, from, until, enabled }: RuleInFile,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await db.query<{ id: number; isNew: boolean }>(
    `insert into commerce.price_rules
       (code, position, by_coupon, group_ids, active_from, active_until, enabled)
     values ($1, $2, $3, (select array_agg(id) from commerce.customer_groups where code = any($4)),
             coalesce($5, now()), $6, $7)
     on conflict (code) do update
       set position = excluded.position, by_coupon = excluded.by_coupon,
           group_ids = excluded.group_ids, active_until = excluded.active_until,
           active_from = coalesce($5, least(price_rules.active_from, now())),
           enabled = excluded.enabled
     returning id, xmax = 0 as "isNew"`,
    [code, position, coupons !== undefined, groups ?? null, from ?? null, until ?? null, enabled],
  );
  if (!rows[0]) throw new Error(`rule ${code} was not written`);
  return rows[0];
}

async function writeTerms(db: Queryable, ruleId: number, rule: RuleInFile): Promise<void> {
  await db.query('delete from commerce.price_rule_terms where rule_id = $1', [ruleId]);
  await db.query(
    `insert into commerce.price_rule_terms (rule_id, store_id, terms)
     select $1, s.id, t.terms
       from jsonb_to_recordset($2::jsonb) as t (store text, terms jsonb)
       join commerce.stores s on s.code = t.store`,
    [ruleId, JSON.stringify(rule.stores.map((store) => ({ store, terms: termsOf(rule, store) })))],
  );
}

function termsOf(rule: RuleInFile, store: StoreCode): RuleTerms {
  return {
    label: rule.label[store],
    off: offOf(rule, store),
    freeShipping: rule.freeShipping,
    goods: rule.goods ?? null,
    minimumMinor: rule.minimum?.[store] ?? 0,
    isLast: rule.last,
  };
}

function offOf({ percent, each, together }: RuleInFile, store: StoreCode): Off | null {
  if (percent) return { kind: 'percent', basisPoints: toMinor(percent) };
  if (each) return { kind: 'each', amountMinor: each[store] };
  return together ? { kind: 'together', amountMinor: together[store] } : null;
}

/** A code that is known, whatever its case, is the rule's from now on. Answers whether it is new. */
async function writeCoupon(
  db: Queryable,
  ruleId: number,
  rule: RuleInFile,
  { code, uses, usesPerCustomer, from, until }: NonNullable<RuleInFile['coupons']>[number],
): Promise<boolean> {
  const { rows } = await db.query<{ isNew: boolean }>(
    `insert into commerce.coupons as k
       (code, rule_id, labels, uses_max, uses_per_customer, active_from, active_until)
     values ($1, $2, $3, $4, $5, coalesce($6, now()), $7)
     on conflict (lower(code)) do update
       set rule_id = excluded.rule_id, percent = null, labels = excluded.labels,
           uses_max = excluded.uses_max, uses_per_customer = excluded.uses_per_customer,
           active_from = coalesce($6, least(k.active_from, now())),
           active_until = excluded.active_until
     returning xmax = 0 as "isNew"`,
    [
      code,
      ruleId,
      JSON.stringify(rule.label),
      uses ?? null,
      usesPerCustomer ?? null,
      from ?? null,
      until ?? null,
    ],
  );
  return rows[0]?.isNew === true;
}

async function writeTaxes(db: Queryable, taxes: readonly TaxInFile[]): Promise<void> {
  await db.query('delete from commerce.tax_rates');
  await db.query(
    `insert into commerce.tax_rates
       (store_id, tax_class, country_code, region_code, label, rate_ppm)
     select s.id, t.class, t.country, t.region, t.label, t.ppm
       from jsonb_to_recordset($1::jsonb) as t (
         store text, class text, country text, region text, label text, ppm integer)
       join commerce.stores s on s.code = t.store`,
    [
      JSON.stringify(
        taxes.map(({ percent, region = '', ...tax }) => ({
          ...tax,
          region,
          ppm: Math.round((percent / 100) * WHOLE_PPM),
        })),
      ),
    ],
  );
}
