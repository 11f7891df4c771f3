import { columnOf } from './columns.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  eyeOf,
  eyesOf,
  fieldIn,
  isExact,
  isSigned,
  isSignedPower,
  isValue,
  labelOf,
  onlyField,
  rangeOf,
  saysNone,
  sideOf,
} from './row-labels.ts';
import type { EyeSide } from '#domain/prescription/field-names.ts';
import { LABELS } from '#domain/prescription/paper-words.ts';

/** A sign stands at most so many heights off its power. */
const SIGN_OFF = 2.5;

/**
 * `S`, `C`, `Z` and `A` are labels before a number or over a column, else letters of a name. `X` beside
 * two of them heads the column of the axis.
 */
export function doubtLetters({ tokens }: Row): void {
  const letters = tokens.filter(
    (token) => token.kind === 'label' && /^[scza][.:]?$/i.test(token.text),
  );
  const isHead = letters.length > 1 && !tokens.some(isValue);
  const cross = tokens.findIndex((token) => labelOf(token)?.kind === 'axisMark');
  if (isHead && cross >= 0) {
    tokens[cross] = { ...tokens[cross]!, kind: 'label', label: LABELS.get('axis')! };
    return;
  }
  // `Formular: A 5 privat`
  const isLoneInText =
    letters.length === 1 &&
    tokens.filter(({ kind }) => kind === 'word').length > 1 &&
    !tokens.some((token) => token.kind === 'number' && token.number.decimals > 1);
  tokens.forEach((token, index) => {
    if (token.kind !== 'label' || !letters.includes(token)) return;
    const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'mark');
    if (letters.length > 2 || (next && isValue(next) && !isLoneInText)) return;
    tokens[index] = wordOf(token);
  });
}

/** `n = 1,597` is the index of a lens, and nothing for near. */
export function doubtIndex({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const isLetter = labelOf(token)?.kind === 'range' && /^n$/i.test(token.text);
    const [equals, value] = tokens.slice(index + 1);
    const isOfIndex = /^1(?:[.,]\d|$)/.test(value?.text ?? '');
    if (isLetter && equals?.text === '=' && isOfIndex) tokens[index] = wordOf(token);
  });
}

const NOUN_OF_EYE = /^(?:lens|glas)$/i;

/**
 * `RIGHT` and `LENS` apart, over the lines of an eye: what an eye is named with heads no column.
 * `LENS R  -0.50 …`: nor is it a label of what stands behind.
 */
export function takeNounOfEye({ tokens }: Row): void {
  const [first, eye, power] = tokens;
  if (
    first &&
    NOUN_OF_EYE.test(first.text) &&
    sideOf(eye!) !== null &&
    power &&
    isSignedPower(power)
  )
    tokens[0] = { ...wordOf(first), kind: 'mark' };
  if (tokens.some(isValue)) return;
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const isNoun = NOUN_OF_EYE.test(token.text) && before !== undefined;
    if (isNoun && sideOf(before) !== null && token.left - before.right < 2 * token.height)
      tokens[index] = { ...wordOf(token), kind: 'mark' };
  });
}

/** `Achse n. TABO`, `Basis TABO`: by which scheme degrees are counted, right behind their label. */
export function takeScheme({ tokens }: Row): void {
  const at = tokens.findIndex(({ text }) => /^tabo$/i.test(text));
  const label = tokens
    .slice(0, Math.max(at, 0))
    .findLastIndex((one) => /^(?:axis|base)/.test(fieldIn(one) ?? ''));
  const between = tokens.slice(label + 1, Math.max(at, 0));
  const isOfLabel =
    label >= 0 &&
    between.every(
      (one) =>
        one.word === tokens[at]!.word && (one.kind === 'mark' || /^n\.?$|^nach$/i.test(one.text)),
    );
  if (!isOfLabel) return;
  for (const one of [...between, tokens[at]!])
    tokens[tokens.indexOf(one)] = { ...wordOf(one), kind: 'mark' };
}

