import {
  checkFrame,
  checkGoods,
  linkKinds,
  type CatalogueFile,
  type Kept,
} from '#commerce/index.ts';
import { readCsv } from '../csv-file/records.ts';
import { parentColumn, type Declared } from './columns.ts';
import { placesOf, type PathFault } from './places.ts';
import { readHeader, readLine, type Header, type LineFault, type ReadLine } from './read-line.ts';

export type CsvProduct =
  | { frame: CatalogueFile['frames'][number]; lines: Map<string, number> }
  | { goods: CatalogueFile['goods'][number]; lines: Map<string, number> };

/** A product of the file, or why lines of it are not imported; also how many lines were read. */
export type CsvStep = {
  products: CsvProduct[];
  faults: LineFault[];
  lines: number;
  /** What its columns do not tell of. */
  keeps: Kept;
};

/** A frame with the colors below it that are right so far, or one line of other goods. */
type Group = { first: ReadLine; colors: ReadLine[]; hasLostColors: boolean };

/** Why lines are left out that have no fault themselves. */
export const dependents = {
  color: (line: number, frameLine: number): LineFault => ({
    line,
    column: parentColumn,
    fault: `is the frame of line ${frameLine}, which is refused`,
  }),
  frame: (line: number): LineFault => ({
    line,
    column: null,
    fault: 'has no color below it that is right',
  }),
};

/**
 * Reads products from CSV, some at a time, each checked by itself: what is wrong with one line
 * leaves all others as they are. A frame without a color that is right is none.
 *
 * @throws UnreadableFile when it has no header that says what is in it.
 */
export async function* readProducts(
  chunks: AsyncIterable<string>,
  attributes?: Declared,
): AsyncGenerator<CsvStep> {
  let header: Header | null = null;
  const open = openGroups();
  for await (const { lines: batch, delimiter } of readCsv(chunks)) {
    let lines = batch;
    if (!header) {
      const [first] = batch;
      if (!first) continue;
      const read = readHeader(first, delimiter, attributes);
      if (read.faults.length > 0) throw new UnreadableFile(read.faults);
      ({ header } = read);
      lines = batch.slice(1);
    }
    const step: CsvStep = { ...stepOf(header), lines: lines.length };
    for (const line of lines) open.add(readLine(line, header), line.line, step);
    yield step;
  }
  if (!header) throw new UnreadableFile([{ line: 1, column: null, fault: 'the file is empty' }]);
  const step = stepOf(header);
  open.end(step);
  yield step;
}

function stepOf({ columns }: Header): CsvStep {
  const told = columns.flatMap((column) => (column ? [column.path] : []));
  return {
    products: [],
    faults: [],
    lines: 0,
    keeps: {
      categories: !told.some(([field]) => field === 'categories'),
      media: !told.some(([field]) => field === 'media'),
      links: linkKinds.filter((kind) => !told.some(([field]) => field === kind)),
      attributesBut: told.flatMap(([field, code]) =>
        field === 'attributes' && code !== undefined ? [code] : [],
      ),
    },
  };
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
    if (group?.first.kind === 'frame' && group.first.sku === read.parentSku) {
      if (read.faults.length === 0) group.colors.push(read);
      else {
        group.hasLostColors = true;
        step.faults.push(...read.faults);
      }
    } else if (refused?.sku === read.parentSku) {
      step.faults.push(dependents.color(read.line, refused.line));
    } else {
      step.faults.push({
        line: read.line,
        column: parentColumn,
        fault: 'is not the frame above: the colors of a frame stand right below it',
      });
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
        group = { first: read, colors: [], hasLostColors: false };
        if (read.kind === 'goods') close(step);
        return;
      }
      step.faults.push(...read.faults);
      refused = { sku: read.sku, line };
    },
    end: close,
  };
}

function finish({ first, colors, hasLostColors }: Group, step: CsvStep): void {
  if (first.kind === 'goods') {
    const checked = checkGoods(first.values);
    if ('faults' in checked) step.faults.push(...faultsOf(checked.faults, first));
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
  const isOfColors = ({ path }: PathFault) => path[0] === 'colors';
  const own = faultsOf(
    checked.faults.filter((one) => !isOfColors(one)),
    first,
  );
  step.faults.push(...own);
  const right = colors.filter((color, at) => {
    const faults = checked.faults
      .filter((one) => isOfColors(one) && one.path[1] === at)
      .map(({ path, fault }) => ({ path: path.slice(2), fault }));
    step.faults.push(...faultsOf(faults, color));
    return faults.length === 0;
  });
  // Colors that are wrong do not keep out those that are right.
  if (own.length > 0) {
    step.faults.push(...right.map(({ line }) => dependents.color(line, first.line)));
  } else if (right.length > 0) {
    finish({ first, colors: right, hasLostColors: true }, step);
  } else if (hasLostColors || colors.length > 0) {
    step.faults.push(dependents.frame(first.line));
  } else {
    step.faults.push({ line: first.line, column: null, fault: 'has no color below it' });
  }
}

function linesOf(sku: string, { line }: ReadLine): Map<string, number> {
  return new Map([[sku, line]]);
}

function faultsOf(faults: readonly PathFault[], { line, kind, values }: ReadLine): LineFault[] {
  return faults.flatMap((fault) => placesOf(fault, kind, values).map((one) => ({ line, ...one })));
}
