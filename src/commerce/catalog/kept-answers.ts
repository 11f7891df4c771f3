import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Answer } from '#service-base/call.ts';
import type { Contract } from '#service-base/execute.ts';
import { recentValues } from '#service-base/recent-values.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import type { Freshness, Reading } from '../freshness.ts';
import type { CatalogMoment } from './catalog-reads.ts';

/** As many as there are lists that members ask for again and again. */
const answersKept = 100;
const keptKeyLengthMax = 6000;

const momentNow = `
  select v.version,
         (select string_agg(s.product_id || ' ' || s.qty, ',' order by s.product_id)
            from commerce.stock s where s.product_id = any($1::bigint[])) as stock
    from commerce.catalog_version v`;

type Kept = {
  answer: Answer;
  version: number;
  productIds: string;
  stock: string;
  /** When it was last known to come out so. */
  checked: Reading;
};
type AnswerOnce = NonNullable<Contract<CommerceContext>['answerOnce']>;

/**
 * Answers about products, kept for as long as they would come out the same. One statement asks
 * whether the catalogue and the stock of the products in it are still as they were, for all who
 * ask within a second; what is changed through this process is asked about at once. No answer is
 * older than that. A kept answer has many readers, and cannot be changed any more.
 */
export function createKeptAnswers(db: Queryable, freshness: Freshness): AnswerOnce {
  const kept = recentValues<string, Kept>(answersKept);

  async function find(key: string): Promise<Answer | null> {
    const known = kept.get(key);
    if (!known) return null;
    if (freshness.holds(known.checked)) return known.answer;
    const reading = freshness.reading();
    const { rows } = await db.query<{ version: string; stock: string | null }>(momentNow, [
      known.productIds,
    ]);
    const isSame =
      Number(rows[0]?.version) === known.version && (rows[0]?.stock ?? '') === known.stock;
    if (!isSame) return null;
    known.checked = reading;
    return known.answer;
  }

  function keep(
    key: string,
    { answer, checked }: Pick<Kept, 'answer' | 'checked'>,
    { version, stock }: CatalogMoment,
  ): void {
    if (key.length > keptKeyLengthMax) return;
    const ids = Object.keys(stock).sort((a, b) => Number(a) - Number(b));
    kept.set(key, {
      answer: frozen(answer),
      checked,
      version,
      productIds: `{${ids.join(',')}}`,
      stock: ids.map((id) => `${id} ${stock[id]}`).join(','),
    });
  }

  return async ({ call, operation, context: { store, catalogReads } }, run) => {
    // Only our own pages bring a page request, and only their few lists are worth keeping.
    if (!call.pageRequest || !asksProductsOnly(operation)) return run();
    const key = `${call.document}\n${store.id}\n${JSON.stringify(call.variables)}`;
    const known = await find(key);
    if (known) return known;
    const checked = freshness.reading();
    const answer = await run();
    const moment = catalogReads.all();
    if (moment && !answer.errors) keep(key, { answer, checked }, moment);
    return answer;
  };
}

/** Whether everything asked for comes out of the catalogue and its stock. */
function asksProductsOnly({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === 'query' &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && selection.name.value === 'products',
    )
  );
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
