import type { CodeSettings } from '../settings.ts';

const tenMinutesMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const hourSeconds = 60 * 60;
const firstWaitSeconds = 30;
const failuresWithoutWait = 4;

/**
 * How long until another code may be sent, in milliseconds; 0 for now.
 * `sendAgesMs` are the ages of the contact's codes, youngest first; `sinceLastMs` is the age of
 * this sign-in's last code, null when there was none.
 */
export function waitBeforeSendingMs(
  sendAgesMs: readonly number[],
  sinceLastMs: number | null,
  codes: CodeSettings,
): number {
  return Math.max(
    untilAgeMs(sinceLastMs ?? undefined, codes.cooldownMs),
    untilAgeMs(sendAgesMs[codes.sendsPerTenMinutes - 1], tenMinutesMs),
    untilAgeMs(sendAgesMs[codes.sendsPerDay - 1], dayMs),
  );
}

function untilAgeMs(ageMs: number | undefined, wantedMs: number): number {
  return ageMs === undefined ? 0 : Math.max(0, wantedMs - ageMs);
}

/**
 * How long an account waits after its latest wrong code of the hour: nothing for the first
 * four, then 30 s, doubled each time, and an hour once `failuresPerHour` is reached.
 */
export function waitAfterFailureSeconds(failuresInHour: number, codes: CodeSettings): number {
  if (failuresInHour >= codes.failuresPerHour) return hourSeconds;
  if (failuresInHour <= failuresWithoutWait) return 0;
  const doublings = failuresInHour - failuresWithoutWait - 1;
  return Math.min(firstWaitSeconds * 2 ** doublings, hourSeconds);
}
