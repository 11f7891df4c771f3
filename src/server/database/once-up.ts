import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseDown } from '#service-base/database-faults.ts';

const startPatienceMs = 30_000;
const lookAgainMs = 500;

/**
 * Does `work`, again from its beginning while the database is away or just coming up: it may be
 * lost once more while a process starts.
 *
 * @throws Error of the last try once `patienceMs` are over.
 */
export async function onceUp<T>(work: () => Promise<T>, patienceMs = startPatienceMs): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > giveUpAt) throw error;
      await sleep(lookAgainMs);
    }
  }
}
