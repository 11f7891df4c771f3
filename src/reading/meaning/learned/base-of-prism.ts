import type { EyeSide } from '#domain/prescription/field-names.ts';
import type { HorizontalBase, VerticalBase } from '#domain/prescription/prescription.ts';
import { isSamePlace, type FlatToken, type Row } from '../flat-page.ts';
import { isNoPrismOfLens } from '../other-prisms.ts';
import {
  baseAtDegrees,
  isAmount,
  isCalledAcuity,
  isDoubtfulBase,
  speaksGerman,
} from '../prism-claims.ts';
import { fieldIn, labelOf, NEGATION, rangeOf } from '../row-labels.ts';

/** Where a base is named, and which one. */
export type Base = { token: FlatToken; direction: HorizontalBase | VerticalBase };

/**
 * The one base of an amount of an eye: `2.00 BI`, `2,00 pdpt Basis innen`, `2,00 @ 180°` right behind it, or
 * right below it where a line of bases follows one of amounts. Null where words of these lines say that the
 * prism is none of the lens, for what is of one way in English and of another in German, and for degrees
 * between two directions.
 */
export function baseOf(token: FlatToken, rows: readonly Row[], side: EyeSide): Base | null {
  const row = rows.find(({ tokens }) => tokens.some((one) => isSamePlace(one, token)));
  if (!row || deniesPrism(row)) return null;
  const base = baseBehind(token, row, side) ?? baseBelow(token, row, rows, side);
  return base && speaksGerman(rows) && isDoubtfulBase(base.token, rows) ? null : base;
}

function deniesPrism({ tokens }: Row): boolean {
  return tokens.some(({ text }) => isNoPrismOfLens(text) || NEGATION.test(text));
}

function baseBehind(token: FlatToken, { tokens }: Row, side: EyeSide): Base | null {
  const at = tokens.findIndex((one) => isSamePlace(one, token));
  const behind = tokens.slice(at + 1).filter(saysMore);
  const first = behind[0];
  // `2,00 e 180°`: what is between an amount and degrees is mostly an `@`, or the first letter of its base.
  const from = first?.kind === 'word' && isShort(first) && behind[1]?.kind === 'number' ? 1 : 0;
  const [base, next, afterNext] = behind.slice(from);
  const direction = directionIn(base, next, side);
  if (!base || !direction || directionIn(next, afterNext, side) || rangeOf(next) !== null)
    return null;
  return isBehindBase(tokens, at) ? null : { token: base, direction };
}

/** Whether a base stands right before an amount and is of none before it: `innen 2,00 unten 0,50`. */
function isBehindBase(tokens: readonly FlatToken[], at: number): boolean {
  const [own, before] = [undefined, undefined, ...tokens.slice(0, at).filter(saysMore)].slice(-2);
  return labelOf(before)?.kind === 'base' && (!isAmount(own) || isCalledAcuity(own, tokens));
}

/** In a line of amounts, one for each eye, and of nothing else: the base in its column of the next line. */
function baseBelow(token: FlatToken, row: Row, rows: readonly Row[], side: EyeSide): Base | null {
  const below = rows[rows.indexOf(row) + 1];
  if (!below || deniesPrism(below)) return null;
  const amounts = row.tokens.filter(({ kind }) => kind === 'number');
  const bases = below.tokens.filter(
    (one) => one.kind === 'number' || labelOf(one)?.kind === 'base',
  );
  const base = bases[amounts.findIndex((one) => isSamePlace(one, token))];
  const direction = directionIn(base, undefined, side);
  const areAll =
    amounts.length === bases.length &&
    amounts.every(isAmount) &&
    bases.every((one) => directionIn(one, undefined, side));
  const isCalled = below.tokens.some((one) => one.kind === 'word' && !/^ba|sis/i.test(one.text));
  const isInColumn = base && base.left < token.right && base.right > token.left;
  return areAll && !isCalled && isInColumn && direction ? { token: base, direction } : null;
}

/** What stands between an amount and its base and is part of neither. */
function saysMore(token: FlatToken): boolean {
  return (
    token.kind !== 'mark' &&
    token.text !== '@' &&
    labelOf(token)?.kind !== 'unit' &&
    fieldIn(token) !== 'base'
  );
}

function isShort({ text }: FlatToken): boolean {
  return text.length <= 2;
}

/** Of a base in words or letters, or of right angles in degrees. `next` is what stands behind it. */
function directionIn(
  base: FlatToken | undefined,
  next: FlatToken | undefined,
  side: EyeSide,
): Base['direction'] | null {
  const label = labelOf(base);
  if (label?.kind === 'base') return label.base;
  if (base?.kind !== 'number' || base.number.sign || base.number.decimals > 0) return null;
  const { digits, magnitude, hasDegree } = base.number;
  // A lone 0 is a value as well.
  const isAngle = magnitude > 0 || hasDegree || labelOf(next)?.kind === 'axisMark';
  return isAngle && magnitude % 90 === 0 ? baseAtDegrees(digits, side) : null;
}
