import { PAIR, saysFormer, saysWhoseElse } from './uses.ts';
import type { EyeSide } from '#domain/prescription/field-names.ts';
import type { FlatToken, Row } from './flat-page.ts';
import type { FieldLabel, Label, Range, Section } from '#domain/prescription/paper-words.ts';

export type Eye = EyeSide | 'both';

/** A label beside a value, and whether nothing but marks, eyes and ranges stands between. */
export type LabelOnLeft = {
  field: FieldLabel;
  isNext: boolean;
  eye: EyeSide | null;
  token: FlatToken;
};

/** Whether a value may stand here: a number, or what stands in place of one. */
export function isValue(token: FlatToken): boolean {
  return token.kind === 'number' || (token.kind === 'label' && token.label.kind === 'zero');
}

/** Whether a row has a power, or more than a number that may be of anything. */
export function hasValues({ tokens }: Row): boolean {
  const values = tokens.filter(isValue);
  return (
    values.length > 1 || values.some((one) => one.kind !== 'number' || one.number.decimals > 0)
  );
}

export function labelOf(token: FlatToken | undefined): Label | null {
  return token?.kind === 'label' ? token.label : null;
}

/** Of what a heading says that the values below it are. */
export function sectionIn(token: FlatToken | undefined): Section | null {
  const label = labelOf(token);
  return label?.kind === 'section' ? label.section : null;
}

/** For which distance a label says that values are. */
export function rangeOf(token: FlatToken | undefined): Range | null {
  const label = labelOf(token);
  return label?.kind === 'range' ? label.range : null;
}

/** Not drawn between texts; a recogniser and a text take stars for the sign of an axis. */
export function isNoMark(token: FlatToken): boolean {
  return token.kind !== 'mark' && token.kind !== 'nothing' && !/^[*×x]$/.test(token.text);
}

/** Whether a token says that the number before it is a length: `12 mm` is no axis. */
export function isMillimetres(token: FlatToken | undefined): boolean {
  return labelOf(token)?.kind === 'unit' && /^mm\.?$/i.test(token!.text);
}

/** The eye that a token names, where it is one. */
export function sideOf(token: FlatToken): EyeSide | null {
  const label = labelOf(token);
  return label?.kind === 'eye' && label.eye !== 'both' ? label.eye : null;
}

/** Whether a token names one eye, alone or with a field: `R`, `PD R`. */
export function namesSide(token: FlatToken): boolean {
  const label = labelOf(token);
  return sideOf(token) !== null || (label?.kind === 'field' && label.eye !== undefined);
}

/** The field that a token is the label of. */
export function fieldIn(token: FlatToken | undefined): FieldLabel | null {
  const label = labelOf(token);
  return label?.kind === 'field' ? label.field : null;
}

export function eyeOf(token: FlatToken | undefined): Eye | null {
  const label = labelOf(token);
  return label?.kind === 'eye' ? label.eye : null;
}

export function eyesOf(row: Row): Eye[] {
  const eyes = row.tokens.flatMap((token) => {
    const label = labelOf(token);
    return label?.kind === 'eye' ? [label.eye] : [];
  });
  return [...new Set(eyes)];
}

/** `3Δ base out`, `1,0 cm/m`: the unit of a prism. */
export function isPrismUnit(token: FlatToken): boolean {
  return /^[Δ△∆^]$/u.test(token.text) || labelOf(token)?.kind === 'unit';
}

/** `B. oben`: short for `Basis`, before its direction alone. */
export function isShortForBase(token: FlatToken | undefined): boolean {
  return token?.text === 'B.';
}

/** Whether a label is all that a row says, but for its unit. */
export function standsAlone(label: FlatToken, { tokens }: Row): boolean {
  return tokens.every(
    (token) => token === label || token.kind === 'mark' || labelOf(token)?.kind === 'unit',
  );
}

/** What heads a column: fields, eyes, and what only other tables have. */
export function headsColumn(token: FlatToken): boolean {
  const kind = labelOf(token)?.kind;
  return kind === 'field' || kind === 'eye' || kind === 'section';
}

/** `für`, as a recogniser without umlauts reads it. */
export const FOR = /^(?:for|f[uü]r|fuer|fir)$/i;

/** What denies what stands around it. */
export const NEGATION = /^(?:no|not|none|never|ohne|nicht|keine?[nrsm]?)$/i;

/** What an eye sees, in metres, feet or the letters of a chart for near. */
export const ACUITY = /^(?:6\s?\/\s?\d|20\s?\/\s?\d{2}|N\d|J\d)/;

