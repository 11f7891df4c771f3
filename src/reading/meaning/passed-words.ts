import type { FlatToken, Row } from './flat-page.ts';
import { fieldIn, isPd, isSignedPower, isValue, labelOf, rangeOf, sideOf } from './row-labels.ts';
import { wordOf } from './mend-rows.ts';
import { folded, LABELS } from '#domain/prescription/paper-words.ts';
import { saysFormer, saysOtherUse, saysWhoseElse } from './uses.ts';

/** `plano with +0.75 cylinder`: between a sphere and a cylinder that is called so. */
export function takeWithBeforeCylinder({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [before, power, label] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    const isBetween =
      before && isValue(before) && power && isSignedPower(power) && fieldIn(label) === 'cylinder';
    if (isBetween && /^(?:with|mit)$/i.test(token.text)) {
      tokens[index] = { ...wordOf(token), kind: 'mark' };
      tokens[index + 2] = { ...wordOf(label!), kind: 'mark' };
    }
  });
}

/** So many letters of a title stand apart. */
const TITLE_LEAST = 6;

/** Letters of a text that a program has set apart, one by one or where two stand close in pairs. */
const SET_APART = /^\p{L}(?: ?\p{L})?$/u;

/**
 * `G L A S S E S R` over one block and `G L A S S E S L` over another: titles whose letters stand apart, the
 * same but for the last letter, which names the eye.
 */
export function nameSpacedTitles(rows: readonly Row[]): void {
  const titles = rows.flatMap(({ tokens }) => {
    const last = tokens.at(-1);
    const isTitle =
      tokens.length >= TITLE_LEAST && tokens.every(({ text }) => SET_APART.test(text));
    const name = tokens.slice(0, -1).map(({ text }) => text.replace(' ', ''));
    return isTitle && last ? [{ tokens, last, name: name.join('') }] : [];
  });
  const [one, other, ...more] = titles;
  if (!one || !other || more.length > 0 || one.name !== other.name) return;
  const eyes = [one, other].map(({ last }) => LABELS.get(folded(last.text)));
  const sides = eyes.map((label) => (label?.kind === 'eye' ? label.eye : null));
  if (sides.toSorted().join() !== 'od,os') return;
  for (const [at, { tokens, last, name }] of [one, other].entries()) {
    const [first, before] = [tokens[0]!, tokens.at(-2)!];
    const title: FlatToken = { ...wordOf(first), text: name, right: before.right };
    tokens.splice(0, tokens.length, title, { ...last, kind: 'label', label: eyes[at]! });
  }
}

/** `B R I L L E N P A S S`: a title whose letters stand apart names no eyes and no columns. */
export function takeSpacedTitle({ tokens }: Row): void {
  const letters = tokens.filter(({ text }) => SET_APART.test(text));
  const isTitle =
    letters.length >= TITLE_LEAST &&
    letters.length === tokens.length &&
    letters.filter(({ kind }) => kind === 'word').length > 1;
  if (!isTitle) return;
  const label = LABELS.get(folded(letters.map(({ text }) => text).join('')));
  if (label?.kind === 'section') {
    const [first, last] = [letters[0]!, letters.at(-1)!];
    const text = letters.map((one) => one.text.replace(' ', '')).join('');
    tokens.splice(0, tokens.length, { ...first, kind: 'label', label, text, right: last.right });
    return;
  }
  tokens.forEach((token, index) => {
    tokens[index] = wordOf(token);
  });
}

/** What a number and a letter behind a stroke are of. */
const AGE = /^(?:age|sex|gender|alter)$/i;

/** `Age/Sex: 54/F`: a letter that says for no distance. */
export function takeSex({ tokens }: Row): void {
  if (!tokens.some(({ text }) => AGE.test(text))) return;
  tokens.forEach((token, index) => {
    const [age, stroke] = tokens.slice(Math.max(index - 2, 0), index);
    if (rangeOf(token) !== null && stroke?.text === '/' && age?.kind === 'number')
      tokens[index] = wordOf(token);
  });
}

