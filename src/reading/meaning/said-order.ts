import type { FlatToken, Row } from './flat-page.ts';
import { eyesOf, fieldIn, isValue, sideOf } from './row-labels.ts';

/** So many fields in a line with strokes between are an order. */
const FIELDS_LEAST = 3;

/**
 * `Sph / Cyl / Axis / Add` says in which order the values of the lines below stand between their
 * strokes: each is called by its field where a line names one eye and has as many values.
 */
export function sayFieldsInOrder(rows: readonly Row[]): void {
  let order: FlatToken[] | null = null;
  for (const row of rows) {
    const said = orderIn(row);
    if (said) order = said;
    else if (row.tokens.some((token) => fieldIn(token) !== null)) order = null;
    else if (order) callValues(row, order);
  }
}

/** The fields of a line that has nothing else but the strokes between them. */
function orderIn({ tokens }: Row): FlatToken[] | null {
  const fields = tokens.filter((token) => fieldIn(token) !== null && fieldIn(token) !== 'other');
  const isOrder = tokens.every((token, at) =>
    at % 2 === 0 ? fields.includes(token) : token.text === '/',
  );
  return isOrder && fields.length >= FIELDS_LEAST ? fields : null;
}

function callValues(row: Row, order: readonly FlatToken[]): void {
  const eye = row.tokens.find((token) => sideOf(token) !== null);
  const start = eye ? row.tokens.indexOf(eye) + 1 : 0;
  const own = row.tokens.slice(start).filter(({ text }) => text !== ':');
  const values = own.filter((_, at) => at % 2 === 0);
  const strokes = own.filter((_, at) => at % 2 === 1);
  const isInOrder =
    eyesOf(row).length === 1 &&
    values.length === order.length &&
    strokes.length === values.length - 1 &&
    values.every(isValue) &&
    strokes.every(({ text }) => text === '/');
  if (!isInOrder) return;
  for (const [at, value] of values.entries())
    row.tokens.splice(row.tokens.indexOf(value), 0, { ...order[at]!, v: row.v });
}
