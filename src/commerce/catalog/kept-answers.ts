import { recentValues } from '#service-base/recent-values.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogMoment } from './catalog-reads.ts';

/**
 * Answers about products, kept for as long as they would come out the same. Each time one is
 * given again, one statement asks whether the catalogue and the stock of the products in it are
 * still as they were: no answer is older than that statement.
 */
export type KeptAnswers<Answer extends object> = {
  find(key: string): Promise<Answer | null>;
  /** Keeps `answer`, from now on for many readers: it cannot be changed any more. */
  keep(key: string, answer: Answer, moment: CatalogMoment): void;
};

/** As many as there are lists that members ask for again and again. */
const answersKept = 100;
const keptKeyLengthMax = 6000;

const momentNow = `
  select v.version,
         (select string_agg(s.product_id || ' ' || s.qty, ',' order by s.product_id)
            from commerce.stock s where s.product_id = any($1::bigint[])) as stock
    from commerce.catalog_version v`;

type Kept<Answer> = { answer: Answer; version: number; productIds: string; stock: string };

export function createKeptAnswers<Answer extends object>(db: Queryable): KeptAnswers<Answer> {
  const kept = recentValues<string, Kept<Answer>>(answersKept);
  return {
    async find(key) {
      const known = kept.get(key);
      if (!known) return null;
      const { rows } = await db.query<{ version: string; stock: string | null }>(momentNow, [
        known.productIds,
      ]);
      const isSame =
        Number(rows[0]?.version) === known.version && (rows[0]?.stock ?? '') === known.stock;
      return isSame ? known.answer : null;
    },
    keep(key, answer, { version, stock }) {
      if (key.length > keptKeyLengthMax) return;
      const ids = Object.keys(stock).sort((a, b) => Number(a) - Number(b));
      kept.set(key, {
        answer: frozen(answer),
        version,
        productIds: `{${ids.join(',')}}`,
        stock: ids.map((id) => `${id} ${stock[id]}`).join(','),
      });
    },
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
