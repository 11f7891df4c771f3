import { areHeadingsApart } from './bands.ts';
import { deviceIn, isOfDevice, nameDevice } from './devices.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  HEADING_MOST,
  headingIn,
  isOfGlassesAlone,
  isOfLensOffTheEye,
  mayFollow,
  namesPair,
} from './headings.ts';
import {
  isOtherEye,
  isPrescribedRow,
  isQuoted,
  PRESCRIPTION,
  remarksOnPairs,
  sectionBefore,
} from './line-sections.ts';
import {
  eyeOf,
  eyesOf,
  fieldIn,
  hasValues,
  headsSpheres,
  isHeader,
  isInBrackets,
  isNoMark,
  isPd,
  isSignedPower,
  labelOf,
  sectionIn,
  sideOf,
} from './row-labels.ts';
import { namesMake, tellsCurve } from './contact-brands.ts';
import { isOfNewestDay, linesOfDays } from './list-of-days.ts';
import { wordOf } from './mend-rows.ts';
import { saysFormer } from './uses.ts';
import type { Section } from '#domain/prescription/paper-words.ts';

/**
 * What each row belongs to: what is said before its values, or before those of the other eye right
 * above; else the last heading above that says so.
 */
export function sectionsOf(rows: readonly Row[]): Map<Row, Section> {
  takeBrands(rows);
  nameCurrent(rows);
  const areDevices = rows.some((row) => !['measured', null].includes(deviceIn(row)));
  const found = new Map<Row, Section>();
  let current: Section | null = null;
  let ofRow: { section: Section; row: Row } | null = null;
  let hasTable = false;
  let hasUnnamed = false;
  let hasOther = false;
  const hasContacts = rows.some(({ tokens }) =>
    tokens.some((token) => sectionIn(token) === 'contact'),
  );
  const isSheetOfGlasses = rows.some((row, index) => isOfGlassesAlone(row, rows[index + 1]));
  // The form of the German health funds has a box for each.
  const isOffTheEye =
    rows.some(({ tokens }) => tokens.some(({ text }) => /^sehhilfen/i.test(text))) &&
    rows.some((row, index) => isOfLensOffTheEye(row, rows[index + 1]));
  const pairs = remarksOnPairs(rows);
  const edge = Math.min(...rows.flatMap(({ tokens }) => tokens.map(({ left }) => left)));
  const days = linesOfDays(rows);
  for (const [index, row] of rows.entries()) {
    if (current !== 'contact') nameDevice(row, areDevices);
    const isOfValues = hasValues(withoutRemark(row));
    // Whatever is said to be of before or of contact lenses is so, by whatever name.
    const mayPrescribe = !hasContacts && current !== 'before' && current !== 'curvature';
    const before = isOfValues ? sectionBefore(row) : null;
    // What was new on one of several days may be old by now.
    const isOfOneDay =
      before === 'final' && (isInListOfDays(row, rows) || isSecondOfPair(row, rows));
    const said = isQuoted(row, edge)
      ? 'before'
      : tellsCurve(row)
        ? 'contact'
        : isOfValues
          ? ((isOfOneDay ? null : before) ??
            (isCalledFormer(row) ? 'before' : null) ??
            (mayPrescribe && isPrescribedRow(row) ? 'final' : null))
          : null;
    if (said) ofRow = { section: said, row };
    else if (!ofRow || !isOtherEye(row, ofRow.row) || isOfNextPair(row, ofRow.row, pairs))
      ofRow = null;
    const areBeside = areOfTablesBeside(row, rows[index + 1]);
    const named =
      (isOfValues && !isOfDevice(row)) || areBeside
        ? null
        : (headingIn(row, isSheetOfGlasses, isOffTheEye) ??
          (isFormerOver(row, rows[index + 1]) ? 'before' : sectionOfHeads(row)));
    // `2019 glasses prescription` beside what was measured since: the one or the other is to be made.
    const heading = named === 'glasses' && isOfOtherYear(row, rows) ? 'somePair' : named;
    // What heads the next table is no longer what was worn before, by whatever name.
    const isLeft =
      hasTable &&
      ((current === 'before' && headsNext(row, rows[index + 1])) ||
        (current === 'contact' && namesGlasses(row, rows[index + 1])));
    // `Current prescription: 02/27/2025`, below a list of days.
    const isOfList = isOfNewestDay(row, days);
    // Right below another heading it says no more than that one.
    const isPrescribed =
      !hasContacts &&
      isNamedPrescription(row, rows[index + 1]) &&
      (hasTable ? hasOther : current === null && isBetweenMarks(row));
    // What is to be done with the values above it, as likely as a heading of those below.
    const isOfAbove = heading === 'final' && hasUnnamed && !headsValues(row, rows[index + 1]);
    // `Please make the following:` and `Spectacles` below it.
    const isNamedAgain = heading === 'somePair' && current === 'final' && !hasTable;
    const mayHead =
      heading !== null &&
      !isOfList &&
      !isOfAbove &&
      !isNamedAgain &&
      mayFollow(heading, current, row);
    if (isPrescribed) current = 'glasses';
    else if (mayHead || isLeft) current = heading;
    // Behind old glasses it may be said of those above and of those below.
    else if (isOfAbove && current === 'before') current = null;
    if (heading || isLeft || isPrescribed) hasTable = false;
    hasOther ||= heading === 'before' || heading === 'measured' || heading === 'curvature';
    hasTable ||= isOfValues && !isOfDevice(row);
    hasUnnamed ||= isOfValues && !isOfDevice(row) && !ofRow && current === null;
    const ofLine = days.newest.has(row) ? null : (ofRow?.section ?? pairs.get(row) ?? null);
    const section = days.older.has(row) ? 'before' : (ofLine ?? current);
    if (section) found.set(row, section);
  }
  return found;
}

