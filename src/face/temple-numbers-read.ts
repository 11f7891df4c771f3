import type { TempleNumbers } from './temple-numbers.ts';

/** A line that was read in a picture, and how sure each character but the spaces is, 0 to 1. */
export type LineRead = { text: string; certainties: readonly number[] };

/** What can stand on frames for grown people: narrower than what may be typed. */
const LENS_MM = { least: 38, most: 64 };
const BRIDGE_MM = { least: 12, most: 28 };
const TEMPLE_MM = { least: 120, most: 160 };

/** A digit that was read with less may be another one; a nought, a box. */
const LEAST_CERTAINTY = 0.6;
/**
 * What stands between lens and bridge: a box, which readers take for a letter, a bracket, a nought
 * or a Chinese character, and which they drop; or a dash, a stroke, a point.
 */
const BOX = String.raw`[□◻◽▢⬜口囗日曰回oODQUu\[\]()|]{1,2}`;
const DASH = String.raw`[-–—−_~/\\.,:·•x×*]`;
const BETWEEN = String.raw`(?<between>\s{0,2}(?:${BOX}|${DASH}|0)\s{0,2}|\s{0,3})`;
const NUMBERS = new RegExp(
  String.raw`(?<!\d)(?<lens>\d{2})${BETWEEN}(?<bridge>\d{2})(?:(?<apart>[^\dA-Za-z]{0,4})(?<temple>1\d{2}))?(?![\dA-Za-z]|[^\dA-Za-z]{1,4}\d{3}(?!\d))`,
  'gdu',
);

/**
 * All sizes of frames that can stand in lines that were read in a picture of a temple: one, if it is
 * clear; several where it could be this or that, and nobody may choose for the member; none. Two
 * numbers beside each other, as in "RB 5218", are a size only if a sign stands between them, or the
 * temple's length behind them.
 */
export function templeNumbersRead(lines: readonly LineRead[]): TempleNumbers[] {
  const found = lines.flatMap(sizesIn);
  const unlike = found.filter(
    (one, index) => found.findIndex((other) => isSame(one, other)) === index,
  );
  // The same without its temple's length says nothing else.
  return unlike.filter(
    (one) =>
      one.templeLengthMm !== null ||
      !unlike.some((other) => other.templeLengthMm !== null && isSameFront(one, other)),
  );
}

/** As it is printed. */
export function textOfTempleNumbers(numbers: TempleNumbers): string {
  const { lensWidthMm, bridgeMm, templeLengthMm } = numbers;
  return [lensWidthMm, bridgeMm, templeLengthMm].filter((mm) => mm !== null).join('-');
}

function sizesIn({ text, certainties }: LineRead): TempleNumbers[] {
  return [...text.matchAll(NUMBERS)].flatMap(({ groups = {}, indices, index }) => {
    const { lens, bridge, temple, between = '' } = groups;
    const certaintyOf = (name: string) => {
      const [from, to] = indices?.groups?.[name] ?? [0, 0];
      return leastCertain(text, certainties, from, to);
    };
    const isCertain = ['lens', 'bridge', 'temple'].every(
      (name) => certaintyOf(name) >= LEAST_CERTAINTY,
    );
    const numbers = {
      lensWidthMm: Number(lens),
      bridgeMm: Number(bridge),
      templeLengthMm: temple === undefined ? null : Number(temple),
    };
    const sign = between.trim();
    const isBox = sign === '0' && certaintyOf('between') < LEAST_CERTAINTY;
    const hasSign = isBox || (sign !== '' && sign !== '0' && sign !== '.');
    // Readers lose spaces: a word may end right before it, and a model's number begin with one.
    const isInWord = /[A-Za-z]/.test(text.charAt(index - 1));
    const isWhole = temple !== undefined;
    const isSize = isInWord ? hasSign && isWhole : isWhole || (hasSign && !isBox);
    return isSize && isCertain && isPossible(numbers) ? [numbers] : [];
  });
}

/** Of the characters from one place of a text to before another. */
function leastCertain(
  text: string,
  certainties: readonly number[],
  from: number,
  to: number,
): number {
  const seen = (end: number) => text.slice(0, end).replaceAll(/\s/g, '').length;
  return Math.min(1, ...certainties.slice(seen(from), seen(to)));
}

function isPossible({ lensWidthMm, bridgeMm, templeLengthMm }: TempleNumbers): boolean {
  return (
    isWithin(lensWidthMm, LENS_MM) &&
    isWithin(bridgeMm, BRIDGE_MM) &&
    (templeLengthMm === null || isWithin(templeLengthMm, TEMPLE_MM))
  );
}

function isSame(one: TempleNumbers, other: TempleNumbers): boolean {
  return isSameFront(one, other) && one.templeLengthMm === other.templeLengthMm;
}

function isSameFront(one: TempleNumbers, other: TempleNumbers): boolean {
  return one.lensWidthMm === other.lensWidthMm && one.bridgeMm === other.bridgeMm;
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}
