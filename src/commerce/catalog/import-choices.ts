import type { Queryable } from '#service-base/transaction.ts';
import type { GoodsRows } from './goods-rows.ts';

/**
 * Takes off sale what products came in before and do not any more, for a catalogue tells such a
 * product whole, and numbers the words by which they are chosen. Numbers stay, so that the uids
 * which carts and pages have from before are right after an import, too.
 */
export async function importChoices(
  db: Queryable,
  { choices, variants }: Pick<GoodsRows, 'choices' | 'variants'>,
): Promise<void> {
  if (choices.length === 0) return;
  await db.query(
    `update commerce.products v set enabled = false
       from commerce.products model
      where model.id = v.parent_id and model.sku = any($1::text[]) and v.enabled
        and v.sku <> all($2::text[])`,
    [choices.map(({ sku }) => sku), variants.map(({ sku }) => sku)],
  );
  const words = variants.flatMap(({ attributes }) =>
    Object.entries(attributes).map(([attribute, word]) => ({ attribute, word })),
  );
  await db.query(
    `insert into commerce.choice_values (attribute, word)
     select distinct c.attribute, c.word
       from jsonb_to_recordset($1::jsonb) as c(attribute text, word text)
      where not exists (select from commerce.choice_values known
                         where known.attribute = c.attribute and known.word = c.word)
      order by 1, 2`,
    [JSON.stringify(words)],
  );
}

/** Writes by which attributes products are chosen, in their order. */
export async function importChosenBy(
  db: Queryable,
  { choices }: Pick<GoodsRows, 'choices'>,
): Promise<void> {
  if (choices.length === 0) return;
  await db.query(
    `update commerce.products p
        set choices = array(select jsonb_array_elements_text(c.choices))
       from jsonb_to_recordset($1::jsonb) as c(sku text, choices jsonb)
      where p.sku = c.sku`,
    [JSON.stringify(choices)],
  );
}
