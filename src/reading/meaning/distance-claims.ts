import { isBelowAcuity, namesAcuity } from './heads-over.ts';
import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { Claim, Value } from './claim.ts';
import { isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import { isMeasuredNear } from './name-by-words.ts';
import { folded, type Range } from '#domain/prescription/paper-words.ts';
import {
  HALF,
  isPd,
  sectionIn,
  eyeOf,
  fieldIn,
  isSignedPower,
  isValue,
  labelOf,
  namesSide,
  rangeOf,
  rangeOnLeft,
  sideOf,
} from './row-labels.ts';
import { isBelowPrices } from './money.ts';
import { rangeInSentence } from './sentence-sections.ts';
import { saysFormer, saysOtherUse } from './uses.ts';

/** From one eye to the nose, from eye to eye, for far and for near, by what the number can be. */
export function distanceClaims(
  value: Value,
  common: Omit<Claim, 'name'>,
  isLeftFirst: boolean,
): Claim[] {
  const { token, field, row, above } = value;
  if (token.kind !== 'number') return [];
  const { magnitude } = token.number;
  // `PD for the computer`, `PD at 60 cm`, `Frame PD`, `PD Büro`
  if (rangeOfAll(row) === 'middle' || isCentimetres(token, row) || isOfFrame(row)) return [];
  if (isOfOtherDistance(row) || isWidthOfFrame(token, row) || isOfHeights(token, row)) return [];
  // A heading for near says nothing of a distance that stands by itself.
  const pair = pairOf(token, row);
  const order = rangesNamed(row);
  const isNear =
    (pair !== null && order.length === 2 && order[pair] === 'near') ||
    (field === 'nearPd' && order.length < 2) ||
    ((field === 'pd' || field === 'farPd') &&
      (pair === null || order.length < 2) &&
      (isPd(above?.field ?? null)
        ? common.isNear && (isOfLine(row) || value.isInOther('sphere'))
        : (rangeBehindEach(token, row) ?? rangeOnLeft(token, row)) === 'near' ||
          rangeOfAll(row) === 'near' ||
          (value.isTold && rangeInSentence(token, row) === 'near') ||
          isNamedNearBehind(row) ||
          isCalledNear(token, row)));
  if (isHalf(magnitude)) {
    const named = eyeOfHalf(value, pair);
    const side = named ?? (pair === null ? null : EYE_SIDES[pair]);
    // On a sheet that is for near alone its distances are those of its lenses.
    if (value.hasEyeColumns && isNearBetween(row)) return [];
    const isOfSheet = isNear && field === 'pd' && common.isNear && order.length === 0;
    if ((isNear && !isOfSheet) || !side) return [];
    // Two distances in the order of a sheet that has the left eye first may be either way round.
    const isOfEitherEye = named === null && (isLeftFirst || saysLeftFirst(row));
    const isUnsure = areOfTwoRanges(row) || isOfEitherRange(value);
    return [{ ...common, isNear, isUnsure, isOfEitherEye, name: `${side}.pd` }];
  }
  // More is money.
  if (magnitude < 40 || magnitude > DISTANCE_MOST) return [];
  const isSecond = pair === 1 && field !== 'nearPd' && order.length < 2;
  const name = isNear || isSecond ? 'nearPd' : 'pd';
  return [{ ...common, isNear: false, isInNear: common.isNear, name }];
}

/** `Seg Ht  26  25`: the last that is named before it are heights. */
function isOfHeights(token: FlatToken, { tokens }: Row): boolean {
  const label = tokens.slice(0, tokens.indexOf(token)).findLast((one) => fieldIn(one) !== null);
  return fieldIn(label) === 'height';
}

/** `PD 31.5/33 (L/R)`: both eyes behind their distances, the left one first. */
function saysLeftFirst({ tokens }: Row): boolean {
  const sides = tokens
    .slice(tokens.findLastIndex(({ kind }) => kind === 'number'))
    .flatMap((one) => sideOf(one) ?? []);
  return sides.join() === 'os,od';
}

/** A range by itself, and not glasses or boxes to tick. */
const PLAIN_RANGE = /^(?:far|near|ferne?|nahe?|dist|distance)$/;

/** `PD 62.5 far  59.5 near`: the range behind a distance, where each in the line has its own there. */
function rangeBehindEach(token: FlatToken, { tokens }: Row): Range | null {
  const label = tokens.findIndex((one) => isPd(fieldIn(one)));
  const parts = tokens
    .slice(label + 1)
    .filter((one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit');
  const [one, first, other, second, ...more] = parts;
  const ranges = [first, second].map((range) =>
    PLAIN_RANGE.test(folded(range?.text ?? '')) ? rangeOf(range) : null,
  );
  const areInTurn =
    fieldIn(tokens[label]) === 'pd' &&
    one?.kind === 'number' &&
    other?.kind === 'number' &&
    ranges.toSorted().join() === 'far,near' &&
    more.every(({ kind }) => kind === 'word') &&
    !tokens.slice(label + 2).some(({ text }) => text === ':');
  return areInTurn ? rangeOf(parts[parts.indexOf(token) + 1]) : null;
}

function isCentimetres(token: FlatToken, { tokens }: Row): boolean {
  return /^cm\b/i.test(tokens[tokens.indexOf(token) + 1]?.text ?? '');
}

/** What heads the distance between the middles of both lenses of a frame. */
function isOfFrame({ tokens }: Row): boolean {
  const label = tokens.findIndex((one) => isPd(fieldIn(one)));
  return /^(?:frame|fassung)s?$/i.test(tokens[label - 1]?.text ?? '');
}

/** `PD Büro 61`, `Büro-PD 61`, `Old PD 61`, `PD R 30,5 L 30 (Arbeitsplatz)`: for what it is stands beside it. */
function isOfOtherDistance({ tokens }: Row): boolean {
  const said = tokens.filter(
    (one) =>
      one.kind !== 'mark' &&
      eyeOf(one) === null &&
      labelOf(one)?.kind !== 'unit' &&
      !BETWEEN_RANGE.test(one.text),
  );
  const label = said.findIndex((one) => isPd(fieldIn(one)));
  const behind = said.slice(label + 1);
  const end = behind.findIndex(({ kind }) => kind !== 'number');
  return (
    label >= 0 &&
    [said[label - 1], behind[0], behind[end]].some(
      (one) => saysOtherUse(one?.text) || saysFormer(one?.text),
    )
  );
}

/** `50-20-140`, `50 □ 20`: the width of a lens before the bridge of its frame. */
function isWidthOfFrame(token: FlatToken, { tokens }: Row): boolean {
  const [mark, bridge] = tokens.slice(tokens.indexOf(token) + 1);
  return (
    mark !== undefined &&
    /^[-–□◻☐]$/u.test(mark.text) &&
    mark.left - token.right < token.height &&
    /^(?:1\d|2[0-6])(?!\d)/.test(bridge?.text ?? '')
  );
}

/** `- / 30` and `30 Nah` below `PD Far/Near`: of which distance one number is, its line has to say. */
function isOfEitherRange({ above, token, row: { tokens } }: Value): boolean {
  const head = folded(above && isPd(above.field) ? above.text : '');
  const areBoth = /far|fern|dist/.test(head) && /near|nah/.test(head);
  const ranges = tokens.filter((one) => rangeOf(one) !== null);
  const at = tokens.indexOf(token);
  // `33.5 / 32.5`
  const isPair = [-1, 1].some(
    (by) => tokens[at + by]?.text === '/' && tokens[at + 2 * by]?.kind === 'number',
  );
  return areBoth && !isPair && (ranges.length !== 1 || ranges[0] !== tokens[0]);
}

/** `PD R 31.5 far 30 near  L 31 far 29.5 near` */
function areOfTwoRanges({ tokens }: Row): boolean {
  const ranges = tokens.filter((one) => rangeOf(one) !== null);
  return ranges.length > 1 && tokens.filter(isHalfToken).length > 2;
}

/** Whether a row names an eye or a distance: what stands above it is not for it else. */
function isOfLine({ tokens }: Row): boolean {
  return tokens.some((token) => eyeOf(token) !== null || rangeOf(token) !== null);
}

/** `PD   30   Nähe   29,5` below the columns of both eyes. */
function isNearBetween({ tokens }: Row): boolean {
  const [first, range, second] = tokens.filter(
    (token) => isValue(token) || rangeOf(token) !== null,
  );
  return (
    first !== undefined &&
    second !== undefined &&
    isValue(first) &&
    isValue(second) &&
    rangeOf(range) === 'near'
  );
}

/** Centimetres that nobody reads farther away. */
const READING_MOST = 60;

const AT = /^(?:at|@|bei|in)$/i;

/** `61.5 mm (near)`, `59.5 for reading`, `59.5 mm at 40 cm`, `60 (at 40 cm)` */
function isCalledNear(token: FlatToken, { tokens }: Row): boolean {
  const behind = tokens
    .slice(tokens.indexOf(token) + 1)
    .filter((one) => labelOf(one)?.kind !== 'unit');
  const isInside = behind[0]?.text === '(' && AT.test(behind[1]?.text ?? '');
  const [open, range, unit, ...more] = isInside ? behind.slice(1) : behind;
  // `PD 62.5 (near 59.5)`: the distance behind it is meant.
  const next = [unit, ...more].find(
    (one) => one?.text !== ':' && (one === undefined || eyeOf(one) === null),
  );
  const isOfNext = next?.kind === 'number';
  const isAt = AT.test(open?.text ?? '') && /^cm\b/i.test(unit?.text ?? '');
  if (isAt && range?.kind === 'number' && range.number.magnitude < READING_MOST) return true;
  const isOpen = /^(?:\(|for|f[uü]r|zum)$/i.test(open?.text ?? '');
  return isOpen && !isOfNext && rangeOf(range) === 'near';
}

/** What may stand between distances and what they are for. */
const BETWEEN_RANGE = /^(?:for|f[uü]r|fir|the|die|den|das|der|at|bei|zum|zur|am)$/i;

/**
 * For what all distances of a line are: the one range beside their label (`Augenabstand Nähe: R 30, L
 * 29,5`, `PD for the computer 60.5`) or behind the last of them (`PD R 30  L 29.5 (for near)`).
 */
function rangeOfAll({ tokens }: Row): Range | null {
  const ranges = tokens.filter((one) => rangeOf(one) !== null);
  const [only] = ranges;
  const isOfFar = tokens.some((one) => fieldIn(one) === 'farPd');
  // `PD 62,5   NEAR PD 59,5`
  const labels = tokens.filter((one) => isPd(fieldIn(one)));
  const hasTwo = labels.indexOf(tokens[tokens.indexOf(only!) + 1]!) > 0;
  if (!only || ranges.length > 1 || isOfFar || hasTwo || tokens.some(isSignedPower)) return null;
  const said = tokens.filter(
    (one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit' && !BETWEEN_RANGE.test(one.text),
  );
  const at = said.indexOf(only);
  const isBesideLabel = [said[at - 1], said[at + 1]].some((one) => isPd(fieldIn(one)));
  const isLast = at === said.length - 1 && said[at - 1]?.kind === 'number';
  return isBesideLabel || isLast ? rangeOf(only) : null;
}

/** `28,0  PD mono Nähe  28,5`: the label of both columns stands between them. */
function isNamedNearBehind({ tokens }: Row): boolean {
  const [first] = tokens;
  const ranges = tokens.flatMap((token) => rangeOf(token) ?? []);
  return first !== undefined && isValue(first) && ranges.length === 1 && ranges[0] === 'near';
}

/** The distances that a row names before all its numbers: `PD far/near 62.5/59.5`. */
function rangesNamed({ tokens }: Row): Range[] {
  const labels = tokens.slice(0, tokens.findIndex(isValue)).map(labelOf);
  return labels.flatMap((label): Range[] => {
    if (label?.kind === 'range') return [label.range];
    if (label?.kind !== 'field') return [];
    return label.field === 'farPd' ? ['far'] : label.field === 'nearPd' ? ['near'] : [];
  });
}

/** Millimetres that no two pupils are farther apart. */
const DISTANCE_MOST = 90;

/** From pupil to pupil, in millimetres. */
const SUM = { least: 45, most: 85 };

function isSum(millimetres: number): boolean {
  return millimetres >= SUM.least && millimetres <= SUM.most;
}

function isHalf(millimetres: number): boolean {
  return millimetres >= HALF.least && millimetres <= HALF.most;
}

/** The eye named for one of two distances: before it, before both in their order, behind it, or by its row. */
function eyeOfHalf(
  { left, above, eye, token, row, hasEyeColumns }: Value,
  pair: 0 | 1 | null,
): EyeSide | null {
  const { tokens } = row;
  const isByRow = !left || !isPd(left.field);
  const label = isByRow ? -1 : tokens.indexOf(left.token);
  const index = tokens.indexOf(token);
  const behindIt = eyeBehindHalf(token, tokens);
  if (behindIt) return behindIt === 'unclear' ? null : behindIt;
  // `PD 63 (R 31 L 32)`: not that of both.
  const first = tokens.findIndex(
    (other, at) => at > label && other.kind === 'number' && !isSum(other.number.magnitude),
  );
  const before = (to: number) => [
    ...(left?.eye ? [left.eye] : []),
    ...tokens.slice(label + 1, to).flatMap((other) => sideOf(other) ?? []),
  ];
  if (!isByRow) {
    if (left.eye && isBeforeTwo(label, row)) return null;
    const named = before(first);
    if (pair !== null && named.length === 2) return named[pair] ?? null;
    if (named.length > 0) return before(index).at(-1) ?? null;
    const behind = tokens
      .slice(index + 1)
      .find((other) => other.text !== '(' && labelOf(other)?.kind !== 'unit');
    const side = behind && sideOf(behind);
    if (side) return side;
  }
  const isInColumns = hasEyeColumns && !tokens.some(isStroke);
  if (pair !== null && !isPd(above?.field ?? null) && !isInColumns) return null;
  return eye === 'od' || eye === 'os' ? eye : null;
}

/** `PDR / 29 / 29.5`: of `PD R/L` one letter was not seen. */
function isBeforeTwo(label: number, { tokens }: Row): boolean {
  const behind = tokens.slice(label + 1);
  const end = behind.findIndex(
    (one) => one.kind === 'word' || eyeOf(one) !== null || fieldIn(one) !== null,
  );
  const own = behind.slice(0, end < 0 ? undefined : end);
  return own.filter(({ kind }) => kind === 'number').length > 1;
}

/**
 * The eye that stands behind a distance, as in `31 R  30.5 L`, where a line has no eye before its
 * first one; unclear where not each has its own.
 */
function eyeBehindHalf(token: FlatToken, tokens: readonly FlatToken[]): EyeSide | 'unclear' | null {
  const parts = tokens.filter((one) => namesSide(one) || isHalfToken(one));
  const [first] = parts;
  if (!first || namesSide(first) || !parts.some((one) => sideOf(one) !== null)) return null;
  const areInTurn = parts.every((one, at) => (at % 2 === 1) === (sideOf(one) !== null));
  const eye = parts[parts.indexOf(token) + 1];
  return (areInTurn && parts.length % 2 === 0 && eye && sideOf(eye)) || 'unclear';
}

function isHalfToken(token: FlatToken): boolean {
  return token.kind === 'number' && isHalf(token.number.magnitude);
}

/** Whether it is the first or second of two numbers with a stroke between, or of two behind `PD`. */
function pairOf(token: FlatToken, row: Row): 0 | 1 | null {
  const label = row.tokens.findIndex((other) => fieldIn(other) === 'pd');
  const behind = row.tokens.slice(label + 1);
  // `PD: 30.5  Height: 21` is one distance, and a number of something else.
  const end = behind.findIndex(
    (other, at) =>
      fieldIn(other) !== null ||
      // `PD 31.5  Zh 21`
      (at > 0 && other.kind === 'word' && !/^(?:und|and|u\.?|mm|bzw\.?)$/i.test(other.text)),
  );
  const numbers = behind.slice(0, end < 0 ? undefined : end).filter(isValue);
  const areHalves = numbers.every((one) => one.kind === 'number' && isHalf(one.number.magnitude));
  const hasEyes = row.tokens.some((other) => eyeOf(other) !== null);
  if (label >= 0 && numbers.length === 2 && areHalves && !hasEyes)
    return token === numbers[0] ? 0 : 1;
  const index = row.tokens.indexOf(token);
  const isStrokeAt = (at: number) => row.tokens[at] !== undefined && isStroke(row.tokens[at]);
  const isAmount = (at: number) => row.tokens[at]?.kind === 'number';
  const skipUnit = (at: number, by: 1 | -1) =>
    labelOf(row.tokens[at])?.kind === 'unit' ? at + by : at;
  const before = index - 1;
  if (isStrokeAt(before) && isAmount(skipUnit(before - 1, -1))) return 1;
  const after = skipUnit(index + 1, 1);
  return isStrokeAt(after) && isAmount(after + 1) ? 0 : null;
}

/** What parts two distances in a line. */
function isStroke({ kind, text }: FlatToken): boolean {
  return kind === 'mark' && /[/|;&+]/.test(text);
}

/** `No PD on file`, `PD for the screen`, centres of what is worn, the width of a frame. */
const NO_DISTANCE_FOR_FAR =
  /(?<!\p{L})(?:no|not|none|without|nicht|keine?[nrs]?|ohne|intermediate|computer|zwischen\p{L}*|bildschirm\p{L}*|frame|fassung\p{L}*|gestell\p{L}*|worn|wearing|getragen\p{L}*)(?!\p{L})/iu;

/** Whether words in the row of a number, or in the one above it, say that it is no distance for far. */
export function isDeniedDistance(token: FlatToken, rows: readonly Row[]): boolean {
  const at = rows.findIndex(({ tokens }) => tokens.some((one) => isSamePlace(one, token)));
  const around = rows.slice(Math.max(0, at - 1), at + 1).flatMap(({ tokens }) => tokens);
  // `PD of old glasses` over it.
  const above = rows[at - 1]?.tokens ?? [];
  const isOfWorn =
    above.some((one) => isPd(fieldIn(one))) && above.some((one) => sectionIn(one) === 'before');
  return (
    isOfWorn ||
    isTemperature(token, rows[at]?.tokens ?? []) ||
    around.some(
      ({ text }) => NO_DISTANCE_FOR_FAR.test(text) || saysOtherUse(text) || saysFormer(text),
    ) ||
    isMeasuredNear(rows[at]?.tokens ?? [])
  );
}

/** `Temp: 36.6`, which may be the distance of one eye by its number. */
function isTemperature(token: FlatToken, tokens: readonly FlatToken[]): boolean {
  const before = tokens
    .slice(
      0,
      Math.max(
        0,
        tokens.findIndex((one) => isSamePlace(one, token)),
      ),
    )
    .findLast(({ kind }) => kind !== 'mark');
  return /^temp(?:erature?)?\.?$/i.test(before?.text ?? '');
}

/** `In two years you may need an add of +1.75`: of a time to come. May is a month. */
const LATER =
  /^(?:may|[Mm]ight|[Cc]ould|[Ww]ould|[Ll]ater|[Kk][oö]nnte|[Ww][uü]rde|[Ss]p[aä]ter|[Ee]vtl|[Ee]ventuell)\.?$/;

/**
 * Whether an addition is asked, whatever calls it one: a sentence says that it may be one day; or no power stands
 * beside it, and it is of other glasses (`Add. 1,25 hatte die alte Bürobrille`), or below a head of prices.
 */
export function isDoubtfulAdd(token: FlatToken, row: Row, rows: readonly Row[]): boolean {
  const { tokens } = row;
  const at = tokens.findIndex((one) => isSamePlace(one, token));
  const before = tokens.slice(0, at);
  const end = before.findLastIndex((one) => isValue(one) || /^[.;:]$/.test(one.text));
  if (before.slice(end + 1).some(({ text }) => LATER.test(text))) return true;
  if (tokens.some((one, index) => index !== at && isSignedPower(one))) return false;
  return tokens.some(isOfOtherPair) || isBelowPrices(token, row, rows);
}

function isOfOtherPair({ text }: FlatToken): boolean {
  return saysOtherUse(text) || saysFormer(text);
}

/** `sorry, left is +1.25`: one power of an eye in words, which nothing calls an addition. */
function isToldOfEye({ tokens }: Row): boolean {
  return (
    tokens.some(({ kind }) => kind === 'word') &&
    tokens.some((one) => eyeOf(one) !== null) &&
    tokens.filter(isValue).length === 1 &&
    tokens.every((one) => fieldIn(one) !== 'add')
  );
}

/**
 * Whether words around a number say that it is an acuity, or an addition for a desk or of a pair before; or
 * none says anything of a number without a sign, which may correct what it stands under.
 */
export function isDeniedAdd(token: FlatToken, rows: readonly Row[]): boolean {
  const row = rows.find(({ tokens }) => tokens.some((one) => isSamePlace(one, token)));
  if (!row) return false;
  const isOfOther = (one: FlatToken) => isOfOtherPair(one) || namesAcuity(one.text);
  const isBare = row.tokens.every(({ kind, text }) => kind === 'number' && !/^[+-]/.test(text));
  return (
    isBare ||
    isToldOfEye(row) ||
    row.tokens.some(isOfOther) ||
    isDoubtfulAdd(token, row, rows) ||
    isBelowAcuity(token, rows)
  );
}
