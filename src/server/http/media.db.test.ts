import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { mediaRoutes } from './media.ts';
import type { AppVariables } from './variables.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'masters-'));
  const background = { r: 90, g: 20, b: 20, alpha: 0.4 };
  const master = sharp({ create: { width: 1000, height: 500, channels: 4, background } });
  await master.webp().toFile(path.join(folder, '10101-three-quarter.webp'));
  await writeFile(path.join(folder, '10101-front.webp'), 'no picture');
  shop = await aShop({ settings: { FRAME_PICTURES: folder } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const taken = '/media/frames/10101/three-quarter';

function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = new Hono<{ Variables: AppVariables }>();
  mediaRoutes(app, shop.services);
  return app.request(address, { method, headers });
}

describe('a picture of a frame', () => {
  test.each([
    ['image/avif,image/webp,*/*', '&on=light', 'image/avif'],
    ['image/avif,image/webp,*/*', '', 'image/webp'],
    ['image/webp,*/*', '&on=dark', 'image/webp'],
    ['*/*', '&on=dark', 'image/jpeg'],
    ['*/*', '', 'image/png'],
  ])('is, for who takes %s, asked%s, %s', async (accept, on, type) => {
    const response = await ask(`${taken}?w=320${on}`, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([320, 160]);
  });

  test('is kept for good by its version, and for an hour without, or with another', async () => {
    const version = shop.services.framePictures.of('10101')?.version;
    const cacheOf = async (query: string) =>
      (await ask(taken + query)).headers.get('cache-control');

    expect(await cacheOf(`?w=160&v=${version}`)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('?w=160')).toBe('public, max-age=3600');
    expect(await cacheOf('?w=160&v=0123456789')).toBe('public, max-age=3600');
  });

  test('is not sent again to who has it, in this format and width', async () => {
    const etag = (await ask(`${taken}?w=160`)).headers.get('etag') ?? '';
    const again = (headers: object) => ask(`${taken}?w=160`, { 'if-none-match': etag, ...headers });

    const known = await again({});
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('etag')).toBe(etag);
    expect((await again({ 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    expect((await again({ accept: 'image/webp' })).status).toBe(200);
    expect((await ask(`${taken}?w=320`, { 'if-none-match': etag })).status).toBe(200);
    expect((await ask(`${taken}?w=160&on=dark`, { 'if-none-match': etag })).status).toBe(200);
  });

  test('answers HEAD as GET, without the bytes', async () => {
    const head = await ask(`${taken}?w=160`, {}, 'HEAD');
    const whole = await ask(`${taken}?w=160`);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'cache-control'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
  });

  test.each([
    ['has no master from this side', '/media/frames/10101/folded?w=320'],
    ['has a master that is no picture', '/media/frames/10101/front?w=320'],
    ['has no master at all', '/media/frames/10201/three-quarter?w=320'],
  ])('of a frame that %s is drawn, to the same scale', async (_why, address) => {
    const response = await ask(address, { accept: 'image/avif' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await response.text()).toContain('viewBox="-18 -18 204 102"');
  });

  test.each([
    ['a frame that is not there', '/media/frames/99999/front?w=320'],
    ['a view that is none', '/media/frames/10101/top?w=320'],
    ['a width that nothing is made in', '/media/frames/10101/three-quarter?w=641'],
    ['an immense width', '/media/frames/10101/three-quarter?w=1e9'],
    ['a ground that no theme has', '/media/frames/10101/three-quarter?w=320&on=%23ff0000'],
    ['a SKU that is a path', '/media/frames/..%2F..%2Fpackage/front?w=320'],
    ['a SKU of letters', '/media/frames/BasePrescription/front?w=320'],
    ['a view that is a path', '/media/frames/10101/..%2Fthree-quarter?w=320'],
    ['a property of all objects', '/media/frames/10101/constructor?w=320'],
  ])('is not found for %s', async (_what, address) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ errors: [{ code: 'not_found' }] });
  });
});

test('commerce says of each picture where it lies and what it shows', async () => {
  const version = shop.services.framePictures.of('10101')?.version;
  const query = `{ products(filter: { sku: { in: ["10100", "10200"] } }, sort: { name: ASC }) {
    items { sku small_image { url } thumbnail { url } image { url }
      ... on ConfigurableProduct { variants { product { media_gallery { url label } } } } } } }`;
  const answers = await Promise.all(
    ['default', 'german'].map((store) => shop.services.commerce.execute(query, {}, { store })),
  );
  const [english, german] = answers.map(({ data }) => byPicture(data));

  const main = { url: `${taken}?v=${version}` };
  const front = `/media/frames/10101/front?v=${version}`;
  expect(english?.get('10100')).toMatchObject({
    small_image: main,
    thumbnail: main,
    image: main,
    variants: [
      {
        product: {
          media_gallery: [
            { ...main, label: expect.stringMatching(/, at an angle$/) },
            { url: front, label: expect.stringMatching(/, from the front$/) },
          ],
        },
      },
    ],
  });
  expect(german?.get('10100')).toMatchObject({
    variants: [
      {
        product: {
          media_gallery: [
            { label: expect.stringMatching(/, schräg von vorn$/) },
            { label: expect.stringMatching(/, von vorn$/) },
          ],
        },
      },
    ],
  });
  expect(english?.get('10200')).toMatchObject({
    small_image: { url: '/media/frames/10201.svg' },
    variants: [
      {
        product: {
          media_gallery: [
            { url: '/media/frames/10201.svg' },
            { url: '/media/frames/10201-side.svg' },
          ],
        },
      },
    ],
  });

  function byPicture(data: unknown) {
    const { items } = (data as { products: { items: { sku: string }[] } }).products;
    return new Map(items.map((item) => [item.sku, item]));
  }
});

test('a picture is drawn anew when the catalogue has changed', async () => {
  const [frame, other] = demoCatalogue.frames;
  if (!frame || !other) throw new Error('the demo has two frames');
  const app = new Hono<{ Variables: AppVariables }>();
  mediaRoutes(app, shop.services);
  const importAs = ({ geometry }: typeof frame) =>
    shop.services.commerce.importCatalogue(
      { ...demoCatalogue, frames: [{ ...frame, geometry }] },
      { replaces: true },
    );
  const picture = async () => {
    const response = await app.request(`/media/frames/${frame.sku}.svg`);
    expect(response.status).toBe(200);
    return response.text();
  };

  await importAs(frame);
  const before = await picture();
  expect(await picture()).toBe(before);
  await importAs({ ...frame, geometry: other.geometry });

  expect(await picture()).not.toBe(before);
});
