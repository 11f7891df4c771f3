import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalogueCommand } from '#ops/commands/import-catalogue.ts';
import { httpServer } from '#server/http/http-server.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf, stepsOfOrder } from './shop/order-steps.ts';
import { lastCode, signedIn } from './shop/signed-in.ts';

/** Pictures that lay beside a file of products, as browsers and other programs get them. */
const example = 'examples/catalogue/every-kind.json';
const address = String.raw`http://localhost:3000/media/products/[\da-f]{32}`;

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let browser: Browser;
let raster: string;
let vector: string;
beforeAll(async () => {
  shop = await aShop();
  expect(await importCatalogueCommand.run(shop.services, [example], {})).toMatchObject({
    ok: true,
  });
  app = await frontDoor(shop);
  browser = aBrowser(app, (await signedIn(shop, await shop.member())).cookies);
  [raster = '', vector = ''] = (await gallery(shop)).map((url) => new URL(url).pathname);
}, 60_000);
afterAll(() => shop.close());

async function gallery({ services }: TestShop): Promise<string[]> {
  const { data } = await services.commerce.execute(
    `{ products(filter: { sku: { eq: "30100" } }) { items {
       ... on ConfigurableProduct { variants { product { media_gallery { url } } } } } } }`,
    {},
    {},
  );
  type Answer = {
    products: { items: { variants: { product: { media_gallery: { url: string }[] } }[] }[] };
  };
  const [item] = (data as Answer).products.items;
  return item?.variants[0]?.product.media_gallery.map(({ url }) => url) ?? [];
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request(`http://localhost:3000${path}`, {
      headers: { host: 'localhost:3000', ...headers },
    }),
  );

describe('a picture that was taken in', () => {
  test.each([
    ['?w=320&on=light', 'image/avif,image/webp,*/*', 'image/avif', 320],
    ['?w=800&on=dark', 'image/webp,*/*', 'image/webp', 800],
    ['', '*/*', 'image/jpeg', 1000],
  ])('is served for %s to who takes %s as %s', async (query, accept, type, width) => {
    const { status, headers, ...answer } = await ask(raster + query, { accept });
    const response = await ask(raster + query, { accept });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toContain('Accept');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(answer).toBeDefined();
    const { width: wide, height } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    expect([wide, height]).toEqual([width, width / 2]);
  });

  test('is not sent again to who has it', async () => {
    const first = await ask(`${raster}?w=320`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    const again = await ask(`${raster}?w=320`, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask(`${raster}?w=640`, { 'if-none-match': etag })).status).toBe(200);
  });

  test('is served as the drawing that it is, which can do and fetch nothing', async () => {
    const { status, headers } = await ask(vector);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    );
    expect(await (await ask(vector)).text()).toMatch(/^<svg .*viewBox="0 0 400 200".*<\/svg>\n$/s);
    const again = await ask(vector, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each([
    ['nothing has this hash', () => `/media/products/${'0a'.repeat(16)}`],
    ['no drawing has it', () => `/media/products/${'0a'.repeat(16)}.svg`],
    ['a raster is no drawing', () => `${raster}.svg`],
    ['a drawing is no raster', () => vector.replace('.svg', '')],
    ['it is made in no such width', () => `${raster}?w=641`],
    ['there is no such ground', () => `${raster}?on=red`],
    ['it is no hash', () => '/media/products/..%2F..%2Fpackage.json'],
    ['it is half a hash', () => raster.slice(0, -1)],
  ])('is not found where %s', async (_why, path) => {
    const response = await ask(path());
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

const pictured = (query: string) =>
  new RegExp(`<img[^>]*src="${address}\\?on=${query.replace('&', '&amp;')}"[^>]*>`);

describe('pages', () => {
  test.each(['', '/german'])('%s show it on its card, in the widths of cards', async (store) => {
    const { text, headers } = await browser.get(`${store}/Products/List`);
    expect(text).toMatch(pictured('light&w=480'));
    expect(text).toMatch(new RegExp(`${address}\\?on=dark&amp;w=800 2x`));
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]*http:\/\/localhost:3000/);
  });

  test.each([
    ['', 'Nora in midnight, from the front', 'Nora in midnight, from the side'],
    ['/german', 'Nora in Mitternacht, von vorn', 'Nora in Mitternacht, von der Seite'],
  ])('%s show it on the page of its frame, and say what it shows', async (store, one, other) => {
    const { text } = await browser.get(`${store}/p/30100?sku=30101`);
    const [shown = ''] = pictured('light&w=800').exec(text) ?? [];
    expect(shown).toContain(`alt="${one}"`);
    expect(shown).toContain('width="1000" height="500"');
    expect(text).toMatch(new RegExp(`<img[^>]*src="${address}\\.svg"[^>]*alt="${other}"`));
  });

  test('show it in the cart and on the receipt', async () => {
    const member = await shop.member();
    const buyer = aBrowser(app);
    const steps = stepsOfOrder(buyer, member, {
      pair: () => ({ model: '30100', sku: '30101' }),
      readCode: async () => {
        await shop.runJobs();
        return lastCode(shop, member.email);
      },
    });
    await buyer.get('/');
    for (const [, , act] of steps) await act();
    const inCart = pictured('clear&w=640');
    expect((await buyer.get('/checkout/CartPreview')).text).toMatch(inCart);
    const review = await buyer.get('/checkout/OrderReview');
    expect(inCart.exec(review.text)?.[0]).toContain('alt="Nora in Midnight"');
    const placed = await buyer.submit('/checkout/OrderReview', formOf(review));
    expect((await buyer.get(placed.location)).text).toMatch(inCart);
    const german = await buyer.get('/german/User/Order');
    expect(inCart.exec(german.text)?.[0]).toContain('alt="Nora in Midnight"');
  });
});

test('a storefront whose commerce is another process shows it from there', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const url = `http://localhost:${(taken.address() as AddressInfo).port}`;
  taken.close();
  const behind = await aShop({ publicUrl: url });
  const server = httpServer((await frontDoor(behind)).fetch, () => url);
  try {
    await importCatalogueCommand.run(behind.services, [example], {});
    server.listen(Number(new URL(url).port), '127.0.0.1');
    await once(server, 'listening');
    const before = shop.withSettings({ COMMERCE_GRAPHQL_URL: `${url}/graphql` });
    const { cookies } = await signedIn(before, await before.member());
    const visitor = aBrowser(await frontDoor(before), cookies);
    const { text, headers } = await visitor.get('/p/30100?sku=30101');
    const [, src = ''] =
      new RegExp(`<img[^>]*src="(${url}/media/products/[^"]*)"`).exec(text) ?? [];
    expect(headers.get('content-security-policy')).toContain(` ${url}`);
    const response = await fetch(src.replaceAll('&amp;', '&'));
    expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
    await behind.close();
  }
}, 60_000);
