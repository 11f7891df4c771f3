import { SHOWN, amountOf, fieldOf } from '#domain/prescription/field-names.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { CellReader, Reading } from '../words.ts';
import type { Claim } from './claim.ts';
import type { FlatToken } from './flat-page.ts';
import type { SheetHabits } from './habits.ts';
import type { Numeral } from './part.ts';
import { partsOf } from './tokens.ts';
import { labelOf } from './row-labels.ts';
import type { Label } from '#domain/prescription/paper-words.ts';

/** What is certain of a claim: its text in the form's spelling, null when it has to be asked. */
export type Settled = { text: string | null; confidence: number };

/** An axis of three digits, with a last one that no degree sign becomes: of 559 on bad pictures 10 became a 0, one a 9. */
const ENDS_IN_NO_DEGREE = /^\d\d[123457]$/;
/** A character below this may be any other. */
const DOUBTFUL = 0.5;
/** Enough for a word that is one of few, and for one that is read twice. */
const BARELY_READ = 0.3;
const HARDLY_READ = 0.15;
/** So surely is a number read whose parts stand apart. */
const CLEARLY_READ = 0.9;
/** What a vote of the other engine is worth, where the first one was in doubt. */
const CONFIRMED = 0.8;

/**
 * Decides whether a value is certain. Two readings of the same place agree in its digits, a sign
 * stands in at least one and is contradicted by none and not by the shape of the pixels, and the
 * value can be one of its field. Where the two readings differ or a character is doubtful, the
 * other engine must read the very same as one of them, or read nothing that can be while all looks
 * at a number do. Nothing is ever guessed: a power without a sign is asked.
 */
export async function settle(
  claim: Claim,
  cells: CellReader,
  { hasDegrees, doDistancesAgree, areSevensDoubtful, pointOf }: SheetHabits,
): Promise<Settled> {
  const { token, text } = claim;
  if (claim.isUnsure) return { text: null, confidence: 0 };
  const label = labelOf(token);
  if (label) {
    const isClear =
      weakestOf(token) >=
      (isReadTwice(token) ? HARDLY_READ : token.text.length > 2 ? BARELY_READ : DOUBTFUL);
    const value =
      text ??
      formatField(
        label.kind === 'zero' && label.field === 'cylinder' ? 'cylinder' : 'sphere',
        0,
        'en',
      );
    return isClear ? { text: value, confidence: weakestOf(token) } : unsure(token);
  }
  if (token.kind !== 'number') return unsure(token);
  if (areSevensDoubtful && token.number.digits.includes('7')) return unsure(token);
  // Both engines take a 1 of some hands for a 7, and nothing but another distance tells.
  if (isDistance(claim.name) && !doDistancesAgree && isSevenDoubtfulTwice(token))
    return unsure(token);
  const point = /[.,](?=\s?\d)/.exec(token.text)?.[0];
  const isOdd =
    pointOf != null && point !== undefined && point !== pointOf && token.number.decimals === 2;
  const known = await certainNumeral(claim.name, token, cells, { hasDegrees, isOdd });
  if (!known) return unsure(token);
  if (text !== undefined) return { text, confidence: known.confidence };
  const amount = amountOf(claim.name);
  const value = known.numeral.sign === '-' ? -known.numeral.magnitude : known.numeral.magnitude;
  return amount
    ? { text: formatField(amount, value + 0, 'en'), confidence: known.confidence }
    : unsure(token);
}

/** `-0, 50`: a typewriter's face, and nothing but its gap. */
function hasGapAlone({ text }: FlatToken): boolean {
  return /^[+\-−–]?\s?\d{1,2}[.,]\s\d{2}$/.test(text);
}

function unsure(token: FlatToken): Settled {
  return { text: null, confidence: Math.min(DOUBTFUL, weakestOf(token)) };
}

type Certain = { numeral: Numeral; confidence: number };