/** `∞` under the head of spheres: a lens without one. Before a power it is how far off is looked. */
export function readInfinity(row: Row, headers: readonly Row[]): void {
  row.tokens.forEach((token, index) => {
    const isEndless = token.kind !== 'label' && token.text === '∞';
    // `Sph  ∞  Cyl -.50`
    const isBehind = fieldIn(wordBefore(row.tokens, index)) === 'sphere';
    if (isEndless && (isBehind || columnOf(token, row, headers)?.field === 'sphere'))
      row.tokens[index] = {
        ...wordOf(token),
        kind: 'label',
        label: { kind: 'zero', field: 'sphere' },
      };
  });
}

/** What stands around the dial by which degrees are counted. */
const DIAL = /^(?:0|1?[0-9]?[05]|180)°?$/;

/**
 * `R (TABO) L` over `90  90`, `135  45  135  45`, `180  0  180  0`: a drawn dial, and no axes. Where nothing
 * names it, it is known by its ends.
 */
export function takeDial(rows: readonly Row[]): void {
  for (const [index, row] of rows.entries()) {
    const name = row.tokens.find(({ text }) => /^tabo/i.test(text));
    if (!name || row.tokens.some(isValue)) continue;
    const end = rows.findIndex((one, at) => at > index && !isOfDial(one));
    const dial = rows.slice(index + 1, end < 0 ? undefined : end);
    if (dial.length > 0) [row, ...dial].forEach((one) => takeNumbersAndEyes(one, name));
  }
  // `180  0  180  0` and nothing else: no table has such a line.
  for (const [index, row] of rows.entries()) {
    if (!isOfBothDials(row)) continue;
    for (const one of rows.slice(Math.max(0, index - 2), index + 3))
      if (isOfDial(one) && one.tokens.every(({ text }) => MARK_OF_DIAL.test(text)))
        takeNumbersAndEyes(one);
  }
}

/** What a dial is marked with. */
const MARK_OF_DIAL = /^(?:0|45|90|135|180)°?$/;

function takeNumbersAndEyes({ tokens }: Row, name?: FlatToken): void {
  tokens.forEach((one, at) => {
    if (one.kind === 'number' || one === name || sideOf(one) !== null)
      tokens[at] = { ...wordOf(one), kind: 'mark' };
  });
}

/** The ends of the dials of both eyes. */
function isOfBothDials(row: Row): boolean {
  const numbers = row.tokens.map(({ text }) => text.replace('°', ''));
  return isOfDial(row) && numbers.join(' ') === '180 0 180 0';
}

function isOfDial({ tokens }: Row): boolean {
  return (
    tokens.length > 1 && tokens.every(({ kind, text }) => kind === 'number' && DIAL.test(text))
  );
}

/** `Add. wie rechts`, `same as right`: an eye that a value is compared with. */
export function takeOtherEyeNamed({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [same, before] = tokens.slice(Math.max(0, index - 2), index);
    const isCompared =
      /^(?:wie|like)$/i.test(before?.text ?? '') ||
      (/^as$/i.test(before?.text ?? '') && /^same$/i.test(same?.text ?? ''));
    if (sideOf(token) !== null && isCompared) tokens[index] = { ...wordOf(token), kind: 'mark' };
  });
}

/** `R/D`, `L/G`: on papers of two languages the same eye in French behind a stroke. */
const IN_FRENCH: Readonly<Record<'od' | 'os', string>> = { od: 'D', os: 'G' };

/** `R/D` and `L/G` are one eye each. */
export function takeEyeInFrench({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [stroke, letter] = tokens.slice(index + 1);
    const side = sideOf(token);
    if (side === null || token.text.length > 1) return;
    if (stroke?.text !== '/' || letter?.text !== IN_FRENCH[side]) return;
    for (const one of [stroke, letter])
      tokens[tokens.indexOf(one)] = { ...wordOf(one), kind: 'mark' };
  });
}

/** The sizes of print that are read near: `N6`, `N 8`. */
const NEAR_PRINT = /^(?:4|5|6|8|10|12|14|18|24|36|48)$/;

