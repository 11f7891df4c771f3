import type { FlatToken, Row } from './flat-page.ts';
import { fieldIn, isSignedPower, isValue, labelOf, sideOf } from './row-labels.ts';
import { wordOf } from './mend-rows.ts';

/** So many letters of a title stand apart. */
const TITLE_LEAST = 6;

/** `B R I L L E N P A S S`: a title whose letters stand apart names no eyes and no columns. */
export function takeSpacedTitle({ tokens }: Row): void {
  const letters = tokens.filter(({ text }) => /^\p{L}(?: ?\p{L})?$/u.test(text));
  const isTitle =
    letters.length >= TITLE_LEAST &&
    letters.length === tokens.length &&
    letters.filter(({ kind }) => kind === 'word').length > 1;
  if (!isTitle) return;
  tokens.forEach((token, index) => {
    tokens[index] = wordOf(token);
  });
}

/** What lenses are made of, and of which kind they are. */
const MADE_OF =
  /^(?:trivex|poly(?:carbonate)?|plastic|kunststoff|mineral|cr-?39|(?:hi|high)-?index|sv|photochromic|transitions|lens|glas)$/i;

/** How much a lens bends light: `1.5` to `1.76`. */
const INDEX = /^1[.,][5-7]\d?$/;

/**
 * `1  RT trivex SV  +2.25 -0.50 x 120`, `R  Progressiv Uno 1.6  +1.00 -0.50 x 175`: words of a bill
 * between the eye and its power. A name of a lens has its kind or its index.
 */
export function takeMaterial({ tokens }: Row): void {
  const power = tokens.findIndex(isSignedPower);
  const eye = tokens.findLastIndex((token, at) => at < power && sideOf(token) !== null);
  const [first] = tokens;
  // `LENS R  -0.50 …`
  if (eye === 1 && /^(?:lens|glas)$/i.test(first!.text))
    tokens[0] = { ...wordOf(first!), kind: 'mark' };
  const between = tokens.slice(eye + 1, Math.max(power, 0));
  const isOfLens = between.some((one) => labelOf(one)?.kind === 'lensType' || INDEX.test(one.text));
  const isPassed = (one: FlatToken) =>
    one.kind === 'mark' ||
    MADE_OF.test(one.text) ||
    (isOfLens &&
      (one.kind === 'word' || labelOf(one)?.kind === 'lensType' || INDEX.test(one.text)));
  if (eye < 0 || !between.every(isPassed)) return;
  for (const token of between) tokens[tokens.indexOf(token)] = { ...wordOf(token), kind: 'mark' };
}

/** `Nahzusatz für 40 cm: +2,75`: how far off is read, between the label and its value. */
export function takeReadingDistance({ tokens }: Row): void {
  const label = tokens.findIndex((token) => fieldIn(token) === 'add');
  const unit = tokens.findIndex((token, at) => at > label && /^cm$/i.test(token.text));
  const between = tokens.slice(label + 1, unit + 1);
  const isRemark =
    label >= 0 &&
    unit > label &&
    between.filter(isValue).length === 1 &&
    between.length <= 5 &&
    between.every((one) => one.kind === 'mark' || !isSignedPower(one));
  if (!isRemark || !tokens.slice(unit + 1).some(isSignedPower)) return;
  for (const token of between) tokens[tokens.indexOf(token)] = { ...wordOf(token), kind: 'mark' };
}

/** `-0,50 Dioptrien zylindrisch`: dioptres between a power and its label. */
export function takeDioptres({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [before, behind] = [tokens[index - 1], tokens[index + 1]];
    const isUnit = /^(?:diopt|dioptr)/i.test(token.text) && fieldIn(token) === 'formula';
    const field = fieldIn(behind);
    if (isUnit && before?.kind === 'number' && (field === 'sphere' || field === 'cylinder'))
      tokens.splice(index, 1);
  });
}

/** `right minus 1.25 with minus 0.75`: a sign in words. */
export function takeSpelledSigns({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const value = tokens[index + 1];
    const sign = { minus: '-', plus: '+' }[token.text.toLowerCase()] as '-' | '+' | undefined;
    const isSign = sign !== undefined && token.kind === 'word' && value?.kind === 'number';
    if (!isSign || value.number.sign || value.number.decimals !== 2) return;
    if (value.left - token.right > value.height) return;
    tokens.splice(index, 2, { ...value, number: { ...value.number, sign } });
  });
}
