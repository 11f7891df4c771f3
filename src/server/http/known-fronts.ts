import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppVariables } from './variables.ts';

/** What browsers compare photos of glasses with: `KnownFront[]` as JSON, kept for an hour. */
export function knownFrontRoutes(
  app: Hono<{ Variables: AppVariables }>,
  services: Pick<Services, 'knownFronts'>,
): void {
  app.get('/media/fronts.json', async (c) => {
    const { json, etag } = await services.knownFronts();
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(json, 200, { ...headers, 'Content-Type': 'application/json' });
  });
}