/** Whether a token stands between a bracket and the next one that closes. */
export function isInBrackets(at: number, tokens: readonly FlatToken[]): boolean {
  const open = tokens.findLastIndex(({ text }, index) => index < at && text === '(');
  return open >= 0 && tokens.slice(open).findIndex(({ text }) => text === ')') > at - open;
}

/** `Habitual Rx (age 3 yrs)`: what is said of a heading in brackets heads nothing itself. */
export function isRemarkOnHeading(at: number, tokens: readonly FlatToken[]): boolean {
  return fieldIn(tokens[at]) === 'other' && tokens[0]?.text !== '(' && isInBrackets(at, tokens);
}

/** A row of labels over columns: most of them have no value behind them. */
export function isHeader({ tokens }: Row): boolean {
  const heads = tokens.filter((token, at) => headsColumn(token) && !isRemarkOnHeading(at, tokens));
  const followed = tokens.filter((token, index) => {
    const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'mark');
    return headsColumn(token) && next && isValue(next);
  });
  // `Add   At 40 cm`
  const values = tokens.filter(
    (token, index) => isValue(token) && !/^cm$/i.test(tokens[index + 1]?.text ?? ''),
  );
  if (heads.length === 0 || values.length > heads.length / 2) return false;
  // `Die Werte Ihrer Brille (Sphäre / Zylinder / Achse):` says how they are written.
  const named = heads.filter((token) => fieldIn(token) !== 'formula' && sectionIn(token) === null);
  const areSaid =
    named.length > 0 && named.every((token) => isInBrackets(tokens.indexOf(token), tokens));
  if (areSaid && tokens.filter(({ kind }) => kind === 'word').length > 1) return false;
  // `PD not measured` heads nothing.
  if (tokens.some(({ text }) => NEGATION.test(text))) return false;
  // `-0.75  Cylinder  SPH`: both eyes' values beside their label.
  if (values.some((value) => value.left < heads[0]!.left && isPowerLike(value))) return false;
  // `OD: +3.50 sph VA 20/25`, `rechts sph +2,25 cyl - Achse -`: the line of an eye.
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  const power = said.findIndex((token) => sideOf(token) === null);
  const isOfLabel = fieldIn(said[power]) !== null && said[power + 1] !== undefined;
  if (power > 0 && isSignedPower(said[isOfLabel ? power + 1 : power]!)) return false;
  if (heads.length === 1)
    return (
      values.length === 0 &&
      // `Lakeside Vision`, the name of a practice, and `VA 20/40` below the line of an eye.
      !(fieldIn(heads[0]) === 'other' && tokens.some(({ kind }) => kind === 'word')) &&
      (tokens.length <= 3 || tokens.every(({ kind }) => kind === 'label' || kind === 'mark')) &&
      fieldIn(heads[0]) !== null
    );
  // `VAA bds.: Lider o. B., Hornhaut klar`: a finding in words.
  const areOfTable = heads.some((token) => fieldIn(token) !== null || sideOf(token) !== null);
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (!areOfTable && words.length > heads.length) return false;
  // `Diagnosen: Pseudophakie R+L, trockene AMD bds.`, and not `R (von Ihnen aus gesehen)   L`.
  const areEyes = heads.every((token) => eyeOf(token) !== null);
  const before = tokens.slice(0, tokens.indexOf(heads[0]!)).filter(({ kind }) => kind === 'word');
  if (areEyes && before.length > 1 && words.length > heads.length) return false;
  // `Glasses   Contacts`: to choose from.
  const sections = heads.flatMap((token) => sectionIn(token) ?? []);
  if (heads.length === 2 && sections.length === 2 && sections.includes('contact')) return false;
  // `OD  BALANCE`: one eye has a lens without a power.
  const areOfOneEye =
    heads.length === 2 && eyeOf(heads[0]) !== null && fieldIn(heads[1]) === 'other';
  if (areOfOneEye) return false;
  return followed.length * 3 <= heads.length;
}

/** Whether a row heads the columns of a table of lenses. */
export function headsSpheres(row: Row | undefined): boolean {
  return (
    row !== undefined && isHeader(row) && row.tokens.some((token) => fieldIn(token) === 'sphere')
  );
}

/** A number with a sign or a point. */
function isPowerLike(token: FlatToken): boolean {
  return token.kind === 'number' && (token.number.sign !== null || token.number.decimals > 0);
}

/** What holds lenses: a value beside it is of its pair. */
const FRAME = /frame|fassung/i;
/** So many words and marks are a remark and no sentence. */
const REMARK_MOST = 4;