/** `V2303  Trifocal sphcyl, ea`: what is billed by its code heads no table. */
export function takeBilled({ tokens }: Row): void {
  const [letter, code] = tokens;
  const isBilled = /^V$/.test(letter?.text ?? '') && /^2\d{3}$/.test(code?.text ?? '');
  const isOfLens = tokens.some(
    (one) => labelOf(one)?.kind === 'base' || fieldIn(one) === 'add' || isPd(fieldIn(one)),
  );
  if (!isBilled || isOfLens) return;
  tokens.forEach((token, index) => {
    if (token.kind === 'label') tokens[index] = wordOf(token);
  });
}

/** What lenses are made of, and of which kind they are. */
const MADE_OF =
  /^(?:trivex|poly(?:carbonate)?|plastic|kunststoff|mineral|cr-?39|(?:hi|high)-?index|sv|photochromic|transitions|lens|glas)$/i;

/** How much a lens bends light, where it can be no power: `1.6`, `1.67`, `1.74`. */
const INDEX = /^1[.,](?:53|56|59|60?|61|67|70?|74|76)$/;

/** What says of which kind lenses are, for what, or that they are none to be made. */
const OF_OTHERS =
  /storn|cancel|void|ung[uü]ltig|retour|return|rekl|refund|gutschrift|wrong|falsch|daily|month|tages|monat|tori[cs]|contact|linse|muster|sample|prob|trial|swim|div|goggle|schwimm|tauch|sport|arbeit|work|office|b[uü]ro|computer|screen|schirm|near|nah|lese|read|old|alt|spare|ersatz/iu;

function isOfOthers(text: string): boolean {
  return OF_OTHERS.test(text) || saysOtherUse(text) || saysFormer(text) || saysWhoseElse(text);
}

/** A name of a lens has capital letters or figures. */
const NAME = /^(?:\p{Lu}|\d)/u;
/** So many words are the name of a lens. */
const NAME_MOST = 3;

/**
 * `1  RT trivex SV  +2.25 -0.50 x 120`, `R  Progressiv Uno 1.6  +1.00 -0.50 x 175`: words of a bill
 * between the eye and its power. A name of a lens has its index, or its kind in a line that is counted.
 */
export function takeMaterial({ tokens }: Row): void {
  const power = tokens.findIndex(isSignedPower);
  const eye = tokens.findLastIndex((token, at) => at < power && sideOf(token) !== null);
  const between = tokens.slice(eye + 1, Math.max(power, 0));
  const isCounted = /^\d$/.test(tokens[0]?.text ?? '');
  const isOfLens = between.some(
    (one) => INDEX.test(one.text) || (isCounted && labelOf(one)?.kind === 'lensType'),
  );
  const words = between.filter(({ kind, text }) => kind === 'word' && !INDEX.test(text));
  const isNamed =
    isOfLens &&
    words.length <= NAME_MOST &&
    words.every(({ text }) => NAME.test(text) && !isOfOthers(text));
  const isPassed = (one: FlatToken) =>
    one.kind === 'mark' ||
    MADE_OF.test(one.text) ||
    (isNamed && (one.kind === 'word' || labelOf(one)?.kind === 'lensType' || INDEX.test(one.text)));
  if (eye < 0 || !between.every(isPassed)) return;
  for (const token of between) tokens[tokens.indexOf(token)] = { ...wordOf(token), kind: 'mark' };
}

/** How far off people read, in centimetres; farther off is a screen. */
const READ_AT = { least: 25, most: 45 };
/** Words between an addition and how far off it is for. */
const FOR_DISTANCE = /^(?:f[uü]r|for|at|bei|in|auf|@|cm)$/i;

/** `Nahzusatz für 40 cm: +2,75`: how far off is read, between the label and its value. */
export function takeReadingDistance({ tokens }: Row): void {
  const label = tokens.findIndex((token) => fieldIn(token) === 'add');
  const unit = tokens.findIndex((token, at) => at > label && /^cm$/i.test(token.text));
  const between = tokens.slice(label + 1, unit + 1);
  const [distance, ...others] = between.filter(isValue);
  const isRead =
    distance?.kind === 'number' &&
    distance.number.magnitude >= READ_AT.least &&
    distance.number.magnitude <= READ_AT.most;
  const areOfIt = between.every(
    (one) => one === distance || one.kind === 'mark' || FOR_DISTANCE.test(one.text),
  );
  const isRemark = label >= 0 && unit > label && isRead && others.length === 0 && areOfIt;
  if (!isRemark || !tokens.slice(unit + 1).some(isSignedPower)) return;
  for (const token of between) tokens[tokens.indexOf(token)] = { ...wordOf(token), kind: 'mark' };
}

