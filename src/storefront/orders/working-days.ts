import { business } from '../brand/business.ts';

/**
 * The calendar day `days` working days after an instant, `YYYY-MM-DD` in UTC; Saturdays and
 * Sundays do not count. Holidays differ from place to place, so the pages say "around".
 */
export function workingDayAfter(instant: string, days: number): string {
  const day = new Date(instant);
  let left = days;
  while (left > 0) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/**
 * The calendar days by which the workshop has checked and made an order, and when it arrives: once
 * it was sent that counts from then.
 */
export function dueDays(placedAt: string, sentAt?: string) {
  const { checkedWithinDays, madeWithinDays, arrivesAfterDays } = business.workshop;
  return {
    checkedBy: workingDayAfter(placedAt, checkedWithinDays),
    madeBy: workingDayAfter(placedAt, madeWithinDays),
    arrivesOn: sentAt
      ? workingDayAfter(sentAt, arrivesAfterDays - madeWithinDays)
      : workingDayAfter(placedAt, arrivesAfterDays),
  };
}
