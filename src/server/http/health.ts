import type { Hono } from 'hono';
import type { AppVariables } from './variables.ts';
import type { Services } from '../services.ts';
import { isReachable } from '#service-base/database-faults.ts';
import { isBearerOf } from '#service-base/bearer.ts';
import { lookInside, lookOutside } from '../findings.ts';
import { version } from '../version.ts';
import { refusal } from './refusal.ts';

/** Whether the process lives, whether it can serve, and its figures (behind a token). */
export function healthRoutes(app: Hono<{ Variables: AppVariables }>, services: Services): void {
  const faults = rememberFor(findAgainMs, () => namesOfFaults(services));

  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, noStore));

  app.get('/readyz', async (c) => {
    const isReady = !services.isStopping() && (await isReachable(services.pool));
    if (!isReady) return refusal(c, 503, 'not_ready', 'Not ready.', { 'Retry-After': '2' });
    const degraded = await faults();
    const status = degraded.length > 0 ? 'degraded' : 'ok';
    return c.json({ status, degraded, version }, 200, noStore);
  });

  app.get('/metrics', async (c) => {
    const { METRICS_TOKEN } = services.env;
    if (!METRICS_TOKEN || !isBearerOf(c.req.header('authorization'), METRICS_TOKEN))
      return refusal(c, 401, 'unauthenticated', 'A token is needed.');
    return c.body(await services.metrics.text(), 200, { ...noStore, 'Content-Type': figuresType });
  });
}

/** Balancers ask every few seconds; those outside are asked less often. */
const findAgainMs = 15_000;

/**
 * What does not work, by name, while pages can be served: no reason to send requests elsewhere,
 * since every process of the shop has the same.
 */
async function namesOfFaults(services: Services): Promise<string[]> {
  const looks = await Promise.all([lookInside(services), lookOutside(services)]);
  return looks
    .flat()
    .filter(({ ok }) => !ok)
    .map(({ name }) => name);
}

function rememberFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > ms) {
      const answer = ask();
      asked = { at: performance.now(), answer };
      answer.catch(() => (asked = undefined));
    }
    return asked.answer;
  };
}

/** As Prometheus asks for it, which takes no other. */
const figuresType = 'text/plain; version=0.0.4; charset=utf-8';

const noStore = { 'Cache-Control': 'no-store' };