/** `ADD  +2.00  N 6`: what the eye reads near, behind a power. */
export function takeNearPrint({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [print, at, centimetres] = tokens.slice(index + 1);
    // Empty cells of a drawn table stand between.
    const before = tokens.slice(0, index).findLast((one) => one.text !== '|');
    const isPrint =
      token.text === 'N' &&
      rangeOf(token) === 'near' &&
      NEAR_PRINT.test(print?.text ?? '') &&
      print!.left - token.right < token.height;
    const isBehindPower = before?.kind === 'number' && before.number.decimals === 2;
    if (!isPrint || !isBehindPower) return;
    // `N 5 @ 40`: in centimetres.
    const isAt = /^(?:@|at)$/i.test(at?.text ?? '') && /^\d{2}$/.test(centimetres?.text ?? '');
    for (const one of [token, print!, ...(isAt ? [at!, centimetres!] : [])])
      tokens[tokens.indexOf(one)] = { ...wordOf(one), kind: 'mark' };
  });
}

/** `Distance … 2.75 n … Near`: the last letter of a base, in a line that says its distance in full. */
export function doubtNear({ tokens }: Row): void {
  const [first] = tokens;
  if (rangeOf(first) === null || first!.text.length < 3) return;
  tokens.forEach((token, index) => {
    if (rangeOf(token) === 'near' && token.text === 'n' && tokens[index - 1]?.kind === 'number')
      tokens[index] = wordOf(token);
  });
}

/** `128` and `3+2,25` close behind it: half of its last figure was seen once more. */
export function takeCutDigit({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isGlued = next?.word === token.word && next.from === token.to && isSigned(next);
    const isBehindNumber =
      before?.kind === 'number' &&
      before.word !== token.word &&
      token.left - before.right < 0.5 * token.height;
    if (token.kind === 'number' && /^\d$/.test(token.text) && token.from === 0)
      if (isGlued && isBehindNumber) tokens[index] = { ...wordOf(token), kind: 'mark' };
  });
}

/** `-3.25 DS / -0.25 DC x 135`: dioptres of a sphere before its cylinder, and not that there is none. */
export function takeDsForUnit({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const label = labelOf(token);
    const [stroke, power, dioptres] = tokens.slice(index + 1);
    const isUnit =
      label?.kind === 'zero' &&
      label.field === 'cylinder' &&
      stroke?.text === '/' &&
      power?.kind === 'number' &&
      power.number.sign !== null &&
      /^dc\s?x?$/i.test(dioptres?.text ?? '');
    if (isUnit) tokens[index] = { ...wordOf(token), kind: 'mark' };
  });
}

/** `Re: copy of your letter` names no eye: so few letters do only beside values, or over them. */
export function doubtShortEyes(row: Row): void {
  const { tokens } = row;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  if (words < 2 || tokens.some(isValue) || eyesOf(row).length > 1) return;
  tokens.forEach((token, index) => {
    if (eyeOf(token) !== null && /^(?:re|le|la|ra|rt|lt|li|r|l)$/i.test(token.text))
      tokens[index] = wordOf(token);
  });
}

/** A letter that is read with less may be the rule of a table. */
const CLEAR_LETTER = 0.7;

/** What a typewriter draws a table with, and what its upright strokes are taken for. */
const DRAWN = /^[-+|]$/;
const STROKE = /^[1lI|\]L]$/;

/** `| OD | -5.50 |` between lines of `+----+`: strokes by themselves are no numbers and no eyes. */
export function doubtStrokes(rows: readonly Row[]): void {
  const drawn = rows.filter(({ tokens }) => tokens.every(({ text }) => DRAWN.test(text)));
  if (drawn.length < 2) return;
  for (const { tokens } of rows)
    tokens.forEach((token, index) => {
      if (STROKE.test(token.source.text) && !isBesideRight(token, tokens))
        tokens[index] = { ...wordOf(token), kind: 'mark' };
    });
}

/** `|  R  |  L  |`, the heads of both halves of a table. */
function isBesideRight(token: FlatToken, tokens: readonly FlatToken[]): boolean {
  return (
    sideOf(token) === 'os' && tokens.some((one) => sideOf(one) === 'od') && !tokens.some(isValue)
  );
}

