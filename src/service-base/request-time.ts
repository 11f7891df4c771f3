import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseDown } from './database-faults.ts';

/** The longest that one request waits for the database, all of its statements together. */
export const requestPatienceMs = 2000;

/** What one request may still wait for the database. */
export type RequestTime = {
  remainingMs(): number;
  /** Counts the time until `work` has ended; what runs side by side counts once. */
  spendOn<T>(work: Promise<T>): Promise<T>;
  /** The same, given up when nothing remains; `work` itself goes on. */
  waitFor<T>(work: Promise<T>): Promise<T>;
  /** Whether the database was away for a moment, also where it is back by now. */
  readonly sawDatabaseDown: boolean;
};

const current = new AsyncLocalStorage<RequestTime>();

/**
 * Runs `work` as one request: whatever it asks of the database is given up once the request
 * has waited long enough. Jobs and operator's commands run outside, and may take longer.
 */
export function withinRequestTime<T>(work: () => T): T {
  return current.run(timeOfRequest(requestPatienceMs), work);
}

/** The time of the request that asks; none outside of requests. */
export function requestTime(): RequestTime | undefined {
  return current.getStore();
}

/** Said in the words of the driver, so that it counts as a database that is away. */
export function timedOut(): Error {
  return Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });
}

/** Waiting for the database counts, not what the request does itself or asks of others. */
function timeOfRequest(patienceMs: number): RequestTime {
  let spentMs = 0;
  let waiting = 0;
  let since = 0;
  let sawDatabaseDown = false;
  const passedMs = () => (waiting > 0 ? performance.now() - since : 0);
  const remainingMs = () => patienceMs - spentMs - passedMs();

  async function spendOn<T>(work: Promise<T>): Promise<T> {
    if (waiting === 0) since = performance.now();
    waiting += 1;
    try {
      return await work;
    } catch (error) {
      sawDatabaseDown ||= isDatabaseDown(error);
      throw error;
    } finally {
      if (waiting === 1) spentMs += passedMs();
      waiting -= 1;
    }
  }

  async function waitFor<T>(work: Promise<T>): Promise<T> {
    let giveUp: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      giveUp = setTimeout(() => reject(timedOut()), Math.max(0, remainingMs()));
    });
    try {
      return await spendOn(Promise.race([work, tooLate]));
    } finally {
      clearTimeout(giveUp);
    }
  }
  return {
    remainingMs,
    spendOn,
    waitFor,
    get sawDatabaseDown() {
      return sawDatabaseDown;
    },
  };
}
