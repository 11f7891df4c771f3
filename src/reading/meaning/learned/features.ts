import { folded } from '#domain/prescription/paper-words.ts';
import { flatTokens, rowsOf, type FlatToken, type Row } from '../flat-page.ts';
import { joinWords } from '../joined-words.ts';
import type { Numeral } from '../part.ts';
import { isValue } from '../row-labels.ts';
import { tokensOf } from '../tokens.ts';
import type { Page } from '../../words.ts';

/** A value of a page, and what stands around it: each one a text that is there or not. */
export type Described = {
  token: FlatToken;
  /** Its row, from above. */
  row: number;
  features: string[];
};

/** A row as a description sees it. */
type Line = Row & {
  /** Its tokens but for marks that only part values. */
  said: FlatToken[];
  values: FlatToken[];
  /** The shapes of its values in their order: rows of one table have the same. */
  pattern: string;
  /** It says more than it has values. */
  isHeading: boolean;
};

/** So many rows over a value may head its column. */
const ROWS_ABOVE = 14;
/** So many labels of a column, headings and words before a value are told apart. */
const NEAREST = 3;
/** Between words and the next value, in heights of the row: the same text, a space, a column. */
const GAPS = [0.8, 3, 8];

/**
 * Each value of a page with its description: its own shape, what stands before and behind it, at
 * the start of its row, over it, in the headings above, and which words the page has at all. Made
 * of the words as they were seen, whatever the rules of the other files make of them.
 */
export function describe(page: Page, index: number): Described[] {
  const lines = rowsAsSeen(page, index).map(lineOf);
  const ofPage = describeAround(lines);
  return lines.flatMap((line, row) =>
    line.values.map((token) => ({
      token,
      row,
      features: [
        ...new Set([
          ...describeShape(token),
          ...describeNeighbours(token, line),
          ...describeRow(token, line),
          ...describeColumn(token, row, lines),
          ...describeRows(token, row, lines),
          ...describeHeadings(row, lines),
          ...describeEye(token, row, lines),
          ...ofPage,
        ]),
      ],
    })),
  );
}

/** The rows of a page before any rule moves or names anything. */
export function rowsAsSeen(page: Page, index: number): Row[] {
  const words = joinWords(page.words);
  return rowsOf(flatTokens({ ...page, words }, tokensOf(words, index)));
}

function lineOf(row: Row): Line {
  const said = row.tokens.filter(({ kind, text }) => kind !== 'mark' || /[x×@*/]/.test(text));
  const values = said.filter(isValue);
  const isSaying = ({ kind }: FlatToken) => kind === 'word' || kind === 'label';
  return {
    ...row,
    said,
    values,
    pattern: values.map(plainShape).join(' '),
    isHeading: values.length === 0 || row.tokens.filter(isSaying).length >= NEAREST,
  };
}

/** What every value of a page has around it. */
function describeAround(lines: readonly Line[]): string[] {
  const all = lines.flatMap(({ tokens }) => tokens);
  const powers = all.filter(
    (one) => one.kind === 'number' && one.number.sign && isFine(one.number),
  );
  return [
    ...all.filter(isText).map((one) => `page ${nameOf(one)}`),
    `powers ${Math.min(14, powers.length)}`,
    `rows ${Math.min(9, Math.floor(lines.length / 4))}`,
  ];
}

function describeShape(token: FlatToken): string[] {
  const shape = shapeOf(token);
  if (token.kind !== 'number') return [`shape ${shape}`];
  const { magnitude, sign, decimals, isMended } = token.number;
  const size = SIZES.filter((least) => magnitude > least).length;
  return [`shape ${shape}`, `size ${size} ${sign} ${decimals}`, `mended ${isMended}`];
}

const SIZES = [1, 3.5, 8, 16, 25, 42, 80, 180];

