import { createMiddleware } from 'hono/factory';
import { inSpan, isTracing } from '../telemetry/spans.ts';
import { routeOf } from './request-route.ts';
import type { AppVariables } from './variables.ts';

/** A span for each request, by its route; those that ask after our health have none. */
export function requestSpan() {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    const { method, path } = c.req;
    if (!isTracing() || /^\/(livez|readyz|metrics)$/.test(path)) return next();
    const parent = c.req.header('traceparent');
    return inSpan(method, { kind: 'server', parent: parent ?? '' }, async (span) => {
      await next();
      const { status } = c.res;
      // What broke is answered before it gets here, and nothing is thrown.
      if (c.error) span.fail(c.error);
      else if (status >= 500) span.fail(status);
      const route = routeOf(c);
      span.rename(`${method} ${route}`);
      span.tell({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'request.id': c.get('requestId'),
      });
    });
  });
}
