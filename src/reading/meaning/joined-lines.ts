import { folded, LABELS } from '#domain/prescription/paper-words.ts';
import { isFarOff, type FlatToken, type Row } from './flat-page.ts';
import {
  eyeOf,
  eyesOf,
  fieldIn,
  isSigned,
  isTold,
  isValue,
  labelOf,
  sideOf,
} from './row-labels.ts';

/** So many words of a line are a sentence. */
const WORDS_OF_PROSE = 4;
/** And so many in a line that goes on one. */
const WORDS_FURTHER = 2;

/** So many letters are hardly one word. */
const LONG_WORD = 12;

/** Lines of running text are one row: a sentence goes on below. */
export function joinLines(rows: readonly Row[]): Row[] {
  const edge = Math.max(...rows.flatMap(({ tokens }) => tokens.map(({ right }) => right)));
  const joined: { row: Row; last: Row }[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const isText =
      above &&
      (goesOn(above.last, row, edge, above.row.isProse === true) ||
        eyeAtBreak(above.last.tokens, row.tokens) !== null ||
        endsInLabel(above.last, row) ||
        endsBeforeBase(above.last, row) ||
        endsInSphere(above.last, row) ||
        endsInSphereTold(above.last, row));
    if (above && (isText || endsBeforeValue(above.last, row))) {
      const eye = eyeAtBreak(above.row.tokens, row.tokens);
      if (eye) above.row.tokens.splice(-1, 1, eye, ...row.tokens.slice(1));
      else above.row.tokens.push(...row.tokens);
      // What is called by its label is told by none.
      if (isText) above.row.isProse = true;
      above.last = row;
    } else joined.push({ row: { ...row, tokens: [...row.tokens] }, last: row });
  }
  return joined.map(({ row }) => row);
}

/** `… für das linke` at the end of a line and `Auge sphärisch …` below: the name of an eye, parted by the break. */
function eyeAtBreak(above: readonly FlatToken[], [first]: readonly FlatToken[]): FlatToken | null {
  const last = above.at(-1);
  if (last?.kind !== 'word' || first?.kind !== 'word') return null;
  const label = LABELS.get(folded(last.text) + folded(first.text));
  return label?.kind === 'eye'
    ? { ...first, kind: 'label', label, text: `${last.text} ${first.text}` }
    : null;
}

/**
 * `… Ihre Werte: RA sph -2,25 cyl -0,75 Achse 160,` and `LA sph -2,00 …` below: what a message tells of
 * one eye at the end of a line it tells of the other one in the next.
 */
export function tellOn(rows: readonly Row[]): void {
  rows.slice(1).forEach((row, index) => {
    const above = rows[index]!;
    const [eye] = row.tokens;
    const own = above.tokens.filter(isSigned);
    const [other, ...more] = eyesOf(above);
    const isOther = sideOf(eye!) !== null && more.length === 0 && other !== sideOf(eye!);
    const isNear = row.v - above.v < 2 * above.height;
    if (isOther && isNear && own.length > 0 && own.every((one) => isTold(one, above)))
      row.isProse = true;
  });
}

/** A word without spaces is as many as it is long. */
function wordsIn({ tokens }: Row): number {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.reduce((sum, { text }) => sum + Math.max(1, Math.floor(text.length / LONG_WORD)), 0);
}

function goesOn(above: Row, below: Row, edge: number, isProse: boolean): boolean {
  const words = wordsIn(above);
  const least = isProse ? WORDS_FURTHER : WORDS_OF_PROSE;
  const [first, next] = [above.tokens[0], below.tokens[0]];
  if (words < least || !first || !next || startsWithEye(below)) return false;
  if (isList(below) || isStampedWithTime(below)) return false;
  if (above.tokens.some((token, at) => isFarOff(above.tokens[at - 1], token))) return false;
  // What stands below may have found no room: `Achse 145` is not parted.
  const room = edge - above.tokens.at(-1)!.right;
  const value = below.tokens.findIndex(isValue);
  const needed = (below.tokens[1]?.right ?? 0) - next.left;
  const hadNoRoom = value === 1 && fieldIn(next) !== null && room < needed + above.height;
  return (
    (room < 6 * above.height || hadNoRoom) &&
    Math.abs(first.left - next.left) < 1.5 * above.height &&
    below.v - above.v < 2 * above.height
  );
}

/** `★ Rechts: -0,75`, `1 x  R  …`: a line of its own, behind its mark or how many of it there are. */
function startsWithEye({ tokens }: Row): boolean {
  const own = tokens.find(
    (token) =>
      token.kind !== 'mark' && !/^\d$/.test(token.text) && labelOf(token)?.kind !== 'axisMark',
  );
  return eyeOf(own) !== null;
}

/** `[10:04] You: ...`: a message of its own. */
function isStampedWithTime({ tokens: [first, next] }: Row): boolean {
  return first?.text === '[' && /^\d{1,2}:\d{2}/.test(next?.text ?? '');
}

/** `Auge;Sph;Zyl;Achse`, `Glas   R   L`: names of fields or eyes alone are no sentence. */
function isList({ tokens }: Row): boolean {
  const fields = tokens.filter((token) => fieldIn(token) !== null);
  const eyes = new Set(tokens.flatMap((token) => sideOf(token) ?? []));
  const areHeads = fields.length > 2 || (eyes.size === 2 && !tokens.some(isValue));
  return areHeads && tokens.filter(({ kind }) => kind === 'word').length < 2;
}

