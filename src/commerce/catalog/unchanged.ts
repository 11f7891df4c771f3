import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { variantsOf } from './goods-file.ts';
import { readListed } from './read-listed.ts';
import { colorText, frameText, goodsText } from './same-product.ts';

/** The SKUs of what is on sale just as this part of a catalogue says. */
export async function unchangedIn(
  db: Queryable,
  part: Pick<CatalogueFile, 'frames' | 'goods'>,
): Promise<string[]> {
  const skus = [...part.frames, ...part.goods].map(({ sku }) => sku);
  if (skus.length === 0) return [];
  const { rows } = await db.query<{ id: number }>(
    'select id from commerce.products where sku = any($1::text[])',
    [skus],
  );
  if (rows.length === 0) return [];
  const known = textsOf(
    await readListed(
      db,
      rows.map(({ id }) => id),
    ),
  );
  return [...textsOf(part)].flatMap(([sku, text]) => (known.get(sku) === text ? [sku] : []));
}

function textsOf({ frames, goods }: Pick<CatalogueFile, 'frames' | 'goods'>): Map<string, string> {
  return new Map([
    ...frames.flatMap((frame): [string, string][] => [
      [frame.sku, frameText(frame)],
      ...frame.colors.map((color, place): [string, string] => [
        color.sku,
        colorText(frame.sku, color, place),
      ]),
    ]),
    ...goods.flatMap((one): [string, string][] => {
      const text = goodsText(one);
      return [one, ...variantsOf(one)].map(({ sku }) => [sku, text]);
    }),
  ]);
}
