import type { FlatToken, Row } from './flat-page.ts';
import { wordOf } from './mend-rows.ts';
import { eyesOf, fieldIn, isValue, sideOf } from './row-labels.ts';
import { boxOfCharacters } from '../words.ts';

/** So many fields in a line with strokes between are an order. */
const FIELDS_LEAST = 3;
/** What parts the fields of such a line, and the cells of a list that a program has written. */
const PARTING = /^[/,;|]$/;
/** And what one of them may be read as. */
const LIKE_PARTING = /^[/,:;|]$/;

type Order = { mark: string; fields: (FlatToken | null)[] };

/**
 * `Sph / Cyl / Axis / Add` says in which order the values of the lines below stand between their
 * strokes: each is called by its field where a line names one eye and has as many values. So does
 * `eye,sphere,cylinder,axis` of the cells between commas, of which some may be empty.
 */
export function sayFieldsInOrder(rows: readonly Row[]): void {
  let order: Order | null = null;
  for (const row of rows) {
    if (sayOrderOfLine(row)) continue;
    const said = orderIn(row);
    if (said) order = said;
    else if (row.tokens.some((token) => fieldIn(token) !== null)) order = null;
    else if (order) callValues(row, order);
  }
}

/**
 * `Rechtes Auge (sph / cyl / Achse)  +4,25 / -2,00 / 93`: an order in brackets before as many values of its
 * own line; each value is called by its field. Whether the line is such a one.
 */
function sayOrderOfLine({ tokens, v }: Row): boolean {
  const [open, close] = ['(', ')'].map((text) => tokens.findIndex((one) => one.text === text));
  if (open! < 0 || close! < open!) return false;
  const said = orderOf(tokens.slice(open! + 1, close));
  const behind = tokens.slice(close! + 1);
  const start = behind[0]?.text === ':' ? 1 : 0;
  const values = said && cellsOf(behind.slice(start), (text) => text === said.mark);
  const areValues =
    values?.length === said?.fields.length &&
    values?.every(([only, ...others]) => only && isValue(only) && others.length === 0);
  if (!said || !values || !areValues || said.fields.includes(null)) return false;
  const called = values.flatMap(([value], at) => [{ ...said.fields[at]!, v }, value!]);
  tokens.splice(open!, tokens.length, ...called);
  return true;
}

/**
 * `SPH/CYL   -2.00 / -1.50   -2.25 / -1.25` below the heads of both eyes: each value is called by its field.
 */
export function sayFieldsOfCells(rows: readonly Row[]): void {
  for (const { tokens, v } of rows) {
    const start = tokens.findIndex(isValue);
    const fields = cellsOf(tokens.slice(0, Math.max(start, 0)), (text) => text === '/').map(
      (cell) => (cell.length === 1 && fieldIn(cell[0]) !== null ? cell[0]! : null),
    );
    const [first, second] = fields.map((field) => field && fieldIn(field));
    const count = fields.length;
    if (first !== 'sphere' || second !== 'cylinder' || fields.includes(null)) continue;
    const behind = tokens.slice(start);
    const cells = [...new Set(behind.map(({ word }) => word))].map((word) =>
      cellsOf(
        behind.filter((one) => one.word === word),
        (text) => text === '/',
      ),
    );
    const areOfEyes =
      cells.length === 2 &&
      cells.every(
        (cell) =>
          cell.length === count && cell.every((one) => one.length === 1 && isValue(one[0]!)),
      );
    if (!areOfEyes) continue;
    const called = cells.flatMap((cell) =>
      cell.flatMap(([value], at) => [{ ...fields[at]!, v, word: value!.word }, value!]),
    );
    tokens.splice(0, tokens.length, ...called);
  }
}

/**
 * Whether a line says an order in one piece of text: what stands below in other places than its
 * words, whatever they are over.
 */
export function isOrderOfLines(row: Row): boolean {
  const order = orderIn(row);
  const [first] = order?.fields.filter((field) => field !== null) ?? [];
  return (
    order !== null &&
    order.mark !== '|' &&
    row.tokens
      .slice(row.tokens.indexOf(first!))
      .every(({ word, text }) => word === first!.word || text === ':')
  );
}

/**
 * The fields of a line that has nothing else but the marks between them, and a word for the eyes; or
 * those in brackets at its end, behind words: `Values (sph / cyl / axis)`.
 */
