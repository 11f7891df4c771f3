import { pino } from 'pino';

/** JSON lines in UTC. Only fields named at the call are written; errors by name alone. */
export type Log = ReturnType<typeof createLog>;

export function createLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