async function certainNumeral(
  name: ReadName,
  token: FlatToken & { kind: 'number' },
  cells: CellReader,
  { hasDegrees, isOdd }: { hasDegrees: boolean; isOdd: boolean },
): Promise<Certain | null> {
  const { source, page, box } = token;
  if (source.source === 'text-layer') {
    const { number } = token;
    // `.50` has lost nothing in a text.
    const isWhole = !number.isMended || /^[+-]?\s?[.,]\d{2}$/.test(token.text);
    const isFit = fits(name, number) || isInTenths(name, number);
    return isFit && isWhole ? { numeral: number, confidence: 1 } : null;
  }
  if (name.endsWith('.axis') ? isHalfAnAxis(token) : isCutShort(token)) return null;
  const second = source.second && numeralAt(source.second, ordinalOf(token), token.number);
  if (isPower(name) && isCutAtComma(token, second)) return null;
  const agreed = second && inAgreement(name, withoutDegreeRead(name, token.number, second), second);
  // Of two that agree, one that is clear is enough.
  const weakest = Math.max(weakestOf(token), source.second?.weakest ?? 0);
  // A first digit that is lost leaves an axis that can be.
  const isShortAxis = name.endsWith('.axis') && token.number.digits.length < 2;
  // Its degree sign may have become a 0, or be lost with the digit before it.
  const isWithoutDegree =
    hasDegrees &&
    name.endsWith('.axis') &&
    !ENDS_IN_NO_DEGREE.test(token.number.digits) &&
    !token.number.hasDegree &&
    !second?.hasDegree;
  // A power with less than two decimals may have lost them.
  const isShortPower = token.number.decimals < 2 && (isPower(name) || name.endsWith('.add'));
  const isMended = token.number.isMended && !(weakest >= CLEARLY_READ && hasGapAlone(token));
  const isDoubtful =
    isShortPower || isOdd || hasDoubtfulSeven(token) || isMended || isShortAxis || isWithoutDegree;
  const hasFaintSign =
    agreed && second && isSignFaint(token, second) && !(await isSignSeen(agreed, token, cells));
  if (agreed && !isDoubtful && !hasFaintSign && weakest >= DOUBTFUL) {
    return (await isContradicted(agreed, token, cells))
      ? null
      : { numeral: agreed, confidence: weakest };
  }
  const again = await cells.readAgain(page, box);
  const voted = again ? onlyNumeral(withoutNeighbours(again, { name, agreed }, token)) : null;
  if (isWithoutDegree && !voted?.hasDegree) return null;
  if (voted && second && hasLostDigit(voted, token.number, second)) return null;
  if (voted && second && hasLostMarks(name, [token.number, second], voted)) {
    const seen = await cells.signOf(page, box);
    const isSeen = seen !== null && seen === (voted.sign === '+' ? 'plus' : 'minus');
    return isSeen && fits(name, voted) ? { numeral: voted, confidence: CONFIRMED } : null;
  }
  const confirmed = voted && [token.number, second].find((one) => one && isSame(name, one, voted));
  // What the other engine reads as another value of the field speaks against both.
  if (voted && !confirmed && fits(name, voted)) return null;
  if (!confirmed && (isShortPower || isShortAxis)) return null;
  const sure = confirmed
    ? { numeral: voted, confidence: CONFIRMED }
    : await inAllLooks(name, token, second, cells);
  return sure && fits(name, sure.numeral) && !(await isContradicted(sure.numeral, token, cells))
    ? sure
    : null;
}

/** Each look at a number, when it can be nothing else, is believed with this. */
const SEEN = 0.3;

/**
 * What all looks at a number say when it can be nothing else, where one of the first two readings
 * says the same: it took an S for a 5, or was not clear. All looks may take a 1 for a 7.
 */
async function inAllLooks(
  name: ReadName,
  { number, page, box }: FlatToken & { kind: 'number' },
  second: Numeral | null,
  cells: CellReader,
): Promise<Certain | null> {
  const looks = await cells.readNumber(page, box);
  const [numeral, ...others] = looks.map(({ text }) => onlyNumeral(text));
  if (!numeral || !others.every((other) => other && isSame(name, other, numeral))) return null;
  if (!looks.every(({ weakest }) => weakest >= SEEN) || mayBeOnes(name, numeral)) return null;
  // All looks may have lost a first digit as well.
  if (name.endsWith('.axis') && numeral.digits.length < 3) return null;
  const isRead = [number, second].some((one) => one && isSame(name, one, numeral));
  const confidence = looks.reduce((sum, { weakest }) => sum + weakest, 0) / looks.length;
  return isRead && confidence >= DOUBTFUL ? { numeral, confidence } : null;
}

