import type { Locale } from '#domain/people/locale.ts';
import { calendarDay } from '../i18n/format.ts';

/**
 * The calendar day (`YYYY-MM-DD`) against which the age of a prescription is judged: the
 * store's own, or that of universal time where that one has begun already. What is stored is
 * dated in universal time, and neither a paper of this day nor a value just saved is of tomorrow.
 */
export function todayOf(now: Date, locale: Locale): string {
  const universal = now.toISOString().slice(0, 10);
  const own = calendarDay(now, locale);
  return own > universal ? own : universal;
}
