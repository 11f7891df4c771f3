import type { FieldLabel, Label } from '#domain/prescription/paper-words.ts';
import { withEye } from './eyes-of-labels.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { wordOf } from './mend-rows.ts';
import {
  eyeOf,
  eyesOf,
  fieldIn,
  isMillimetres,
  isPd,
  isSignedPower,
  isValue,
  labelOf,
  sectionIn,
  sideOf,
  rangeOf,
} from './row-labels.ts';
import { saysFormer, saysOtherUse } from './uses.ts';

/** A heading stands at most so many heights above the heads that it is over. */
const ABOVE = 3;

/** What `Dist`, `Far` and `Fern` are misread as. */
const LIKE_FAR = /^(?:d[a-z]{1,3}t?|f[a-z]{2,4})\.?$/i;

/**
 * `Far` and `Near` under a heading `PD` that is over both are columns of distances. Of powers they
 * would be as well, but then no distance would head them. One of both may have been misread.
 */
export function namePdRanges(rows: readonly Row[]): void {
  for (const [index, row] of rows.entries()) {
    const ranges = row.tokens.filter((token) => rangeOf(token) !== null);
    const heads = ranges.length === 1 ? row.tokens.filter(({ kind }) => kind !== 'mark') : ranges;
    const [one, other] = heads;
    if (!one || !other || heads.length !== 2 || row.tokens.some(isValue)) continue;
    if (heads.some((head) => !ranges.includes(head) && !LIKE_FAR.test(head.text))) continue;
    const isBetween = row.tokens.some(({ left }) => left > one.left && left < other.left);
    const heading = rows
      .slice(0, index)
      .filter(({ v, tokens }) => row.v - v < ABOVE * row.height && !tokens.some(isValue))
      .flatMap(({ tokens }) => tokens)
      .find((token) => isPd(fieldIn(token)) && token.u > one.left && token.u < other.right);
    if (!heading || isBetween) continue;
    for (const token of ranges) {
      const range = rangeOf(token);
      if (range === 'middle') continue;
      row.tokens[row.tokens.indexOf(token)] = {
        ...wordOf(token),
        kind: 'label',
        label: { kind: 'field', field: range === 'near' ? 'nearPd' : 'farPd' },
      };
    }
  }
}

/** `PA 61 mm`, in Austria: at the start of a line, right before a length. */
const IN_SHORT = /^PA$/;
const OF_PUPILS = /^(?:inter|der|ihr|your|the)?pupil|^augenabst|^nasenmitte$/i;
/** What says something else of pupils than how far they stand apart. */
const OF_OTHER =
  /h[oö]he|height|weit|tropf|dilat|drops|reag|react|licht|light|size|gr[oö](?:ß|ss)e|diameter|durchmesser|verti|fitting|frame|fassung|old|alte|present|bisherig|previous|current|getragen|worn/i;
/** What a distance of one eye, and of both, can be, in millimetres. */
const DISTANCE = { least: 20, most: 80 };
/** No distance of one eye is so much. */
const BOTH_LEAST = 45;

/**
 * `Each pupil to nose  R 31  L 32`: words of pupils or of the distance of eyes that are no label
 * by themselves, in a row of nothing but distances and eyes.
 */
export function namePdByWords({ tokens }: Row): void {
  const first = tokens.findIndex((token) => isValue(token) || sideOf(token) !== null);
  const lead = tokens.slice(0, first);
  const isInShort = IN_SHORT.test(tokens[0]?.text ?? '') && first === 1 && isMillimetres(tokens[2]);
  const named = lead.find(
    ({ kind, text }) =>
      (kind === 'word' || kind === 'label') && (isInShort || OF_PUPILS.test(text)),
  );
  const values = tokens.filter(isValue);
  const areDistances = values.every(
    (token) =>
      token.kind === 'number' &&
      token.number.sign === null &&
      token.number.decimals < 2 &&
      token.number.magnitude >= DISTANCE.least &&
      token.number.magnitude <= DISTANCE.most,
  );
  if (!named || values.length === 0 || values.length > 2 || !areDistances) return;
  if (tokens.some(({ text }) => OF_OTHER.test(text) || saysOtherUse(text))) return;
  const isOther = tokens.some((token) => token !== named && fieldIn(token) !== null);
  if (isOther || lead.every(({ kind }) => kind !== 'word') || hasOneEyeForTwo(tokens)) return;
  for (const word of lead) {
    if (word === named)
      tokens[tokens.indexOf(word)] = { ...wordOf(word), kind: 'label', label: labelOfPd(word) };
    // `Augenabstand für die Lesebrille`: for what it is, is still said.
    else if (rangeOf(word) === null)
      tokens[tokens.indexOf(word)] = { ...wordOf(word), kind: 'mark' };
  }
}

