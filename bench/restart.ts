import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, production, run, type Running } from '#test/shop/production.ts';
import { ask } from './http.ts';
import { median, millisecondsOf } from './measure.ts';
import type { MeasuredShops } from './measured-shops.ts';
import type { Section } from './report.ts';

const rounds = 5;
const page = '/confirmauthentication/welcome';

/**
 * From the moment a process is ended until one in its place gives a page, as whoever looks after
 * it starts it again: killed, and asked to stop, with the time that it drains left out.
 */
export async function measureRestart(
  shops: Pick<MeasuredShops, 'createDatabase'>,
): Promise<Section> {
  const url = await shops.createDatabase('restart');
  const port = await freePort();
  const start = () => startServe(url, port);
  let current = start();
  try {
    await firstPage(port);
    const seconds = { SIGKILL: [] as number[], SIGTERM: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
        const tookMs = await millisecondsOf(async () => {
          await end(current, signal);
          current = start();
          await firstPage(port);
        });
        seconds[signal].push(tookMs / 1000);
      }
    const goal = { atMost: 5 };
    return {
      title: 'Restart: from the end of a process to the first page of the next',
      note: `The only time here, for it is promised in seconds; the middle one of ${rounds}, without DRAIN_SECONDS.`,
      rows: [
        { what: 'killed (kill -9)', figure: median(seconds.SIGKILL), unit: 'seconds', goal },
        { what: 'asked to stop (SIGTERM)', figure: median(seconds.SIGTERM), unit: 'seconds', goal },
      ],
    };
  } finally {
    await end(current, 'SIGKILL');
  }
}

function startServe(url: string, port: number): Running {
  const settings = { ...production, DATABASE_URL: url, PORT: String(port), DRAIN_SECONDS: '0' };
  return run('src/server/main.ts', [], settings);
}

async function end(shop: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  shop.process.kill(signal);
  await shop.ended;
}

async function firstPage(port: number): Promise<void> {
  const headers = { host: new URL(production.PUBLIC_URL).host, connection: 'close' };
  for (let tries = 0; tries < 3000; tries += 1) {
    const answer = await ask(`http://127.0.0.1:${port}${page}`, { headers }).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(10);
  }
  throw new Error('no page came after a restart');
}
