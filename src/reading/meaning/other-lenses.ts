import { isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import { sectionIn } from './row-labels.ts';
import { saysFormer } from './uses.ts';

/** A year by itself is that of other lenses than those of now, mostly in brackets. */
const YEAR = /^(?:19|20)\d\d$/;

/** `do not use`, `nicht mehr`; `no cylinder` says nothing against a lens. */
const NOT = /^(?:not|nicht|never)$/i;

/**
 * Whether the line of a sphere says that it is of none of the glasses that are to be made: it tells of contact
 * lenses (`RA -4,25 sph, BC 8,6, Dia 14,2`), of another year (`… left is +0.50 with -0.25 at 15 (2019)`), of old
 * lenses or of such as are not to be used. The rules have left it out, so what was learned does not tell it either.
 */
export function isOfOtherLens(sphere: FlatToken, rows: readonly Row[]): boolean {
  const row = rows.find(({ tokens }) => tokens.some((one) => isSamePlace(one, sphere)));
  return (
    row?.tokens.some(
      (one, at) =>
        sectionIn(one) === 'contact' ||
        NOT.test(one.text) ||
        saysFormer(one.text) ||
        (YEAR.test(one.text) &&
          row.tokens[at - 1]?.text === '(' &&
          row.tokens[at + 1]?.text === ')'),
    ) === true
  );
}
