import { parseDay } from '#domain/prescription/day-text.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  eyesOf,
  fieldIn,
  isNoMark,
  isSignedPower,
  isValue,
  labelOf,
  nearest,
  sectionIn,
} from './row-labels.ts';

/** The lines of one day: one for both eyes, or one for each. */
type Visit = { day: FlatToken; rows: Row[] };

type LinesOfDays = { newest: ReadonlySet<Row>; older: ReadonlySet<Row> };
const NO_LIST: LinesOfDays = { newest: new Set(), older: new Set() };

/** What lists of days say of the newest of them, and of the others. */
const OF_NEWEST = /^(?:current|latest|now|new|valid|aktuell|neu|g[uü]ltig)(?: ?rx)?$/i;
const OF_OLDER =
  /^(?:old|older|previous|archived?|expired|superseded|history|alt|fr[uü]her|vorher|archiviert|abgelaufen)(?: ?rx)?$/i;

function saysAge({ text }: FlatToken): boolean {
  return OF_NEWEST.test(text) || OF_OLDER.test(text);
}

/**
 * `02.06.2025  R  -6,50 …` above `14.03.2022  R  -6,25 …`: in a list of days that has all lenses of a
 * page and says nothing else of any, the lines of the newest day and those of all others. None where
 * another line names one of the older days: it may say that those are the ones to make.
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
  const isNamed = isNamedBeside(
    older.map(({ day }) => day),
    rows.filter((row) => !listed.includes(row)),
  );
  if (!areAlike || isOtherwise || isNamed) return NO_LIST;
  const ofOlder = new Set(older.flatMap((visit) => visit.rows));
  return { older: ofOlder, newest: new Set(listed.filter((row) => !ofOlder.has(row))) };
}

/** Whether a heading tells the day of the newest lines of such a list: `Current prescription: 02/27/2025`. */
export function isOfNewestDay({ tokens }: Row, rows: readonly Row[]): boolean {
  const newest = newestOf(visitsIn(rows).map(({ day }) => day));
  return newest !== null && tokens.some(({ text }) => text === newest.text);
}

/** So many lines have a value for each day. */
const LINES_LEAST = 3;

/**
 * `02/02/2026   01/17/2024   12/09/2021` over a value for each in every line that has powers: takes away
 * what stands below all days but the newest, and words that say how old each is.
 */
export function takeOlderColumns(rows: readonly Row[]): void {
  const head = rows.find(isOfDays);
  const days = head?.tokens.filter(({ kind }) => kind === 'day') ?? [];
  const newest = newestOf(days);
  if (!head || !newest) return;
  const start = rows.indexOf(head);
  const lines = rows.slice(start + 1).filter((row) => hasOneForEach(row, days));
  const end = rows.indexOf(lines.at(-1) ?? head);
  const isApart = (row: Row, at: number) => at < start - 1 || at > end;
  const areAll = rows.every((row) => !row.tokens.some(isSignedPower) || lines.includes(row));
  const isNamed = isNamedBeside(
    days.filter((day) => day !== newest),
    rows.filter(isApart),
  );
  if (lines.length < LINES_LEAST || !areAll || isNamed) return;
  const left = Math.min(...days.map((day) => day.left)) - head.height;
  const above = rows[start - 1];
  const between = rows.slice(start, end + 1).concat(above && isOfAges(above) ? [above] : []);
  const isSaidOtherwise = between.some(({ tokens }) =>
    tokens.some((token) => {
      if (token.right < left) return false;
      // What heads columns, or a line, is of more than a day.
      if (labelOf(token)?.kind === 'eye' || fieldIn(token) !== null) return true;
      const isNewest = nearest(token, days) === newest;
      const isOther = sectionIn(token) !== null && !OF_NEWEST.test(token.text);
      return isNewest ? OF_OLDER.test(token.text) || isOther : OF_NEWEST.test(token.text);
    }),
  );
  if (isSaidOtherwise) return;
  for (const row of between) {
    const kept = row.tokens.filter(
      (token) =>
        token.right < left ||
        (nearest(token, days) === newest && (row === head || lines.includes(row))),
    );
    row.tokens.splice(0, row.tokens.length, ...kept);
  }
}

/** What days are called in front of them. */
const OF_DAYS = /^(?:dates?|datum|visits?|exams?|tag|besuch|messung)$/i;

/** Days alone, two at least, and what says how old each is. */
function isOfDays({ tokens }: Row): boolean {
  const days = tokens.filter(({ kind }) => kind === 'day');
  const isOther = (token: FlatToken, at: number) =>
    token.kind !== 'day' &&
    token.kind !== 'mark' &&
    !saysAge(token) &&
    !(at === 0 && OF_DAYS.test(token.text));
  return days.length > 1 && !tokens.some(isOther);
}

/** Years, and what says how old each is: `2018   2021   2025 (aktuelle Brille)`. */
function isOfAges({ tokens }: Row): boolean {
  const years = tokens.filter(({ text }) => /^(?:19|20)\d{2}$/.test(text)).length;
  return (
    years > 1 && !tokens.some((token) => isSignedPower(token) || labelOf(token)?.kind === 'eye')
  );
}

/** Whether a line has one value below each day, and no other. */
function hasOneForEach({ tokens }: Row, days: readonly FlatToken[]): boolean {
  const values = tokens.filter(isValue);
  return (
    values.length === days.length &&
    days.every((day) => values.filter((value) => nearest(value, days) === day).length === 1)
  );
}

/** Whether a line names one of some days, or its year. */
function isNamedBeside(days: readonly FlatToken[], rows: readonly Row[]): boolean {
  const named = new Set(days.flatMap(({ text }) => [text, parseDay(text)?.slice(0, 4) ?? text]));
  return rows.some(({ tokens }) => tokens.some(({ text }) => named.has(text)));
}

/** All lenses of a page by their days; none where one has no day, or more is said of it. */
function visitsIn(rows: readonly Row[]): Visit[] {
  const visits: Visit[] = [];
  for (const row of rows) {
    if (!row.tokens.some(isSignedPower)) continue;
    const lead = row.tokens.slice(0, row.tokens.findIndex(isSignedPower)).filter(isNoMark);
    const day = lead[0]?.kind === 'day' ? lead[0] : null;
    const rest = day ? lead.slice(1) : lead;
    const last = visits.at(-1);
    const isMoreSaid =
      !rest.every((token) => labelOf(token)?.kind === 'eye' || saysAge(token)) ||
      row.tokens.some((token) => sectionIn(token) !== null && !saysAge(token));
    if (isMoreSaid) return [];
    if (day && day.text !== last?.day.text) visits.push({ day, rows: [row] });
    else if (last && isRightBelow(row, last.rows.at(-1)!, rows)) last.rows.push(row);
    else return [];
  }
  const days = visits.map(({ day }) => day.text);
  return new Set(days).size === days.length ? visits : [];
}

function isRightBelow(row: Row, above: Row, rows: readonly Row[]): boolean {
  return rows.indexOf(row) === rows.indexOf(above) + 1;
}

/** Powers of both eyes in one line, or a line for each. */
function areOfBothEyes(rows: readonly Row[]): boolean {
  if (rows.length === 1) return rows[0]!.tokens.filter(isSignedPower).length > 1;
  const eyes = rows.flatMap((row) => eyesOf(row));
  return rows.length === 2 && eyes.length === 2 && eyes[0] !== eyes[1] && !eyes.includes('both');
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

/** `14/09/98` is of 1998: nobody prescribes for the second half of this century. */
function inItsCentury(day: string | null): string | null {
  return day !== null && day >= '2050' ? `19${day.slice(2)}` : day;
}
