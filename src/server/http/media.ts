import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { MediaFile } from '#commerce/index.ts';
import { STUDIO_VIEWS } from '#pictures/studio/views.ts';
import { formatOf, groundOf, widthOf } from '../frame-pictures/formats.ts';
import { MAKING } from '../frame-pictures/frame-pictures.ts';
import type { AppVariables } from './variables.ts';
import type { Services } from '../services.ts';
import { refusal } from './refusal.ts';

/** Pictures kept drawn; a shop's whole catalogue fits. */
const maxKept = 5000;

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
const FOR_A_MINUTE = 'public, max-age=60';

/** Frames are no secret: a CDN in front of us, and a mail that is read in a browser, show them. */
const FOR_EVERYBODY = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

type PictureContext = Context<{ Variables: AppVariables }>;
type Drawn = { svg: string; etag: string };

/**
 * Pictures of frames, `/media/frames/<SKU>/<view>?v=…&on=light&w=640`: made of the frame's master in
 * the widths of `WIDTHS`, on the theme's light or dark ground or clear without one, in the format
 * that is smallest of those that the reader takes. `v` is the version of the masters: with that
 * of now, browsers keep the picture for good. A frame without a master is drawn from its geometry
 * instead, to the same scale.
 *
 * The drawing by itself is `/media/frames/<SKU>.svg`, from the side `<SKU>-side.svg`.
 *
 * Pictures that came as files with products are `/media/products/<hash>?on=light&w=640`, made in
 * the same way and to their own proportions, or `/media/products/<hash>.svg`; both for good.
 */
export function mediaRoutes(app: Hono<{ Variables: AppVariables }>, services: Services): void {
  const drawingOf = createDrawings(services);
  const { framePictures, commerce } = services;

  app.get('/media/frames/:file', async (c) => {
    const match = /^(\d{1,12})(-side)?\.svg$/.exec(c.req.param('file'));
    const [, sku = '', side] = match ?? [];
    const drawing = match && (await drawingOf(sku, side ? 'side' : 'front'));
    if (!drawing) return noPicture(c);
    return sent(c, drawing.etag, {
      cache: c.req.query('v') ? FOR_GOOD : FOR_AN_HOUR,
      ...drawnAs(drawing),
    });
  });

  app.get('/media/frames/:sku/:view', async (c) => {
    const asked = pictureIn(c);
    if (!asked) return noPicture(c);
    const { sku, view, width, ground } = asked;
    const masters = framePictures.of(sku);
    if (masters?.views.includes(view)) {
      const { version } = masters;
      const format = formatOf(c.req.header('accept'), ground);
      const etag = `"${version}-${MAKING}-${ground}-${width}-${format}"`;
      const cache = c.req.query('v') === version ? FOR_GOOD : FOR_AN_HOUR;
      const headers = { cache, type: `image/${format}`, vary: 'Accept' };
      if (isKnown(c, etag)) return sent(c, etag, headers);
      const bytes = await framePictures.picture({ ...asked, format, version });
      if (bytes === 'busy') return tooBusy(c);
      if (bytes !== 'gone') return sent(c, etag, { ...headers, body: bytes });
    }
    const drawing = await drawingOf(sku, view === 'side' ? 'side' : 'front', true);
    if (!drawing) return noPicture(c);
    return sent(c, drawing.etag, { cache: FOR_A_MINUTE, ...drawnAs(drawing) });
  });

  app.get('/media/products/:file', async (c) => {
    const [, hash = '', ending] = /^([\da-f]{32})(\.svg)?$/.exec(c.req.param('file')) ?? [];
    const file = hash ? await commerce.mediaFile(hash) : null;
    if (!file || (file.kind === 'vector') !== (ending !== undefined)) return noPicture(c);
    const read = () => commerce.mediaBytes(hash);
    if (file.kind === 'raster') return productPicture(c, file, read);
    const svg = isKnown(c, `"${hash}"`) ? '' : (await read())?.toString();
    if (svg === undefined) return noPicture(c);
    return sent(c, `"${hash}"`, { cache: FOR_GOOD, ...drawnAs({ svg }) });
  });

  /** What can be seen through is made on a ground; any other is the same on all of them. */
  async function productPicture(c: PictureContext, file: MediaFile, read: ReadMaster) {
    const width = widthOf(c.req.query('w'));
    const asked = groundOf(c.req.query('on'));
    if (!width || !asked) return noPicture(c);
    const ground = file.isClear ? asked : 'light';
    const format = formatOf(c.req.header('accept'), ground);
    const etag = `"${file.hash}-${MAKING}-${ground}-${width}-${format}"`;
    const headers = { cache: FOR_GOOD, type: `image/${format}`, vary: 'Accept' };
    if (isKnown(c, etag)) return sent(c, etag, headers);
    const bytes = await framePictures.madeOf(file.hash, { width, ground, format }, read);
    if (bytes === 'busy') return tooBusy(c);
    return bytes === 'gone' ? noPicture(c) : sent(c, etag, { ...headers, body: bytes });
  }
}

