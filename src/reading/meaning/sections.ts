import { areHeadingsApart, HEADINGS_APART, textsApart } from './bands.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  eyeOf,
  eyesOf,
  fieldIn,
  hasValues,
  isHeader,
  isPd,
  isValue,
  NEGATION,
  labelOf,
  isSignedPower,
  sideOf,
} from './row-labels.ts';
import { folded, type Section } from '#domain/prescription/paper-words.ts';

/** Words as short as these are headings only where nothing stands beside them. */
const SHORT = 4;

/** So many words before a value are a sentence. */
const WORDS = 3;

/**
 * What each row belongs to: what is said before its values, or before those of the other eye right
 * above; else the last heading above that says so.
 */
export function sectionsOf(rows: readonly Row[]): Map<Row, Section> {
  nameCurrent(rows);
  const areDevices = rows.some((row) => !['measured', null].includes(deviceIn(row)));
  const found = new Map<Row, Section>();
  let current: Section | null = null;
  let ofRow: { section: Section; row: Row } | null = null;
  let hasTable = false;
  let hasOther = false;
  const hasContacts = rows.some(({ tokens }) =>
    tokens.some((token) => sectionIn(token) === 'contact'),
  );
  const isSheetOfGlasses = rows.some((row, index) => isOfGlassesAlone(row, rows[index + 1]));
  const pairs = remarksOnPairs(rows);
  for (const [index, row] of rows.entries()) {
    if (current !== 'contact') nameDevice(row, areDevices);
    const isOfValues = hasValues(row);
    // Whatever is said to be of before or of contact lenses is so, by whatever name.
    const mayPrescribe = !hasContacts && current !== 'before' && current !== 'curvature';
    const said = isQuoted(row)
      ? 'before'
      : isOfValues
        ? (sectionBefore(row) ?? (mayPrescribe && isPrescribedRow(row) ? 'final' : null))
        : null;
    if (said) ofRow = { section: said, row };
    else if (!ofRow || !isOtherEye(row, ofRow.row)) ofRow = null;
    const areBeside = areOfTablesBeside(row, rows[index + 1]);
    const heading =
      (isOfValues && !isOfDevice(row)) || areBeside ? null : headingIn(row, isSheetOfGlasses);
    // What heads the next table is no longer what was worn before, by whatever name.
    const isLeft =
      hasTable &&
      ((current === 'before' && headsNext(row, rows[index + 1])) ||
        (current === 'contact' && namesGlasses(row, rows[index + 1])));
    // Right below another heading it says no more than that one.
    const isPrescribed =
      !hasContacts &&
      isNamedPrescription(row, rows[index + 1]) &&
      (hasTable ? hasOther : current === null && isBetweenMarks(row));
    if (isPrescribed) current = 'glasses';
    else if ((heading && mayFollow(heading, current, row)) || isLeft) current = heading;
    if (heading || isLeft || isPrescribed) hasTable = false;
    hasOther ||= heading === 'before' || heading === 'measured' || heading === 'curvature';
    hasTable ||= isOfValues && !isOfDevice(row);
    const section = ofRow?.section ?? pairs.get(row) ?? current;
    if (section) found.set(row, section);
  }
  return found;
}

/**
 * Several headings over the heads of as many tables side by side, one of which says what is below
 * it: none is of the whole rows below them.
 */
function areOfTablesBeside(row: Row, next: Row | undefined): boolean {
  const spheres = next?.tokens.filter((token) => fieldIn(token) === 'sphere') ?? [];
  const hasSection = row.tokens.some((token) => labelOf(token)?.kind === 'section');
  return (
    hasSection &&
    areHeadingsApart(row) &&
    (spheres.length > 1 || isOfEyesTwice(next)) &&
    next !== undefined &&
    isHeader(next)
  );
}

/** `R   L   R   L` over two tables that have their fields before their lines. */
function isOfEyesTwice(row: Row | undefined): boolean {
  const sides = row?.tokens.flatMap((token) => sideOf(token) ?? []) ?? [];
  return sides.length === 4 && sides[0] === sides[2] && sides[1] === sides[3];
}

/** So many words are a heading, more a sentence. */
const HEADING_MOST = 6;

/**
 * Words that say nothing to us, `Prescription` or a day, alone in their line, right above the heads
 * of a table.
 */
