import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { Chosen } from './choose.ts';
import type { Claim } from './claim.ts';
import type { Guesses } from './learned/guesses.ts';
import { isInOneRow, isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import type { Remark } from './overruled.ts';
import { isBelowAcuity, isBelowNear } from './heads-over.ts';
import { isForNear } from './near-distances.ts';
import { ADD, fieldIn, isSignedPower, labelOf } from './row-labels.ts';

/** In a line that nothing names so many numbers may be corrections; more are of another table. */
const LOOSE_MOST = 2;
/**
 * What was learned from papers, corrected ones among them, is so sure that a number is nothing of a lens. On
 * a bad picture much looks like a number.
 */
const SURELY_NONE = { inText: 0.97, onPicture: 0.8 };
/** So surely is a number seen that may correct another one. */
const CLEAR = 0.85;
/** Initials, and not a word: `35 JH`, `( 25 ) Lo`. */
const INITIALS = 3;
/** The acuity that a lens gives is hardly more. */
const ACUITY_MOST = 2;
/** In heights of a line: so far from the lenses is what somebody wrote beside them. */
const REACH = 8;
/** In heights of a line: so far to the side of what it may correct. */
const BESIDE = 16;
/** In degrees. */
const AXIS_MOST = 180;
/** In millimetres, of one eye and of both. */
const DISTANCES = { half: { least: 24, most: 40 }, both: { least: 45, most: 80 } };
/** In dioptres: more is hardly a power that corrects another one, and mostly money. */
export const CORRECTION_MOST = 24;

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
  }: {
    chosen: Chosen;
    claims: readonly Claim[];
    guesses: Pick<Guesses, 'chanceOfNone' | 'fieldOf'>;
  },
): Remark[] {
  // A minus is none of an addition.
  const known = [...chosen.values(), ...claims].filter(
    ({ name, token }) => !(name.endsWith('.add') && token.text.startsWith('-')),
  );
  const isKnown = (token: FlatToken) => known.some((claim) => isSamePlace(claim.token, token));
  const isLooseIn = (row: Row) => (token: FlatToken) =>
    token.kind === 'number' &&
    !isKnown(token) &&
    !isCalledByWord(token, row.tokens) &&
    !isWhatIsSeen(token, row, rows) &&
    isClear(token) &&
    (isMarked(token, row.tokens) || guesses.chanceOfNone(token) < surelyNone(token));
  return rows.flatMap((row): Remark[] => {
    const own = isBare(row) ? row.tokens.filter(isLooseIn(row)) : [];
    // `R 21.5   L 21`: what the first cannot be, the second is not either.
    const canBeOf = (name: ReadName) => own.every((token) => canBe(name, token));
    const behind = behindLens(row, isKnown).filter(isLooseIn(row));
    const names = new Set([
      ...own
        .flatMap((token) =>
          correctedBy(token, chosen).filter(
            (name) => !(isOfDistance(name) && isBelowNear(token, rows)),
          ),
        )
        .filter(canBeOf),
      ...behind.flatMap((token) =>
        [...chosen].flatMap(([name, claim]) =>
          isInOneRow(claim.token, token) &&
          canBe(name, token) &&
          !(isOfDistance(name) && isBelowNear(token, rows)) &&
          (isMarked(token, row.tokens) || isOfField(name, guesses.fieldOf(token))) &&
          !isForNear(token, { chosen, rows })
            ? [name]
            : [],
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

/** Whether a number is there at all: on a picture two looks at it see the same. */
function isClear({ source: { source, weakest, text, second } }: FlatToken): boolean {
  return source === 'text-layer' || (weakest >= CLEAR && second?.text === text);
}

function surelyNone({ source }: FlatToken): number {
  return source.source === 'text-layer' ? SURELY_NONE.inText : SURELY_NONE.onPicture;
}

/** `PD 31.5   Zh 21`: a word right before a number says what it is. */
function isCalledByWord(token: FlatToken, tokens: readonly FlatToken[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return before?.kind === 'word' && lettersOf(before) > 0;
}

/** `+0,25 sph = 1,25`, and `1,25` below `Visus`: what the lens gives to see with, and no power. */
function isWhatIsSeen(token: FlatToken, row: Row, rows: readonly Row[]): boolean {
  if (token.kind !== 'number') return false;
  if (token.number.sign !== null || token.number.magnitude > ACUITY_MOST) return false;
  const [of, equals] = row.tokens.slice(0, row.tokens.indexOf(token)).slice(-2);
  return (equals?.text === '=' && of !== undefined && endsLens(of)) || isBelowAcuity(token, rows);
}

/** `sph`, `cyl`, `176°`, `0`: what a lens ends with, where no addition follows. */
function endsLens(token: FlatToken): boolean {
  const label = labelOf(token);
  return (
    label?.kind === 'zero' ||
    ['sphere', 'cylinder'].includes(fieldIn(token) ?? '') ||
    (token.kind === 'number' && token.number.sign === null && token.number.decimals === 0)
  );
}

/** `( 25 )`, `-> 66`, `[165°]`: who writes a number so means something by it. */
function isMarked(token: FlatToken, tokens: readonly FlatToken[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return before !== undefined && /^[([→↑↓←>]$/.test(before.text);
}

/** The line of a number, with that of the nearest value that it may correct where this is close by. */
function withLensOf(row: Row, rows: readonly Row[], values: readonly FlatToken[]): Row[] {
  const apart = (one: FlatToken) => Math.abs(one.v - row.v);
  const [nearest] = values.toSorted((one, other) => apart(one) - apart(other));
  const lens = rows.find((one) => one !== row && nearest && one.tokens.includes(nearest));
  return lens && apart(nearest!) < SHOWN_TOGETHER * row.height ? [lens, row] : [row];
}

/** What a line may name beside a number that corrects a value of a lens. */
const OF_LENSES = new Set(['sphere', 'cylinder', 'axis', 'add', 'pd']);

/**
 * Numbers, and nothing that says of what but the eye or the field: marks, signs of an axis, units, and
 * initials behind say nothing. `180°  RA  0°` is of a drawn dial.
 */
function isBare({ tokens }: Row): boolean {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const first = tokens.findIndex(({ kind }) => kind === 'number');
  return (
    numbers.length > 0 &&
    numbers.length <= LOOSE_MOST &&
    !(numbers.length > 1 && numbers.every(({ text }) => /^(?:0|90|180)°?$/.test(text))) &&
    tokens.every(
      (token, at) =>
        ['number', 'mark', 'nothing', 'day'].includes(token.kind) ||
        ['axisMark', 'unit', 'eye'].includes(labelOf(token)?.kind ?? '') ||
        OF_LENSES.has(fieldIn(token) ?? '') ||
        (token.kind === 'word' && at > first && lettersOf(token) <= INITIALS) ||
        (token.kind === 'word' && lettersOf(token) === 0 && !token.text.includes('%')),
    )
  );
}

function lettersOf({ text }: FlatToken): number {
  return text.replaceAll(/\P{L}/gu, '').length;
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
  if (cells.length > 0) return cells.map(([name]) => name);
  const rim = BESIDE * token.height;
  const isBeside =
    token.right > Math.min(...near.map(([, claim]) => claim.token.left)) - rim &&
    token.left < Math.max(...near.map(([, claim]) => claim.token.right)) + rim;
  return isBeside ? near.map(([name]) => name) : [];
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
      (token.kind === 'word' && lettersOf(token) > INITIALS),
  );
  const numbers = (end < 0 ? behind : behind.slice(0, end)).filter(({ kind }) => kind === 'number');
  return numbers.length > LOOSE_MOST ? [] : numbers;
}

/** A number that is surely a value of another field corrects none of this one: the rules left it out. */
function isOfField(name: ReadName, field: ReturnType<Guesses['fieldOf']>): boolean {
  if (field === null) return true;
  const isDistance = field === 'halfPd' || field === 'pd' || field === 'nearPd';
  return /pd$/i.test(name) ? isDistance : name.endsWith(`.${field}`);
}

function isOfDistance(name: ReadName): boolean {
  return /(?:^|\.)pd$/.test(name);
}

/** Whether a number is written as values of a field are. */
function canBe(name: ReadName, token: FlatToken): boolean {
  if (token.kind !== 'number') return false;
  const { sign, decimals, magnitude } = token.number;
  const field = name.replace(/^o[ds]\./, '');
  const isPower = (isSignedPower(token) || decimals === 2) && magnitude <= CORRECTION_MOST;
  if (field === 'axis')
    return sign === null && decimals === 0 && magnitude > 0 && magnitude <= AXIS_MOST;
  if (field === 'sphere' || field === 'cylinder') return isPower;
  if (field === 'add') return isPower && sign !== '-' && magnitude <= ADD.most;
  if (field !== 'pd') return false;
  const { least, most } = EYE_SIDES.some((side) => name === `${side}.pd`)
    ? DISTANCES.half
    : DISTANCES.both;
  return sign === null && decimals < 2 && magnitude >= least && magnitude <= most;
}
