import type { ReadValue } from '#domain/prescription/picture-reading.ts';
import type { Page } from '../words.ts';
import type { Claim } from './claim.ts';
import { isInOneRow, isSamePlace } from './flat-page.ts';
import { powerOf } from './near-rows.ts';
import type { PageLayout } from './page-layout.ts';
import { placeOfRows } from './places.ts';

/** What each pair has of its own. */
export const OF_PAIR = /\.(?:sphere|cylinder|axis|add|prism|base)/;

/** What tells two pairs apart: axes and additions are often the same. */
const POWER_OF_LENS = /\.(?:sphere|cylinder)$/;

/** So many lines above the values of a pair may head them. */
const HEADS = 2;

/**
 * Where all pairs of a paper stand that has more than one for far: their lines, and what heads them. Null
 * where there is one pair.
 */
export function placeOfPairs(
  layouts: readonly PageLayout[],
  claims: readonly Claim[],
  pages: readonly Page[],
): Pick<ReadValue, 'place' | 'isOfSeveralPairs'> | null {
  const ofFar = claims.filter(
    ({ name, isNear, isMiddle }) => OF_PAIR.test(name) && !isNear && !isMiddle,
  );
  const areSeveral = ofFar.some(({ name, token }) =>
    ofFar.some(
      (other) =>
        other.name === name &&
        POWER_OF_LENS.test(name) &&
        !isInOneRow(other.token, token) &&
        (powerOf(other.token) ?? 0) !== (powerOf(token) ?? 0),
    ),
  );
  if (!areSeveral) return null;
  const rows = layouts.flatMap((layout) => {
    const own = layout.rows.flatMap(({ tokens }, at) =>
      ofFar.some(({ token }) => tokens.some((one) => isSamePlace(one, token))) ? [at] : [],
    );
    return layout.rows.filter((_, at) => own.some((one) => at <= one && at >= one - HEADS));
  });
  const isOnOnePage = new Set(ofFar.map(({ token }) => token.page)).size === 1;
  return { place: isOnOnePage ? placeOfRows(rows, pages) : null, isOfSeveralPairs: true };
}
