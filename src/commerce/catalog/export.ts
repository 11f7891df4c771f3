import type pg from 'pg';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogueCategory, CatalogueFile, CatalogueLens } from './catalogue-file.ts';
import { readAttributes, type CatalogueAttribute } from './declared-attributes.ts';
import { readLensTitle } from './lens-title.ts';
import { readListed } from './read-listed.ts';

const productsAtOnce = 250;

/**
 * What is on sale, part by part as a catalogue file has it, all as it was at one moment: first
 * attributes, categories and lenses, then frames, then other goods, both in the order of lists.
 * Stock is what there was at the start, as a file says it.
 */
export async function* exportCatalogue(pool: pg.Pool): AsyncGenerator<CatalogueFile> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    yield {
      attributes: await declarations(client),
      categories: await categories(client),
      frames: [],
      goods: [],
      lenses: await lenses(client),
    };
    for (const ofFrames of [true, false]) yield* products(client, ofFrames);
  } finally {
    // A connection that cannot roll back must not serve anybody else.
    const broken = await client.query('rollback').then(
      () => undefined,
      (fault: Error) => fault,
    );
    client.release(broken);
  }
}

async function* products(db: Queryable, ofFrames: boolean): AsyncGenerator<CatalogueFile> {
  let last = { position: -1, id: 0 };
  for (;;) {
    const { rows } = await db.query<typeof last>(
      `select position, id::integer as id from commerce.products
        where enabled and parent_id is null and (type_id = 'configurable') = $1 and sku <> $2
          and (position, id) > ($3, $4)
        order by position, id limit ${productsAtOnce}`,
      [ofFrames, PRESCRIPTION_SKU, last.position, last.id],
    );
    const next = rows.at(-1);
    if (!next) return;
    last = next;
    const listed = await readListed(
      db,
      rows.map(({ id }) => id),
    );
    yield { attributes: [], categories: [], ...listed, lenses: null };
  }
}

async function declarations(db: Queryable): Promise<CatalogueAttribute[]> {
  const known = await readAttributes(db);
  return known.map(({ code, type, labels, options, isFilterable }) => {
    const told = { code, label: labels, filterable: isFilterable };
    return type === 'select' || type === 'multiselect'
      ? { ...told, type, options: options.map((one) => ({ value: one.word, label: one.labels })) }
      : { ...told, type };
  });
}

async function categories(db: Queryable): Promise<CatalogueCategory[]> {
  const { rows } = await db.query<{
    urlKey: string;
    parent: string | null;
    en: string;
    de: string;
  }>(
    `select c.url_key as "urlKey", above.url_path as parent,
            max(t.name) filter (where s.code = 'default') as en,
            max(t.name) filter (where s.code = 'german') as de
       from commerce.categories c
       join commerce.category_texts t on t.category_id = c.id
       join commerce.stores s on s.id = t.store_id
       left join commerce.category_paths above on above.id = c.parent_id
      where c.parent_id is not null group by c.id, above.url_path order by c.position, c.id`,
  );
  return rows.map(({ urlKey, parent, en, de }) => ({
    urlKey,
    ...(parent !== null && { parent }),
    name: { en, de },
  }));
}

/** Those that are sold, in their order; null where there are none. */
async function lenses(db: Queryable): Promise<CatalogueLens[] | null> {
  const all = await lensesSold(db);
  const unknown = all.find(({ lens }) => lens === null);
  if (unknown)
    throw new Error(`What the lens ${unknown.code} is cannot be told from "${unknown.title}".`);
  return all.length > 0 ? all.flatMap(({ lens }) => lens ?? []) : null;
}

/** What they are is in their titles; null where that is not one of ours. */
async function lensesSold(
  db: Queryable,
): Promise<{ code: string; title: string; lens: CatalogueLens | null }[]> {
  const { rows } = await db.query<{ code: string; title: string; prices: object }>(
    `select v.sku as code, max(c.title) filter (where s.code = 'default') as title,
            jsonb_object_agg(s.code, c.price_minor) as prices
       from commerce.product_option_values v
       join commerce.product_options o on o.id = v.option_id and o.type = 'drop_down'
       join commerce.products p on p.id = o.product_id and p.sku = $1
       join commerce.product_option_value_prices c on c.value_id = v.id
       join commerce.stores s on s.id = c.store_id
      where v.enabled group by v.id order by v.sort_order, v.id`,
    [PRESCRIPTION_SKU],
  );
  return rows.map(({ code, title, prices }) => {
    const told = readLensTitle(title);
    const priceMinor = prices as CatalogueLens['priceMinor'];
    return { code, title, lens: told && { code, ...told, priceMinor } };
  });
}

/** Each lens that is sold, by its code, as a text that says all of it. */
export async function lensTexts(db: Queryable): Promise<Map<string, string>> {
  const all = await lensesSold(db);
  return new Map(all.flatMap(({ lens }) => (lens ? [[lens.code, lensText(lens)]] : [])));
}

/** The same for two ways to say the same. */
export function lensText({ code, lensTypes, index, priceMinor }: CatalogueLens): string {
  return JSON.stringify([code, lensTypes, index, priceMinor.default, priceMinor.german]);
}