/** What stands between a distance and what it is for, and between that and the next distance. */
const FOR = /^(?:at|for|in|bei|f[uü]r)(?: the| der| die| den)?(?: \p{L}+){1,2}\.?$/iu;
const AND = /^(?:,|(?:, ?)?(?:and|und|&))?$/i;
/** `distance vision glasses of 2019`: whatever stands there is not of now. */
const YEAR = /^(?:19|20)\d\d$/;
/** At what a distance of the eyes is measured for near, in centimetres. */
const AT_NEAR = /(?:^| )(?:at|bei|auf|f[uü]r|for|@|in|\() ?(?:\d\d ?- ?)?(?:3\d|4\d|50) ?cm\b/i;
const AT_NEAR_ALONE = new RegExp(`^\\d[\\d.,]*(?: ?/ ?\\d[\\d.,]*)?${AT_NEAR.source}\\D*$`, 'i');

/**
 * `PD 63 at the computer, 61.5 at near and 64.5 at distance`: each distance is called by what it is for,
 * behind it. Those of another year, or for a screen, are called something else.
 */
export function namePdsBehind({ tokens }: Row): void {
  const start = tokens.findLastIndex(
    (token, at) =>
      fieldIn(token) === 'pd' && tokens.slice(at + 1).some(({ kind }) => kind === 'number'),
  );
  if (start < 0) return;
  const rest = tokens.slice(start + 1);
  // `PD 64 mm, bei 40 cm 60 mm`: the first one is for far.
  if (AT_NEAR_ALONE.test(textOf(rest))) {
    tokens[start] = called(tokens[start]!, 'nearPd');
    return;
  }
  const found: { value: FlatToken; range: FlatToken }[] = [];
  for (let from = 0; from < rest.length;) {
    const value = rest.findIndex((one, at) => at >= from && one.kind === 'number');
    const range = rest.findIndex((one, at) => at > value && rangeOf(one) !== null);
    if (value < 0 || range < 0) break;
    const isFor = FOR.test(textOf(rest.slice(value + 1, range + 1)));
    if (!isFor || !isDistanceOfBoth(rest[value]!) || !AND.test(textOf(rest.slice(from, value))))
      break;
    found.push({ value: rest[value]!, range: rest[range]! });
    from = range + 1;
  }
  const ranges = found.map(({ range }) => rangeOf(range)!);
  if (found.length < 2 || new Set(ranges).size < found.length) return;
  const isOfBefore = tokens.some(({ text }) => YEAR.test(text) || saysFormer(text));
  const named = found.flatMap(({ value }, at): FlatToken[] => {
    const field = isOfBefore ? 'other' : PD_FOR[ranges[at]!];
    return [{ ...called(tokens[start]!, field), v: value.v }, value];
  });
  const end = tokens.indexOf(found.at(-1)!.range) + 1;
  tokens.splice(start, end - start, ...named);
}

/** `PD 29,3 / 29,8 bei 40 cm` */
export function isMeasuredNear(tokens: readonly FlatToken[]): boolean {
  return AT_NEAR.test(textOf(tokens));
}

const PD_FOR = { far: 'farPd', near: 'nearPd', middle: 'other' } as const;

function called(token: FlatToken, field: FieldLabel): FlatToken {
  return { ...wordOf(token), kind: 'label', label: { kind: 'field', field } };
}

function isDistanceOfBoth(token: FlatToken): boolean {
  if (token.kind !== 'number' || token.number.sign !== null) return false;
  const { magnitude } = token.number;
  return magnitude >= BOTH_LEAST && magnitude <= DISTANCE.most;
}

/** Without units, which say nothing else. */
function textOf(tokens: readonly FlatToken[]): string {
  return tokens
    .filter((token) => labelOf(token)?.kind !== 'unit' || /^cm$/i.test(token.text))
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

/** What it is already, such as that for near. */
function labelOfPd(word: FlatToken): Label {
  const label = labelOf(word);
  return label && isPd(fieldIn(word)) ? label : { kind: 'field', field: 'pd' };
}

function hasOneEyeForTwo(tokens: FlatToken[]): boolean {
  const row: Row = { v: 0, height: 0, tokens };
  return tokens.filter(isValue).length === 2 && eyesOf(row).length === 1;
}

/** So many words are a heading. */
const HEADING_WORDS = 3;

/** `Nähe`, and right below it or a line farther `PD`: of which distance it is, nobody can tell. */
export function doubtPdBelowNear(row: Row, above: readonly Row[]): void {
  const isHeading = ({ tokens }: Row) =>
    tokens.some((token) => rangeOf(token) === 'near') &&
    !tokens.some((token) => isValue(token) || isPd(fieldIn(token)) || eyeOf(token) !== null) &&
    tokens.filter(({ kind }) => kind === 'word').length <= HEADING_WORDS;
  const [upper, next] = above.slice(-2);
  const last = next ?? upper;
  const isBetween = last !== undefined && last !== upper && !last.tokens.some(isSignedPower);
  const isBelow = (last && isHeading(last)) || (isBetween && upper && isHeading(upper));
  const label = row.tokens.find((token) => fieldIn(token) === 'pd');
  const isLine = row.tokens.every(
    (token) =>
      isPd(fieldIn(token)) ||
      eyeOf(token) !== null ||
      token.kind === 'number' ||
      labelOf(token)?.kind === 'unit' ||
      TOTAL.test(token.text),
  );
  if (!label || !isBelow || !isLine) return;
  for (const token of row.tokens.filter((one) => fieldIn(one) === 'pd'))
    row.tokens[row.tokens.indexOf(token)] = wordOf(token);
}

const TOTAL = /^(?:gesamt|insgesamt|total|summe)$/i;

/** `PD R 31,5  PD L 31  gesamt 62,5`: the distance of both eyes behind those of each. */
export function nameTotalPd({ tokens }: Row, above: Row | undefined): void {
  const label = tokens.find((token) => fieldIn(token) === 'pd');
  const isForNear = [...tokens, ...(above?.tokens ?? [])].some(
    (token) => rangeOf(token) !== null || fieldIn(token) === 'nearPd',
  );
  const at = tokens.findIndex(
    (token, index) =>
      token.kind === 'word' &&
      TOTAL.test(token.text) &&
      isWholePd(tokens[index + 1]?.text === ':' ? tokens[index + 2] : tokens[index + 1]),
  );
  const halves = tokens.slice(tokens.indexOf(label!), Math.max(at, 0)).filter(isValue);
  const areHalves = halves.length === 2 && halves.every(isHalfPd);
  if (!label || isForNear || at < 0 || !areHalves) return;
  tokens[at] = { ...wordOf(tokens[at]!), kind: 'label', label: { kind: 'field', field: 'pd' } };
}

function isWholePd(token: FlatToken | undefined): boolean {
  return liesIn(token, BOTH_EYES);
}

function isHalfPd(token: FlatToken): boolean {
  return liesIn(token, { least: DISTANCE.least, most: BOTH_EYES.least });
}

function liesIn(token: FlatToken | undefined, { least, most }: { least: number; most: number }) {
  return (
    token?.kind === 'number' && token.number.magnitude >= least && token.number.magnitude <= most
  );
}

const OF_ADDITION = /^(?:be)?add(?:ed)?$|^zusatz$|^zuschlag$|^dazu$|^hinzu$/i;

/**
 * `Reading power to be added  +2.00`, `Nähe +2,00 dazu`: in a row of one power for near that names no
 * eye, words of an addition are its label.
 */
export function nameAddByWords({ tokens }: Row): void {
  const [value, ...others] = tokens.filter(isValue);
  if (value?.kind !== 'number' || others.length > 0) return;
  const { sign, magnitude, decimals } = value.number;
  const isAddition = sign !== '-' && decimals === 2 && magnitude >= 0.5 && magnitude <= 4;
  const before = tokens.slice(0, tokens.indexOf(value));
  const named = tokens.find(({ kind, text }) => kind === 'word' && OF_ADDITION.test(text));
  const isForNear = before.some((token) => rangeOf(token) === 'near');
  const isOther = tokens.some(
    (token) => ![null, 'formula'].includes(fieldIn(token)) || eyeOf(token) !== null,
  );
  const isFormer = tokens.some((token) => sectionIn(token) !== null || saysFormer(token.text));
  if (!isAddition || !named || !isForNear || isOther || isFormer) return;
  const label: Label = { kind: 'field', field: 'add' };
  if (!before.includes(named)) {
    tokens[tokens.indexOf(named)] = { ...wordOf(named), kind: 'mark' };
    const { left } = value;
    const place = { u: left, left: left - 1, right: left };
    tokens.splice(tokens.indexOf(value), 0, { ...wordOf(named), ...place, kind: 'label', label });
  }
  for (const word of before)
    tokens[tokens.indexOf(word)] =
      word === named
        ? { ...wordOf(word), kind: 'label', label }
        : { ...wordOf(word), kind: 'mark' };
}

/**
 * `PD 62.5` and in another line `R 31.5  L 31`: two distances without a label, each with its eye,
 * that together are the distance of both pupils.
 */
export function nameHalvesBySum(rows: readonly Row[]): void {
  const totals = rows.flatMap(({ tokens }) =>
    tokens.flatMap((token, index) => {
      const label = tokens[index - 1];
      return token.kind === 'number' && isPd(fieldIn(label))
        ? [{ label: label!, total: token.number.magnitude }]
        : [];
    }),
  );
  for (const row of rows) {
    const words = row.tokens.filter(
      (token) => token.kind !== 'mark' && labelOf(token)?.kind !== 'unit',
    );
    const [one, first, other, second] = words;
    if (words.length !== 4 || first?.kind !== 'number' || second?.kind !== 'number') continue;
    const sides = [sideOf(one!), sideOf(other!)];
    const sum = first.number.magnitude + second.number.magnitude;
    const found = totals.find(({ total }) => total === sum && total >= 2 * DISTANCE.least);
    if (!found || !sides[0] || !sides[1] || sides[0] === sides[1]) continue;
    for (const [at, value] of [first, second].entries())
      row.tokens.splice(row.tokens.indexOf(value), 0, {
        ...withEye(found.label, sides[at]!),
        v: row.v,
      });
  }
}

/** What the distance of both eyes can be, in millimetres. */
const BOTH_EYES = { least: 40, most: 80 };
/** It stands at most so many heights below its label. */
const BELOW = 4;

/** It begins at most so many heights aside of where its label's line begins. */
const ASIDE = 8;

/** Words of a label, its unit and its range; `No PD on file` and `PD not measured` say more. */
function saysNothingMore(token: FlatToken): boolean {
  const label = labelOf(token);
  if (label) return ['unit', 'range', 'section'].includes(label.kind);
  return token.kind === 'mark' || /^(?:for|für|in|both|eyes|beide|augen)$/i.test(token.text);
}

/** `Between the pupils` alone in a line, `62.0 mm` alone in the next. */
export function namePdFromAbove(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const label = above?.tokens.find((token) => isPd(fieldIn(token)));
    const [value, unit, ...others] = row.tokens;
    if (!above || !label || above.tokens.some(isValue) || eyesOf(above).length > 0) return;
    const isOnly = above.tokens.every((token) => token === label || saysNothingMore(token));
    const isDistance =
      value?.kind === 'number' &&
      value.number.sign === null &&
      value.number.decimals < 2 &&
      value.number.magnitude >= BOTH_EYES.least &&
      value.number.magnitude <= BOTH_EYES.most;
    const height = Math.max(row.height, above.height);
    const isBelow =
      row.v - above.v < BELOW * height &&
      Math.abs((value?.left ?? 0) - above.tokens[0]!.left) < ASIDE * height;
    const isAlone = others.length === 0 && /^mm\.?$/i.test(unit?.text ?? '');
    if (isOnly && isDistance && isBelow && isAlone)
      row.tokens.unshift({ ...label, v: row.v, left: value.left - 2, right: value.left - 1 });
  });
}
