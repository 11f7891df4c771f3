import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { routeTemplate } from '#storefront/app/route-template.ts';

/**
 * The route that a request has reached, as it is written where routes are named: one of few, and
 * nothing of what the address holds.
 */
export function routeOf(c: Context): string {
  const route = routePath(c);
  // Pages are behind the one route for everything, as is what was refused on the way there.
  return route === '*' || route === '/*' ? routeTemplate(c.req.path) : route;
}
