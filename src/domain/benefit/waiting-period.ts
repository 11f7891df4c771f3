/** 720 days, in milliseconds. */
export const DEFAULT_WAITING_PERIOD_MS = 62_208_000_000;

/**
 * Reads the setting GLASS_REDEMPTION_WAITING_PERIOD, in milliseconds; the default when it is not set.
 *
 * @throws Error 'GLASS_REDEMPTION_WAITING_PERIOD must be a positive number'.
 */
export function parseWaitingPeriodMs(setting: unknown): number {
  if (setting === undefined) return DEFAULT_WAITING_PERIOD_MS;
  const isText = typeof setting === 'string' && setting.trim() !== '';
  const periodMs = isText || typeof setting === 'number' ? Number(setting) : Number.NaN;
  if (Number.isFinite(periodMs) && periodMs > 0) return periodMs;
  throw new Error('GLASS_REDEMPTION_WAITING_PERIOD must be a positive number');
}

/** Whether something that happened at `at` is older than the period. Exactly as old is still waiting. */
export function isWaitingOver(at: Date, now: Date, periodMs: number): boolean {
  return now.getTime() - at.getTime() > periodMs;
}

/** The first instant at which the waiting is over: one millisecond after the period's last. */
export function waitingEndsAt(at: Date, periodMs: number): Date {
  return new Date(at.getTime() + periodMs + 1);
}
