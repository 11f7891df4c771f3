import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const diskFullState = '53100';
/** SQLSTATEs of a database that is stopping, starting, out of connections, full or too slow. */
const downStates = new Set(
  `57P01 57P02 57P03 53300 ${diskFullState} 08000 08001 08003 08004 08006 57014 55P03 25P03`.split(
    ' ',
  ),
);
const downCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
);

/** Longer than this, and whoever asks is better told to come back. */
const momentMs = 1500;

/** Whether the database answers within a moment. */
export async function isReachable(pool: pg.Pool): Promise<boolean> {
  const waiting = new AbortController();
  const answers = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const tooLate = sleep(momentMs, false, { signal: waiting.signal }).catch(() => false);
  return Promise.race([answers, tooLate]).finally(() => waiting.abort());
}

/** Whether `error` means that the database is away for now, so that a later try may work. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (code && (downStates.has(code) || downCodes.has(code))) return true;
  return /Connection terminated|timeout expired|timeout exceeded when trying|Query read timeout|connection timeout/i.test(
    error.message,
  );
}

/** SQLSTATEs of a text that PostgreSQL keeps in no column: one with the character NUL. */
const unstorableStates = new Set(['22021', '22P05']);

/** Whether what the caller sent holds a character that no database keeps. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unstorableStates.has(String(error.code));
}

/** Whether PostgreSQL had no room left to store something; what it was asked did not happen. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === diskFullState) || isDiskFull(error.cause);
}
