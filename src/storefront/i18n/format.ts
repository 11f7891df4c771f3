import { storeOf, storeSellingIn, type Currency, type Locale } from '#domain/people/locale.ts';

/** Numbers, money and dates as people of one language write them. */
export type Format = {
  /** Minor units in the store's currency, '$169.00', '169,00 €'. */
  money(minor: number, currency?: Currency): string;
  /** A calendar day ('2026-03-31') or an instant, 'March 31, 2026'. */
  date(date: string | Date): string;
  /** 'Tuesday, March 31, 2026'. */
  dateWithWeekday(date: string | Date): string;
  /** An instant with its time in the store's zone, 'March 31, 2026 at 4:05 PM EDT'. */
  dateTime(date: string | Date): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Millimetres, '52 mm'. */
  millimetres(value: number): string;
  /** 'a, b, and c'. */
  list(items: readonly string[]): string;
  /** The form for a count: `plural(n, { one: 'frame', other: 'frames' })`, without the number. */
  plural(count: number, forms: { one: string; other: string }): string;
};

const TAGS: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };

/** Server and browser must write the same day, so instants are read in the store's own zone. */
const TIME_ZONES: Record<Locale, string> = { en: 'America/New_York', de: 'Europe/Berlin' };

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

export const formatOf = memoized((locale: Locale): Format => {
  const tag = TAGS[locale];
  const plurals = new Intl.PluralRules(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const list = memoized((lines: string) => lists.format(lines ? lines.split('\n') : []));
  const day: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
  const weekday: Intl.DateTimeFormatOptions = {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  };
  const moment: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  const money = memoized((currency: Currency) => {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency });
    return memoized((minor: number) => format.format(minor / 100));
  });

  const numbers = new Intl.NumberFormat(tag);
  const number = memoized((value: number) => numbers.format(value));
  const write = (date: string | Date, options: Intl.DateTimeFormatOptions) => {
    const isDay = typeof date === 'string' && CALENDAR_DAY.test(date);
    const timeZone = isDay ? 'UTC' : TIME_ZONES[locale];
    return new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(new Date(date));
  };

  return {
    money: (minor, currency = storeOf(locale).currency) => money(currency)(minor),
    date: (date) => write(date, day),
    dateWithWeekday: (date) => write(date, weekday),
    dateTime: (date) => write(date, moment),
    number: (value, options) =>
      options ? new Intl.NumberFormat(tag, options).format(value) : number(value),
    millimetres: (value) => `${number(value)}\u00a0mm`,
    list: (items) => list(items.join('\n')),
    plural: (count, forms) => (plurals.select(count) === 'one' ? forms.one : forms.other),
  };
});

/** The calendar day of an instant in the store's own zone, `YYYY-MM-DD`. */
export function calendarDay(instant: Date, locale: Locale): string {
  return calendarOf(locale)(Math.floor(instant.getTime() / 60_000));
}

/** The calendar day until whose end an order placed at `placedAt` is to be paid, in its store's zone. */
export function dayToPayBy(placedAt: Date, days: number, currency: Currency): string {
  const due = new Date(placedAt.getTime() + days * dayMs);
  return calendarDay(due, storeSellingIn(currency).locale);
}

const dayMs = 86_400_000;

/** Swedish writes a day as ISO 8601 does. Days begin with a minute since 1970, in every zone. */
const calendarOf = memoized((locale: Locale) => {
  const timeZone = TIME_ZONES[locale];
  const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  return memoized((minute: number) => days.format(minute * 60_000));
});

/** As many prices and measures as a shop shows. */
const mostMade = 2000;

/** Intl objects are slow to make, slow to write, and never change. */
function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    if (made.size >= mostMade) made.clear();
    made.set(key, value);
    return value;
  };
}
