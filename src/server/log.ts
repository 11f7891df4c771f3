import { destination, pino } from 'pino';
import { currentWork } from './work.ts';

/**
 * JSON lines in UTC. Only fields named at the call are written, and the request or job that is
 * being done; faults by `faultFields`.
 */
export type Log = ReturnType<typeof createLog>;

const bytesAtOnce = 4096;
const writtenAfterMs = 250;
const warning = 40;

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
      mixin: () => ({ ...currentWork() }),
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