/** What stands beside the curve of a blank in the order of a lab. */
const OF_BLANK = /^(?:ctr|thk|ct|et|edge|cntr|blank|crv|curve)\.?$/i;

/** `BASE  CTR  THK  EDGE` over the lenses of an order: curves and thicknesses, and no bases of prisms. */
export function takeBlank({ tokens }: Row): void {
  const heads = tokens.filter(({ text }) => OF_BLANK.test(text));
  const at = tokens.findIndex((token) => fieldIn(token) === 'base');
  if (at < 0 || heads.length < 2 || tokens.some(isValue)) return;
  for (const token of [tokens[at]!, ...heads])
    tokens[tokens.indexOf(token)] = {
      ...wordOf(token),
      kind: 'label',
      label: { kind: 'field', field: 'other' },
    };
}

/** So many words in a row are a sentence. */
const SENTENCE = 4;

/** `with a pupillary distance of 62 mm`: an article in a sentence heads no axes. */
export function takeArticles({ tokens }: Row): void {
  if (tokens.filter(({ kind }) => kind === 'word').length < SENTENCE) return;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const isBeforeWord = next?.word === token.word && /^\p{Ll}{3}/u.test(next.text);
    if (/^a$/i.test(token.text) && fieldIn(token) === 'axis' && isBeforeWord)
      tokens[index] = wordOf(token);
  });
}

/** `These should be made as varifocals`: what is to be made, and nothing that was. */
export function takeToBeMade({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const isMade = /^made (?:as|to)$/i.test(token.text);
    if (isMade && /^be$/i.test(tokens[index - 1]?.text ?? '')) tokens[index] = wordOf(token);
  });
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

/** Within so many words before a sign the other one to choose from stands. */
const SIGNS_BESIDE = 4;

/** `( ) +  ( x ) - 2.25`: a sign behind a box to tick is one to choose from. */
export function doubtSignsOfBoxes({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const hasOther = tokens.some(
      ({ text }, at) =>
        at < index &&
        at >= index - 2 * SIGNS_BESIDE &&
        /^[+-]$/.test(text) &&
        isBox(at - 1, tokens),
    );
    if (token.kind === 'number' && token.number.sign && isBox(index - 1, tokens) && hasOther)
      tokens[index] = { ...token, number: { ...token.number, sign: null } };
  });
}

/** `☐`, and what closes `( )` or `[x]`: not what closes `(CYL)`. */
function isBox(at: number, tokens: readonly FlatToken[]): boolean {
  const [before, last, token] = [at - 2, at - 1, at].map((one) => tokens[one]?.text ?? '');
  if (/^[☐☒]$/.test(token!)) return true;
  const isEmpty = /^[([]$/.test(last!);
  const isTicked = /^.$/u.test(last!) && /^[([]$/.test(before!);
  return /^[)\]]$/.test(token!) && (isEmpty || isTicked);
}

/** `( + ) 2.25`: a sign in brackets, as forms have it for their signs to choose from. */
export function takeBracketedSigns({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [sign, close, value] = tokens.slice(index + 1, index + 4);
    const isOne = /^[+-]$/.test(sign?.text ?? '') && close?.text === ')' && token.text === '(';
    if (!isOne || value?.kind !== 'number' || value.number.sign) return;
    // `(+) / (-) 2.25`, `+ or (-)`: to choose from.
    const areToChoose =
      tokens
        .slice(Math.max(index - SIGNS_BESIDE, 0), index)
        .some(({ text }) => /^[+-]$/.test(text)) || value.left - close.right > value.height;
    const isOfPrism = fieldIn(tokens[index - 1])?.startsWith('prism') ?? false;
    if (value.number.decimals !== 2 || areToChoose || isOfPrism) return;
    const number = { ...value.number, sign: sign!.text === '+' ? ('+' as const) : ('-' as const) };
    tokens.splice(index, 4, { ...value, number });
  });
}
