import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogueFault } from './catalogue-file.ts';
import type { DeclaredAttribute } from './declared-attributes.ts';
import { wordCharsMax } from './file-fields.ts';

/**
 * What attributes cannot be declared as, since products have them already: without an option, or
 * as a filter with texts that are too long for one. Products that the catalogue lists say
 * themselves what they have now.
 */
export async function heldFaults(
  db: Queryable,
  attributes: readonly DeclaredAttribute[],
  listed: readonly string[],
): Promise<CatalogueFault[]> {
  if (attributes.length === 0) return [];
  const { rows } = await db.query<{ code: string; word: string | null; count: number }>(
    `select a.code, case when a.type = 'text' then null else word.value end as word,
            count(distinct p.id)::integer as count
       from jsonb_to_recordset($1::jsonb) as a(
              code text, type text, options jsonb, "isFilterable" boolean)
       join commerce.products p on p.attributes ? a.code and p.sku <> all($2::text[])
       cross join lateral jsonb_array_elements_text(
         case jsonb_typeof(p.attributes -> a.code) when 'array' then p.attributes -> a.code
              else jsonb_build_array(p.attributes -> a.code) end) word
      where a.type in ('select', 'multiselect')
            and not exists (select from jsonb_array_elements(a.options) option
                             where option ->> 'word' = word.value)
         or a.type = 'text' and a."isFilterable" and length(word.value) > ${wordCharsMax}
      group by 1, 2
      order by 1, 2`,
    [JSON.stringify(attributes), listed],
  );
  return rows.map(({ code, word, count }) => {
    const products = count === 1 ? '1 product has' : `${count} products have`;
    return word === null
      ? {
          place: `attribute ${code} filterable`,
          fault: `${products} a text longer than ${wordCharsMax} characters`,
        }
      : { place: `attribute ${code} options`, fault: `${products} ${word}, which is left out` };
  });
}
