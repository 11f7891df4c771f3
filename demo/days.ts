/** The calendar day so many days from today, `YYYY-MM-DD`; negative for the past. */
export function aDayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