/** `OD | -5.50 L -0.50`: where rows name eyes by more, one letter that is not clear is a rule. */
export function doubtRules(rows: readonly Row[]): void {
  const isNamedByMore = (side: EyeSide) =>
    rows.some(({ tokens }) => tokens.some((one) => sideOf(one) === side && one.text.length > 1));
  if (!isNamedByMore('od') || !isNamedByMore('os')) return;
  for (const { tokens } of rows)
    tokens.forEach((token, index) => {
      const isLetter = sideOf(token) !== null && token.source.text.length === 1;
      if (isLetter && token.source.weakest < CLEAR_LETTER)
        tokens[index] = { ...wordOf(token), kind: 'mark' };
    });
}

/** The marks of quoted lines stand in one line, good to so many heights. */
const QUOTED_IN_LINE = 0.8;

/** `V Right: -4.50` below `> your values were`: the mark of a line that is quoted looks like a letter. */
export function readQuotes(rows: readonly Row[]): void {
  const quoted = rows.flatMap(({ tokens: [first] }) =>
    first?.kind === 'mark' && first.text === '>' ? [first] : [],
  );
  for (const { tokens } of rows) {
    const [first] = tokens;
    if (first?.kind !== 'word' || first.text !== 'V') continue;
    const isInLine = quoted.some(
      ({ left, height }) => Math.abs(left - first.left) < QUOTED_IN_LINE * height,
    );
    if (isInLine) tokens[0] = { ...first, kind: 'mark', text: '>' };
  }
}

/** `Plan: full-time wear, see again in 4/12` is no lens without power. */
export function doubtPlans({ tokens }: Row): void {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const hasPowers = tokens.some((token) => token.kind === 'number' && token.number.decimals > 0);
  // `Name of the patient  R  plan  Prism 3 base down`
  const isLens = tokens.some(
    (token, at) => sideOf(token) !== null && fieldIn(tokens[at + 2])?.startsWith('prism'),
  );
  if (words < 2 || hasPowers || isLens) return;
  tokens.forEach((token, index) => {
    if (labelOf(token)?.kind === 'zero' && /^plan$/i.test(token.text))
      tokens[index] = wordOf(token);
  });
}

/** What is left of `eye`, and of the names of both, where the edge of a letter was cut off. */
const CUT_EYE = /^(?:ye|ey|e|y)$/i;
const CUT_SIDES: readonly (readonly [RegExp, EyeSide])[] = [
  [/^ight$/i, 'od'],
  [/^eft$/i, 'os'],
];

/** `Cylinder, right ye` and `Axis, eft ye` behind the name of a field. */
export function mendCutEyes({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const side = token.kind === 'word' && CUT_SIDES.find(([cut]) => cut.test(token.text))?.[1];
    const [field, comma] = tokens.slice(Math.max(0, index - 2), index);
    if (side && comma?.text === ',' && fieldIn(field) !== null)
      tokens[index] = { ...wordOf(token), kind: 'label', label: { kind: 'eye', eye: side } };
    const next = tokens[index + 1];
    const isCut = next?.kind === 'word' && next.word === token.word && CUT_EYE.test(next.text);
    if (isCut && sideOf(tokens[index]!) !== null)
      tokens[index + 1] = { ...wordOf(next), kind: 'mark' };
  });
}

/** `Sph. pt..... -2,00`: what a line of dots was read as says nothing between a label and its value. */
export function takeLeaders({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const isLeader = token.kind === 'word' && token.text.endsWith('...');
    if (isLeader && fieldIn(tokens[index - 1]) !== null)
      tokens[index] = { ...wordOf(token), kind: 'mark' };
  });
}

/** `Grace Rowe, O.D.` is a doctor of optometry. */
export function doubtDegrees({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    if (eyeOf(token) === null || tokens[index - 1]?.text !== ',') return;
    const isName = tokens[index - 2]?.kind === 'word';
    if (isName && !tokens.slice(index + 1).some(isValue)) tokens[index] = wordOf(token);
  });
}

/** The same place without what it was taken for. */
export function wordOf({
  page,
  word,
  box,
  source,
  u,
  v,
  left,
  right,
  height,
  from,
  to,
  text,
}: FlatToken): FlatToken {
  return { kind: 'word', page, word, box, source, u, v, left, right, height, from, to, text };
}

