import type { Queryable } from '#service-base/transaction.ts';
import type { WantedWords } from './product-query.ts';
import type { WordMatches } from './select-products.ts';
import { addSlot, type SlotBits } from './slot-bits.ts';

/** `first` stands apart from the others because an index of parts of words can only be asked for one. */
const slotsWithWords = `
  select string_agg(int4send(slot), ''::bytea) as slots,
         string_agg(int4send(slot) || int4send(score), ''::bytea) filter (where score > 0) as scores
    from (
      select t.slot,
             (select count(*)::integer from unnest($6::text[], $7::text[]) as w(word, pattern)
               where t.name_text like w.pattern or t.sku = w.word) as score
        from commerce.search_texts t
       where t.store_id = $1 and t.search_text like $2 and t.search_text like all($3::text[])
         and t.name_text like all($4::text[]) and t.description_text like all($5::text[])
    ) found`;

type Row = { slots: Buffer | null; scores: Buffer | null };

/** Where all of these words stand in the texts of a store's products, listed or not. */
export async function findWords(
  db: Queryable,
  storeId: number,
  { anywhere, name, description }: WantedWords,
): Promise<WordMatches> {
  const [first = '', ...others] = anywhere.toSorted((a, b) => b.length - a.length);
  const { rows } = await db.query<Row>(slotsWithWords, [
    storeId,
    within(first),
    others.map(within),
    name.map(within),
    description.map(within),
    anywhere,
    anywhere.map(within),
  ]);
  const slots: SlotBits = [];
  const [row] = rows;
  for (const slot of numbersOf(row?.slots)) addSlot(slots, slot);
  const scores = new Map<number, number>();
  const pairs = numbersOf(row?.scores);
  for (let place = 0; place < pairs.length; place += 2)
    scores.set(pairs[place] ?? 0, pairs[place + 1] ?? 0);
  return { slots, scores };
}

/** The word anywhere; what means something to `like` is meant as it is written. */
function within(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function numbersOf(bytes: Buffer | null | undefined): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < (bytes?.length ?? 0); at += 4) numbers.push(bytes?.readInt32BE(at) ?? 0);
  return numbers;
}