/** Whether a 7 of a number may be a 1 as well: what it would be then can stand in the field. */
function mayBeOnes(name: ReadName, numeral: Numeral): boolean {
  return [...numeral.digits].some((digit, at) => {
    const digits = `${numeral.digits.slice(0, at)}1${numeral.digits.slice(at + 1)}`;
    return digit === '7' && fits(name, { ...numeral, digits, magnitude: Number(digits) });
  });
}

/**
 * Both readings of a power have the very digits of the vote and have lost its thin marks: the sign,
 * the point or both. Where it is the sign, its shape must say the same as the vote.
 */
function hasLostMarks(name: ReadName, readings: readonly Numeral[], voted: Numeral): boolean {
  const digitsOf = ({ digits }: Numeral) => digits.replace('.', '');
  return (
    isPower(name) &&
    voted.sign !== null &&
    voted.decimals === 2 &&
    readings.every(
      (one) =>
        digitsOf(one) === digitsOf(voted) &&
        (one.decimals === 2 || one.decimals === 0) &&
        (one.sign === null || one.sign === voted.sign),
    ) &&
    !readings.some((one) => isSame(name, one, voted))
  );
}

/** A sign that only one of two readings has is read with this. */
const CLEAR_SIGN = 0.6;

/** Whether one reading alone has a sign, and is not clear about it: blurred, a plus is like a minus. */
function isSignFaint(
  { number, source, from, to }: FlatToken & { kind: 'number' },
  second: Numeral,
): boolean {
  if ((number.sign === null) === (second.sign === null) || number.magnitude === 0) return false;
  const own = number.sign === null ? source.second?.characters : source.characters.slice(from, to);
  const signs = (own ?? []).filter(({ text }) => /^[+\-−–‐]$/.test(text));
  return signs.length > 0 && signs.every(({ confidence }) => confidence < CLEAR_SIGN);
}

/** Whether the shape of the pixels is that of the sign. */
async function isSignSeen(
  { sign }: Numeral,
  { page, box }: FlatToken,
  cells: CellReader,
): Promise<boolean> {
  return (await cells.signOf(page, box)) === (sign === '+' ? 'plus' : 'minus');
}

/** `/5` may be 15, `x//7` 117, and `10+` has a third digit: a stroke is right beside an axis of one or two. */
function isHalfAnAxis({ number, source, from, to }: FlatToken & { kind: 'number' }): boolean {
  const textAt = (at: number) => source.characters[at]?.text ?? '';
  const isShort = number.digits.length < 3 && !number.hasDegree;
  const isBehindStroke = /^[/|\\]$/.test(textAt(from - 1)) && !/^\d$/.test(textAt(from - 2));
  const isBeforeStroke = /^[+t|!]$/.test(textAt(to)) && textAt(to + 1) === '';
  return isShort && (isBehindStroke || isBeforeStroke);
}

/** `62,Smm` and `62, 5` go on behind their point, with a digit or a letter that one is taken for. */
function isCutShort({ number, source, to }: FlatToken & { kind: 'number' }): boolean {
  const [point = '', next = ''] = source.characters.slice(to, to + 2).map(({ text }) => text);
  return number.decimals === 0 && /[.,]/.test(point) && /[\dosbzli]/i.test(next);
}

/** `-3/25`, and `-3` that the second look reads as `-3,25`: a comma was taken for a stroke, or lost. */
function isCutAtComma(
  { number, source, to }: FlatToken & { kind: 'number' },
  second: Numeral | null,
): boolean {
  const behind = source.characters.slice(to).map(({ text }) => text);
  return (
    number.decimals === 0 &&
    (/^[^\w\s](?:00|25|50|75)(?!\d)/.test(behind.join('')) ||
      (second?.digits.startsWith(`${number.digits}.`) ?? false))
  );
}

/** A 1 written by hand is read as a 7, which powers hardly ever begin with. */
const CLEAR_SEVEN = { power: 0.95, axis: 0.8 };