/** `..., Addition` and `+0,75 dpt` below: a line of text whose last label has its value below. */
function endsBeforeValue(above: Row, below: Row): boolean {
  const [first, next] = [above.tokens[0], below.tokens[0]];
  const [before, last] = above.tokens.slice(-2);
  if (!first || !before || !last || !next) return false;
  const isInText = before.word === last.word && above.tokens.some(isSigned);
  const field = fieldIn(last);
  const isLabel = field !== null && field !== 'other' && field !== 'formula';
  const isComma = last.kind === 'mark' && /^[,;]$/.test(last.text) && fieldIn(next) !== null;
  return (
    isInText &&
    ((isLabel && isValue(next)) || isComma) &&
    Math.abs(first.left - next.left) < 1.5 * above.height &&
    below.v - above.v < 2 * above.height
  );
}

/** `... 077 OS` and `-2.50 -0.50 x 080` below: a line that ends with an eye goes on with its values. */
function endsInLabel(above: Row, below: Row): boolean {
  const [last, next] = [above.tokens.at(-1), below.tokens[0]];
  const [first] = above.tokens;
  if (!last || !next || !first || eyeOf(last) === null || !isSigned(next)) return false;
  return (
    eyesOf(above).length > 1 &&
    above.tokens.some(isSigned) &&
    Math.abs(first.left - next.left) < 1.5 * above.height &&
    below.v - above.v < 3 * above.height
  );
}

/** `… Prisma 1,50 Basis` and `außen und 1,25 Basis unten` below: an amount goes on with its base. */
function endsBeforeBase(above: Row, below: Row): boolean {
  const [start] = above.tokens;
  const [amount, last] = above.tokens.slice(-2);
  const [first] = below.tokens;
  return (
    fieldIn(last) === 'base' &&
    amount?.kind === 'number' &&
    amount.number.sign === null &&
    labelOf(first)?.kind === 'base' &&
    above.tokens.some(isSigned) &&
    Math.abs(start!.left - first!.left) < 1.5 * above.height &&
    below.v - above.v < 2 * above.height
  );
}

/** `OD -2.75 DS OS -5.00` and `+1.75x045` below: a lens is told on, a cylinder with its axis. */
function endsInSphere(above: Row, below: Row): boolean {
  const [eye, last] = above.tokens.slice(-2);
  const [first, mark, axis] = below.tokens;
  const [start] = above.tokens;
  if (!eye || !last || !first || !start || eyesOf(above).length < 2) return false;
  return (
    eyeOf(eye) !== null &&
    isSigned(last) &&
    isSigned(first) &&
    labelOf(mark)?.kind === 'axisMark' &&
    axis?.kind === 'number' &&
    Math.abs(start.left - first.left) < 1.5 * above.height &&
    below.v - above.v < 3 * above.height
  );
}

/** So many parts behind a lens may say of what it is. */
const PARTS_BEHIND = 3;

/**
 * `R sph +2,50 cyl -0,75 A 5 / L sph +2,25` and `cyl -1,00 A 176 / Add` below: a message that tells of both eyes
 * in one run of text goes on with the rest of the second lens, where the first one had it as well. Words
 * behind it would say of what it is.
 */
function endsInSphereTold(above: Row, below: Row): boolean {
  const at = above.tokens.findLastIndex((token) => sideOf(token) !== null);
  const [eye, sphere] = [above.tokens[at], above.tokens.at(-1)];
  const [start] = below.tokens;
  if (!eye || !sphere || !start || !isSigned(sphere) || sphere.word !== eye.word) return false;
  if (below.v - above.v >= 2 * above.height) return false;
  const isCellBegun = above.tokens.some(
    ({ from, left }) => from === 0 && Math.abs(left - start.left) < 1.5 * above.height,
  );
  const isBegun = above.tokens
    .slice(at + 1, -1)
    .every((token) => token.kind === 'mark' || fieldIn(token) === 'sphere');
  const other = above.tokens.findIndex(
    (token) => token.word === eye.word && (sideOf(token) ?? sideOf(eye)) !== sideOf(eye),
  );
  const isNamed = (token: FlatToken | undefined) => fieldIn(token) === 'cylinder';
  const isOtherWhole = other >= 0 && above.tokens.slice(other, at).some(isNamed);
  return isCellBegun && isBegun && isOtherWhole && beginsWithRest(below);
}

/** A cylinder that is called so, with its axis, and no word behind that says of what it is. */
function beginsWithRest({ tokens }: Row): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  const [name, cylinder, third, fourth] = said;
  const isAxisName = fieldIn(third) === 'axis' || labelOf(third)?.kind === 'axisMark';
  const axis = isAxisName ? fourth : third;
  if (fieldIn(name) !== 'cylinder' || !cylinder || !isSigned(cylinder)) return false;
  if (axis?.kind !== 'number' || isSigned(axis)) return false;
  const end = tokens.indexOf(axis) + 1;
  return tokens
    .slice(end, end + PARTS_BEHIND)
    .every((token) => token.kind !== 'word' && labelOf(token)?.kind !== 'section');
}
