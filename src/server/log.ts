import { pino } from 'pino';

/** JSON lines in UTC. Only fields named at the call are written; faults by `faultFields`. */
export type Log = ReturnType<typeof createLog>;

const framesKept = 6;

/** What a log may say of a fault: its name and where it happened. Its words may quote anything. */
export function faultFields(fault: unknown): { error: string; at?: string[] } {
  if (!(fault instanceof Error)) return { error: 'unknown' };
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: fault.name, at: frames.slice(0, framesKept).map((line) => line.trim()) };
}

export function createLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
