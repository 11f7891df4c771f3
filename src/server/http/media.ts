import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { AppVariables } from './variables.ts';
import type { Services } from '../services.ts';
import { refusal } from './refusal.ts';

/** Pictures kept drawn; a shop's whole catalogue fits. */
const maxKept = 5000;

/**
 * Frame pictures, drawn from the frame's own geometry when first asked for. The address may
 * carry a version (`?v=`), then browsers keep the picture for good.
 */
export function mediaRoutes(app: Hono<{ Variables: AppVariables }>, services: Services): void {
  const drawn = new Map<string, { svg: string; etag: string }>();
  let drawnOf = 0;

  /** Pictures of another catalogue than the one of now; what is drawn stays while none can tell. */
  async function dropOld(): Promise<void> {
    const version = await services.commerce.catalogueVersion().catch(() => drawnOf);
    if (version !== drawnOf) drawn.clear();
    drawnOf = version;
  }

  app.get('/media/frames/:file', async (c) => {
    const match = /^(\d{1,12})(-side)?\.svg$/.exec(c.req.param('file'));
    if (!match) return refusal(c, 404, 'not_found', 'There is no such picture.');
    const [key, sku = '', side] = match;

    await dropOld();
    let picture = drawn.get(key);
    if (!picture) {
      const svg = await services.drawFrame(sku, side ? 'side' : 'front');
      if (!svg) return refusal(c, 404, 'not_found', 'There is no such picture.');
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
      picture = { svg, etag: `"${hash}"` };
      if (drawn.size >= maxKept) drawn.clear();
      drawn.set(key, picture);
    }

    const headers = {
      ETag: picture.etag,
      'Cache-Control': c.req.query('v')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    };
    if (c.req.header('if-none-match') === picture.etag) return c.body(null, 304, headers);
    return c.body(picture.svg, 200, { ...headers, 'Content-Type': 'image/svg+xml' });
  });
}
