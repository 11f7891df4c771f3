import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Something that runs until it is stopped, or gives up: then `promise` ends. */
export type Runner = {
  promise: Promise<void>;
  /** Resolves when it begins to end by itself, which it may never come to. */
  ending?: Promise<void>;
  stop(): Promise<void>;
};

export type Worker = { stop(): Promise<void> };

/** How long to wait before another runner follows one that gave up. */
const usualPauseMs = 5000;
/** So long one may take to end by itself: it waits for tasks whose database may be gone. */
const usualEndMs = 15_000;

/**
 * Has a runner that gives up, as when the database went away at the wrong moment, followed by
 * another, until it is stopped; nothing is started after that.
 */
export async function keepRunning(
  start: () => Promise<Runner>,
  log: Log,
  pauseMs = usualPauseMs,
  endMs = usualEndMs,
): Promise<Worker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner = await start();
  void watch();

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      // It may end without a fault, too, where it could not tell the queue what it had done.
      await endOf(runner);
      if (signal.aborted) return;
      log.error('the job worker gave up, and is followed by another');
      await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => {});
      if (!signal.aborted) await follow();
    }
  }

  async function endOf({ promise, ending }: Runner): Promise<void> {
    const ended = promise.catch(() => {});
    const given = ending?.then(() => sleep(endMs, undefined, { ref: false }));
    await (given ? Promise.race([ended, given]) : ended);
  }

  async function follow(): Promise<void> {
    runner = await start().catch(() => runner);
    // Stopped while this one was on its way: it was not there to be stopped.
    if (signal.aborted) await runner.stop().catch(() => {});
  }

  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => {});
    },
  };
}
