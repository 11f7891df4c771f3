import { destination, pino } from 'pino';

/** JSON lines in UTC. Only fields named at the call are written; faults by `faultFields`. */
export type Log = ReturnType<typeof createLog>;

const framesKept = 6;
const bytesAtOnce = 4096;
const writtenAfterMs = 250;
const warning = 40;

/** What a log may say of a fault: its name and where it happened. Its words may quote anything. */
export function faultFields(fault: unknown): { error: string; at?: string[] } {
  if (!(fault instanceof Error)) return { error: 'unknown' };
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: fault.name, at: frames.slice(0, framesKept).map((line) => line.trim()) };
}

/**
 * Lines go out several at once, within a quarter of a second, because a line of its own costs a
 * request as much as a statement; warnings, and what is left when the process ends, go at once.
 * They go to `file`, or to where the process writes.
 */
export function createLog(level: string, file?: string) {
  const lines = destination({
    sync: false,
    minLength: bytesAtOnce,
    ...(file === undefined ? {} : { dest: file }),
  });
  setInterval(() => lines.flush(), writtenAfterMs).unref();
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(given, write, lineLevel) {
          write.apply(this, given);
          if (lineLevel >= warning) lines.flushSync();
        },
      },
    },
    lines,
  );
}