function describeNeighbours(token: FlatToken, { said, height }: Line): string[] {
  const at = said.indexOf(token);
  const shape = shapeOf(token);
  const [one, two, three] = [1, 2, 3].map((step) => nameOf(said[at - step]));
  const [next, afterNext] = [1, 2].map((step) => nameOf(said[at + step]));
  const before = said[at - 1];
  const gap = before ? (token.left - before.right) / height : Infinity;
  const away = GAPS.filter((least) => gap >= least).length;
  return [
    `before ${one}`,
    `before2 ${two}`,
    `before3 ${three}`,
    `behind ${next}`,
    `behind2 ${afterNext}`,
    `before at ${away} ${one}`,
    `before of ${shape} ${one}`,
    `behind of ${shape} ${next}`,
    `befores ${shape} ${one} ${two}`,
    `between ${one} ${next}`,
    ...lettersOf('behind', said[at + 1]),
  ];
}

function describeRow(token: FlatToken, { said, values, pattern, tokens }: Line): string[] {
  const place = values.indexOf(token);
  const shape = shapeOf(token);
  const lefts = said.slice(0, said.indexOf(token)).toReversed().filter(isText);
  const labels = lefts.filter(({ kind }) => kind === 'label');
  const [first, second] = said;
  const roughly = (some: readonly FlatToken[]) =>
    some.map((one) => shapeOf(one).slice(0, 2)).join();
  return [
    `row ${place} ${pattern}`,
    `place ${place} ${values.length}`,
    `values before ${roughly(values.slice(0, place))}`,
    `values behind ${roughly(values.slice(place + 1))}`,
    `left ${nameOf(lefts[0])}`,
    `left2 ${nameOf(lefts[1])}`,
    `lefts ${nameOf(lefts[0])} ${nameOf(lefts[1])}`,
    `label ${nameOf(labels[0])}`,
    `label2 ${nameOf(labels[1])}`,
    `first ${nameOf(first)}`,
    `second ${nameOf(second)}`,
    `firsts ${place} ${nameOf(first)} ${nameOf(second)}`,
    `first of ${shape} ${nameOf(first)}`,
    ...tokens.filter(isText).map((one) => `in row ${nameOf(one)}`),
    ...lettersOf('left', lefts[0]),
    ...lettersOf('left2', lefts[1]),
    ...lettersOf('first', first),
  ];
}

function describeColumn(token: FlatToken, row: number, lines: readonly Line[]): string[] {
  const shape = shapeOf(token);
  const { said, height } = lines[row]!;
  const before = said.slice(0, said.indexOf(token)).toReversed();
  const labelBefore = before.find(({ kind }) => kind === 'label');
  const isOver = (one: FlatToken) =>
    one.right >= token.left - height / 5 && one.left <= token.right + height / 5;
  const over = lines
    .slice(Math.max(0, row - ROWS_ABOVE), row)
    .toReversed()
    .flatMap(({ tokens }, away) => tokens.filter(isOver).map((one) => ({ one, away: away + 1 })))
    .filter(({ one }) => isText(one));
  const labels = over.filter(({ one }) => one.kind === 'label').slice(0, NEAREST);
  const [nearest] = over;
  const isLike = (one: FlatToken) =>
    one.left < token.right &&
    one.right > token.left &&
    (one.kind !== 'number' || shapeOf(one).slice(0, 3) === shape.slice(0, 3));
  const count = (some: readonly Line[]) =>
    Math.min(4, some.flatMap(({ values }) => values).filter(isLike).length);
  const [up, down] = [count(lines.slice(0, row)), count(lines.slice(row + 1))];
  return [
    ...over
      .slice(0, NEAREST)
      .flatMap(({ one }, nth) => [
        `over${nth} ${nameOf(one)}`,
        `over${nth} of ${shape} ${nameOf(one)}`,
      ]),
    ...(nearest ? [`over at ${Math.min(4, nearest.away)}`] : []),
    ...labels.map(({ one }, nth) => `head${nth} ${nameOf(one)}`),
    ...(labels[0]
      ? [
          `head of ${shape} ${nameOf(labels[0].one)}`,
          `head and label ${nameOf(labels[0].one)} ${nameOf(labelBefore)}`,
        ]
      : []),
    `up and down ${up} ${down} ${shape.slice(0, 2)}`,
    `up ${up}`,
    `down ${down}`,
    ...lettersOf('over', nearest?.one),
  ];
}

