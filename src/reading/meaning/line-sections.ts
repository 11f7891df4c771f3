import type { FlatToken, Row } from './flat-page.ts';
import { pairSaid, type Said } from './headings.ts';
import {
  eyeOf,
  eyesOf,
  fieldIn,
  hasValues,
  isNoMark,
  isSignedPower,
  isValue,
  labelOf,
  rangeOf,
  sectionIn,
} from './row-labels.ts';
import type { Section } from '#domain/prescription/paper-words.ts';

/** So many words before a value are a sentence. */
const WORDS = 3;

/** What a paper for glasses calls itself, as a heading and before the values of both eyes. */
export const PRESCRIPTION = /^(?:prescription|rx|verordnung|rezept)$/i;

/** In heights of a line: what begins so far behind the other lines of a page is indented. */
const INDENTED = 2;

/**
 * `> Right: -5.50` was written before, and is quoted. A stroke begins a line of a table where another one ends it,
 * or where it stands behind an empty cell and more of them follow. `edge` is where the lines of a page begin.
 */
export function isQuoted({ tokens: [first, ...others], height }: Row, edge: number): boolean {
  if (first?.kind !== 'mark' || !/^(?:>|\|)$/.test(first.text)) return false;
  const isStroke = ({ text }: FlatToken) => text === '|';
  const isBehindCell = first.left > edge + INDENTED * height && others.some(isStroke);
  const isOfTable = isStroke(first) && (isBehindCell || others.slice(-1).some(isStroke));
  return !isOfTable;
}

/** `Verordnung` before the values of both eyes, where others were measured; `Rx` may be of old ones. */
export function isPrescribedRow({ tokens }: Row): boolean {
  const [lone, ...more] = tokens
    .slice(0, tokens.findIndex(isValue))
    .filter(
      (token) =>
        isNoMark(token) &&
        token.kind !== 'day' &&
        rangeOf(token) !== 'far' &&
        /[\p{L}\d]/u.test(token.text),
    );
  const isNamed =
    lone !== undefined &&
    more.length === 0 &&
    PRESCRIPTION.test(lone.text) &&
    !/^rx$/i.test(lone.text);
  return isNamed && tokens.filter(isValue).length > 1;
}

/** What says that something was made long before. */
const AGO =
  /^(?:years?|months?|earlier|previously|formerly|damals|zuletzt|jahren?|monaten?)[.,:]?$/i;

/** `19.03.2018  BR alt  +3,50 …`: of what a line is in a list, in short. */
const SHORT_NAME = /^(?:BR|Rp|Rx|Ref)\.?$/;

/** `Werte vor 2 Jahren: R -2,25 …`, `3 years ago: …` */
const YEARS_BEFORE =
  /\b(?:vor (?:\d+|ein\p{L}*|zwei|drei) (?:jahr|monat)|(?:\d+|one|two|three|a) (?:years?|months?) ago\b)/iu;

/** `Present specs (old)   -2.25 …`, `RX GIVEN TODAY   -2.25 …`, `Neue Korrektion   -2,25 …` */
const BESIDE_SECTION = /^(?:present|today|now|heute|korrekti?on|korrektur)$/i;

/** `CL  R  8.6 -5.50 …`: contact lenses, in short. */
const CONTACTS_IN_SHORT = /^cls?$/i;

/** What stands before the first value of a row. */
export function sectionBefore({ tokens }: Row): Section | null {
  const power = tokens.findIndex(isSignedPower);
  const [first, second] = tokens.filter(isNoMark);
  if (CONTACTS_IN_SHORT.test(first?.text ?? '') && eyeOf(second) !== null) return 'contact';
  const saying = tokens.slice(0, Math.max(power, 0)).map(({ text }) => text);
  if (YEARS_BEFORE.test(saying.join(' '))) return 'before';
  const lead = tokens.slice(0, tokens.findIndex(isValue));
  const isOfFields = lead.some((token) => fieldIn(token) === 'other');
  const words = lead.filter(({ kind }) => kind === 'word').length;
  const sections = lead.flatMap(sectionSaid);
  const areAlone =
    sections.length === lead.filter((token) => isNoMark(token) && token.kind !== 'day').length;
  const said = areAlone ? pairSaid(sections) : sections[0];
  // `Rx, replaces previous: -2.25 …`
  const isOfPrescription = lead
    .slice(0, said && lead.indexOf(said.token))
    .some((token) => PRESCRIPTION.test(token.text));
  if (said?.section === 'before' && isOfPrescription) return null;
  // `Vor 3 Jahren neue Brille: -2,00 …`
  if (said?.section === 'final' && lead.some(({ text }) => AGO.test(text))) return 'before';
  const hasEye = tokens.some((token) => eyeOf(token) !== null);
  const parts = tokens.filter(
    (token) =>
      isNoMark(token) &&
      token.kind !== 'day' &&
      labelOf(token)?.kind !== 'unit' &&
      !BESIDE_SECTION.test(token.text) &&
      !(said?.section === 'before' && SHORT_NAME.test(token.text)),
  );
  const own = parts.findIndex((token) => labelOf(token)?.kind !== 'section');
  const [next, behind] = parts.slice(own);
  const areTwo = next && isValue(next) && behind && isValue(behind);
  const isOwn = said && own > 0 && areTwo;
  return said && (isOwn || (hasEye && !isOfFields && words < WORDS)) ? said.section : null;
}

