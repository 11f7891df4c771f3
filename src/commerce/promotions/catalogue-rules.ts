import { toMinor } from '#domain/prices/money.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogueTerms } from '../catalog/apply-catalogue-rules.ts';
import type { CatalogueRuleInFile } from './catalogue-rules-file.ts';

/** Adds a rule about prices, or changes the one of its code. Answers whether it is new. */
export async function writeCatalogueRule(
  db: Queryable,
  rule: CatalogueRuleInFile,
): Promise<boolean> {
  const { code, position, from, until, enabled } = rule;
  const { rows } = await db.query<{ isNew: boolean }>(
    `insert into commerce.catalogue_rules as known
       (code, position, active_from, active_until, enabled, terms)
     values ($1, $2, coalesce($3, now()), $4, $5, $6)
     on conflict (code) do update
       set position = excluded.position, active_until = excluded.active_until,
           active_from = coalesce($3, least(known.active_from, now())),
           enabled = excluded.enabled, terms = excluded.terms
     returning xmax = 0 as "isNew"`,
    [code, position, from ?? null, until ?? null, enabled, JSON.stringify(termsOf(rule))],
  );
  return rows[0]?.isNew === true;
}

function termsOf({ stores, percent, amount, goods, last }: CatalogueRuleInFile): CatalogueTerms {
  return Object.fromEntries(
    stores.map((store) => [
      store,
      {
        off: percent
          ? { kind: 'percent', basisPoints: toMinor(percent) }
          : { kind: 'amount', amountMinor: amount?.[store] ?? 0 },
        goods: goods ?? null,
        isLast: last,
      },
    ]),
  );
}