function describeRows(token: FlatToken, row: number, lines: readonly Line[]): string[] {
  const { pattern } = lines[row]!;
  const alike = lines.filter((line) => line.pattern === pattern);
  const nth = `${alike.indexOf(lines[row]!)} of ${Math.min(6, alike.length)}`;
  const [before, behind] = [lines[row - 1], lines[row + 1]];
  return [
    `alike ${nth}`,
    `alike of ${shapeOf(token).slice(0, 3)} ${nth}`,
    `row before ${nameOf(before?.tokens[0])}`,
    `pattern before ${before?.pattern}`,
    `alike before ${before?.pattern === pattern}`,
    `alike behind ${behind?.pattern === pattern}`,
  ];
}

function describeHeadings(row: number, lines: readonly Line[]): string[] {
  const above = lines.slice(0, row).map((line, at) => ({ line, away: row - at }));
  const headings = above.filter(({ line }) => line.isHeading).toReversed();
  return headings
    .slice(0, NEAREST)
    .flatMap(({ line, away }, nth) => [
      ...line.tokens.filter(isText).map((one) => `heading${nth} ${nameOf(one)}`),
      `heading${nth} at ${Math.min(5, away)}`,
    ]);
}

/** The eye that was named last. */
function describeEye(token: FlatToken, row: number, lines: readonly Line[]): string[] {
  const { said } = lines[row]!;
  const isEye = (one: FlatToken) => one.kind === 'label' && one.label.kind === 'eye';
  const own = said.slice(0, said.indexOf(token)).findLast(isEye);
  if (own) return [`eye 0 ${nameOf(own)}`];
  const at = lines.slice(0, row).findLastIndex(({ tokens }) => tokens.some(isEye));
  const last = lines[at]?.tokens.find(isEye);
  return last ? [`eye ${Math.min(4, row - at)} ${nameOf(last)}`] : [];
}

export function isText({ kind }: FlatToken): boolean {
  return kind !== 'number' && kind !== 'mark';
}

/** So many letters of a word are told apart. */
const LONGEST = 14;

/** A token by what it is, where that is known, and else by its letters; numbers by their shape. */
export function nameOf(token: FlatToken | undefined): string {
  if (!token) return 'edge';
  if (token.kind === 'number') return shapeOf(token);
  if (token.kind === 'mark') return token.text.trim();
  if (token.kind === 'word') return folded(token.text).slice(0, LONGEST);
  return token.kind === 'label' ? Object.values(token.label).join(':') : token.kind;
}

/** Three letters each, so that `Sphaere` and a misread `Spnere` are somewhat like `Sphere`. */
export function lettersOf(where: string, token: FlatToken | undefined): string[] {
  if (!token || !isText(token)) return [];
  const word = `^${folded(token.text).slice(0, LONGEST)}$`;
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, at) =>
    [where, 'letters', word.slice(at, at + 3)].join(' '),
  );
}

/** Of whole, half, quarter or eighth dioptres. */
function isFine({ decimals, magnitude }: Numeral): boolean {
  const hundredths = Math.round(magnitude * 100) % 100;
  return (
    decimals === 2 &&
    (hundredths % 25 === 0 || [12, 13, 37, 38, 62, 63, 87, 88].includes(hundredths))
  );
}

/** What a number may be by its looks: a sign, its decimals, and where its size says more. */
function shapeOf(token: FlatToken): string {
  if (token.kind !== 'number') return 'named';
  const { sign, decimals, magnitude, digits, hasDegree } = token.number;
  const isHalfDistance = magnitude >= 20 && magnitude <= 42;
  const isDistance = magnitude >= 45 && magnitude <= 80;
  const signed = sign ? 's' : 'u';
  if (decimals === 2) {
    const size = [4, 8, 25].filter((most) => magnitude > most).length;
    return `${signed}2${isFine(token.number) ? 'q' : 'x'}${size}`;
  }
  const length = isHalfDistance ? 'h' : isDistance ? 'p' : magnitude <= 25 ? 'l' : '';
  if (decimals === 1) return `${signed}1${length || 'x'}`;
  if (digits.length === 3)
    return `${signed}0${hasDegree ? 'o' : ''}${magnitude <= 180 ? 'A' : 'x'}`;
  return `${signed}0${hasDegree ? 'o' : ''}${length || 'a'}`;
}

/** Its shape without how large it is. */
function plainShape(token: FlatToken): string {
  return shapeOf(token).replace(/(?<=2[qx])\d$/, '');
}
