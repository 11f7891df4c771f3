import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { Chosen } from './choose.ts';
import type { Claim } from './claim.ts';
import type { Guesses } from './learned/guesses.ts';
import { isInOneRow, isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import type { Remark } from './overruled.ts';
import { ADD, isSignedPower, labelOf } from './row-labels.ts';

/** In a line that nothing names, so many numbers may be corrections. More are of another table. */
const LOOSE_MOST = 2;
/** What was learned from papers, corrected ones among them, is so sure that a number is nothing of a lens. */
const SURELY_NONE = Number(process.env.SN ?? 0.97);
/** Initials, and not a word: `35 JH`, `( 25 ) Lo`. */
const INITIALS = 3;
/** In heights of a line: so far from the lenses is what somebody wrote beside them. */
const REACH = 8;
/** In degrees. */
const AXIS_MOST = 180;
/** In millimetres, of one eye and of both. */
const DISTANCES = { half: { least: 24, most: 40 }, both: { least: 45, most: 80 } };
/** In dioptres. */
const POWER_MOST = 30;

/** In heights of a line: a number so near to a value is shown with the line of that value. */
const SHOWN_TOGETHER = 3;

/**
 * Numbers that stand by themselves and may correct a value: in a line without any word near the lenses
 * (`35` below `020`), or behind the last value of a lens (`x 60 -> 66`). People write so without saying
 * what they mean. What stands above or below cells that it may replace is about them, and else about every
 * field that it may be of.
 */
export function looseNumbers(
  rows: readonly Row[],
  {
    chosen,
    claims,
    guesses,
  }: { chosen: Chosen; claims: readonly Claim[]; guesses: Pick<Guesses, 'chanceOfNone'> },
): Remark[] {
  const known = [...chosen.values(), ...claims];
  const isKnown = (token: FlatToken) => known.some((claim) => isSamePlace(claim.token, token));
  const isLoose = (token: FlatToken) =>
    token.kind === 'number' && !isKnown(token) && guesses.chanceOfNone(token) < SURELY_NONE;
  return rows.flatMap((row): Remark[] => {
    const own = isBare(row) ? row.tokens.filter(isLoose) : [];
    const behind = behindLens(row, isKnown).filter(isLoose);
    const names = new Set([
      ...own.flatMap((token) => correctedBy(token, chosen)),
      ...behind.flatMap((token) =>
        [...chosen].flatMap(([name, claim]) =>
          isInOneRow(claim.token, token) && canBe(name, token) ? [name] : [],
        ),
      ),
    ]);
    if (names.size === 0) return [];
    return [
      {
        rows: withLensOf(
          row,
          rows,
          [...names].map((name) => chosen.get(name)!.token),
        ),
        isAbout: (name) => names.has(name),
      },
    ];
  });
}

/** The line of a number, with that of the nearest value that it may correct where this is close by. */
function withLensOf(row: Row, rows: readonly Row[], values: readonly FlatToken[]): Row[] {
  const apart = (one: FlatToken) => Math.abs(one.v - row.v);
  const [nearest] = values.toSorted((one, other) => apart(one) - apart(other));
  const lens = rows.find((one) => one !== row && nearest && one.tokens.includes(nearest));
  return lens && apart(nearest!) < SHOWN_TOGETHER * row.height ? [lens, row] : [row];
}

/** Numbers, and nothing that says of what: marks, signs of an axis, units and initials say nothing. */
function isBare({ tokens }: Row): boolean {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  return (
    numbers.length > 0 &&
    numbers.length <= LOOSE_MOST &&
    tokens.every(
      (token) =>
        ['number', 'mark', 'nothing', 'day'].includes(token.kind) ||
        ['axisMark', 'unit', 'field', 'eye'].includes(labelOf(token)?.kind ?? '') ||
        (token.kind === 'word' && token.text.replaceAll(/\P{L}/gu, '').length <= INITIALS),
    )
  );
}

/** Which values a number in a line of its own may correct. */
function correctedBy(token: FlatToken, chosen: Chosen): ReadName[] {
  const near = [...chosen].filter(
    ([name, claim]) =>
      canBe(name, token) &&
      claim.token.page === token.page &&
      Math.abs(claim.token.v - token.v) < REACH * token.height,
  );
  const cells = near.filter(
    ([, claim]) =>
      Math.min(claim.token.right, token.right) > Math.max(claim.token.left, token.left),
  );
  return (cells.length > 0 ? cells : near).map(([name]) => name);
}

/** Numbers behind the last value of a lens, with nothing but marks and initials between. */
function behindLens({ tokens }: Row, isKnown: (token: FlatToken) => boolean): FlatToken[] {
  const last = tokens.findLastIndex((token) => isKnown(token));
  if (last < 0) return [];
  const behind = tokens.slice(last + 1);
  const end = behind.findIndex(
    (token) =>
      token.kind === 'day' ||
      (token.kind === 'label' && !['axisMark', 'unit', 'eye'].includes(token.label.kind)) ||
      (token.kind === 'word' && token.text.replaceAll(/\P{L}/gu, '').length > INITIALS),
  );
  return (end < 0 ? behind : behind.slice(0, end)).filter(({ kind }) => kind === 'number');
}

/** Whether a number is written as values of a field are. */
function canBe(name: ReadName, token: FlatToken): boolean {
  if (token.kind !== 'number') return false;
  const { sign, decimals, magnitude } = token.number;
  const field = name.replace(/^o[ds]\./, '');
  const isPower = isSignedPower(token) || (decimals === 2 && magnitude <= POWER_MOST);
  if (field === 'axis')
    return sign === null && decimals === 0 && magnitude > 0 && magnitude <= AXIS_MOST;
  if (field === 'sphere' || field === 'cylinder') return isPower && magnitude <= POWER_MOST;
  if (field === 'add') return isPower && sign !== '-' && magnitude <= ADD.most;
  if (field !== 'pd') return false;
  const { least, most } = EYE_SIDES.some((side) => name === `${side}.pd`)
    ? DISTANCES.half
    : DISTANCES.both;
  return sign === null && decimals < 2 && magnitude >= least && magnitude <= most;
}