function headsNext({ tokens }: Row, next: Row | undefined): boolean {
  const areWords = tokens.every(
    (token) =>
      ['word', 'mark', 'day'].includes(token.kind) ||
      fieldIn(token) === 'formula' ||
      labelOf(token)?.kind === 'detail',
  );
  const words = tokens.filter(({ text }) => /\p{L}{3}/u.test(text)).length;
  const isHead = next !== undefined && isHeader(next);
  const heads = isHead ? next.tokens.map(fieldIn) : [];
  return areWords && words > 0 && words <= HEADING_MOST && heads.includes('sphere');
}

/** `PRESCRIPTION` and nothing else in a line, right above the heads of a table or the line of an eye. */
function isNamedPrescription({ tokens }: Row, next: Row | undefined): boolean {
  const [name, ...others] = tokens.filter(isNoMark);
  const isTable =
    next !== undefined &&
    ((isHeader(next) && next.tokens.some((token) => fieldIn(token) === 'sphere')) ||
      (hasValues(next) && eyesOf(next).length === 1));
  return isTable && others.length === 0 && PRESCRIPTION.test(name?.text ?? '');
}

const PRESCRIPTION = /^(?:prescription|rx|verordnung|rezept)$/i;

/** A recogniser and a text take stars for the sign of an axis. */
function isNoMark(token: FlatToken): boolean {
  return token.kind !== 'mark' && token.kind !== 'nothing' && !/^[*×x]$/.test(token.text);
}

/** `*** PRESCRIPTION ***`: the heading of one of several tables, and not of the sheet. */
function isBetweenMarks({ tokens }: Row): boolean {
  const at = tokens.findIndex(isNoMark);
  return at > 1 && tokens.length - at > 2;
}

/** `Fernbrille vom 3.2.2025` right above the heads of a table: no contact lenses any more. */
function namesGlasses({ tokens }: Row, next: Row | undefined): boolean {
  return (
    next !== undefined &&
    isHeader(next) &&
    next.tokens.some((token) => fieldIn(token) === 'sphere') &&
    tokens.some(({ text }) => /(?:brille|glasses|spectacles)$/i.test(text)) &&
    !tokens.some((token) => labelOf(token)?.kind === 'section')
  );
}

/** `> Right: -5.50` was written before, and is quoted. */
function isQuoted({ tokens }: Row): boolean {
  return /^(?:>|\|)$/.test(tokens[0]?.text ?? '') && tokens[0]?.kind === 'mark';
}

/** What measured the values below it, as slips of devices name it, and nothing else in the line. */
const DEVICES: readonly (readonly [RegExp, Section])[] = [
  [/^(?:ref|refr|ark|akr|kr|obj|lm|sbm)$/i, 'before'],
  [/^(?:krt|ker|kerato|km)$/i, 'curvature'],
  [/^(?:sub|subj)$/i, 'measured'],
];

/** What does not say at which distance from the eye was measured: `REF  VD 12.00`. */
function isNoSetting(token: FlatToken): boolean {
  return !isValue(token) && labelOf(token)?.kind !== 'unit' && fieldIn(token) !== 'vertexDistance';
}

/** `---- [ REF ] ----`; `LENS` is one among such. */
function nameDevice(row: Row, areDevices: boolean): void {
  const only = row.tokens.find(isNoMark);
  const isLens = areDevices && only && !row.tokens.some((one) => one !== only && isNoMark(one));
  const section = deviceIn(row) ?? (isLens && /^lens$/i.test(only.text) ? 'before' : null);
  if (!section || !only) return;
  row.tokens[row.tokens.indexOf(only)] = {
    ...only,
    kind: 'label',
    label: { kind: 'section', section },
  };
}

function deviceIn({ tokens }: Row): Section | null {
  const [only, ...others] = tokens.filter(isNoMark);
  if (!only || others.some(isNoSetting)) return null;
  return DEVICES.find(([name]) => name.test(only.text))?.[1] ?? null;
}

/** Headings of two prescriptions, the newer one and the one before it. */
const CURRENT = /^(?:current|present|aktuelles?)\s?(?:prescription|rx|verordnung|rezept)/i;
const FORMER =
  /^(?:previous|prior|old|last|former|fr[uü]heres?|vorherige|voriges?|letztes?)\s?(?:prescription|rx|verordnung|rezept)/i;

/** Lines of both eyes in two tables, and one with an addition. */
const EYES_OF_PAIR = 5;

/**
 * `CURRENT PRESCRIPTION` above `PREVIOUS PRESCRIPTION`, and nothing else on the sheet that could be
 * newer: the first is to be made. Glasses that are worn now are not, whatever is older.
 */
