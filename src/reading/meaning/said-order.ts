import type { FlatToken, Row } from './flat-page.ts';
import { eyesOf, fieldIn, isValue, sideOf } from './row-labels.ts';

/** So many fields in a line with strokes between are an order. */
const FIELDS_LEAST = 3;
/** What parts the fields of such a line, and the cells of a list that a program has written. */
const PARTING = /^[/,;|]$/;

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

/** The fields of a line that has nothing else but the marks between them, and a word for the eyes. */
function orderIn({ tokens }: Row): Order | null {
  const mark = tokens[1]?.text ?? '';
  if (!PARTING.test(mark)) return null;
  const cells = cellsOf(tokens, mark);
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

function cellsOf(tokens: readonly FlatToken[], mark: string): FlatToken[][] {
  const cells: FlatToken[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'mark' && token.text === mark) cells.push([]);
    else cells.at(-1)!.push(token);
  return cells;
}

function callValues(row: Row, { mark, fields }: Order): void {
  if (eyesOf(row).length !== 1) return;
  const eye = row.tokens.find((token) => sideOf(token) !== null);
  const hasEyeCell = fields[0] === null;
  const start = eye && !hasEyeCell ? row.tokens.indexOf(eye) + 1 : 0;
  const own = row.tokens.slice(start).filter(({ text }) => text !== ':');
  const cells = cellsOf(own, mark);
  const isInOrder =
    cells.length === fields.length &&
    cells.every(([first, ...others], at) => {
      if (hasEyeCell && at === 0) return first !== undefined && first === eye;
      const isEmpty = first === undefined && hasEyeCell;
      return others.length === 0 && (isEmpty || (first !== undefined && isValue(first)));
    });
  if (!isInOrder) return;
  for (const [at, field] of fields.entries()) {
    const value = cells[at]?.[0];
    if (field && value) row.tokens.splice(row.tokens.indexOf(value), 0, { ...field, v: row.v });
  }
}
