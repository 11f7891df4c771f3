/** An instant as the protocol writes it, in UTC: `2026-11-21 12:00:00`. */
export function utcTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}