/** Whether a 7 before the point is less than clear. */
function hasDoubtfulSeven({ source, from, to }: FlatToken): boolean {
  const own = source.characters.slice(from, to);
  const point = own.findIndex(({ text }) => /[.,]/.test(text));
  return own
    .slice(0, point < 0 ? undefined : point)
    .some(
      ({ text, confidence }) =>
        text === '7' && confidence < (point < 0 ? CLEAR_SEVEN.axis : CLEAR_SEVEN.power),
    );
}

function isDistance(name: ReadName): boolean {
  const field = fieldOf(name);
  return field !== null && SHOWN[field].kind === 'distance';
}

/** Whether neither reading of a number is clear about its 7. */
function isSevenDoubtfulTwice({
  source,
  from,
  to,
  number,
}: FlatToken & { kind: 'number' }): boolean {
  const ofSecond = source.second?.characters ?? [];
  const start = [...ofSecond.keys()].find(
    (at) =>
      ofSecond
        .slice(at, at + number.digits.length)
        .map(({ text }) => text)
        .join('')
        .replace(',', '.') === number.digits,
  );
  const readings = [
    source.characters.slice(from, to),
    start === undefined ? [] : ofSecond.slice(start, start + number.digits.length),
  ].map((own) => own.filter(({ text }) => text === '7'));
  const clearest = readings.map((sevens) =>
    Math.min(1, ...sevens.map(({ confidence }) => confidence)),
  );
  const seen = clearest.filter((_, at) => readings[at]!.length > 0);
  return source.source === 'recogniser' && seen.length > 0 && Math.max(...seen) < CLEAR_SEVEN.axis;
}

/** `161°` is `1610` in one reading and `161` in the other. */
function withoutDegreeRead(name: ReadName, first: Numeral, second: Numeral): Numeral {
  const isAxis = name.endsWith('.axis') && second.digits.length === 3;
  return isAxis && first.digits === `${second.digits}0` ? { ...second, hasDegree: true } : first;
}

/**
 * What the other engine read, without the letter before or behind that stands there in the same
 * word: it takes the `m` of `59.5mm` for a digit. Only where the rest is what both readings have,
 * and one more digit would not make another value of the field.
 */
function withoutNeighbours(
  text: string,
  { name, agreed }: { name: ReadName; agreed: Numeral | null },
  { from, to, source }: FlatToken,
): string {
  const field = fieldOf(name);
  const kind = field && SHOWN[field].kind;
  if (!agreed || (kind !== 'add' && kind !== 'distance')) return text;
  const own = `${agreed.sign ?? ''}${agreed.digits}`;
  const plain = text.replaceAll(',', '.').replaceAll(/\s/g, '');
  const isBehind = to < source.characters.length && agreed.decimals > 0;
  const isNeighbour =
    (from > 0 && /^\d$/.test(plain.slice(0, -own.length)) && plain.endsWith(own)) ||
    (isBehind && /^\d$/.test(plain.slice(own.length)) && plain.startsWith(own));
  return isNeighbour ? own : text;
}

/** The vote is for the reading that lacks the first digit of the other one. */
function hasLostDigit(voted: Numeral, first: Numeral, second: Numeral): boolean {
  return [first, second].some(
    ({ digits }) => digits.length > voted.digits.length && digits.endsWith(voted.digits),
  );
}

/** Both readings of a place as one: the digits of both, the sign of either. Null when they differ. */
function inAgreement(name: ReadName, first: Numeral, second: Numeral): Numeral | null {
  if (first.magnitude !== second.magnitude || first.decimals !== second.decimals) return null;
  if (first.sign && second.sign && first.sign !== second.sign) return null;
  // A plus may join two prisms.
  const isJoined = second.sign === '+' && /\.prism(?:Hor|Ver)$/.test(name);
  const agreed = { ...first, sign: first.sign ?? (isJoined ? null : second.sign) };
  return fits(name, agreed) ? agreed : null;
}

function isSame(name: ReadName, one: Numeral, other: Numeral): boolean {
  const needsSign = isPower(name) && one.magnitude !== 0;
  return (
    one.magnitude === other.magnitude &&
    one.decimals === other.decimals &&
    (!needsSign || one.sign === other.sign)
  );
}

