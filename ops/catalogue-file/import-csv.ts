import {
  linkKinds,
  RefusedCatalogue,
  type CatalogueFault,
  type CatalogueFile,
  type CatalogueParts,
  type ImportPlan,
  type Kept,
  type PicturesBeside,
  type ProductLink,
} from '#commerce/index.ts';
import type { Services } from '#server/services.ts';
import { openText, type TextFile } from '../csv-file/text.ts';
import type { Progress } from '../progress.ts';
import type { Declared } from './columns.ts';
import type { LineFault } from './read-line.ts';
import { readProducts, UnreadableFile, type CsvProduct } from './read-products.ts';
import { createSeen, type Seen } from './seen.ts';

export type CsvOptions = {
  replaces: boolean;
  isTrial: boolean;
  /** Imports what has no fault; without it a fault undoes all. */
  skipsBad: boolean;
  /** Where the pictures lie that it names by file. */
  beside?: PicturesBeside;
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
 * fault, or those without one where it `skipsBad`. The file is read five times
 * (once to find out its encoding); of it the SKUs and addresses are in memory.
 *
 * @throws Error in words for a file that cannot be read, or that is changed meanwhile.
 */
export async function importCsv(
  { commerce }: Services,
  file: string,
  { replaces, isTrial, skipsBad, beside, progress }: CsvOptions,
): Promise<CsvOutcome> {
  const text = await openText(file);
  const attributes = await commerce.declaredAttributes();
  const seen = createSeen();
  let checked: { lines: number; faults: LineFault[] };
  try {
    checked = await check({ text, attributes }, seen, share(progress, 0, text));
  } catch (error) {
    if (error instanceof UnreadableFile) return { lines: 0, faults: [...error.faults], plan: null };
    throw error;
  }
  const { lines, faults } = checked;
  let pass = 1;
  const parts: CatalogueParts = async function* () {
    const tell = share(progress, Math.min(pass, passes - 1), text);
    pass += 1;
    yield* partsOf(readRight({ text, attributes }, { seen, tell }));
  };
  for (let round = 0; round < roundsMax; round += 1) {
    const asTrial = isTrial || (faults.length > 0 && !skipsBad);
    try {
      const how = { replaces, isTrial: asTrial, beside };
      const plan = await commerce.importCatalogueParts(parts, how);
      const isRefused = faults.length > 0 && !skipsBad;
      return { lines, faults: faults.sort(byLine), plan: isRefused ? null : plan };
    } catch (error) {
      if (!(error instanceof RefusedCatalogue)) throw error;
      const known = seen.countLeftOut();
      for (const fault of error.faults) faults.push(...leaveOut(fault, seen));
      if (!skipsBad || seen.countLeftOut() === known) break;
      pass = 1;
    }
  }
  return { lines, faults: faults.sort(byLine), plan: null };
}

/** Those that are told of; before them the encoding was looked for. */
const passes = 4;

function byLine(a: LineFault, b: LineFault): number {
  return a.line - b.line;
}

/** Tells how far the whole is: each of the passes is the same share of it. */
function share(progress: CsvOptions['progress'], pass: number, { bytes }: TextFile) {
  return (lines: number, read: number) =>
    progress?.({ lines, share: (pass + read / Math.max(1, bytes)) / passes });
}

type CsvText = { text: TextFile; attributes: Declared };

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
  { seen, tell }: { seen: Seen; tell: (lines: number, bytes: number) => void },
): AsyncGenerator<{ product: CsvProduct; keeps: Kept }> {
  let bytes = 0;
  let lines = 0;
  for await (const step of readProducts(
    text.chunks((read) => (bytes = read)),
    attributes,
  )) {
    lines += step.lines;
    for (const product of step.products) {
      const right = without(product, seen);
      if (right) yield { product: right, keeps: step.keeps };
    }
    tell(lines, bytes);
  }
}

/** Leaves out what has this fault; answers it, and why others are left out with it. */
function leaveOut(fault: CatalogueFault, seen: Seen): LineFault[] {
  const placed = seen.placed(fault);
  if (!fault.link) return [placed, ...seen.leaveOut(placed.line)];
  seen.leaveOutLink(fault.link.from, fault.link);
  return [{ ...placed, staysIn: true }];
}

function without(product: CsvProduct, seen: Seen): CsvProduct | null {
  const { lines } = product;
  const isOut = (sku: string) => seen.isLeftOut(lines.get(sku) ?? 0);
  if ('goods' in product) {
    const { goods } = product;
    return isOut(goods.sku) ? null : { lines, goods: { ...goods, ...linksLeft(goods, seen) } };
  }
  const { frame } = product;
  if (isOut(frame.sku)) return null;
  const colors = frame.colors.filter(({ sku }) => !isOut(sku));
  return { lines, frame: { ...frame, ...linksLeft(frame, seen), colors } };
}

type Linking = { sku: string } & { [Kind in ProductLink['kind']]?: string[] | undefined };

/** Where a product leads to, without what is left out of that. */
function linksLeft(product: Linking, seen: Seen) {
  return Object.fromEntries(
    linkKinds.flatMap((kind) => {
      const skus = product[kind]?.filter((sku) => !seen.isLinkLeftOut(product.sku, { kind, sku }));
      return skus ? [[kind, skus]] : [];
    }),
  );
}

async function* partsOf(
  products: AsyncIterable<{ product: CsvProduct; keeps: Kept }>,
): AsyncGenerator<CatalogueFile> {
  const none = (): CatalogueFile => ({
    attributes: [],
    categories: [],
    frames: [],
    goods: [],
    lenses: null,
  });
  let part = none();
  for await (const { product, keeps } of products) {
    part.keeps = keeps;
    if ('frame' in product) part.frames.push(product.frame);
    else part.goods.push(product.goods);
    if (part.frames.length + part.goods.length < productsAtOnce) continue;
    yield part;
    part = none();
  }
  yield part;
}
