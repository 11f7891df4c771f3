import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { millisecondsOf } from './measure.ts';
import { askPage, type Address } from './pages.ts';

const PAUSE_MS = 10;
const STOP = 'stop';

/**
 * Asks for a page again and again, in a process of its own: what the measuring program does meanwhile,
 * such as giving pictures, must not count as time of the page.
 */
export function askBeside({ program: { url, cookie }, path }: Address): {
  /** Ends asking; answers how long each answer took, in seconds. */
  stop(): Promise<number[]>;
} {
  const child = fork(fileURLToPath(import.meta.url), [url, cookie, path]);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${path} is asked no more`);
  });
  ended.catch(() => {}); // told by stop()
  return {
    async stop() {
      const answered = once(child, 'message');
      child.send(STOP);
      const [seconds] = (await Promise.race([answered, ended])) as [number[]];
      return seconds;
    },
  };
}

/** As above, for so long. */
export async function secondsBeside(page: Address, milliseconds: number): Promise<number[]> {
  const asking = askBeside(page);
  await sleep(milliseconds);
  return asking.stop();
}

async function askUntilStopped([url, cookie, path]: string[]): Promise<void> {
  const stopped = new AbortController();
  process.once('message', () => stopped.abort());
  // Whoever asks for the times has ended.
  process.once('disconnect', () => process.exit());
  const address: Address = { program: { url: url!, cookie: cookie! }, path: path! };
  const seconds: number[] = [];
  while (!stopped.signal.aborted) {
    seconds.push((await millisecondsOf(() => askPage(address))) / 1000);
    await sleep(PAUSE_MS);
  }
  process.send!(seconds, () => process.exit());
}

if (import.meta.main) await askUntilStopped(process.argv.slice(2));
