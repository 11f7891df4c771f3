import type { Locale } from '../people/locale.ts';

/** Day, month and year with dots, or month, day and year with strokes or dashes. */
const IN_NUMBERS = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{2}|\d{4})$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** "Jan 15, 2026", "15. Januar 2026". */
const MONTH_FIRST = /^([a-zä]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const DAY_FIRST = /^(\d{1,2})\.?\s+([a-zä]{3,9})\.?,?\s+(\d{4})$/i;

/** By their first three letters in both languages; the place says the month. */
const MONTHS = 'jan feb mar,mär apr may,mai jun jul aug sep oct,okt nov dec,dez'.split(' ');

/**
 * A calendar day (`YYYY-MM-DD`) as papers write it. Dots go from day to year and strokes from
 * month to year, in both languages, unless the paper writes the day first as in Britain and India; a first
 * number above 12 is a day. Null for what is no day.
 */
export function parseDay(
  text: string,
  { isDayFirst = false }: { isDayFirst?: boolean } = {},
): string | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  const iso = ISO.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, first, mark, second, year] = IN_NUMBERS.exec(plain) ?? [];
  if (year) {
    const beginsWithDay = isDayFirst ? Number(second) <= 12 : mark === '.' || Number(first) > 12;
    return beginsWithDay ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const [, name, day, after] = MONTH_FIRST.exec(plain) ?? [];
  if (after) return dayOf(after, monthOf(name), day);
  const [, earlier, word, last] = DAY_FIRST.exec(plain) ?? [];
  return last ? dayOf(last, monthOf(word), earlier) : null;
}

/** A calendar day as forms write it: '01/15/2026', '15.01.2026'. What is no day stays as it is. */
export function formatDay(day: string, locale: Locale): string {
  const [, year, month, date] = ISO.exec(day) ?? [];
  if (!year) return day;
  return locale === 'de' ? `${date}.${month}.${year}` : `${month}/${date}/${year}`;
}

function monthOf(name = ''): string {
  const start = name.slice(0, 3).toLowerCase();
  return String(MONTHS.findIndex((names) => names.split(',').includes(start)) + 1);
}

function dayOf(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : null;
}
