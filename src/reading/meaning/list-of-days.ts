import { parseDay } from '#domain/prescription/day-text.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { eyesOf, isNoMark, isSignedPower, labelOf, sectionIn } from './row-labels.ts';

/** The lines of one day: one for both eyes, or one for each. */
type Visit = { day: FlatToken; rows: Row[] };

type LinesOfDays = { newest: ReadonlySet<Row>; older: ReadonlySet<Row> };
const NO_LIST: LinesOfDays = { newest: new Set(), older: new Set() };

/** What lists of days say of the newest of them, and of the others. */
const OF_NEWEST = /^(?:current|latest|new|aktuell|neu)(?: ?rx)?$/i;
const OF_OLDER =
  /^(?:old|older|previous|archived?|expired|superseded|alt|fr[uü]her|vorher|archiviert|abgelaufen)(?: ?rx)?$/i;

function saysAge({ text }: FlatToken): boolean {
  return OF_NEWEST.test(text) || OF_OLDER.test(text);
}

/**
 * `02.06.2025  R  -6,50 …` above `14.03.2022  R  -6,25 …`: in a list of days that has all lenses of a
 * page, each of both eyes, and says of them how old they are at most, the lines of the newest day and
 * those of all others. None where another line names one of the older days, or what stands below the list
 * may say which ones are to be made.
 */
export function linesOfDays(rows: readonly Row[]): LinesOfDays {
  const visits = visitsIn(rows);
  const [first, second] = visits;
  const newest = newestOf(visits.map(({ day }) => day));
  if (!first || !second || !newest) return NO_LIST;
  const older = visits.filter(({ day }) => day !== newest);
  const areAlike = visits.every(
    ({ rows: own }) => own.length === first.rows.length && areOfBothEyes(own),
  );
  const said = (some: readonly Visit[]) =>
    some.flatMap((visit) => visit.rows).flatMap(({ tokens }) => tokens.filter(saysAge));
  const isOtherwise =
    said(older).some(({ text }) => OF_NEWEST.test(text)) ||
    said(visits.filter(({ day }) => day === newest)).some(({ text }) => OF_OLDER.test(text));
  const listed = visits.flatMap((visit) => visit.rows);
  const others = rows.filter((row) => !listed.includes(row));
  const isNamed = others.some((row) => namesOneOf(older, row));
  const isToldBelow = others.some(
    (row) => row.v > listed[0]!.v && isTelling(row) && !namesDay(newest, row),
  );
  if (!areAlike || isOtherwise || isNamed || isToldBelow) return NO_LIST;
  const ofOlder = new Set(older.flatMap((visit) => visit.rows));
  return { older: ofOlder, newest: new Set(listed.filter((row) => !ofOlder.has(row))) };
}

const CURRENT = /^(?:current|aktuell)/i;

/**
 * Whether a line calls the newest day of such a list the current one: `Current prescription: 02/27/2025`
 * is no heading of what was worn.
 */
export function isOfNewestDay(row: Row, { newest }: LinesOfDays): boolean {
  const first = row.tokens.find(isNoMark);
  const [line] = newest;
  const day = line?.tokens.find(({ kind }) => kind === 'day');
  return day !== undefined && CURRENT.test(first?.text ?? '') && namesDay(day, row);
}

/** So many words may say what is to be made. */
const TELLING = 3;

function isTelling({ tokens }: Row): boolean {
  return tokens.filter(({ kind }) => kind === 'word').length >= TELLING;
}

function namesDay(day: FlatToken, { tokens }: Row): boolean {
  return tokens.some(({ text }) => text === day.text);
}

/** Whether a line names one of some days, however it is written, or its year. */
function namesOneOf(visits: readonly Visit[], { tokens }: Row): boolean {
  const named = new Set(visits.flatMap(({ day }) => readingsOf(day)));
  const years = new Set([...named].map((day) => day.slice(0, 4)));
  return tokens.some(
    (token) => years.has(token.text) || readingsOf(token).some((day) => named.has(day)),
  );
}

/**
 * All lenses of a page by their days; none where a line of them, or one that begins with a day, is
 * otherwise than these.
 */
function visitsIn(rows: readonly Row[]): Visit[] {
  const visits: Visit[] = [];
  for (const row of rows) {
    const own = row.tokens.filter(isNoMark);
    const day = own[0]?.kind === 'day' ? own[0] : null;
    const power = own.findIndex(isSignedPower);
    if (power < 0 && !day) continue;
    if (power < 0 || !isPlain(own.slice(day ? 1 : 0), power)) return [];
    const last = visits.at(-1);
    if (day && day.text !== last?.day.text) visits.push({ day, rows: [row] });
    else if (last && rows.indexOf(row) === rows.indexOf(last.rows.at(-1)!) + 1) last.rows.push(row);
    else return [];
  }
  const days = visits.map(({ day }) => day.text);
  return new Set(days).size === days.length ? visits : [];
}

/** Who has examined, by two or three letters, and what was seen: `6/5`. */
const BESIDE = /^(?:[A-Z]{2,3}|\d[\d/.,]*[a-z+-]?)$/;

/** Whether a line has nothing but eyes, numbers and their labels, and how old it is. */
function isPlain(tokens: readonly FlatToken[], power: number): boolean {
  return tokens.every((token, at) => {
    const kind = labelOf(token)?.kind;
    if (kind === 'eye' || saysAge(token)) return true;
    if (at < power && token.kind !== 'number') return kind === 'field' || kind === 'axisMark';
    if (sectionIn(token) !== null || ['range', 'lensType', 'detail'].includes(kind ?? ''))
      return false;
    return token.kind !== 'word' || BESIDE.test(token.text);
  });
}

/** So many powers have two lenses in a line that names no eye. */
const OF_TWO = 4;

/** Lenses of both eyes in one line, or a line for each. */
function areOfBothEyes(rows: readonly Row[]): boolean {
  const eyes = rows.flatMap((row) => eyesOf(row));
  const areBoth = eyes.length === 2 && eyes[0] !== eyes[1] && !eyes.includes('both');
  const [only, ...others] = rows;
  if (!only || others.length > 0) return rows.length === 2 && areBoth;
  const powers = only.tokens.filter(isSignedPower).length;
  return areBoth ? powers > 1 : eyes.length === 0 && powers === OF_TWO;
}

/** The newest of several days, the same whether those with strokes begin with the month or with the day. */
function newestOf(days: readonly FlatToken[]): FlatToken | null {
  const found = [false, true].flatMap((isDayFirst) => {
    const parsed = days.map(({ text }) => inItsCentury(parseDay(text, { isDayFirst })));
    const newest = parsed.toSorted().at(-1);
    return newest && !parsed.includes(null) ? [days[parsed.indexOf(newest)]!] : [];
  });
  return days.length > 1 && new Set(found).size === 1 ? found[0]! : null;
}

function readingsOf({ text }: FlatToken): string[] {
  return [false, true].flatMap((isDayFirst) => inItsCentury(parseDay(text, { isDayFirst })) ?? []);
}

/** `14/09/98` is of 1998: nobody prescribes for the second half of this century. */
function inItsCentury(day: string | null): string | null {
  return day !== null && day >= '2050' ? `19${day.slice(2)}` : day;
}
