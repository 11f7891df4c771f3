import { parseDay } from '#domain/prescription/day-text.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { boxOfCharacters } from '../words.ts';
import { linesOfDays } from './list-of-days.ts';
import { ENDS_SENTENCE, labelOf, rangeOf } from './row-labels.ts';

/** What a paper says of itself: from which token, in the form's spelling. */
export type Detail = { name: ReadName; token: FlatToken; text: string };

const nameWordsMax = 4;
const NUMBER = /^(?:nr|no|nummer|number|id)\.?:?$/i;
/** What stands behind `Prescriber` on forms, and is no name. */
const NO_NAME = /^(?:signature|sign|signed|unterschrift|name|initials?|stamp|stempel|title)$/i;
/** What begins with a small letter and may stand within a name. */
const WITHIN_NAME =
  /^(?:med|dent|phil|rer|nat|habil|univ|dr|prof|von|vom|zu[mr]?|van|te[nr]?|het|op|d[aeiou]s?|de[nr]|del|della|dos|la|le|los?|las|y|bin|ibn|ben|al|el|af|av|ap)\b/;
/** What a name begins with before a capital within it: McDonald, DeWitt. */
const BEGINS_NAME = /(?:^|\P{L})(?:Mac|Mc|De|Di|Da|Du|La|Le|Van|Von|Fitz)$/u;
const DAYS = new Set(['dateWritten', 'expiresOn', 'otherDay']);

/** The day it was written and the last it may be filled, who wrote it, the kind of lens. */
export function detailsOf(rows: readonly Row[]): Detail[] {
  const { older } = linesOfDays(rows);
  const days = rows.flatMap((row) =>
    row.tokens.flatMap((token) =>
      token.kind === 'day' && !older.has(row) ? [{ token, kind: kindOfDay(token, row, rows) }] : [],
    ),
  );
  const written = days.filter(({ kind }) => kind === 'dateWritten');
  const unnamed = days.filter(({ kind }) => kind === null);
  const day = written[0] ?? (unnamed.length === 1 ? unnamed[0] : undefined);
  const expires = days.find(({ kind }) => kind === 'expiresOn');
  const isDayFirst = isDayFirstOn(rows);
  return [
    ...dayDetail('dateWritten', day?.token, isDayFirst),
    ...dayDetail('expiresOn', expires?.token, isDayFirst),
    ...prescriberOf(rows),
    ...lensTypeOf(rows),
  ];
}

/**
 * What only papers in English have that write the day first: of Britain a health service, its form,
 * the vertex by its short name, their lenses and their money; of India, Australia and others their
 * money, numbers of firms and practitioners, degrees, telephones and addresses in the web.
 */
const WRITES_DAY_FIRST =
  /^(?:nhs|gos|hes|bvd|goc|varifocals?|£.*|₹.*|gstin|ahpra|(?:mc|f)optom|fbdo|pty|\+(?:44|61|64|91|353)(?:[\s()-]+\d[\d\s()-]*)?):?$/i;
const IN_WEB = /[\w-]{3,}\.(?:(?:co|org)\.(?:uk|in|nz|za)|(?:com|net)\.au)$/;
const STROKES = /^(\d{1,2})\/\s?(\d{1,2})\//;

/**
 * Whether days with strokes begin with the day: one of the paper cannot be otherwise, or its words
 * are of where that is so; and none can only begin with the month.
 */
