import { isServiceError, type ServiceErrorCategory } from '#clients/client.ts';
import { isDatabaseDown } from '#service-base/database-faults.ts';
import { PlainFault } from './plain-fault.ts';

/** What a log may say of a fault. */
export type FaultFields = {
  error: string;
  /** Why, in words of ours. */
  reason?: string;
  /** What PostgreSQL calls it, and which of our rules and tables it names. */
  sqlstate?: string;
  constraint?: string;
  table?: string;
  /** What the system calls it. */
  code?: string;
  /** Where it happened. */
  at?: string[];
};

const framesKept = 6;

/**
 * Of a fault the log says what it is, why, and where it happened. Its own words are left out, for
 * they may quote anything; only those of a `PlainFault` are ours.
 */
export function faultFields(fault: unknown): FaultFields {
  if (!(fault instanceof Error)) return { error: 'unknown' };
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: fault.name,
    ...whyOf(fault),
    at: frames.slice(0, framesKept).map((line) => line.trim()),
  };
}

function whyOf(fault: Error): Omit<FaultFields, 'error' | 'at'> {
  if (fault instanceof PlainFault) return { reason: fault.message };
  if (isServiceError(fault)) return { reason: serviceReasons[fault.category] };
  const ofDatabase = fault as { severity?: unknown; constraint?: string; table?: string };
  const code = codeOf(fault) ?? (fault.cause instanceof Error ? codeOf(fault.cause) : undefined);
  if (code && ofDatabase.severity) {
    const { constraint, table } = ofDatabase;
    return {
      reason: sqlReasons[code.slice(0, 2)] ?? 'the database refused the statement',
      sqlstate: code,
      ...(constraint === undefined ? {} : { constraint }),
      ...(table === undefined ? {} : { table }),
    };
  }
  const reason = plainReason(fault, code);
  return code === undefined ? { reason } : { reason, code };
}

/** A word of a program, never a value. */
function codeOf(fault: Error): string | undefined {
  const { code } = fault as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : undefined;
}

function plainReason(fault: Error, code: string | undefined): string {
  if (code === 'ENOSPC') return 'the disk is full';
  if (code && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) return 'a connection or a file failed';
  if (isDatabaseDown(fault)) return 'the database is away or too slow';
  if (fault.name.endsWith('ZodError')) return 'what came is not of the form that was agreed';
  if (/^(Abort|Timeout)Error$/.test(fault.name)) return 'it took too long';
  return 'a mistake in the program; see where it happened';
}

const serviceReasons: Record<ServiceErrorCategory, string> = {
  input: 'a service refused what it was given',
  'not-found': 'a service does not have what it was asked for',
  authorization: 'a service does not let the caller do this',
  authentication: 'a service does not know the caller',
  conflict: 'a service was being asked for the same at that moment',
  internal: 'a service failed inside',
  unreachable: 'a service cannot be reached, or answers nonsense',
};

/** By the class of the SQLSTATE, its first two characters. */
const sqlReasons: Record<string, string> = {
  '08': 'the database cannot be reached',
  '22': 'a value does not fit its column',
  '23': 'a rule of the database was broken',
  '25': 'a transaction was not in the state for this',
  '28': 'the database does not let us in',
  '40': 'transactions were in the way of each other',
  '42': 'the statement does not fit the tables or the rights',
  '53': 'the database is out of room, memory or connections',
  '54': 'the statement is too large',
  '55': 'something was locked for too long',
  '57': 'the database was stopped, or the statement took too long',
  '58': 'the disk or system under the database failed',
  P0: 'a function of the database refused',
  XX: 'the database failed inside',
};
