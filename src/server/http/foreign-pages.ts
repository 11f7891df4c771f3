import { createMiddleware } from 'hono/factory';
import type { AppVariables } from './variables.ts';

type Options = {
  /** The one address that foreign pages may ask. */
  path: string;
  /** Origins whose pages may ask, as browsers send them. */
  origins: readonly string[];
  /** What such a request may say besides; in lower case. */
  headerNames: readonly string[];
};

const agreedForSeconds = 600;

/**
 * Lets pages of the origins that the operator names ask one address, as browsers want to hear it
 * (CORS). No cookie goes with such a request, so it is nobody but whom its headers name.
 */
export function foreignPages({ path, origins, headerNames }: Options) {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.path !== path || origin === undefined || !origins.includes(origin)) return next();
    const allowed = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
    if (c.req.method === 'OPTIONS')
      return c.body(null, 204, {
        ...allowed,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': ['content-type', ...headerNames].join(', '),
        'Access-Control-Max-Age': String(agreedForSeconds),
      });
    c.set('isForeignPageAllowed', true);
    await next();
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    c.res.headers.append('Vary', 'Origin');
    return undefined;
  });
}