function orderIn({ tokens: all }: Row): Order | null {
  const open = all.findIndex(({ text }) => text === '(');
  const isInBrackets = open > 0 && all.at(-1)?.text === ')' && !all.slice(0, open).some(isValue);
  return orderOf(isInBrackets ? all.slice(open + 1, -1) : all) ?? orderBehindWords(all);
}

const OF_LENS: readonly string[] = ['sphere', 'cylinder', 'axis'];

/** `Verordnung (R/L)  sph / cyl / Achse:` */
function orderBehindWords(all: readonly FlatToken[]): Order | null {
  const start = all.findIndex((token) => OF_LENS.includes(fieldIn(token) ?? ''));
  if (start < 1 || all.at(-1)?.text !== ':' || all.some(isValue)) return null;
  const isOther = all.slice(0, start).some((token) => ![null, 'formula'].includes(fieldIn(token)));
  return isOther ? null : orderOf(all.slice(start, -1));
}

function orderOf(tokens: readonly FlatToken[]): Order | null {
  const mark = tokens[1]?.text ?? '';
  if (!PARTING.test(mark)) return null;
  const cells = cellsOf(tokens, (text) => text === mark);
  const fields = cells.map(([first]) =>
    first && fieldIn(first) !== null && fieldIn(first) !== 'other' ? first : null,
  );
  const isOrder = cells.every(
    ([first, ...others], at) =>
      others.length === 0 && (at === 0 ? first?.kind !== 'number' : fields[at] !== null),
  );
  const known = fields.filter((field) => field !== null).length;
  return isOrder && known >= FIELDS_LEAST ? { mark, fields } : null;
}

function cellsOf(tokens: readonly FlatToken[], isParting: (text: string) => boolean) {
  const cells: FlatToken[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'mark' && isParting(token.text)) cells.push([]);
    else cells.at(-1)!.push(token);
  return cells;
}

function callValues(row: Row, { mark, fields }: Order): void {
  if (eyesOf(row).length !== 1) return;
  const eye = row.tokens.find((token) => sideOf(token) !== null);
  const hasEyeCell = fields[0] === null;
  const start = eye && !hasEyeCell ? row.tokens.indexOf(eye) + 1 : 0;
  const own = row.tokens.slice(start);
  const isInOrder = (found: FlatToken[][]) =>
    found.length === fields.length &&
    found.every(([first, ...others], at) => {
      if (hasEyeCell && at === 0) return first !== undefined && first === eye;
      const isEmpty = first === undefined && hasEyeCell;
      return others.length === 0 && (isEmpty || (first !== undefined && isValue(first)));
    });
  const asSaid = own.filter(({ text }) => text !== ':');
  const ways = [
    cellsOf(asSaid, (text) => text === mark),
    cellsOf(own, (text) => LIKE_PARTING.test(text)),
  ];
  const cells = ways.map((way) => way.map(inOnePiece)).find(isInOrder);
  if (!cells) return;
  const called = cells.flatMap(([value], at) => {
    const field = fields[at];
    return [...(field && value ? [{ ...field, v: row.v }] : []), ...(value ? [value] : [])];
  });
  row.tokens.splice(0, row.tokens.length, ...row.tokens.slice(0, start), ...called);
}

/** `1 15` and `0. 75` between two strokes are one number with a gap in it. */
function inOnePiece(cell: FlatToken[]): FlatToken[] {
  const [first, last] = [cell[0], cell.at(-1)];
  const text = cell.map((token) => token.text).join('');
  const [, sign, digits] = /^([+-])?(\d{1,3}(?:[.,]\d{1,2})?)$/.exec(text) ?? [];
  if (!first || !last || first === last || !digits) return cell;
  if (cell.some(({ word }) => word !== first.word)) return cell;
  const number = {
    sign: sign === '+' || sign === '-' ? sign : null,
    digits: digits.replace(',', '.'),
    magnitude: Number(digits.replace(',', '.')),
    decimals: /[.,](\d+)/.exec(digits)?.[1]?.length ?? 0,
    hasDegree: false,
    isMended: true,
  } as const;
  const place = { to: last.to, right: last.right, u: (first.left + last.right) / 2 };
  const box = boxOfCharacters(first.source, first.source, first.from, last.to);
  return [{ ...wordOf(first), ...place, box, text, kind: 'number', number }];
}
