import type { HorizontalBase, VerticalBase } from '#domain/prescription/prescription.ts';
import { isSamePlace, type FlatToken, type Row } from '../flat-page.ts';
import { isNoPrismOfLens } from '../other-prisms.ts';
import { isEitherLanguage, speaksGerman } from '../prism-claims.ts';
import { fieldIn, labelOf, NEGATION, rangeOf } from '../row-labels.ts';

/** Where a base is named, and which one. */
export type Base = { token: FlatToken; direction: HorizontalBase | VerticalBase };

/**
 * `2.00 BI`, `2,00 pdpt Basis innen`: the one base right behind an amount. Null where words of its line
 * say that the prism is none of the lens, and for what is of one way in English and of another in German.
 */
export function baseBehind(token: FlatToken, rows: readonly Row[]): Base | null {
  const row = rows.find(({ tokens }) => tokens.some((one) => isSamePlace(one, token)));
  if (!row || row.tokens.some(({ text }) => isNoPrismOfLens(text) || NEGATION.test(text)))
    return null;
  const at = row.tokens.findIndex((one) => isSamePlace(one, token));
  const [base, next] = row.tokens
    .slice(at + 1)
    .filter(
      (one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit' && fieldIn(one) !== 'base',
    );
  const [label, other] = [labelOf(base), labelOf(next)];
  if (labelOf(row.tokens[at - 1])?.kind === 'base') return null;
  if (!base || label?.kind !== 'base' || other?.kind === 'base' || rangeOf(next) !== null)
    return null;
  return isEitherLanguage(base.text) && speaksGerman(rows)
    ? null
    : { token: base, direction: label.base };
}