/** Where a remark in brackets right behind a label begins, such as `PD (new):`; null where none is. */
function remarkBefore(end: number, { tokens }: Row): number | null {
  if (!/^[)\]]$/.test(tokens[end]?.text ?? '')) return null;
  const start = tokens.slice(0, end).findLastIndex(({ text }) => /^[([]$/.test(text));
  const inside = tokens.slice(start + 1, end);
  const isOfLabel = start > 0 && fieldIn(tokens[start - 1]) !== null;
  const isOfOther = inside.some(
    ({ text }) => PAIR.test(text) || FRAME.test(text) || saysFormer(text) || saysWhoseElse(text),
  );
  return isOfLabel && inside.length < REMARK_MOST && !inside.some(isValue) && !isOfOther
    ? start
    : null;
}

/** Words between a label and its value that say nothing more. */
const LINKING =
  /^(?:[a-z]|und|and|of|ol|von|eye|auge|zus[aä]tzlich|ca\.?|approx\.?|is|ist|beträgt|betragt|bei|at|to|auf|the|der|die)$/i;

const NONE = /^(?:none|nil|keine?r?|entf[aä]llt)$/i;

/** What stands in the place of a value that there is not: not `keine Angabe`. */
export function saysNone(token: FlatToken, { tokens }: Row): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  const isAlone = next?.kind !== 'word' || next.word !== token.word;
  return token.kind === 'word' && NONE.test(token.text) && isAlone;
}

export function labelOnLeft(token: FlatToken, row: Row): LabelOnLeft | null {
  const index = row.tokens.indexOf(token);
  let isNext = true;
  let hasPassedEye = false;
  for (let i = index - 1; i >= 0; i -= 1) {
    const other = row.tokens[i]!;
    const label = labelOf(other);
    const found = (field: FieldLabel, eye: EyeSide | null = null) => ({
      field,
      isNext,
      eye,
      token: other,
    });
    if (label?.kind === 'field') return found(label.field, label.eye);
    const bracket = remarkBefore(i, row);
    if (bracket !== null) {
      i = bracket;
      continue;
    }
    if (label?.kind === 'axisMark' && i === index - 1)
      return found(isBehindPower(i, row) ? 'axis' : 'other');
    if (label?.kind === 'detail' || label?.kind === 'section' || label?.kind === 'lensType')
      return hasPassedEye ? null : found('other');
    if (isValue(other) || other.kind === 'day') isNext = false;
    if (label?.kind === 'eye') hasPassedEye = true;
    // `PD gesamt 62,5`; a prism of both eyes is of none.
    if (/^(?:gesamt|insgesamt|total)$/i.test(other.text) && isPd(fieldIn(row.tokens[i - 1])))
      continue;
    if (saysNone(other, row) && fieldIn(row.tokens[i - 1]) !== null) {
      isNext = false;
      continue;
    }
    // `Addition für beide Augen: +1,75`
    const isOfBoth =
      FOR.test(other.text) &&
      eyeOf(row.tokens[i + 1]) === 'both' &&
      row.tokens.slice(i + 2, index).every(({ kind }) => kind === 'mark') &&
      fieldIn(row.tokens[i - 1]) === 'add';
    if (other.kind === 'word' && !LINKING.test(other.text) && !isOfBoth)
      return isNext && !hasPassedEye ? found('other') : null;
  }
  return null;
}

/** `Lens x 2`, `N5 @ 40`: what stands before the sign of an axis is a power, a label or nothing. */
function isBehindPower(index: number, { tokens }: Row): boolean {
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'mark');
  if (before?.kind === 'number') return isPowerLike(before) && before.number.magnitude < 30;
  return before?.kind !== 'word' && fieldIn(before) !== 'other';
}

/** The field whose label stands right behind a value. */
export function labelBehind(token: FlatToken, { tokens }: Row): FieldLabel | null {
  const next = tokens
    .slice(tokens.indexOf(token) + 1)
    .find((other) => labelOf(other)?.kind !== 'unit');
  return fieldIn(next);
}

/** The one field that a row names, wherever its label stands. */
export function onlyField({ tokens }: Row): FieldLabel | null {
  const fields = tokens.flatMap((token) => fieldIn(token) ?? []);
  return fields.length === 1 ? (fields[0] ?? null) : null;
}