/**
 * `R  +2,25  -1,50  98  alte Brille`: a remark behind the values of an eye says that its pair is of
 * before, where the lines of all eyes are pairs; behind all of them that they are contact lenses.
 */
export function remarksOnPairs(rows: readonly Row[]): Map<Row, Section> {
  const lines = rows.filter(
    (row) => hasValues(row) && row.tokens.some(isSignedPower) && eyesOf(row).length === 1,
  );
  const pairs = Array.from({ length: Math.ceil(lines.length / 2) }, (_, at) =>
    lines.slice(2 * at, 2 * at + 2),
  );
  const first = lines[0] ? eyesOf(lines[0])[0] : null;
  const arePairs = pairs.every(
    ([one, other]) =>
      one && other && eyesOf(one)[0] === first && isOtherEye(other, one) && first !== 'both',
  );
  const areAll = arePairs && pairs.length > 1;
  const old = areAll
    ? pairs.filter((pair) => pair.some(isRemarkedAsOld) || isLedAsOld(pair)).flat()
    : [];
  // Where both lines of a pair say so, the others may be whatever they are.
  const both = lines.filter((line, at) =>
    [lines[at - 1], lines[at + 1]].some(
      (other) =>
        other && isOtherEye(other, line) && isRemarkedAsOld(line) && isRemarkedAsOld(other),
    ),
  );
  const ofContacts = lines.filter((line) => remarkBehind(line) === 'contact');
  const areContacts = ofContacts.length === lines.length;
  // `PGP - OD -2.00 DS,` goes on with the other eye in the next line.
  const ofPresent = rows.filter((row, at) => {
    const above = rows[at - 1];
    return above?.tokens.some(isOfPresentGlasses) === true && isOtherEye(row, above);
  });
  return new Map<Row, Section>([
    ...[...old, ...both, ...ofPresent].map((row) => [row, 'before'] as const),
    ...(areContacts ? ofContacts.map((row) => [row, 'contact'] as const) : []),
  ]);
}

function isRemarkedAsOld(row: Row): boolean {
  return remarkBehind(row) === 'before';
}

/** `(alt)  L  +0,50 …`: below the day of the first line of its pair. */
function isLedAsOld([, line]: readonly Row[]): boolean {
  const [only, eye] = line?.tokens.filter(isNoMark) ?? [];
  return sectionIn(only) === 'before' && eyeOf(eye) !== null;
}

/** What the one remark behind the values of a line says of them. */
function remarkBehind({ tokens }: Row): Section | null {
  const [only, ...others] = tokens.slice(tokens.findLastIndex(isValue) + 1).filter(isNoMark);
  if (others.length > 0) return null;
  return CONTACTS_IN_SHORT.test(only?.text ?? '') ? 'contact' : sectionIn(only);
}

/** The power of the glasses that somebody has, wherever it stands: `Remarks: PGP - OD +1.25 DS`. */
const OF_PRESENT_GLASSES = /^pgp$/i;

function isOfPresentGlasses({ text }: FlatToken): boolean {
  return OF_PRESENT_GLASSES.test(text);
}

/** `Previous spectacles: R +0.50 …`: what stands before a colon says of the values behind it. */
export function sectionInLine(token: FlatToken, { tokens }: Row): Section | null {
  const before = tokens.slice(0, tokens.indexOf(token));
  if (before.some(isOfPresentGlasses)) return 'before';
  const at = leadBefore(before);
  const isLead =
    at > 0 &&
    isValueOrWord(before[at - 1]!) &&
    !before.slice(0, at).some(({ text }) => PRESCRIPTION.test(text));
  // What a line begins with may say that even what was prescribed is of before.
  return isLead && sectionIn(before[at]) === 'before' ? 'before' : null;
}

/** Where the last section is named that a colon follows: `Eigene Brille (Scheitelbrechwertmesser):`; -1 where none is. */
function leadBefore(tokens: readonly FlatToken[]): number {
  const last = tokens.findLastIndex((one) => labelOf(one)?.kind === 'section');
  const colon = tokens.findIndex(({ text }, at) => at > last && text === ':');
  const isInside = tokens[colon - 1]?.text === ')';
  const open = isInside
    ? tokens.findLastIndex(({ text }, at) => at < colon && text === '(')
    : colon;
  return labelOf(tokens[open - 1])?.kind === 'section' ? open - 1 : -1;
}

/** Not the first of its line: a heading there is found without. */
function isValueOrWord({ kind, text }: FlatToken): boolean {
  return kind === 'number' || kind === 'word' || /^[.,;]$/.test(text);
}

function sectionSaid(token: FlatToken): Said[] {
  const section = sectionIn(token);
  return section ? [{ token, section }] : [];
}

export function isOtherEye(row: Row, above: Row): boolean {
  const [eyes, others] = [eyesOf(row), eyesOf(above)];
  const areOne = [...eyes, ...others].toSorted().join() === 'od,os' && eyes.length === 1;
  return areOne && row.tokens.some(isValue);
}

/** `Visus RA 0,6 (alte Brille RA -2,25 / -0,50)`: what brackets say of the values within them. */
export function sectionInBrackets(token: FlatToken, { tokens }: Row): Section | null {
  const before = tokens.slice(0, tokens.indexOf(token));
  const open = before.findLastIndex(({ text }) => /^[([]$/.test(text));
  if (open < 0 || before.slice(open).some(({ text }) => /^[)\]]$/.test(text))) return null;
  return sectionIn(before.slice(open).find((one) => sectionIn(one) !== null));
}
