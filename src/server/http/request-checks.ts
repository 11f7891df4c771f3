import { createMiddleware } from 'hono/factory';
import type { AppVariables } from './variables.ts';
import { refusal } from './refusal.ts';

const methods = new Set(['GET', 'HEAD', 'POST']);
const safeMethods = new Set(['GET', 'HEAD']);

/** Refuses what no page or client of ours sends: odd methods, foreign hosts, NUL in addresses. */
export function requestChecks(options: { hosts: (host: string) => boolean }) {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    const { method } = c.req;
    if (!methods.has(method))
      return refusal(c, 405, 'method_not_allowed', 'This method is not offered.', {
        Allow: 'GET, HEAD, POST',
      });
    if (!options.hosts(c.req.header('host') ?? ''))
      return refusal(c, 421, 'unknown_host', 'This host is not served here.');
    if (/%00|\0/.test(c.req.url))
      return refusal(c, 400, 'bad_address', 'This address cannot be read.');
    return next();
  });
}

/**
 * Unsafe methods are taken from our own pages only, and from foreign ones that may ask this
 * address, whatever their content type: first by what the browser says of the site that asked,
 * else by Origin. Clients that are no browsers send
 * neither, and hold no cookies that could be abused.
 */
export function originCheck(options: { origins: (origin: string) => boolean }) {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    if (safeMethods.has(c.req.method) || c.get('isForeignPageAllowed')) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    const isForeignOrigin = origin !== undefined && !options.origins(origin);
    if (isForeignSite || isForeignOrigin)
      return refusal(c, 403, 'foreign_origin', 'This request came from another site.');
    return next();
  });
}