function isDayFirstOn(rows: readonly Row[]): boolean {
  const tokens = rows.flatMap((row) => row.tokens);
  const pairs = tokens.flatMap(({ kind, text }) => {
    const [, first, second] = (kind === 'day' && STROKES.exec(text)) || [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  if (pairs.some(([, second]) => second > 12)) return false;
  return (
    pairs.some(([first]) => first > 12) ||
    tokens.some(({ text }) => WRITES_DAY_FIRST.test(text) || IN_WEB.test(text))
  );
}

function dayDetail(name: ReadName, token: FlatToken | undefined, isDayFirst: boolean): Detail[] {
  const text = token ? parseDay(token.text, { isDayFirst }) : null;
  return token && text ? [{ name, token, text }] : [];
}

function kindOfDay(token: FlatToken, row: Row, rows: readonly Row[]) {
  for (const other of row.tokens.slice(0, row.tokens.indexOf(token)).toReversed()) {
    const label = labelOf(other);
    if (label?.kind === 'detail' && DAYS.has(label.detail)) return label.detail;
    if (other.kind === 'day') break;
  }
  const above = rows[rows.indexOf(row) - 1]?.tokens.find(
    (other) =>
      labelOf(other)?.kind === 'detail' && Math.abs(other.left - token.left) < 2 * token.height,
  );
  const label = labelOf(above);
  return label?.kind === 'detail' && DAYS.has(label.detail) ? label.detail : null;
}

/** The words behind `Dr.` or `Prescriber`, as far as they are a name. */
function prescriberOf(rows: readonly Row[]): Detail[] {
  for (const row of rows) {
    for (const [index, token] of row.tokens.entries()) {
      const label = labelOf(token);
      if (label?.kind !== 'detail' || label.detail !== 'prescriber') continue;
      const after = row.tokens.slice(index + 1);
      const next = after.find(({ kind }) => kind !== 'mark');
      // `Arzt-Nr.`, `Doctor no.`: what stands there is a number, under it or behind it.
      if (NUMBER.test(next?.text ?? '')) continue;
      // `Prescribed by Dr. …`: the title belongs to the name.
      const title = labelOf(next);
      if (title?.kind === 'detail' && title.detail === 'prescriber') continue;
      // `DOCTOR: FINAL RX`, a heading; `doctor eyes collective`, what a shop calls itself.
      if (title || NO_NAME.test(next?.text ?? '') || /^\p{Ll}/u.test(next?.text ?? '')) continue;
      const start = after.findIndex(({ kind }) => kind === 'word');
      const words = after.slice(Math.max(start, 0));
      // `Dr. Whitley noted`: the next small word is none of the name.
      const end = words.findIndex(
        ({ kind, word, text }) =>
          kind !== 'word' ||
          word !== words[0]?.word ||
          (/^\p{Ll}{2}/u.test(text) && !WITHIN_NAME.test(text)),
      );
      const most = words.slice(0, Math.min(end < 0 ? words.length : end, nameWordsMax));
      const last = most.findIndex(({ text }) => ENDS_SENTENCE.test(text));
      const name = last < 0 ? most : most.slice(0, last + 1);
      const isTitle = /^d/i.test(token.text) && /\./.test(token.text);
      const text = [...(isTitle ? [token.text] : []), ...name.map((one) => one.text)]
        .join(' ')
        .replace(ENDS_SENTENCE, (word) => word.slice(0, -1));
      if (name.length > 0) return [{ name: 'prescriber', token: inOne(name), text: spaced(text) }];
    }
  }
  return [];
}

/** Where all words of a name stand, which are of one piece of text. */
function inOne(name: readonly FlatToken[]): FlatToken {
  const [first, last] = [name[0]!, name.at(-1)!];
  const box = boxOfCharacters(first.source, first.source, first.from, last.to);
  const text = name.map((token) => token.text).join(' ');
  return { ...first, box, text, to: last.to, right: last.right };
}

/** `Dr.GraceRowe`: on pictures the spaces of a name may be lost. */
function spaced(name: string): string {
  return name
    .replace(/\.(?=\p{Lu})/gu, '. ')
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, (_, at: number, whole: string) =>
      BEGINS_NAME.test(whole.slice(0, at)) ? '' : ' ',
    );
}

/** So many words that say nothing to us are a text. */
const WORDS_OF_TEXT = 8;

/**
 * A kind of lens that the sheet names alone, without the others to choose from. On a picture two
 * unknown words beside it may be the others, and a long text tells of lenses in general.
 */
function lensTypeOf(rows: readonly Row[]): Detail[] {
  const named = rows.flatMap(({ tokens }) =>
    tokens.flatMap((token) => {
      const label = labelOf(token);
      return label?.kind === 'lensType'
        ? [{ name: 'lensType' as const, token, text: label.lensType, beside: tokens }]
        : [];
    }),
  );
  const [first] = named;
  if (!first || named.some(({ text }) => text !== first.text)) return [];
  const { beside, ...detail } = first;
  const unknown = beside.filter(({ kind, text }) => kind === 'word' && /\p{L}{4}/u.test(text));
  const isPicture = first.token.source.source !== 'text-layer';
  // `Distance  Reading  Progressive  Computer`, whose boxes were not seen.
  const ranges = new Set(beside.flatMap((token) => rangeOf(token) ?? []));
  if (isPicture && ranges.size > 1) return [];
  return unknown.length > (isPicture ? 1 : WORDS_OF_TEXT) ? [] : [detail];
}