/** A distance above its label (`63` over `PD in mm`), where nothing else says what it is. */
export function namePdFromBelow(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const label = row.tokens.find((token) => /^(?:pd|farPd)$/.test(fieldIn(token) ?? ''));
    const namesEye = eyesOf(row).some((eye) => eye !== 'both');
    if (!label || row.tokens.some(isValue) || namesEye) return;
    const isUnder = (token: FlatToken) =>
      token.kind === 'number' && token.left < label.right && token.right > label.left;
    const above = rows.slice(0, index).findLast(({ tokens }) => tokens.some(isUnder));
    if (!above || rows[index + 1]?.tokens.some(isUnder)) return;
    const isPlain = above.tokens.every(
      (token) => eyeOf(token) === null && fieldIn(token) === null && !isSigned(token),
    );
    if (!isPlain || row.v - above.v > 2.6 * Math.max(row.height, above.height)) return;
    const value = above.tokens.find(isUnder)!;
    above.tokens.splice(above.tokens.indexOf(value), 0, { ...label, v: above.v });
  });
}

/**
 * `CYL  -  0.50` in a document: a dash between a label and its power, off both, is a sign. A plus
 * never stands for nothing, so it is one on pictures as well.
 */
export function joinSigns({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [label, value] = [fieldIn(tokens[index - 1]), tokens[index + 1]];
    const isPlus = token.kind === 'mark' && token.text === '+';
    const isDash = token.kind === 'nothing' && value?.source.source === 'text-layer';
    if ((!isPlus && !isDash) || value?.kind !== 'number' || value.number.sign) return;
    const isOfPower = (label === 'sphere' || label === 'cylinder') && value.number.decimals === 2;
    if (!isOfPower || tokens.length > index + 2) return;
    if (value.left - token.right > SIGN_OFF * value.height) return;
    tokens.splice(index, 2, { ...value, number: { ...value.number, sign: isPlus ? '+' : '-' } });
  });
}

/** So many powers of a document with their signs apart are its way to write them. */
const SIGNS_APART_LEAST = 3;
/** So many heights are between such a sign and its power. */
const SIGN_BESIDE = 0.9;

/** `[R] - 3,25 - 0,25`: a device that leaves a place between sign and power does so everywhere. */
export function joinSignsApart(rows: readonly Row[]): void {
  const tokens = rows.flatMap((row) => row.tokens);
  const isPower = (token: FlatToken | undefined): token is FlatToken & { kind: 'number' } =>
    token?.kind === 'number' && token.number.decimals === 2 && isExact(token);
  if (tokens.some((token) => isPower(token) && /^[+-]\d/.test(token.text))) return;
  const signBefore = (row: Row, index: number): '+' | '-' | null => {
    const [sign, power] = [row.tokens[index - 1], row.tokens[index]];
    if (!sign || !isPower(power) || power.number.sign) return null;
    const isBeside = power.left - sign.right < SIGN_BESIDE * power.height;
    const before = labelOf(row.tokens[index - 2])?.kind;
    // `Sphere - 2.25`: a dash may part a label from its value.
    if (!isBeside || before === 'base' || before === 'field') return null;
    if (sign.kind === 'nothing') return '-';
    return sign.kind === 'mark' && sign.text === '+' ? '+' : null;
  };
  const apart = rows.flatMap((row) => row.tokens.filter((_, index) => signBefore(row, index)));
  if (apart.length < SIGNS_APART_LEAST) return;
  for (const row of rows) {
    for (let index = row.tokens.length - 1; index > 0; index -= 1) {
      const sign = signBefore(row, index);
      const power = row.tokens[index];
      if (sign && power?.kind === 'number')
        row.tokens.splice(index - 1, 2, { ...power, number: { ...power.number, sign } });
    }
  }
}

/** `3.25 BO + 2.75 BD`: between two prisms a plus joins them, and is no sign. */
export function takePlusBetweenPrisms({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isBehindBase =
      labelOf(before)?.kind === 'base' ||
      (before?.kind === 'number' && before.number.hasDegree && beginsBase(tokens[index - 2]));
    if (token.kind === 'number' && token.number.sign === '+' && isBehindBase && beginsBase(after))
      tokens[index] = { ...token, number: { ...token.number, sign: null } };
  });
}

/** `Basis`, `B`, or the base itself. */
function beginsBase(token: FlatToken | undefined): boolean {
  return (
    labelOf(token)?.kind === 'base' || fieldIn(token) === 'base' || /^B\.?$/.test(token?.text ?? '')
  );
}

