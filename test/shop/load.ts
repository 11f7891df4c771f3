import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer that comes later is of no use to whoever asked. */
const usefulForMs = 3000;

type Asked = { url: string; headers?: Record<string, string> };

/** How many useful answers a second a server gave, and how many asked. */
export type Load = { goodPerSecond: number; askedPerSecond: number };

/** What a server does for so many clients of whom each asks again once it was answered. */
export async function closedLoop(asked: Asked, clients: number, forMs: number): Promise<Load> {
  const tally = aTally(asked, forMs);
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (tally.goesOn()) await tally.ask();
    }),
  );
  return tally.result();
}

/** What it does for requests that come at a rate of their own, whether others were answered or not. */
export async function openLoop(asked: Asked, perSecond: number, forMs: number): Promise<Load> {
  const tally = aTally(asked, forMs);
  const startedAt = performance.now();
  const all: Promise<void>[] = [];
  while (tally.goesOn()) {
    const dueCount = ((performance.now() - startedAt) / 1000) * perSecond;
    while (all.length < dueCount) all.push(tally.ask());
    await sleep(4);
  }
  await Promise.all(all);
  return tally.result();
}

function aTally({ url, headers = {} }: Asked, forMs: number) {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  let good = 0;
  let total = 0;

  async function ask(): Promise<void> {
    total += 1;
    const askedAt = performance.now();
    const status = await statusOf(url, headers, agent);
    const now = performance.now();
    // What is answered after the end belongs to no second of it.
    if (status === 200 && now - askedAt < usefulForMs && now - startedAt < forMs) good += 1;
  }

  return {
    ask,
    goesOn: () => performance.now() - startedAt < forMs,
    result(): Load {
      agent.destroy();
      const seconds = forMs / 1000;
      return { goodPerSecond: good / seconds, askedPerSecond: total / seconds };
    },
  };
}

function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asking = request(
      url,
      { agent, headers: { accept: 'text/html', ...headers }, timeout: usefulForMs * 2 },
      (answer) => {
        answer.resume();
        answer.on('error', () => resolve(0));
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(0));
    asking.end();
  });
}

const bestClients = 16;
const warmUpMs = 2000;
const roundMs = 3000;

/**
 * The useful answers at so many times what the server can do, compared to the best that it does
 * right before and after: one figure for each round. A machine's own speed changes meanwhile.
 */
export async function goodputOf(asked: Asked, times: number, rounds: number): Promise<number[]> {
  await closedLoop(asked, bestClients, warmUpMs);
  const best = async () => (await closedLoop(asked, bestClients, roundMs)).goodPerSecond;
  const ratios: number[] = [];
  let before = await best();
  while (ratios.length < rounds) {
    const over = await openLoop(asked, times * before, roundMs);
    const after = await best();
    ratios.push((2 * over.goodPerSecond) / (before + after));
    before = after;
  }
  return ratios;
}
