import { plainText } from '#domain/prescription/numeral.ts';
import { boxOfCharacters, type Box, type Reading, type Word } from '../words.ts';
import { folded, LABELS, type Label } from '#domain/prescription/paper-words.ts';
import { labelled } from './joined-labels.ts';
import type { Numeral, Part } from './part.ts';

/** A part at its place on the page. `word` counts the words of the page. */
export type Token = Part & { page: number; word: number; box: Box; source: Word };

const MONTH = '(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-zä]*';
/** What a number of a prescription is not. Tried in this order, before numbers. */
const DAY = new RegExp(
  String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\s?\d{1,2}\1\s?(?:\d{4}|\d{2})(?!\d)|${MONTH}\.?\s?\d{1,2},?\s?\d{4}|\d{1,2}\.?\s?${MONTH}\.?,?\s?\d{4}`,
  'iy',
);
const OTHER_NUMBERS =
  /(?<![+\-\d.,]\s?)\d{1,2}[.:]\d{2}\s?-\s?\d{1,2}[.:]\d{2}(?!\d|[.,]\d|\s?[x×@*])|\(?\d{3}\)?[ .-]?\d{3}[.-]\d{4}|\+?0?\d{2,5}[ /-]\d{3,}[\d -]*|[+-]?\s?[$€£]\s?-?\d[\d.,]*|[+-]?\s?\d+[.,]\d{2}\s?(?:€|eur\b)|(?<![\d.,])20\s?\/\s?\d{2,3}[+-]?\d?|(?<![\d.,])6\s?\/\s?(?:7\.5|9\.5|4\.5|12|15|18|24|36|60|[34569])(?!\d|[.,]\d)|\d{1,3}(?:['’]\d{3})+(?:[.,]\d{2})?|\d{1,2}:\d{2}|(?<![\d.,+-])\d{1,2}\s?-\s?\d{1,2}[.:](?:[0-6][1-46-9]|[1346]0)(?![\d.,])|\d{4,}|#\s?\d+|\d+\s?%/iy;
const NUMBER =
  /([+-]|±|(?<![a-z])(?:minus|plus)(?=\s\d{1,2}[.,]\d\d(?!\d|\s?(?:[€$£]|eur|chf|usd))))?(\s?)((?<![\d.])\d{1,3}(?=,\d{1,3}\.\d)|(?<=[+-])\d{1,2}\s[.,]\d{2}|(?<=[+-])\d{1,2}\s?[.,]\s(?:00|25|50|75)(?!\d)|(?<![\d.,+-]\s?)\d{1,2}\s[.,](?:00|25|50|75)(?!\d)|(?<![\d.,+-]\s?)\d{2}\s?[.,]\s[05](?=\s?mm)|(?<![\d.,+-]\s?)\d[.,]\s(?:00|25|50|75)(?=\s?b[iuod])|(?<=[+-])\d{1,2}\s?[.,][0257]\s[05](?![\d.,])|\d{1,3}[.,]\d{2}|\d{1,3}[.,]\d(?![sozli](?![a-z]))|(?<![a-z\d]|\d\s)[.,]\d{1,2}(?![.,]\d)|\d{1,3}(?![.,:;](?:\d|[osbzli](?![a-z]))|[sozl](?![a-z])))(?!\d)\s?([°º])?/iy;
/** What a recogniser takes for digits, only where the text is no number as it stands. */
const MENDED =
  /([+-])?(?!\/?l:[234]\d(?:[.,]5)?(?:\/|$)|\/l:|(?:[rl]|o[sd])(?:20|6)\/)()((?=\S{0,4}\d)[\dosbzli|/\]!]{1,2}[.,:;][\dosbzli]{1,2}|(?=\S{0,2}\d)[\dsozl]{2,3})(?![a-wyz\d.,])\s?([°º])?/iy;
/** A distance with the day behind it. */
const BEFORE_DAY = /()()(\d{1,3}[.,]\d)()(?=\d{2}[./]\d{1,2}[./]\d{2,4})/y;
/** An axis whose degree sign is read as one more digit. */
const AXIS_AND_SIGN = /()()([01]\d{2}[0-9])()(?!\d)/y;
/** The distance of one eye with the eye glued to it: `31.5R/31L`, `R31.5 L31`. */
const HALF = /()()([234]\d(?:[.,]\d)?)()(?=[rl](?![a-z]))/iy;
const SIDE = /[rl](?=[234]\d(?![\d]))/iy;
/** What one eye, or both, sees, with the eye glued to it: `L0,6`, `B1,25`. */
const SIDE_OF_ACUITY = /[RLB](?=[01][.,]\d{1,2}(?![\d.,]))/y;
/** A power whose stroke before the next one is read as a digit: `-6.00/ -0.25` as `-6.007 -0.25`. */
const BEFORE_STROKE = /([+-])()(\d{1,2}[.,](?:00|25|50|75))()(?=[17]\s?[+-]\d)/y;
/** An axis in three digits, as part of an expression. */
export const AXIS_OF_THREE = String.raw`(?:0\d[1-9]|0[1-9]0|1[0-7]\d|180)(?!\d)`;
/** A power with the axis of the next cell right behind it: `-0.50149`. */
const BEFORE_AXIS = new RegExp(
  String.raw`([+-])()(\d{1,2}[.,](?:00|25|50|75))()(?=${AXIS_OF_THREE})`,
  'y',
);
const STROKE = /(?<=[+-]\d{1,2}[.,](?:00|25|50|75))[17](?=\s?[+-]\d)/y;
/** Labels with digits that a recogniser reads in them, with a stroke, or of words that mean something else apart. */
const LABELS_AS_WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/0\.?d(?![a-z])\.?/iy, 'od'],
  [/[o0]\.[s5]\.(?!\d)/iy, 'os'],
  [/0\.?s(?![a-z])\.?/iy, 'os'],
  [/cy1(?![a-z\d])\.?/iy, 'cyl'],
  [/zy1(?![a-z\d])\.?/iy, 'zyl'],
  [/5ph(?![a-z\d])\.?/iy, 'sph'],
  [/plan(?=[zc]y[l1])/iy, 'plan'],
  [/zyl(?=o[.,]\d)/iy, 'zyl'],
  [/2y[1l](?![a-z\d])/iy, 'zyl'],
  [/cyl(?=o[.,]\d)/iy, 'cyl'],
  [/sph(?=o[.,]\d)/iy, 'sph'],
  [/ax1s(?![a-z\d])/iy, 'axis'],
  [/p1ano(?![a-z\d])/iy, 'plano'],
  [/1eft(?![a-z\d])/iy, 'left'],
  [/r1ght(?![a-z\d])/iy, 'right'],
  [/1inks(?![a-z\d])/iy, 'links'],
  [/(?<=\d\s)b\s?0(?![a-z\d.,°º]|\s[°º])/iy, 'bo'],
  [/(?<=\d\s?)b[1l!|](?![a-z\d]|[.,]\d)\.?/iy, 'bi'],
  [/(?<=\d[.,]\d\d\s?)[1l|]\s?n(?![a-zA-Z\d])/y, 'in'],
  [/^[1l|]\s?n$/y, 'in'],
  [/b\s?\/\s?e(?![a-z\d])\.?/iy, 'ou'],
  [/sph\.?\s?add(?![a-z])\.?/iy, 'add'],
  // The whole of a cell, for `ob` is a word.
  [/^ob\.?$/iy, 'oben'],
  [/pd\s?\/\s?2(?![\d.,])/iy, 'halfpd'],
];
/** `o °`: a 0 by itself is read as a letter. */
const NO_DEGREES = /(?<![a-z\d.,])o\s?°(?![a-z\d])/iy;
/** `ADD  N/A`: what a form has no value for. */
const NOT_APPLICABLE = /(?<![a-z\d/])n\/a(?![a-z\d/])\.?/iy;
const ZERO_DEGREES: Numeral = {
  sign: null,
  digits: '0',
  magnitude: 0,
  decimals: 0,
  hasDegree: true,
  isMended: true,
};

/** Letters of a word, and what stands for one that is not known. */
const LETTERS = /[a-zà-öø-ÿß](?:[a-zà-öø-ÿß.']|’(?=[a-zà-öø-ÿß])|\?+(?=[a-zà-öø-ÿß]))*|[×@*]/iy;
/** `8b.CYLINDER`: a letter that counts, before a word. */
const NUMBERING = /(?<=\d)[a-z]\.(?=[a-z]{2})/iy;
const SPELLING: Record<string, string> = {
  O: '0',
  S: '5',
  B: '8',
  Z: '2',
  L: '1',
  I: '1',
  '|': '1',
  '/': '1',
};

/** The parts of one reading of a word, in its order. */
export function partsOf(reading: Reading & Partial<Pick<Word, 'source'>>): Part[] {
  const { text, charAt } = lined(reading);
  const isExact = reading.source === 'text-layer';
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    const [length, part] = partAt(text, at, isExact);
    parts.push({
      ...part,
      text: text.slice(at, at + length).trim(),
      from: charAt(at),
      to: charAt(at + length),
    });
    at += length;
  }
  return labelled(parts, isExact);
}

/** The text, and which character stands at a place of it: spaces have none. */
function lined({ text, characters }: Reading) {
  const plain = [...text]
    .map((one) => (one === ' ' ? ' ' : one.length > 1 ? '?' : plainText(one) || '?'))
    .join('');
  const before: number[] = [];
  let count = 0;
  for (const one of plain) {
    before.push(count);
    if (one !== ' ') count += 1;
  }
  return {
    text: plain,
    charAt: (index: number) => Math.min(before[index] ?? count, characters.length),
  };
}

type Found =
  | { kind: 'number'; number: Numeral }
  | { kind: 'day' | 'mark' | 'nothing' | 'word' }
  | { kind: 'label'; label: Label };

function partAt(text: string, at: number, isExact: boolean): [length: number, Found] {
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const day = matched(DAY);
  if (day && !/(?:\d|[^a-z][.,])$/i.test(text.slice(0, at)))
    return [day[0].length, { kind: 'day' }];
  DAY.lastIndex = at + 1;
  if (/[+-]/.test(text[at] ?? '') && DAY.test(text)) return [1, { kind: 'mark' }];
  const round = matched(NO_DEGREES);
  if (round) return [round[0].length, { kind: 'number', number: ZERO_DEGREES }];
  const none = matched(NOT_APPLICABLE);
  if (none) return [none[0].length, { kind: 'word' }];
  for (const [pattern, name] of LABELS_AS_WRITTEN) {
    const label = matched(pattern);
    if (label && /(?:^|[^a-z\d]|plan|[.,]\d\d)$/i.test(text.slice(0, at)))
      return [label[0].length, { kind: 'label', label: LABELS.get(name)! }];
  }
  const axis = /^\d{4}$/.test(text) && matched(AXIS_AND_SIGN);
  if (axis) return [axis[0].length, { kind: 'number', number: numeralOf(axis) }];
  const other = matched(OTHER_NUMBERS);
  if (other) return [lengthBeforeLaterDay(text, at, other[0]), { kind: 'word' }];
  const saysHalves = /pd|r\s?[23]\d|^[rl][23]\d(?:[.,]\d)?$/i.test(text);
  const half = saysHalves && matched(HALF);
  if (half) return [half[0].length, { kind: 'number', number: numeralOf(half) }];
  const isStart = !/[a-z]$/i.test(text.slice(0, at));
  const side = (saysHalves && matched(SIDE)) || (isStart && !isExact && matched(SIDE_OF_ACUITY));
  if (side) return [1, { kind: 'word' }];
  // Between two values a stroke parts them, and is no 1.
  const isStroke = text[at] === '/' && /[\d°]\s?$/.test(text.slice(0, at));
  const beforeNext = isExact ? null : (matched(BEFORE_STROKE) ?? matched(BEFORE_AXIS));
  if (beforeNext) {
    const number = { ...numeralOf(beforeNext), isMended: true };
    return [beforeNext[0].length, { kind: 'number', number }];
  }
  if (!isExact && matched(STROKE)) return [1, { kind: 'mark' }];
  const number =
    matched(BEFORE_DAY) ?? matched(NUMBER) ?? (isStroke || isExact ? null : matched(MENDED));
  if (number && isNumber(text, at, number))
    return [number[0].length, { kind: 'number', number: numeralOf(number) }];
  // `** 2 days`: one star is the sign of an axis.
  if (text[at] === '*' && (text[at - 1] === '*' || text[at + 1] === '*'))
    return [1, { kind: 'mark' }];
  const letters = matched(NUMBERING)?.[0] ?? matched(LETTERS)?.[0];
  if (letters) return [lengthBeforeDay(text, at, ownLetters(letters)), { kind: 'word' }];
  return /^[-\s]+$/.test(text) ? [text.length, { kind: 'nothing' }] : [1, { kind: 'mark' }];
}

/** `Wochen.PD`: a sentence ends there, and the space behind it was lost. */
function ownLetters(letters: string): string {
  return /^\p{Lu}?\p{Ll}{3,}\.(?=\p{Lu})/u.exec(letters)?.[0] ?? letters;
}

/** `DateJan 10, 2024`: the word ends where the day begins. */
function lengthBeforeDay(text: string, at: number, letters: string): number {
  const month = new RegExp(`${MONTH}$`, 'i').exec(letters);
  if (!month?.index) return letters.length;
  DAY.lastIndex = at + month.index;
  return DAY.test(text) ? month.index : letters.length;
}

/** `18-140 02.04.2025`: a number with strokes ends where a day begins. */
function lengthBeforeLaterDay(text: string, at: number, number: string): number {
  for (let gap = number.indexOf(' '); gap > 0; gap = number.indexOf(' ', gap + 1)) {
    DAY.lastIndex = at + gap + 1;
    if (DAY.test(text)) return gap;
  }
  return number.length;
}

/** A dash that stands off a number, or right behind another one, is its sign only before a power. */
function isNumber(text: string, at: number, [, sign, gap, digits = '']: RegExpExecArray): boolean {
  // `L:S -3,50` has the letters that are taken for digits, and no digit.
  if (!/\d/.test(digits)) return false;
  if (!sign || (gap === '' && !/[\d.,]/.test(text[at - 1] ?? ''))) return true;
  const before = text.slice(0, at);
  // `R - 0,5` may part an eye from what it sees; a plus parts nothing, and `c - 0,5` is a cylinder.
  const isSign = sign === '+' ? !/[\d.,°]\s?$/.test(before) : /(?:^|\s)[scz]\.?\s?$/i.test(before);
  return (isSign ? /[.,]\w\w?$/ : /[.,]\w\w$/).test(digits);
}

function numeralOf([, sign, , found = '', degree]: RegExpExecArray): Numeral {
  // A typewriter's face has gaps around its points: `-1 .75`, `-1, 75`.
  const read = found.replaceAll(/\s/g, '');
  const digits = read.replaceAll(/[osbzli|/\]!]/gi, (letter) => SPELLING[letter.toUpperCase()]!);
  const point = digits.search(/[.,:;]/);
  return {
    sign: signOf(sign),
    digits: digits.replace(/[,:;]/, '.'),
    magnitude: Number(digits.replace(/[,:;]/, '.')),
    decimals: point < 0 ? 0 : digits.length - point - 1,
    hasDegree: degree !== undefined,
    isMended: digits !== read || point === 0 || /[:;]/.test(read) || /[.,]\d?\s/.test(found),
  };
}

/** `-`, or `minus` as it is told in a letter; `±` says nothing. */
function signOf(written: string | undefined): Numeral['sign'] {
  const sign = written?.toLowerCase().replace('minus', '-').replace('plus', '+');
  return sign === '+' || sign === '-' ? sign : null;
}

/** All parts of the words of a page, each at its place. */
export function tokensOf(words: readonly Word[], page: number): Token[] {
  const tokens = words.flatMap((source, word) => {
    const reading = labelSeenTwice(source) ?? labelsOfLetters(source) ?? source;
    return partsOf(reading).map((part) => ({
      ...part,
      page,
      word,
      source,
      box: boxOfCharacters(source, reading, part.from, part.to),
    }));
  });
  return areWithoutPoints(tokens) ? tokens.map(withPoint) : tokens;
}

const DEGREES_MOST = 180;
/** `-325`, and `-75` beside it, in quarters of a dioptre. */
const IN_HUNDREDTHS = /^(?:\d00|\d?(?:25|50|75))$/;

/**
 * `-325 -075 x 170`: whether powers are written so, as on the pads of many doctors: a whole lens is, and
 * none has its point.
 */
function areWithoutPoints(tokens: readonly Token[]): boolean {
  const powers = tokens.filter((token) => token.kind === 'number' && token.number.sign !== null);
  const isInHundredthsBehind = (sphere: Token) => (token: Token) =>
    isInHundredths(token) && isFartherOn(token, sphere);
  return (
    powers.every((token) => token.kind === 'number' && token.number.decimals === 0) &&
    // Amounts of prisms have no sign that tells how they are written.
    !tokens.some((token) => token.kind === 'label' && token.label.kind === 'base') &&
    // Of two digits alone `-50` may be -5.0 as well.
    powers.some((token) => isInHundredths(token) && /\d{3}/.test(token.text)) &&
    powers
      .filter(isInHundredths)
      .some((sphere) =>
        powers
          .filter(isInHundredthsBehind(sphere))
          .some((cylinder) =>
            tokens.some((axis) => isDegrees(axis) && isFartherOn(axis, cylinder)),
          ),
      )
  );
}

function isInHundredths(token: Part): boolean {
  if (token.kind !== 'number') return false;
  const { sign, decimals, digits, hasDegree } = token.number;
  return sign !== null && decimals === 0 && !hasDegree && IN_HUNDREDTHS.test(digits);
}

/** As degrees of an axis are written. */
function isDegrees(token: Part): boolean {
  if (token.kind !== 'number') return false;
  const { sign, decimals, magnitude } = token.number;
  return sign === null && decimals === 0 && magnitude <= DEGREES_MOST;
}

/** Whether a number stands in the line of another one, farther on. */
function isFartherOn({ box }: Token, { box: before }: Token): boolean {
  return (
    box.xPx > before.xPx &&
    Math.abs(box.yPx - before.yPx) < Math.min(box.heightPx, before.heightPx) / 2
  );
}

function withPoint(token: Token): Token {
  if (token.kind !== 'number' || !isInHundredths(token)) return token;
  const { digits, magnitude } = token.number;
  const spelled = `${digits.slice(0, -2) || '0'}.${digits.slice(-2)}`;
  return {
    ...token,
    number: { ...token.number, digits: spelled, magnitude: magnitude / 100, decimals: 2 },
  };
}

/** `y1` that the longer look reads as `Zyl`: the label of a field that was cut. */
function labelSeenTwice({ second, source, text }: Word): (Reading & Pick<Word, 'source'>) | null {
  if (!second || !/^\p{L}{3,}\.?$/u.test(second.text) || /\d{2}/.test(text)) return null;
  const isLabel = LABELS.get(folded(second.text))?.kind === 'field';
  return isLabel ? { ...second, source } : null;
}

/** What the recogniser of letters reads with less than this may be anything. */
const LETTERS_LEAST = 0.3;

/**
 * `Axs` that the recogniser of letters reads as `Axis`, `PO` that it reads as `PD`: a word that is no
 * label at first, or the `n` that is left of `In`, and nothing but labels to the other one.
 */
function labelsOfLetters({
  letters,
  source,
  ...first
}: Word): (Reading & Pick<Word, 'source'>) | null {
  if (!letters || letters.weakest < LETTERS_LEAST || /\d{2}/.test(letters.text)) return null;
  const isLabel = ({ kind }: Part) => kind === 'label';
  const parts = partsOf(letters);
  const areLabels =
    parts.some(isLabel) && parts.every((part) => isLabel(part) || part.kind === 'mark');
  const isOther = !partsOf(first).some(isLabel) || (first.text === 'n' && letters.text.length > 1);
  return areLabels && isOther ? { ...letters, source } : null;
}
