import type { Hono } from 'hono';
import type { AppVariables } from './variables.ts';
import type { Services } from '../services.ts';
import { refusal } from './refusal.ts';

/** What try-on builds a frame in one colour from, by the colour's SKU: `FrameForm` as JSON. */
export function frameFormRoutes(
  app: Hono<{ Variables: AppVariables }>,
  services: Pick<Services, 'frameForm'>,
): void {
  app.get('/media/forms/:file', async (c) => {
    const [, sku] = /^(\d{1,12})\.json$/.exec(c.req.param('file')) ?? [];
    const form = sku === undefined ? null : await services.frameForm(sku);
    if (!form) return refusal(c, 404, 'not_found', 'There is no such frame.');
    return c.json(form, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
}