/** What frames and lenses of glasses have as well. */
const BRAND = /^(?:brand|marke)\.?$/i;

/**
 * `Marke: unbekannt`, on a page that tells a distance of the pupils and says nothing else of contact lenses:
 * the make of a frame, or of the lenses in it.
 */
function takeBrands(rows: readonly Row[]): void {
  const isOfContacts = (token: FlatToken) => sectionIn(token) === 'contact';
  const isMake = ({ tokens }: Row) => BRAND.test(tokens[0]?.text ?? '') && tokens[1]?.text === ':';
  const areOthers = rows.some((row) =>
    row.tokens.some((one, at) => isOfContacts(one) && !(at === 0 && isMake(row))),
  );
  const tellsDistance = ({ tokens }: Row) =>
    tokens.some((one, at) => isPd(fieldIn(one)) && tokens.slice(at).some(isLength));
  if (areOthers || rows.some(namesMake) || !rows.some(tellsDistance)) return;
  for (const { tokens } of rows.filter(isMake)) tokens[0] = wordOf(tokens[0]!);
}

/** As distances of the pupils are written. */
function isLength(token: FlatToken): boolean {
  return token.kind === 'number' && token.number.sign === null && token.number.magnitude >= 20;
}

/** `26.02.2015  -4,25 … -3,50 …  alte Brille`: in a list of days, what a line ends with. */
function isCalledFormer(row: Row): boolean {
  const [first] = row.tokens;
  const last = row.tokens.findLastIndex(isSignedPower);
  const behind = row.tokens.slice(last + 1);
  return first?.kind === 'day' && last > 0 && behind.some((one) => sectionIn(one) === 'before');
}

/** `NEU` beside the second line of a pair alone: its first line may be of the same pair or not. */
function isSecondOfPair(row: Row, rows: readonly Row[]): boolean {
  const above = rows[rows.indexOf(row) - 1];
  const first = rows.find((one) => one.tokens.some(isSignedPower) && eyesOf(one).length === 1);
  return (
    above !== undefined &&
    first !== undefined &&
    eyesOf(row)[0] !== eyesOf(first)[0] &&
    isOtherEye(row, above) &&
    above.tokens.some(isSignedPower) &&
    sectionBefore(above) === null
  );
}

/** Whether a line is of another pair than the one above, which a remark says to be of before. */
function isOfNextPair(row: Row, above: Row, pairs: ReadonlyMap<Row, Section>): boolean {
  return pairs.has(above) && !pairs.has(row);
}

/** `Cycloplegic retinoscopy (cyclopentolate 1% x2, 40 min)`: how it was measured, behind what heads values. */
function withoutRemark(row: Row): Row {
  const { tokens } = row;
  const section = sectionIn(tokens.find(isNoMark));
  const isHeading =
    ['before', 'measured', 'contact'].includes(section ?? '') && !tokens.some(isSignedPower);
  return isHeading ? { ...row, tokens: tokens.filter((_, at) => !isInBrackets(at, tokens)) } : row;
}