/** The values of a row up to the next label, where a value stands among them, else all of them. */
function valuesOfLabel(token: FlatToken, { tokens }: Row): FlatToken[] {
  const first = tokens.findIndex(isValue);
  const end = tokens.findIndex((other, at) => at > first && fieldIn(other) !== null);
  const own = tokens.slice(0, end < 0 ? undefined : end);
  return (own.includes(token) ? own : tokens).filter(isValue);
}

/**
 * `OD & OS: -2.25 -0.75 axis 90`: powers right behind each other and one axis are one lens for both
 * eyes. Not so with a field before the eyes, `Sphere R/L: -2.25 +1.00`, which has a value of each.
 */
function isFormulaOfBoth(eyes: readonly FlatToken[], { tokens }: Row): boolean {
  const places = eyes.map((eye) => tokens.indexOf(eye));
  const areNamed =
    (eyes.length === 1 && /^r\s?[/|]\s?l$/i.test(eyes[0]!.text)) ||
    (eyes.length === 2 && places[1]! <= places[0]! + 2 && eyeOf(eyes[0]) !== eyeOf(eyes[1]));
  if (!areNamed || tokens.slice(0, places[0]).some((token) => fieldIn(token) !== null))
    return false;
  const [sphere, cylinder, ...rest] = tokens.slice(tokens.findIndex(isValue));
  const axis = rest.findIndex(
    (token) => fieldIn(token) === 'axis' || labelOf(token)?.kind === 'axisMark',
  );
  const [degrees, next] = rest.slice(axis + 1).filter((token) => token.kind !== 'mark');
  return (
    [sphere, cylinder].every((token) => token !== undefined && isPowerLike(token)) &&
    axis >= 0 &&
    degrees?.kind === 'number' &&
    next?.kind !== 'number'
  );
}

/**
 * The nearest eye before a value. Where both are named before all values, and these are two, the
 * first is of the first: `Sphere R/L: -2.25 / +1.00`.
 */
export function eyeOnLeft(token: FlatToken, row: Row): Eye | null {
  const behind = eyesBehind(row);
  if (behind) return behind(token);
  const eyes = row.tokens.filter((other) => eyeOf(other) !== null);
  const values = valuesOfLabel(token, row);
  // Of text in several lines, what stands farther left may come later.
  const first = row.tokens.indexOf(values[0]!);
  const areFirst = eyes.every(
    (eye) => eye.left < (values[0]?.left ?? 0) && row.tokens.indexOf(eye) < first,
  );
  const isFormula = areFirst && isFormulaOfBoth(eyes, row);
  if (isFormula) return 'both';
  const isPair = values.length === 2 && eyes.length === 2 && eyesOf(row).length === 2 && areFirst;
  if (isPair && values.includes(token)) return eyeOf(eyes[values.indexOf(token)]);
  const [one, other] = eyes.map((eye) => row.tokens.indexOf(eye));
  // `Reading addition R & L: +1.25`
  const areTogether = eyes.length === 2 && other === one! + 2 && eyesOf(row).length === 2;
  if (areTogether && areFirst && values.length === 1) return 'both';
  const isNamedPair = eyes.length === 1 && areFirst && /^r\s?[/|]\s?l$/i.test(eyes[0]!.text);
  if (isNamedPair && values.length === 2) return values.indexOf(token) === 0 ? 'od' : 'os';
  for (let i = row.tokens.indexOf(token) - 1; i >= 0; i -= 1) {
    const label = labelOf(row.tokens[i]);
    if (label?.kind === 'eye') return label.eye;
  }
  return null;
}

/**
 * `-2.25 R  +1.00 L`: where both eyes stand behind as many values each, no eye before the first of
 * them, the eye of a value is the next one. Null in all other rows.
 */
function eyesBehind({ tokens }: Row): ((token: FlatToken) => Eye | null) | null {
  const parts = tokens.filter((one) => isValue(one) || namesSide(one));
  const ends = parts.flatMap((one, at) => (sideOf(one) === null ? [] : [at]));
  const [first, last] = ends;
  const areBoth = ends.length === 2 && sideOf(parts[first!]!) !== sideOf(parts[last!]!);
  if (!areBoth || first === 0 || last !== parts.length - 1 || last !== 2 * first! + 1) return null;
  return (token) => {
    const eye = tokens.slice(tokens.indexOf(token) + 1).find((one) => sideOf(one) !== null);
    return eye ? sideOf(eye) : null;
  };
}

/** `Addition R 0,75 / L 0,75` below the columns of both eyes: each is said right before its value. */
export function isSaidOfEach(token: FlatToken, { tokens }: Row): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  const at = said.indexOf(token);
  const eye = at > 0 ? sideOf(said[at - 1]!) : null;
  const isOther = (index: number) => {
    const [other, value] = [said[index], said[index + 1]];
    const side = other && value && isValue(value) ? sideOf(other) : null;
    return side !== null && side !== eye;
  };
  return eye !== null && (isOther(at + 1) || isOther(at - 3));
}