type ReadMaster = () => Promise<Buffer | null>;

function tooBusy(c: PictureContext): Response {
  return refusal(c, 503, 'busy', 'Please try again in a moment.', { 'Retry-After': '2' });
}

/** What an address asks for; null where it names no view, or a width that nothing is made in. */
function pictureIn(c: PictureContext) {
  const sku = c.req.param('sku') ?? '';
  const view = STUDIO_VIEWS.find((one) => one === c.req.param('view'));
  const width = widthOf(c.req.query('w'));
  const ground = groundOf(c.req.query('on'));
  if (!/^\d{1,12}$/.test(sku) || !view || !width || !ground) return null;
  return { sku, view, width, ground };
}

/** Drawings as they were asked for, until the catalogue changes; null for what is no frame. */
function createDrawings(services: Services) {
  const drawn = new Map<string, Drawn>();
  let drawnOf = 0;

  /** Pictures of another catalogue than the one of now; what is drawn stays while none can tell. */
  async function dropOld(): Promise<void> {
    const version = await services.commerce.catalogueVersion().catch(() => drawnOf);
    if (version !== drawnOf) drawn.clear();
    drawnOf = version;
  }

  return async (sku: string, view: 'front' | 'side', amongPictures = false) => {
    await dropOld();
    const key = [sku, view, amongPictures].join();
    const known = drawn.get(key);
    if (known) return known;
    const svg = await services.drawFrame(sku, { view, amongPictures });
    if (!svg) return null;
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    const drawing = { svg, etag: `"${hash}"` };
    if (drawn.size >= maxKept) drawn.clear();
    drawn.set(key, drawing);
    return drawing;
  };
}

const drawnAs = ({ svg }: Pick<Drawn, 'svg'>) => ({
  type: 'image/svg+xml',
  body: svg,
  policy: `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
});

type Sent = {
  cache: string;
  type: string;
  body?: string | Buffer;
  vary?: string;
  policy?: string;
};

/** The picture, or that nothing has changed. */
function sent(c: PictureContext, etag: string, { cache, type, body, vary, policy }: Sent) {
  const headers = {
    ETag: etag,
    'Cache-Control': cache,
    ...FOR_EVERYBODY,
    ...(vary ? { Vary: vary } : {}),
    'Content-Security-Policy': policy ?? `default-src 'none'; sandbox`,
  };
  if (body === undefined || isKnown(c, etag)) return c.body(null, 304, headers);
  const bytes = typeof body === 'string' ? body : new Uint8Array(body);
  return c.body(bytes, 200, { ...headers, 'Content-Type': type });
}

/** `If-None-Match` names one or several, weak where a proxy has packed them, or any. */
function isKnown(c: PictureContext, etag: string): boolean {
  const known = c.req.header('if-none-match') ?? '';
  return known.split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()));
}

function noPicture(c: PictureContext): Response {
  return refusal(c, 404, 'not_found', 'There is no such picture.');
}