function nameCurrent(rows: readonly Row[]): void {
  const sections = rows.flatMap((row) =>
    row.tokens.flatMap((token) => {
      const label = labelOf(token);
      return label?.kind === 'section' ? [{ row, token }] : [];
    }),
  );
  const [current, former, ...others] = sections;
  const isPair =
    current && former && CURRENT.test(current.token.text) && FORMER.test(former.token.text);
  if (!isPair || others.length > 0) return;
  const tables = rows.filter((row) =>
    ['sphere', 'axis'].every((field) => row.tokens.some((token) => fieldIn(token) === field)),
  );
  const isOfPair = ({ v }: Row) => v > current.row.v;
  const eyes = rows.filter(
    ({ tokens }) => tokens.some(isSignedPower) && tokens.some((token) => eyeOf(token) !== null),
  );
  if (tables.length !== 2 || ![...tables, ...eyes].every(isOfPair)) return;
  if (tables[0]!.v > former.row.v || eyes.length > EYES_OF_PAIR) return;
  current.row.tokens[current.row.tokens.indexOf(current.token)] = {
    ...current.token,
    kind: 'label',
    label: { kind: 'section', section: 'final' },
  };
}

/** `AUTOREFRACTOR  VD 12.00`: what was measured and by what setting, without an eye and a power. */
function isOfDevice({ tokens }: Row): boolean {
  const [first, ...others] = tokens.filter(({ kind }) => kind !== 'mark');
  const fields = others.map(fieldIn).filter((field) => field !== null);
  return (
    labelOf(first)?.kind === 'section' &&
    fields.includes('vertexDistance') &&
    fields.every((field) => field === 'vertexDistance' || field === 'other') &&
    others.every((token) => eyeOf(token) === null && !isSignedPower(token))
  );
}

function saysField(token: FlatToken): boolean {
  return ![null, 'formula'].includes(fieldIn(token));
}

/** `Contact Lens Clinic`, `Kontaktlinsenmeister`: what a practice does. */
const PLACE =
  /^(?:clinic|cent(?:er|re)|specialists?|n?(?:studio|institut|spezialist\p{L}*|meister\p{L}*))$/iu;

/** `Damen  Herren  Kontaktlinsen  Warenkorb`: so many words stand in a list. */
const WORDS_OF_LIST = 5;

/** `Eye Testing · Contact Lens · Hearing Aids` */
function isInList(token: FlatToken, tokens: readonly FlatToken[]): boolean {
  const at = tokens.indexOf(token);
  return [tokens[at - 1], tokens[at + 1]].every((mark) => /^[·•|]$/.test(mark?.text ?? ''));
}

/** `LUXOR Brillengläser GmbH`: no glasses of anybody. */
function isPieceOfName(token: FlatToken, next: FlatToken | undefined): boolean {
  const isGlued = next?.word === token.word && token.source.text.includes(token.text + next.text);
  return sectionIn(token) === 'somePair' && isGlued && /^\p{Ll}/u.test(next.text);
}

/** What no paper of contact lenses has: how far the pupils stand apart. */
function isOfGlassesAlone(row: Row, next: Row | undefined): boolean {
  const { tokens } = row;
  const label = tokens.find((token) => isPd(fieldIn(token)) && !/^pdf$/i.test(token.text));
  if (!label) return false;
  const isHead = isHeader(row) && tokens.some((token) => fieldIn(token) === 'sphere');
  const behind = tokens.slice(tokens.indexOf(label) + 1);
  const below = (next?.tokens ?? []).filter(
    (one) => one.left < label.right && one.right > label.left,
  );
  return isHead || [...behind, ...below].some(isDistance);
}

function isDistance(token: FlatToken): boolean {
  return token.kind === 'number' && token.number.magnitude >= PD_LEAST;
}

/** In millimetres, from an eye to the nose. */
const PD_LEAST = 20;

/** `AKT. BRILLE`, `Altes Brillenrezept`, `Last year’s glasses prescription`: those that were worn. */
const WORN =
  /^(?:akt\.?|aktuelle[nrs]?|getr\.?|getragene[nrs]?|vorh\.?|vorhandene[nrs]?|bish\.?|bisherige[nrs]?|mitgebr\.?|mitgebrachte[nrs]?|jetzige[nrs]?|eigene[nrs]?|alte[ns]|letzte[nrs]?|fr[uü]here[nrs]?|vorige[nrs]?|vorherige[nrs]?|vorj[aä]hrige[nrs]?|last|earlier|current|existing|present)$/i;
/** `Brillenwerte von früher`, `Glasses prescription (expired)` */
const WORN_BEHIND = /^(?:fr[uü]her|vorjahr|expired|abgelaufen)$/i;

