import type { Hono } from 'hono';
import type { AppVariables } from './variables.ts';
import type { Services } from '../services.ts';
import { isReachable } from '#service-base/database-faults.ts';
import { isBearerOf } from '#service-base/bearer.ts';
import { refusal } from './refusal.ts';

/** Whether the process lives, whether it can serve, and its figures (behind a token). */
export function healthRoutes(app: Hono<{ Variables: AppVariables }>, services: Services): void {
  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, noStore));

  app.get('/readyz', async (c) => {
    const isReady = !services.isStopping() && (await isReachable(services.pool));
    return isReady
      ? c.json({ status: 'ok' }, 200, noStore)
      : refusal(c, 503, 'not_ready', 'Not ready.', { 'Retry-After': '2' });
  });

  app.get('/metrics', async (c) => {
    const { METRICS_TOKEN } = services.env;
    if (!METRICS_TOKEN || !isBearerOf(c.req.header('authorization'), METRICS_TOKEN))
      return refusal(c, 401, 'unauthenticated', 'A token is needed.');
    return c.text(await services.metrics.text(), 200, noStore);
  });
}

const noStore = { 'Cache-Control': 'no-store' };