/** `Prism 1` and `Prism 2` are two rows: no base and no unit stands behind the number. */
export function takeOrdinals({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    if (token.kind !== 'number' || !/^[12]$/.test(token.number.digits)) return;
    const [label, next] = [tokens[index - 1], tokens[index + 1]];
    const isOfPrism = /^(?:prism|base)/.test(fieldIn(label) ?? '') && label?.word === token.word;
    const isAmount = labelOf(next)?.kind === 'base' || labelOf(next)?.kind === 'unit';
    if (isOfPrism && !isAmount) tokens[index] = { ...wordOf(token), kind: 'mark' };
  });
}

/**
 * `sph` behind a power says that there is no cylinder, at the end or under its heading; before a
 * power it is a label, as with a colon or where the power behind it is called a cylinder. So is
 * `DS` where a `DC` follows, and `none` under or behind the name of the cylinder.
 */
export function takeSphForNothing(row: Row, headers: readonly Row[]): void {
  if (headers.includes(row)) return;
  row.tokens.forEach((token, index) => {
    const label = labelOf(token);
    if (token.kind === 'word' && saysNone(token, row)) {
      const isOfRow = onlyField(row) === 'cylinder' && eyesOf(row).length === 0;
      if (isOfRow || columnOf(token, row, headers)?.field === 'cylinder')
        row.tokens[index] = { ...token, kind: 'label', label: { kind: 'zero', field: 'cylinder' } };
      return;
    }
    const isNothing = label?.kind === 'zero' && label.field === 'cylinder';
    const isOfBlock = label?.kind === 'field' && label.eye !== undefined;
    if ((!isNothing && fieldIn(token) !== 'sphere') || isOfBlock) return;
    // A line of dots leads from a label to its value.
    if (token.text.endsWith('..') || row.tokens[index + 1]?.text.endsWith('...')) return;
    const before = row.tokens.slice(0, index).findLast(({ kind }) => kind !== 'mark');
    const after = row.tokens
      .slice(index + 1)
      .filter((one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit');
    const [next, behindNext] = after;
    const behind = row.tokens[index + 1]?.text ?? '';
    const isOfEye = behind === '(' && next !== undefined && eyeOf(next) !== null;
    const isBeforeEye = next !== undefined && eyeOf(next) !== null && isBefore(behindNext);
    if (!before || /^[:=]/.test(behind) || isOfEye || isBeforeEye) return;
    if (next && isValue(next) && fieldIn(behindNext) === 'cylinder') {
      row.tokens[index] = { ...token, kind: 'label', label: { kind: 'field', field: 'sphere' } };
      return;
    }
    const isBehindPower =
      isValue(before) && !(before.kind === 'number' && before.number.decimals === 0);
    const isLast = !next || !isValue(next) || before.word === token.word;
    const isCylinder =
      fieldIn(before) === 'cylinder' || columnOf(token, row, headers)?.field === 'cylinder';
    if ((isBehindPower && isLast) || isCylinder)
      row.tokens[index] = { ...token, kind: 'label', label: { kind: 'zero', field: 'cylinder' } };
  });
}

/** `Sphere -2.25` over `Cylinder sph`: in the place of a value it says that there is none. */
export function takeSphUnderSphere(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    row.tokens.forEach((sph, at) => {
      if (fieldIn(sph) !== 'sphere' || fieldIn(wordBefore(row.tokens, at)) !== 'cylinder') return;
      const above = rows[index - 1]?.tokens ?? [];
      const over = above.findIndex(
        (value) => isValue(value) && Math.abs(value.left - sph.left) < sph.height,
      );
      if (over > 0 && fieldIn(wordBefore(above, over)) === 'sphere')
        row.tokens[at] = { ...sph, kind: 'label', label: { kind: 'zero', field: 'cylinder' } };
    });
  });
}

function wordBefore(tokens: readonly FlatToken[], index: number): FlatToken | undefined {
  return tokens.slice(0, index).findLast(({ kind }) => kind !== 'mark');
}

function isBefore(value: FlatToken | undefined): boolean {
  return value !== undefined && isValue(value);
}
