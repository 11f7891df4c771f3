import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { Chosen } from './choose.ts';
import type { Claim } from './claim.ts';
import { isInOneRow, isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import type { GuessName, Guesses } from './learned/guesses.ts';
import { linesOfDays } from './list-of-days.ts';
import { isBelowNear } from './heads-over.ts';
import { isForNear, isNearOf } from './near-distances.ts';
import { powerOf } from './near-rows.ts';
import { isSignedPower } from './row-labels.ts';

/** In millimetres: hardly a distance of grown people, and a usual width of a lens. */
const OF_CHILDREN = 54;
/** In millimetres: hardly the distance of one eye, and a usual height of a lens below it. */
const OF_HEIGHTS = 24;
/** So sure must what was learned be that a distance is that of a child. */
const SURELY = 0.95;
/** In dioptres: less is hardly added for near, and not for one eye alone. */
const ADD_OF_ONE = 0.75;

/**
 * Makes unsure what can be on a prescription and hardly is, since a better value may not have been
 * seen: a distance beside or below a slightly greater one that nothing explains, which is that for far;
 * a distance that is as wide as a lens, unless what was learned is sure of it; that of one eye that is as
 * little as heights are; an addition of one eye alone that is small, or beside a power that nothing
 * explains; and what is none by what was learned, which is sure of another value of the field.
 */
export function doubtUnlikely(
  chosen: Chosen,
  {
    claims,
    rows,
    guesses,
  }: {
    claims: readonly Claim[];
    rows: readonly Row[];
    guesses: Pick<Guesses, 'of' | 'chanceOfNone'>;
  },
): Chosen {
  const unexplained = rows
    .flatMap(({ tokens }) => tokens)
    .filter(
      (token) => ![...claims, ...chosen.values()].some((claim) => isSamePlace(claim.token, token)),
    );
  // `33.5  32  32.5  31` below heads: the near distance of one eye may be more than that for far of the other.
  const unnamed = unexplained.filter(
    (token) => !(isBelowNear(token, rows) && isForNear(token, { chosen, rows })),
  );
  const older = [...linesOfDays(rows).older].flatMap(({ tokens }) => tokens);
  return new Map(
    [...chosen].map(([name, claim]) => {
      const isUnlikely =
        mayBeForNear(name, claim, unnamed) ||
        mayBeWidthOfLens(name, claim, guesses) ||
        mayBeHeight(name, claim) ||
        isOddAddOfOne(name, claim, chosen, unexplained) ||
        isContested(name, claim, { guesses, older });
      return [name, isUnlikely ? { ...claim, isUnsure: true } : claim];
    }),
  );
}

function mayBeForNear(name: ReadName, { token }: Claim, others: readonly FlatToken[]): boolean {
  const own = powerOf(token);
  if (own === null || !/^(?:o[ds]\.)?pd$/.test(name)) return false;
  const of = name === 'pd' ? 'both' : 'half';
  return others.some(
    (other) =>
      isLength(other) &&
      isNearOf(other.number.magnitude, own, of) &&
      (isInOneRow(token, other) || isInOneColumn(token, other)),
  );
}

/** As distances are written: without a sign, in whole or tenths of millimetres. */
function isLength(token: FlatToken): token is FlatToken & { kind: 'number' } {
  return token.kind === 'number' && token.number.sign === null && token.number.decimals < 2;
}

/** So many heights apart are the lines of one small table. */
const LINES_APART = 4;

function isInOneColumn(one: FlatToken, other: FlatToken): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const apart = Math.abs(one.v - other.v);
  return one.page === other.page && shared > 0 && apart < LINES_APART * one.height;
}

function mayBeHeight(name: ReadName, { token }: Claim): boolean {
  return /^o[ds]\.pd$/.test(name) && (powerOf(token) ?? OF_HEIGHTS) < OF_HEIGHTS;
}

function mayBeWidthOfLens(name: ReadName, { token }: Claim, { of }: Pick<Guesses, 'of'>): boolean {
  const own = powerOf(token);
  if (name !== 'pd' || own === null || own >= OF_CHILDREN) return false;
  const guess = of.get('pd');
  return !(guess && isSamePlace(guess.token, token) && guess.chance >= SURELY);
}

/**
 * One that is small; or another power that nothing explains stands in its line, so both may be spheres; or in
 * the line of a lens, where it may be the addition of that eye, and both are something else if not.
 */
function isOddAddOfOne(
  name: ReadName,
  { token, isFromNear }: Claim,
  chosen: Chosen,
  others: readonly FlatToken[],
): boolean {
  const add = powerOf(token);
  const isOfOne = EYE_SIDES.some((side) => name === `${side}.add`);
  const areBoth = EYE_SIDES.every((side) => chosen.has(`${side}.add`));
  if (!isOfOne || areBoth || isFromNear || add === null) return false;
  const lines = [token, ...EYE_SIDES.flatMap((side) => chosen.get(`${side}.sphere`)?.token ?? [])];
  return (
    add < ADD_OF_ONE ||
    others.some((other) => isSignedPower(other) && lines.some((line) => isInOneRow(other, line)))
  );
}

/** So sure must what was learned be of another value, and that this one is none. */
const CONTESTED = { other: 0.9, none: 0.9 };

function isContested(
  name: ReadName,
  { token, isFromNear }: Claim,
  {
    guesses: { of, chanceOfNone },
    older,
  }: { guesses: Pick<Guesses, 'of' | 'chanceOfNone'>; older: readonly FlatToken[] },
): boolean {
  const guess = of.get(name as GuessName);
  return (
    guess !== undefined &&
    !isFromNear &&
    !older.some((one) => isSamePlace(one, guess.token)) &&
    guess.chance >= CONTESTED.other &&
    powerOf(guess.token) !== powerOf(token) &&
    chanceOfNone(token) >= CONTESTED.none
  );
}
