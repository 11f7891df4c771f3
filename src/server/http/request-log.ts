import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../services.ts';
import { doing, type Work } from '../work.ts';
import { routeOf } from './request-route.ts';
import type { AppVariables } from './variables.ts';

/**
 * One line for each request, of allow-listed fields only: no address line (it may hold what a
 * person typed), no names, no bodies. Assets are left out. What is logged meanwhile tells the
 * same request.
 */
export function requestLog({ log, metrics }: Pick<Services, 'log' | 'metrics'>) {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    const work: Work = {
      requestId,
      method: c.req.method,
      // Not known before the request has got there.
      get route() {
        return routeOf(c);
      },
    };

    await doing(work, async () => {
      await next();

      c.res.headers.set('X-Request-Id', requestId);
      const kind = kindOf(c.req.path);
      const { status } = c.res;
      const ms = performance.now() - started;
      const [route, statusClass] = [routeOf(c), `${String(status)[0]}xx`];
      metrics.requests.inc({ kind, status });
      metrics.seconds.observe({ kind, route, status: statusClass }, ms / 1000);
      if (kind !== 'asset') log.info({ kind, status, ms: Math.round(ms) }, 'request');
    });
  });
}

function kindOf(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return 'asset';
  if (path === '/graphql') return 'commerce';
  if (path === '/member-data/graphql') return 'member-data';
  if (/^\/(livez|readyz|metrics)$/.test(path)) return 'health';
  return 'page';
}
