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
    const said = orderIn(row);
    if (said) order = said;
    else if (row.tokens.some((token) => fieldIn(token) !== null)) order = null;
    else if (order) callValues(row, order);
  }
}

/**
 * Whether a line says an order in one piece of text: what stands below in other places than its
 * words, whatever they are over.
 */
export function isOrderOfLines(row: Row): boolean {
  const order = orderIn(row);
  return (
    order !== null &&
    order.mark !== '|' &&
    row.tokens.every(({ word }) => word === row.tokens[0]!.word)
  );
}

/**
 * The fields of a line that has nothing else but the marks between them, and a word for the eyes; or
 * those in brackets at its end, behind words: `Values (sph / cyl / axis)`.
 */
function orderIn({ tokens: all }: Row): Order | null {
  const open = all.findIndex(({ text }) => text === '(');
  const isInBrackets = open > 0 && all.at(-1)?.text === ')' && !all.slice(0, open).some(isValue);
  const tokens = isInBrackets ? all.slice(open + 1, -1) : all;
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
