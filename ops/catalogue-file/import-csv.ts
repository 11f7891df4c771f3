import { stat } from 'node:fs/promises';
import {
  RefusedCatalogue,
  type CatalogueFile,
  type CatalogueParts,
  type ImportPlan,
} from '#commerce/index.ts';
import type { Services } from '#server/services.ts';
import type { Progress } from '../members-file/import-file.ts';
import { openText, type TextFile } from '../members-file/text.ts';
import type { AttributeTypes } from './columns.ts';
import type { LineFault } from './read-line.ts';
import { readProducts, UnreadableFile, type CsvProduct } from './read-products.ts';

export type CsvOptions = {
  replaces: boolean;
  isTrial: boolean;
  /** Imports what has no fault; without it a fault undoes all. */
  skipsBad: boolean;
  progress?: (done: Progress) => void;
};

export type CsvOutcome = {
  lines: number;
  faults: LineFault[];
  /** Null where nothing was, or would be, changed. */
  plan: ImportPlan | null;
};

/** As many as make statements of a few megabytes. */
const productsAtOnce = 250;
/** A part that is not there keeps its bundle out, and that another one. */
const roundsMax = 20;

/**
 * Imports products from a CSV file in one transaction: all of them, or none where a line has a
 * fault, or those without one where it `skipsBad`. The file is read four times; of it the SKUs and
 * addresses are in memory.
 *
 * @throws Error in words for a file that cannot be read, or that is changed meanwhile.
 */
export async function importCsv(
  { commerce }: Services,
  file: string,
  { replaces, isTrial, skipsBad, progress }: CsvOptions,
): Promise<CsvOutcome> {
  const text = await openText(file);
  const attributes = await commerce.attributeTypes();
  const seen = createSeen();
  let checked: { lines: number; faults: LineFault[] };
  try {
    checked = await check({ text, attributes }, seen, share(progress, 0, text));
  } catch (error) {
    if (error instanceof UnreadableFile) return { lines: 0, faults: [...error.faults], plan: null };
    throw error;
  }
  const { lines, faults } = checked;
  const before = await stat(file);
  const left = new Set<number>();
  let pass = 1;
  const parts: CatalogueParts = async function* () {
    const tell = share(progress, Math.min(pass, passes - 1), text);
    pass += 1;
    yield* partsOf(readRight({ text, attributes }, { seen, left, tell }));
    const after = await stat(file);
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new Error('The file was changed while it was read: nothing was changed.');
  };
  for (let round = 0; round < roundsMax; round += 1) {
    const asTrial = isTrial || (faults.length > 0 && !skipsBad);
    try {
      const plan = await commerce.importCatalogueParts(parts, { replaces, isTrial: asTrial });
      const isRefused = faults.length > 0 && !skipsBad;
      return { lines, faults: faults.sort(byLine), plan: isRefused ? null : plan };
    } catch (error) {
      if (!(error instanceof RefusedCatalogue)) throw error;
      const found = error.faults.map((fault) => seen.placed(fault));
      faults.push(...found);
      const known = left.size;
      for (const { line } of found) left.add(line);
      if (!skipsBad || left.size === known) break;
      pass = 1;
    }
  }
  return { lines, faults: faults.sort(byLine), plan: null };
}

const passes = 4;

function byLine(a: LineFault, b: LineFault): number {
  return a.line - b.line;
}

/** Tells how far the whole is: each of the passes is the same share of it. */
function share(progress: CsvOptions['progress'], pass: number, { bytes }: TextFile) {
  return (lines: number, read: number) =>
    progress?.({ lines, share: (pass + read / Math.max(1, bytes)) / passes });
}

type CsvText = { text: TextFile; attributes: AttributeTypes };

async function check(
  { text, attributes }: CsvText,
  seen: Seen,
  tell: (lines: number, bytes: number) => void,
): Promise<{ lines: number; faults: LineFault[] }> {
  const faults: LineFault[] = [];
  let lines = 0;
  let bytes = 0;
  for await (const step of readProducts(
    text.chunks((read) => (bytes = read)),
    attributes,
  )) {
    lines += step.lines;
    faults.push(...step.faults);
    for (const product of step.products) faults.push(...seen.note(product));
    tell(lines, bytes);
  }
  return { lines, faults };
}

