import type { CsvLine } from '../csv-file/records.ts';
import { readCell } from './cells.ts';
import {
  columnNamed,
  parentColumn,
  typeColumn,
  type Declared,
  type Column,
  type LineKind,
  type Tier,
} from './columns.ts';

/** Why a line is not imported, or not all of it where its product `staysIn`. */
export type LineFault = {
  line: number;
  column: string | null;
  fault: string;
  staysIn?: true;
};

/** The first line of a file, read. */
export type Header = { delimiter: string; names: string[]; columns: (Column | undefined)[] };

/** A line with its values where they lie in a product; `faults` are those of its cells. */
export type ReadLine = {
  line: number;
  kind: LineKind;
  sku: string;
  parentSku: string;
  values: Record<string, unknown>;
  faults: LineFault[];
};

const goodsTypes = ['simple', 'virtual', 'downloadable', 'bundle', 'grouped', 'configurable'];

/** The columns of a file, and what is wrong with their names. */
export function readHeader(
  { values, line }: CsvLine,
  delimiter: string,
  attributes?: Declared,
): { header: Header; faults: LineFault[] } {
  const names = (values ?? []).map((name) => name.trim());
  const faults = names.flatMap((column, at) => {
    if (names.indexOf(column) !== at) return [{ line, column, fault: 'stands there twice' }];
    return columnNamed(column, attributes) === null
      ? [{ line, column, fault: 'is no column' }]
      : [];
  });
  for (const column of ['sku', typeColumn])
    if (!names.includes(column)) faults.push({ line, column, fault: 'is missing' });
  const columns = names.map((name) => columnNamed(name, attributes) ?? undefined);
  return { header: { delimiter, names, columns }, faults };
}

/** What a line says, cell by cell; what is empty is not said. */
export function readLine({ line, values }: CsvLine, header: Header): ReadLine | LineFault[] {
  if (!values) return [{ line, column: null, fault: 'has a quotation mark out of place' }];
  if (values.length > header.names.length)
    return [{ line, column: null, fault: 'has more values than there are columns' }];
  const cell = (name: string) => values[header.names.indexOf(name)]?.trim() ?? '';
  const type = cell(typeColumn);
  const parentSku = cell(parentColumn);
  const kind = kindOf(type, parentSku);
  if (kind === null) return [{ line, column: typeColumn, fault: 'is no type of product' }];
  const read: ReadLine = {
    line,
    kind,
    sku: cell('sku'),
    parentSku,
    values: { ...(kind === 'goods' && { type }), ...(kind === 'frame' && { features: [] }) },
    faults: [],
  };
  for (const [at, column] of header.columns.entries()) {
    const text = values[at]?.trim() ?? '';
    if (column && text !== '') take(read, column, text, header.delimiter);
  }
  return read;
}

/** A color has its frame, and may say no type. */
function kindOf(type: string, parentSku: string): LineKind | null {
  if (parentSku !== '') return type === '' || type === 'color' ? 'color' : null;
  if (type === 'frame') return 'frame';
  return goodsTypes.includes(type) ? 'goods' : null;
}

const called = { frame: 'a frame', color: 'a color', goods: 'goods' };

function take(read: ReadLine, column: Column, text: string, delimiter: string): void {
  const { line, kind } = read;
  const refuse = (fault: string) => read.faults.push({ line, column: column.name, fault });
  if (!column.of.includes(kind)) {
    refuse(`is not for ${called[kind]}`);
    return;
  }
  const cell = readCell(column.kind, text, delimiter);
  if ('fault' in cell) refuse(cell.fault);
  else if (column.path[0] === 'tiers') addTier(read.values, column, cell.value);
  else put(read.values, column.path, wordsOf(column, cell.value));
}

/** Options are named by their word, or by their label in one of the languages. */
function wordsOf({ options = [] }: Pick<Column, 'options'>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => wordsOf({ options }, one));
  const isWord = options.some(({ word }) => word === value);
  const labelled = options.filter(({ labels }) => labels.en === value || labels.de === value);
  return !isWord && labelled.length === 1 ? labelled[0]?.word : value;
}

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) into[first] = value;
  else put((into[first] ??= {}) as Record<string, unknown>, rest, value);
}

function addTier(values: Record<string, unknown>, { path }: Column, price: unknown): void {
  const [, count = '', store = ''] = path;
  const tiers = (values['tiers'] ??= []) as Tier[];
  let tier = tiers.find(({ quantity }) => quantity === Number(count));
  if (!tier) tiers.push((tier = { quantity: Number(count), price: {} }));
  tier.price[store] = price;
}