/** A heading stands in a row without fields and eyes. */
function headingIn(row: Row, isSheetOfGlasses: boolean): Section | null {
  const { tokens } = row;
  if (isWrittenBefore(tokens)) return 'before';
  if (!isOfDevice(row) && tokens.some(saysField)) {
    // `ENTERING ACUITY       PREVIOUS GLASSES`: of headings side by side one may be of a table.
    const others = textsApart(row).filter((text) => !text.some(saysField));
    const isTable = tokens.some((token) => fieldIn(token) === 'sphere');
    return isTable || others.length === 0
      ? null
      : headingIn({ ...row, tokens: others.flat() }, isSheetOfGlasses);
  }
  const words = tokens.filter(isNoMark);
  const found = words.flatMap((token, index) => {
    const label = labelOf(token);
    // `Eye Testing · Contact Lens Clinic · 7 Station Road`: what a practice does.
    const isOfPractice =
      label?.kind === 'section' &&
      label.section === 'contact' &&
      ((words.length > HEADING_MOST && index > 0) ||
        (isSheetOfGlasses &&
          (PLACE.test(words[index + 1]?.text ?? '') ||
            isInList(token, tokens) ||
            (index > 0 && words.length >= WORDS_OF_LIST))));
    const isMeant =
      !isOfPractice &&
      (folded(token.text).length > SHORT || words.every((word) => labelOf(word) !== null));
    // `Verordnung wie bisher`
    const isLikeness = /^(?:wie|as)$/i.test(words[index - 1]?.text ?? '');
    if (label?.kind !== 'section' || !isMeant || isLikeness) return [];
    if (isPieceOfName(token, words[index + 1])) return [];
    const isPair = label.section === 'somePair' || label.section === 'glasses';
    const isWorn =
      isPair &&
      (words.slice(0, index).some(({ text }) => WORN.test(text)) ||
        words.slice(index).some(({ text }) => WORN_BEHIND.test(text)));
    return [{ token, section: isWorn ? ('before' as const) : label.section }];
  });
  // Of headings side by side the rows below both belong to the newer one.
  const beside = found.find(
    ({ token, section }) =>
      isOfGlasses(section) && token.left - found[0]!.token.right > HEADINGS_APART * token.height,
  );
  // `Brille · Kontaktlinsen · Hörgeräte` on a paper that may be of contact lenses.
  const contact = found.find(({ section }) => section === 'contact');
  if (contact && found[0]!.section === 'somePair') return isSheetOfGlasses ? null : 'contact';
  const isAlone = found.length === words.length;
  return (beside ?? (isAlone ? pairSaid(found) : found[0]))?.section ?? null;
}

/** `Verordnung` before the values of both eyes, where others were measured. */
const PRESCRIBED_ROW = /^(?:verordnung|prescription|rezept)$/i;

function isPrescribedRow({ tokens }: Row): boolean {
  const [lone, ...more] = tokens
    .slice(0, tokens.findIndex(isValue))
    .filter((token) => isNoMark(token) && token.kind !== 'day');
  const isNamed = lone !== undefined && more.length === 0 && PRESCRIBED_ROW.test(lone.text);
  return isNamed && tokens.filter(isValue).length > 1;
}

type Said = { token: FlatToken; section: Section };

/** `BRILLE ALT` are old glasses, `GLASSES PRESCRIBED` new ones; else what is said first counts. */
function pairSaid([first, next]: readonly Said[]): Said | undefined {
  const isOfPair =
    first?.section === 'somePair' &&
    (next?.section === 'before' || next?.section === 'final') &&
    next.token.left - first.token.right <= HEADINGS_APART * first.token.height;
  return isOfPair ? next : first;
}

/** `On 2 Feb 2019 the practice wrote:` stands over what is quoted, which may be quoted itself. */
function isWrittenBefore(tokens: readonly FlatToken[]): boolean {
  const last = tokens.findLast(({ kind }) => kind !== 'mark');
  const isMarked = tokens.at(-1)?.text === ':' || tokens[0]?.text === '>';
  return isMarked && /^(?:wrote|schrieb|geschrieben)$/i.test(last?.text ?? '');
}

/** Whether a section is one that a prescription may be, by whatever name. */
export function isOfGlasses(section: Section): boolean {
  return ['glasses', 'somePair', 'measured', 'final'].includes(section);
}

const AGO =
  /^(?:years?|months?|earlier|previously|formerly|damals|zuletzt|jahren?|monaten?)[.,:]?$/i;

