import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppVariables } from './variables.ts';
import type { Services } from '../services.ts';

/**
 * One line for each request, of allow-listed fields only: no address line (it may hold what a
 * person typed), no names, no bodies. Assets are left out.
 */
export function requestLog({ log, metrics }: Pick<Services, 'log' | 'metrics'>) {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();

    await next();

    c.res.headers.set('X-Request-Id', requestId);
    const kind = kindOf(c.req.path);
    const status = c.res.status;
    metrics.requests.inc({ kind, status });
    metrics.seconds.observe({ kind }, (performance.now() - started) / 1000);
    if (kind !== 'asset')
      log.info(
        {
          requestId,
          method: c.req.method,
          kind,
          status,
          ms: Math.round(performance.now() - started),
        },
        'request',
      );
  });
}

function kindOf(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return 'asset';
  if (path === '/graphql') return 'commerce';
  if (path === '/member-data/graphql') return 'member-data';
  if (/^\/(livez|readyz|metrics)$/.test(path)) return 'health';
  return 'page';
}