/** `Final Spec Rx  Sph  Cyl  Axis`: what a row of heads begins with, where it names one section alone. */
function sectionOfHeads(row: Row): Section | null {
  const sections = row.tokens.flatMap((token) => sectionIn(token) ?? []);
  const [only, ...others] = sections;
  const first = row.tokens.find(isNoMark);
  const isLead = only !== undefined && first !== undefined && sectionIn(first) === only;
  const isOfEyes = only === 'measured' || only === 'final';
  return isLead && isOfEyes && others.length === 0 && headsSpheres(row) ? only : null;
}

/** `Old one from 2020` right above the heads of its table. */
function isFormerOver({ tokens }: Row, next: Row | undefined): boolean {
  return saysFormer(tokens.find(isNoMark)?.text) && headsSpheres(next);
}

/** What may stand between a heading and its year. */
const OF_YEAR = /^(?:from|of|in|von|vom|aus|today|heute|[a-zä]{3,9}\.?|\d{1,2}|[/'’])$/i;

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** The year that a heading names, alone (`2019 glasses prescription`) or in a day. */
function yearOf({ tokens }: Row): { year: number; isOfDay: boolean } | null {
  const said = tokens.filter((token) => isNoMark(token) && sectionIn(token) === null);
  const named = said.find(({ text }) => YEAR.test(text));
  const isAlone = said.every(
    (one) => one === named || one.kind === 'day' || OF_YEAR.test(one.text),
  );
  const [digits] = YEAR.exec(named?.text ?? '') ?? [];
  return digits && isAlone ? { year: Number(digits), isOfDay: named?.kind === 'day' } : null;
}

/** A year over glasses, and what was measured in a later one, or in one that is not told. */
function isOfOtherYear(row: Row, rows: readonly Row[]): boolean {
  const own = yearOf(row);
  return (
    own !== null &&
    rows.some((other) => {
      if (!other.tokens.some((token) => sectionIn(token) === 'measured')) return false;
      const measured = yearOf(other);
      return measured ? measured.year > own.year : !own.isOfDay;
    })
  );
}

/** What is stamped or written below values as well. */
const STAMP = /^(?:released|dispensed)$/i;

/** Whether a heading stands right above values or the heads of a table, or leads to them by a colon. */
function headsValues({ tokens }: Row, next: Row | undefined): boolean {
  const isStamp = tokens.some(({ text }) => STAMP.test(text));
  const isHead = next !== undefined && (headsSpheres(next) || eyesOf(next).length > 0);
  return !isStamp && (isHead || tokens.some(({ text }) => text === ':'));
}

/** Whether other lines of values begin with another day, or another year. */
function isInListOfDays(row: Row, rows: readonly Row[]): boolean {
  const own = dayBefore(row);
  return (
    own !== null &&
    rows.some((other) => hasValues(other) && ![null, own].includes(dayBefore(other)))
  );
}

/** The day or the year that stands before the first power of a line. */
function dayBefore({ tokens }: Row): string | null {
  const lead = tokens.slice(0, Math.max(tokens.findIndex(isSignedPower), 0));
  const day = lead.find(({ kind, text }) => kind === 'day' || /^(?:19|20)\d{2}$/.test(text));
  return day?.text ?? null;
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
  return areWords && words > 0 && words <= HEADING_MOST && headsSpheres(next);
}

/** `PRESCRIPTION` and nothing else in a line, right above the heads of a table or the line of an eye. */
function isNamedPrescription({ tokens }: Row, next: Row | undefined): boolean {
  const [name, ...others] = tokens.filter(isNoMark);
  const isTable =
    next !== undefined && (headsSpheres(next) || (hasValues(next) && eyesOf(next).length === 1));
  return isTable && others.length === 0 && PRESCRIPTION.test(name?.text ?? '');
}

/** `*** PRESCRIPTION ***`: the heading of one of several tables, and not of the sheet. */
function isBetweenMarks({ tokens }: Row): boolean {
  const at = tokens.findIndex(isNoMark);
  return at > 1 && tokens.length - at > 2;
}

/** `Fernbrille vom 3.2.2025` right above the heads of a table: no contact lenses any more. */
function namesGlasses({ tokens }: Row, next: Row | undefined): boolean {
  return (
    headsSpheres(next) &&
    tokens.some(({ text }) => /(?:brille|glasses|spectacles)$/i.test(text)) &&
    !tokens.some((token) => labelOf(token)?.kind === 'section')
  );
}

/** Headings of two prescriptions, the newer one and the one before it. */
const CURRENT = /^(?:current|present|aktuelles?)\s?(?:prescription|rx|verordnung|rezept)/i;
const FORMER =
  /^(?:previous|prior|old|last|former|fr[uü]heres?|vorherige|voriges?|letztes?)\s?(?:prescription|rx|verordnung|rezept)/i;

/** A heading with its second word, which is a label of its own where it was misread: `PREVIOUS PRESCRIPHON`. */
function headingOf({ row, token }: Said): string {
  const next = row.tokens[row.tokens.indexOf(token) + 1];
  return fieldIn(next) === 'formula' ? `${token.text} prescription` : token.text;
}

/** What was before, by words that mean nothing else. */
const EARLIER = /^(?:fr[uü]her|previous|former|vorherig|alte)/i;

/**
 * `Frühere Gläser` above `Aktuelle Brillenverordnung vom 4.9.2024`, and no other powers: the
 * prescription is the newest there is, and no glasses that are worn.
 */
function nameCurrentBelow(
  rows: readonly Row[],
  [former, current, ...others]: readonly Said[],
): void {
  if (!former || !current || others.length > 0) return;
  const [first, label, vom, day, ...more] = current.row.tokens.filter(isNoMark);
  const isCurrent =
    label === current.token &&
    sectionIn(label) === 'glasses' &&
    /(?:verordnung|rezept|prescription|rx)$/i.test(label.text) &&
    /^(?:aktuelle[sr]?|current)$/i.test(first?.text ?? '') &&
    (vom?.kind === 'day' || day?.kind === 'day') &&
    more.length === 0;
  const isFormer = sectionIn(former.token) === 'before' && EARLIER.test(former.token.text);
  if (!isFormer || !isCurrent || hasValues(former.row)) return;
  const eyes = rows.filter(({ tokens }) => tokens.some(isSignedPower));
  const areOfTwo =
    eyes.every(({ v }) => v > former.row.v) &&
    eyes.filter(({ v }) => v > current.row.v).length <= EYES_BELOW;
  if (areOfTwo) nameFinal(current);
}

/** What a message gives to somebody. */
const GIVES =
  /\b(?:(?:here|below|attached|enclosed) (?:is|are)|this is|anbei|hier (?:ist|sind)) (?:the|your|an?|ihre?|die|das)? ?$/i;

/** `Here is the current prescription that Dr. Okafor wrote for you`: it is to be made. */
function nameCurrentHere(row: Row): void {
  row.tokens.forEach((token, at) => {
    const before = row.tokens.slice(0, at).map(({ text }) => text);
    if (
      sectionIn(token) === 'before' &&
      CURRENT.test(token.text) &&
      GIVES.test(`${before.join(' ')} `)
    )
      nameFinal({ row, token });
  });
}

/** Lines of both eyes, and one with an addition. */
const EYES_BELOW = 3;

type Said = { row: Row; token: FlatToken };

const AT_PRESENT = /^(?:now|jetzt|derzeit)$/i;

/** `Glasses Rx now` on a paper of what was measured are those that are worn. */
function nameWornNow(said: readonly Said[]): void {
  if (!said.some(({ token }) => sectionIn(token) === 'measured')) return;
  for (const { row, token } of said) {
    const next = row.tokens[row.tokens.indexOf(token) + 1];
    const isPair = namesPair(sectionIn(token));
    if (isPair && next && AT_PRESENT.test(next.text) && !hasValues(row))
      nameAs('before', { row, token });
  }
}

function nameFinal(said: Said): void {
  nameAs('final', said);
}

function nameAs(section: Section, { row, token }: Said): void {
  row.tokens[row.tokens.indexOf(token)] = {
    ...token,
    kind: 'label',
    label: { kind: 'section', section },
  };
}

/** Lines of both eyes in two tables, and one with an addition. */
const EYES_OF_PAIR = 5;

/**
 * `CURRENT PRESCRIPTION` above `PREVIOUS PRESCRIPTION`, and nothing else on the sheet that could be
 * newer: the first is to be made. Glasses that are worn now are not, whatever is older.
 */
function nameCurrent(rows: readonly Row[]): void {
  rows.forEach(nameCurrentHere);
  const sections = rows.flatMap((row) =>
    row.tokens.flatMap((token) => (sectionIn(token) === null ? [] : [{ row, token }])),
  );
  nameCurrentBelow(rows, sections);
  nameWornNow(sections);
  const [current, former, ...others] = sections;
  const isPair =
    current && former && CURRENT.test(current.token.text) && FORMER.test(headingOf(former));
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
  nameFinal(current);
}