/** The nearest label on the left that says for which distance, with no value or other between. */
export function rangeOnLeft(token: FlatToken, row: Row): Range | null {
  let found: Range | null = null;
  for (let i = row.tokens.indexOf(token) - 1; i >= 0; i -= 1) {
    const other = row.tokens[i]!;
    if (isValue(other)) return found;
    const label = labelOf(other);
    if (label?.kind !== 'range') continue;
    if (found && found !== label.range) return null;
    found = label.range;
  }
  return found;
}

/** A word that says nothing to us before a value in the same piece of text. */
export function isProse(token: FlatToken, row: Row): boolean {
  if (row.isProse) return true;
  return row.tokens.some(
    (other) => other.word === token.word && other.kind === 'word' && other.from < token.from,
  );
}

/** So many words before a value tell something. */
const WORDS_TOLD = 4;

/** Whether a value stands in a sentence, however it is cut into lines. */
export function isTold(token: FlatToken, row: Row): boolean {
  const before = row.tokens.filter(
    ({ kind, word, from }) => kind === 'word' && word === token.word && from < token.from,
  );
  return row.isProse === true || before.length >= WORDS_TOLD;
}

/** Dioptres that no lens has. */
export const POWER_MOST = 30;
/** Dioptres of an addition. */
export const ADD = { least: 0.5, most: 4 };
/** Prism dioptres that no glasses have. */
export const PRISM_MOST = 20;
/** A word that ends its sentence; shorter ones with a point are titles and abbreviations. */
export const ENDS_SENTENCE = /\p{L}{4}\.$/u;

/** A number without sign and point, which may be anything. */
export function isWhole(token: FlatToken | undefined): token is FlatToken & { kind: 'number' } {
  return token?.kind === 'number' && token.number.sign === null && token.number.decimals === 0;
}

/** A number that is written as powers are, with its sign and in quarters. */
export function isSignedPower(token: FlatToken): boolean {
  return (
    token.kind === 'number' &&
    token.number.sign !== null &&
    token.number.decimals === 2 &&
    token.number.magnitude < POWER_MOST &&
    // In a text no digit is misread: `9-5.30` are hours.
    (!isExact(token) || Number.isInteger(token.number.magnitude * 4))
  );
}

/** A number with its sign, or what stands in place of one. */
export function isSigned(token: FlatToken): boolean {
  return isValue(token) && (token.kind !== 'number' || token.number.sign !== null);
}

/** Whether a token is of a text, in which no digit is misread. */
export function isExact({ source }: FlatToken): boolean {
  return source.source === 'text-layer';
}

/** `für die Nähe zusätzlich +2,00`: the power of a row is what is more. */
export function saysMore({ tokens }: Row): boolean {
  return tokens.some(({ text }) => /^zus[aä]tzlich/i.test(text));
}

/** A distance of the pupils, of whatever kind. */
export function isPd(field: FieldLabel | null): boolean {
  return field === 'pd' || field === 'farPd' || field === 'nearPd';
}

export function nearest(token: FlatToken, heads: readonly FlatToken[]): FlatToken | undefined {
  return heads.toSorted((a, b) => apart(a, token) - apart(b, token))[0];
}

/** What the distance of one eye can be, in millimetres. */
export const HALF = { least: 20, most: 40 };

/** Whether a number can be the distance of one eye. */
export function isHalf(token: FlatToken): boolean {
  return (
    token.kind === 'number' &&
    token.number.sign === null &&
    token.number.magnitude >= HALF.least &&
    token.number.magnitude <= HALF.most
  );
}

/** Whether one stands over or under the other. */
export function overlap(one: FlatToken, other: FlatToken): boolean {
  return one.left < other.right && other.left < one.right;
}

/** How far two stand apart across the page, by their middles or by either edge. */
export function apart(a: FlatToken, b: FlatToken): number {
  return Math.min(Math.abs(a.u - b.u), Math.abs(a.left - b.left), Math.abs(a.right - b.right));
}

/** Whether an eye is named right before a value. */
export function eyeRightBefore(token: FlatToken, { tokens }: Row): boolean {
  const before = tokens.slice(0, tokens.indexOf(token)).findLast(({ kind }) => kind !== 'mark');
  return before !== undefined && eyeOf(before) !== null;
}
