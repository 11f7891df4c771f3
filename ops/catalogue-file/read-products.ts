import { checkFrame, checkGoods, type CatalogueFile } from '#commerce/index.ts';
import { delimiterOf, readCsv } from '../members-file/records.ts';
import { columnAt, type AttributeTypes } from './columns.ts';
import { readHeader, readLine, type Header, type LineFault, type ReadLine } from './read-line.ts';

export type CsvProduct =
  | { frame: CatalogueFile['frames'][number]; lines: Map<string, number> }
  | { goods: CatalogueFile['goods'][number]; lines: Map<string, number> };

/** A product of the file, or why lines of it are not imported; also how many lines were read. */
export type CsvStep = { products: CsvProduct[]; faults: LineFault[]; lines: number };

/** A frame with the colors below it, or one line of other goods. */
type Group = { first: ReadLine; colors: ReadLine[] };

/**
 * Reads products from CSV, some at a time, each checked by itself: what is wrong with one line
 * leaves all others as they are. A frame without a color that is right is none.
 *
 * @throws UnreadableFile when it has no header that says what is in it.
 */
export async function* readProducts(
  chunks: AsyncIterable<string>,
  attributes?: AttributeTypes,
): AsyncGenerator<CsvStep> {
  let header: Header | null = null;
  const open = openGroups();
  for await (const batch of readCsv(chunks)) {
    let lines = batch;
    if (!header) {
      const [first] = batch;
      if (!first) continue;
      const delimiter = delimiterOf(first.text.split('\n')[0] ?? '');
      const read = readHeader(first, delimiter, attributes);
      if (read.faults.length > 0) throw new UnreadableFile(read.faults);
      ({ header } = read);
      lines = batch.slice(1);
    }
    const step: CsvStep = { products: [], faults: [], lines: lines.length };
    for (const line of lines) open.add(readLine(line, header), line.line, step);
    yield step;
  }
  if (!header) throw new UnreadableFile([{ line: 1, column: null, fault: 'the file is empty' }]);
  const step: CsvStep = { products: [], faults: [], lines: 0 };
  open.end(step);
  yield step;
}

/** A file whose first line does not say what is in it: nothing of it can be read. */
export class UnreadableFile extends Error {
  readonly faults: readonly LineFault[];

  constructor(faults: readonly LineFault[]) {
    super('The file has no header.');
    this.faults = faults;
  }
}

function openGroups() {
  let group: Group | null = null;
  /** A frame that is not imported, and its line: nor are the colors below it. */
  let refused: { sku: string; line: number } | null = null;

  function close(step: CsvStep): void {
    if (group) finish(group, step);
    group = null;
  }

  function addColor(read: ReadLine, step: CsvStep): void {
    const fault = (text: string) =>
      step.faults.push({ line: read.line, column: 'parent_sku', fault: text });
    if (group?.first.kind === 'frame' && group.first.sku === read.parentSku) {
      if (read.faults.length > 0) step.faults.push(...read.faults);
      else group.colors.push(read);
    } else if (refused?.sku === read.parentSku) {
      fault(`is the frame of line ${refused.line}, which is refused`);
    } else {
      fault(`is not the frame above: the colors of a frame stand right below it`);
    }
  }

  return {
    add(read: ReadLine | LineFault[], line: number, step: CsvStep): void {
      if (Array.isArray(read)) {
        step.faults.push(...read);
        return;
      }
      if (read.kind === 'color') {
        addColor(read, step);
        return;
      }
      close(step);
      refused = null;
      if (read.faults.length === 0) {
        group = { first: read, colors: [] };
        if (read.kind === 'goods') close(step);
        return;
      }
      step.faults.push(...read.faults);
      refused = { sku: read.sku, line };
    },
    end: close,
  };
}

function finish({ first, colors }: Group, step: CsvStep): void {
  if (first.kind === 'goods') {
    const checked = checkGoods(first.values);
    if ('faults' in checked) step.faults.push(...faultsOf(checked.faults, first, []));
    else step.products.push({ goods: checked.read, lines: linesOf(checked.read.sku, first) });
    return;
  }
  const checked = checkFrame({ ...first.values, colors: colors.map(({ values }) => values) });
  if (!('faults' in checked)) {
    const lines = linesOf(checked.read.sku, first);
    for (const { sku, line } of colors) lines.set(sku, line);
    step.products.push({ frame: checked.read, lines });
    return;
  }
  step.faults.push(...faultsOf(checked.faults, first, colors));
  // Colors that are wrong do not keep out those that are right.
  const wrong = new Set(
    checked.faults.map(({ path }) => (path[0] === 'colors' ? path[1] : undefined)),
  );
  const right = colors.filter((_, at) => !wrong.has(at));
  if (!wrong.has(undefined) && right.length > 0) finish({ first, colors: right }, step);
}

function linesOf(sku: string, { line }: ReadLine): Map<string, number> {
  return new Map([[sku, line]]);
}

type PathFault = { path: readonly PropertyKey[]; fault: string };

function faultsOf(faults: readonly PathFault[], first: ReadLine, colors: ReadLine[]): LineFault[] {
  return faults.map(({ path, fault }) => {
    const color = path[0] === 'colors' ? colors[Number(path[1])] : undefined;
    const { line, values, kind } = color ?? first;
    const within = color ? path.slice(2) : path;
    return { line, ...fieldOf(within, kind, values, fault) };
  });
}

function fieldOf(
  path: readonly PropertyKey[],
  kind: ReadLine['kind'],
  values: Record<string, unknown>,
  fault: string,
): Pick<LineFault, 'column' | 'fault'> {
  const column = columnAt(path, kind);
  if (path[0] === 'colors') return { column: null, fault: 'has no color below it' };
  const isThere = valueAt(values, path) !== undefined;
  return { column, fault: isThere ? fault : 'is missing' };
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  let value = values;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
