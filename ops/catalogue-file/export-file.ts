import { open, rename, rm } from 'node:fs/promises';
import type { CatalogueFile } from '#commerce/index.ts';
import type { Services } from '#server/services.ts';
import { openPictureExport } from '../catalogue-pictures/export-pictures.ts';
import { headerOf, lineOf, rowsOf, type Delimiter } from './rows.ts';

/** How many of each kind are in a file that was written. */
export type Exported = Record<'frames' | 'colors' | 'products' | 'lenses' | 'pictures', number>;

type Source = Pick<Services['commerce'], 'exportCatalogue' | 'mediaFile' | 'mediaBytes'>;
type Write = (text: string) => Promise<void>;

/**
 * Writes what is on sale to a JSON file that `catalog import` reads, a part at a time, and its
 * pictures into a folder beside it. The file is there whole, or as it was before.
 */
export function exportJson(commerce: Source, file: string): Promise<Exported> {
  return writing(file, async (write) => {
    const counts = none();
    const list = openLists(write);
    let lenses: CatalogueFile['lenses'] = null;
    const pictures = openPictureExport(commerce, file);
    for await (const given of commerce.exportCatalogue()) {
      const part = await pictures.in(given);
      count(counts, part);
      lenses ??= part.lenses;
      await list.add('attributes', part.attributes);
      await list.add('categories', part.categories);
      await list.add('frames', part.frames);
      await list.add('products', part.goods);
    }
    await list.end(lenses && { prescriptionProduct: { lenses } });
    return { ...counts, pictures: pictures.count() };
  });
}

/**
 * The same as CSV: frames, colors and other goods, without what only a JSON file says. What is on
 * sale is gone through once more before, for the columns that it takes.
 *
 * @throws Error in words when the catalogue was changed meanwhile.
 */
export async function exportCsv(
  commerce: Source,
  file: string,
  delimiter: Delimiter,
): Promise<Exported> {
  const names = new Set<string>(['type', 'sku']);
  for await (const part of commerce.exportCatalogue())
    for (const row of rowsIn(part))
      for (const [name, value] of Object.entries(row)) if (value !== undefined) names.add(name);
  const columns = [...names];
  return writing(file, async (write) => {
    const counts = none();
    // Programs that part by semicolons know UTF-8 by its mark alone.
    await write(`${delimiter === ';' ? '\ufeff' : ''}${headerOf(columns, delimiter)}\r\n`);
    const pictures = openPictureExport(commerce, file);
    for await (const given of commerce.exportCatalogue()) {
      const part = await pictures.in(given);
      count(counts, part);
      const rows = rowsIn(part);
      const isNew = rows.some((row) =>
        Object.entries(row).some(([name, value]) => value !== undefined && !names.has(name)),
      );
      if (isNew) throw new Error('The catalogue was changed meanwhile: export it once more.');
      await write(rows.map((row) => `${lineOf(row, columns, delimiter)}\r\n`).join(''));
    }
    return { ...counts, lenses: 0, pictures: pictures.count() };
  });
}

function rowsIn({ frames, goods }: CatalogueFile) {
  return [...frames, ...goods].flatMap((one) => rowsOf(one));
}

const none = (): Exported => ({ frames: 0, colors: 0, products: 0, lenses: 0, pictures: 0 });

function count(counts: Exported, { frames, goods, lenses }: CatalogueFile): void {
  counts.frames += frames.length;
  counts.colors += frames.reduce((sum, { colors }) => sum + colors.length, 0);
  counts.products += goods.length;
  counts.lenses += lenses?.length ?? 0;
}

/** Writes an object of lists whose members come bit by bit, each list in one piece. */
function openLists(write: Write) {
  let current: string | null = null;
  return {
    async add(name: string, members: readonly unknown[]): Promise<void> {
      if (members.length === 0) return;
      const before = current === null ? '{' : '\n  ],';
      const begin = name === current ? ',' : `${before}\n  "${name}": [`;
      current = name;
      await write(`${begin}\n    ${members.map((one) => JSON.stringify(one)).join(',\n    ')}`);
    },
    /** With what is no list, if there is such. */
    async end(last: object | null): Promise<void> {
      const text = last ? JSON.stringify(last).slice(1, -1) : '';
      const before = current === null ? '{' : '\n  ]';
      await write(`${before}${text && (current === null ? '\n  ' : ',\n  ')}${text}\n}\n`);
    },
  };
}

async function writing<Result>(file: string, work: (write: Write) => Promise<Result>) {
  const beside = `${file}.part`;
  const handle = await open(beside, 'w');
  try {
    const result = await work(async (text) => void (await handle.write(text)));
    await handle.close();
    await rename(beside, file);
    return result;
  } catch (error) {
    await handle.close().catch(() => undefined); // closed before
    await rm(beside, { force: true });
    throw error;
  }
}
