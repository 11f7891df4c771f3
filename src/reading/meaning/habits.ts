import type { Sheet } from '../words.ts';
import type { Chosen } from './choose.ts';
import type { Claim } from './claim.ts';
import type { FlatToken } from './flat-page.ts';
import { isNearOf } from './near-distances.ts';
import type { Numeral } from './part.ts';

/** How a sheet writes its values. */
export type SheetHabits = {
  /** Whether its axes are printed with a degree sign. */
  hasDegrees: boolean;
  /** Whether its distances bear one another out: those of both eyes give their sum, or that for near is a little less. */
  doDistancesAgree: boolean;
  /** Whether something on it can only be if a 7 is a 1. */
  areSevensDoubtful: boolean;
  /** How nearly all its numbers are written; null where that is not told. */
  pointOf: '.' | ',' | null;
};

/** What the values chosen of a sheet tell of how it writes them all. */
export function habitsOf(sheet: Sheet, chosen: Chosen): SheetHabits {
  return {
    hasDegrees: [...chosen].some(
      ([name, { token }]) => name.endsWith('.axis') && hasDegreeSign(token),
    ),
    doDistancesAgree: bearOneAnotherOut(chosen),
    areSevensDoubtful: isSevenAOne(sheet, chosen),
    pointOf: pointOf([...chosen.values()].map(({ token }) => token)),
  };
}

function hasDegreeSign({ source }: FlatToken): boolean {
  return /\d[°º]/.test(`${source.text} ${source.second?.text ?? ''}`);
}

/** So many numbers of a sheet show how it writes them. */
const POINTS_LEAST = 4;

/** The point or comma of nearly all powers of a sheet; null where there are too few, or both. */
function pointOf(tokens: readonly FlatToken[]): '.' | ',' | null {
  const marks = tokens.flatMap(({ kind, text }) =>
    kind === 'number' ? (/[.,](?=\s?\d{2})/.exec(text)?.[0] ?? []) : [],
  );
  const commas = marks.filter((mark) => mark === ',').length;
  const most = Math.max(commas, marks.length - commas);
  if (marks.length < POINTS_LEAST || most * 3 < marks.length * 2) return null;
  return commas === most ? ',' : '.';
}

/** A day or a month of seventy-odd. */
const NO_DAY = /(?<![\d./])(?:7\d([./])\s?\d{1,2}\1|\d{1,2}([./])\s?7\d\2)\s?(?:19|20)\d{2}(?!\d)/;
/** What hardly anybody has with a 7 before the point: in dioptres, and in millimetres. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/\.add$/, 4],
  [/\.(?:cylinder|prismHor|prismVer)$/, 6.75],
  [/^vertexDistance$/, 20],
];

/**
 * Whether a 1 was read as a 7 somewhere on a sheet, as happens with hands that give it a flag: there
 * is a day that no calendar has, or a value that no lens has.
 */
function isSevenAOne({ pages }: Sheet, chosen: Chosen): boolean {
  const words = pages.flatMap((page) => page.words);
  if (words.every(({ source }) => source === 'text-layer')) return false;
  const isTooMuch = ([name, { token, isFromNear }]: [string, Claim]) =>
    token.kind === 'number' &&
    !isFromNear &&
    token.number.digits.startsWith('7') &&
    (MOST.some(([names, most]) => names.test(name) && token.number.magnitude > most) ||
      (name.endsWith('.axis') && isNoAxis(token.number)));
  return words.some(({ text }) => NO_DAY.test(text)) || [...chosen].some(isTooMuch);
}

/** `730°` is no axis, where its last figure is no degree sign that was read as one. */
function isNoAxis({ digits, hasDegree }: Numeral): boolean {
  return digits.length === 3 && (hasDegree || !digits.endsWith('0'));
}

/** Whether the distances of both eyes give that of both, or that for near is what it would be. */
function bearOneAnotherOut(chosen: Chosen): boolean {
  const [od, os, pd, near] = (['od.pd', 'os.pd', 'pd', 'nearPd'] as const).map((name) => {
    const token = chosen.get(name)?.token;
    return token?.kind === 'number' ? token.number.magnitude : null;
  });
  const sum = od != null && os != null ? od + os : null;
  const far = pd ?? sum;
  return (
    (sum !== null && sum === pd) || (far != null && near != null && isNearOf(far, near, 'both'))
  );
}
