import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shop } from '#shop/shop.ts';
import type { createStorefront, Storefront } from '#storefront/index.ts';

/** The built pages, ready to answer. The build is loaded once, and the handler made once. */
export async function loadStorefront(clone: string, shop: Shop): Promise<() => Storefront> {
  const file = pathToFileURL(path.join(clone, 'build/server/index.js')).href;
  const build = (await import(file)) as { createStorefront: typeof createStorefront };
  const storefront = build.createStorefront(shop);
  return () => storefront;
}