/** What stands before the first value of a row. */
function sectionBefore({ tokens }: Row): Section | null {
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
    (token) => isNoMark(token) && token.kind !== 'day' && labelOf(token)?.kind !== 'unit',
  );
  const own = parts.findIndex((token) => labelOf(token)?.kind !== 'section');
  const [next, behind] = parts.slice(own);
  const areTwo = next && isValue(next) && behind && isValue(behind);
  const isOwn = said && own > 0 && areTwo;
  return said && (isOwn || (hasEye && !isOfFields && words < WORDS)) ? said.section : null;
}

/**
 * `R  +2,25  -1,50  98  alte Brille`: a remark behind the values of an eye says that its pair is of
 * before, where the lines of all eyes are pairs.
 */
function remarksOnPairs(rows: readonly Row[]): Map<Row, Section> {
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
  const old = areAll ? pairs.filter((pair) => pair.some(isRemarkedAsOld)).flat() : [];
  // Where both lines of a pair say so, the others may be whatever they are.
  const both = lines.filter((line, at) =>
    [lines[at - 1], lines[at + 1]].some(
      (other) =>
        other && isOtherEye(other, line) && isRemarkedAsOld(line) && isRemarkedAsOld(other),
    ),
  );
  return new Map([...old, ...both].map((row) => [row, 'before']));
}

function isRemarkedAsOld({ tokens }: Row): boolean {
  const [only, ...others] = tokens.slice(tokens.findLastIndex(isValue) + 1).filter(isNoMark);
  return only !== undefined && others.length === 0 && sectionIn(only) === 'before';
}

function sectionIn(token: FlatToken): Section | null {
  const label = labelOf(token);
  return label?.kind === 'section' ? label.section : null;
}

/** More words beside the name of glasses are a sentence. */
const CONTACTS_END_WORDS = 4;
const INSTEAD = /^(?:from|aus|von|statt|instead|anstelle)$/i;
const PAIR = /brille|glasses|spectacle|specs/i;

/**
 * Below a heading of contact lenses `Final Rx` and `SUBJ` are of those, and `not valid for glasses`
 * and `converted from spectacles` name no glasses.
 */
function mayFollow(heading: Section, current: Section | null, { tokens }: Row): boolean {
  if (current !== 'contact' || heading === 'contact') return true;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const isPair = (token: FlatToken | undefined) =>
    token !== undefined && sectionIn(token) !== null && PAIR.test(token.text);
  const isOther = tokens.some(({ text }) => NEGATION.test(text) || INSTEAD.test(text));
  return tokens.some(isPair) && !isOther && words <= CONTACTS_END_WORDS;
}

/** `Previous spectacles: R +0.50 …`: what stands before a colon says of the values behind it. */
export function sectionInLine(token: FlatToken, { tokens }: Row): Section | null {
  const before = tokens.slice(0, tokens.indexOf(token));
  const at = before.findLastIndex((one) => labelOf(one)?.kind === 'section');
  const isLead =
    at > 0 &&
    before[at + 1]?.text === ':' &&
    isValueOrWord(before[at - 1]!) &&
    !before.slice(0, at).some(({ text }) => PRESCRIPTION.test(text));
  // What a line begins with may say that even what was prescribed is of before.
  return isLead && sectionIn(before[at]!) === 'before' ? 'before' : null;
}

/** Not the first of its line: a heading there is found without. */
function isValueOrWord({ kind, text }: FlatToken): boolean {
  return kind === 'number' || kind === 'word' || /^[.,;]$/.test(text);
}

function sectionSaid(token: FlatToken): Said[] {
  const label = labelOf(token);
  return label?.kind === 'section' ? [{ token, section: label.section }] : [];
}

function isOtherEye(row: Row, above: Row): boolean {
  const [eyes, others] = [eyesOf(row), eyesOf(above)];
  const areOne = [...eyes, ...others].toSorted().join() === 'od,os' && eyes.length === 1;
  return areOne && row.tokens.some(isValue);
}

/** `Visus RA 0,6 (alte Brille RA -2,25 / -0,50)`: what brackets say of the values within them. */
export function sectionInBrackets(token: FlatToken, { tokens }: Row): Section | null {
  const before = tokens.slice(0, tokens.indexOf(token));
  const open = before.findLastIndex(({ text }) => /^[([]$/.test(text));
  if (open < 0 || before.slice(open).some(({ text }) => /^[)\]]$/.test(text))) return null;
  const label = before
    .slice(open)
    .map(labelOf)
    .find((one) => one?.kind === 'section');
  return label?.kind === 'section' ? label.section : null;
}
