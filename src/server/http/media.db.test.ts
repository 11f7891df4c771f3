import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { mediaRoutes } from './media.ts';
import type { AppVariables } from './variables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

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