/** The products without a fault, without lines that were left out. */
async function* readRight(
  { text, attributes }: CsvText,
  {
    seen,
    left,
    tell,
  }: { seen: Seen; left: ReadonlySet<number>; tell: (lines: number, bytes: number) => void },
): AsyncGenerator<CsvProduct> {
  let bytes = 0;
  let lines = 0;
  for await (const step of readProducts(
    text.chunks((read) => (bytes = read)),
    attributes,
  )) {
    lines += step.lines;
    for (const product of step.products) {
      const right = without(product, (line) => left.has(line) || seen.isRefused(line));
      if (right) yield right;
    }
    tell(lines, bytes);
  }
}

function without(product: CsvProduct, isLeft: (line: number) => boolean): CsvProduct | null {
  const isOut = (sku: string) => isLeft(product.lines.get(sku) ?? 0);
  if ('goods' in product) return isOut(product.goods.sku) ? null : product;
  const colors = product.frame.colors.filter(({ sku }) => !isOut(sku));
  if (isOut(product.frame.sku) || colors.length === 0) return null;
  return { ...product, frame: { ...product.frame, colors } };
}

async function* partsOf(products: AsyncIterable<CsvProduct>): AsyncGenerator<CatalogueFile> {
  const none = (): CatalogueFile => ({
    attributes: [],
    categories: [],
    frames: [],
    goods: [],
    lenses: null,
  });
  let part = none();
  for await (const product of products) {
    if ('frame' in product) part.frames.push(product.frame);
    else part.goods.push(product.goods);
    if (part.frames.length + part.goods.length < productsAtOnce) continue;
    yield part;
    part = none();
  }
  yield part;
}

type Seen = ReturnType<typeof createSeen>;

/** Where each SKU and address of the file stands. */
function createSeen() {
  const lineOfSku = new Map<string, number>();
  const lineOfNumber = new Map<string, number>();
  const lineOfUrlKey = new Map<string, number>();
  const refused = new Set<number>();

  function twice(
    known: Map<string, number>,
    key: string,
    { line, column }: { line: number; column: string },
    fault: string,
  ): LineFault[] {
    const before = known.get(key);
    if (before === undefined) known.set(key, line);
    if (before === undefined || before === line) return [];
    refused.add(line);
    return [{ line, column, fault: `${fault} in line ${before}` }];
  }

  function noteOne(sku: string, urlKey: string | undefined, line: number): LineFault[] {
    const at = { line, column: 'sku' };
    const faults = twice(lineOfSku, sku, at, 'stands there already,');
    if (faults.length > 0) return faults;
    const number = sku.replace(/^0+(?=\d)/, '');
    faults.push(...twice(lineOfNumber, number, at, 'is told apart by zeros alone from the one'));
    if (faults.length > 0 || urlKey === undefined) return faults;
    return twice(lineOfUrlKey, urlKey, { line, column: 'url_key' }, 'stands there already,');
  }

  return {
    note(product: CsvProduct): LineFault[] {
      const { lines } = product;
      const one = 'frame' in product ? product.frame : product.goods;
      const all = [one, ...('frame' in product ? product.frame.colors : [])];
      return all.flatMap(({ sku, urlKey }) => noteOne(sku, urlKey, lines.get(sku) ?? 0));
    },
    isRefused: (line: number) => refused.has(line),
    /** A fault that was found beside what the shop knows, as one of its line. */
    placed({ place, fault }: { place: string; fault: string }): LineFault {
      const [, sku = '', field = ''] = /^SKU (\S+) ?(.*)$/.exec(place) ?? [];
      const column = field === 'urlKey' ? 'url_key' : field || 'sku';
      return { line: lineOfSku.get(sku) ?? 0, column, fault };
    },
  };
}