async function isContradicted(
  numeral: Numeral,
  { page, box }: FlatToken,
  cells: CellReader,
): Promise<boolean> {
  if (!numeral.sign || numeral.magnitude === 0) return false;
  const seen = await cells.signOf(page, box);
  return seen !== null && seen !== (numeral.sign === '+' ? 'plus' : 'minus');
}

/** Whether both readings of its word have the same label. */
function isReadTwice(token: FlatToken): boolean {
  const label = labelOf(token);
  const { second } = token.source;
  return (
    second !== null &&
    partsOf(second).some((part) => part.kind === 'label' && isSameLabel(part.label, label))
  );
}

function isSameLabel(one: Label, other: Label | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Which number of its word it is, from 0. */
function ordinalOf(token: FlatToken): number {
  return partsOf(token.source).filter(({ kind, from }) => kind === 'number' && from < token.from)
    .length;
}

/** The same number in another reading of the word, which may have taken in a neighbour's digit. */
function numeralAt(reading: Reading, ordinal: number, first: Numeral): Numeral | null {
  const numbers = partsOf(reading).flatMap((part) => (part.kind === 'number' ? [part.number] : []));
  const isSameNumber = ({ digits, sign }: Numeral) =>
    digits === first.digits && (!sign || !first.sign || sign === first.sign);
  const own = numbers[ordinal];
  if (own && isSameNumber(own)) return own;
  return numbers.find((one) => first.decimals > 0 && isSameNumber(one)) ?? own ?? null;
}

function onlyNumeral(text: string): Numeral | null {
  const characters = [...text.replaceAll(/\s/g, '')].map((one) => ({
    text: one,
    confidence: 1,
    xPx: 0,
    yPx: 0,
  }));
  const numbers = partsOf({ text, characters, weakest: 1 }).filter(({ kind }) => kind === 'number');
  const only = numbers.length === 1 ? numbers[0] : undefined;
  return only?.kind === 'number' ? only.number : null;
}

function weakestOf({ source, from, to }: FlatToken): number {
  const own = source.characters.slice(from, to).map(({ confidence }) => confidence);
  return Math.min(1, ...own);
}

function isPower(name: ReadName): boolean {
  return name.endsWith('.sphere') || name.endsWith('.cylinder');
}

/** What a paper can print in a field. Powers have a sign, stand on quarters and keep their point. */
function fits(name: ReadName, { sign, magnitude, decimals }: Numeral): boolean {
  const field = fieldOf(name);
  if (field === null) return false;
  const isOnQuarter = Number.isInteger(magnitude * 4);
  const isBetween = (from: number, to: number) => magnitude >= from && magnitude <= to;
  switch (SHOWN[field].kind) {
    case 'power':
      return (
        isOnQuarter &&
        (magnitude === 0 || sign !== null) &&
        isBetween(0, isPower(name) && name.endsWith('.cylinder') ? 8 : 25)
      );
    case 'add':
      return isOnQuarter && sign !== '-' && isBetween(0.5, 4);
    case 'prism':
      return (
        Number.isInteger(magnitude * 4) &&
        isBetween(0.25, 12) &&
        sign === null &&
        (decimals > 0 || magnitude < 10)
      );
    case 'axis':
      return decimals === 0 && sign === null && isBetween(1, 180);
    case 'base':
      return decimals === 0 && isBetween(0, 360);
    case 'angle':
      return isBetween(0, 30);
    case 'distance':
      return sign === null && Number.isInteger(magnitude * 2) && fitsDistance(name, magnitude);
  }
}

/** `30,8`: as devices measure each eye. On a picture a half that was misread is like it. */
function isInTenths(name: ReadName, { sign, magnitude, decimals }: Numeral): boolean {
  return name.endsWith('.pd') && sign === null && decimals === 1 && fitsDistance(name, magnitude);
}

function fitsDistance(name: ReadName, millimetres: number): boolean {
  const isBetween = (from: number, to: number) => millimetres >= from && millimetres <= to;
  if (name.endsWith('.pd')) return isBetween(20, 40);
  return name === 'pd' || name === 'nearPd' ? isBetween(40, 80) : isBetween(8, 40);
}
