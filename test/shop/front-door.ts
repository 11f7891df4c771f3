import { existsSync } from 'node:fs';
import path from 'node:path';
import { devPages } from '#demo/dev-pages.ts';
import { createApp } from '#server/app.ts';
import { loadStorefront } from '#server/storefront-build.ts';
import type { Shop } from './a-shop.ts';

const clone = path.resolve(import.meta.dirname, '../..');

/** The shop's whole server as one function, with the pages as they are built. */
export async function frontDoor({ services }: Shop): Promise<ReturnType<typeof createApp>> {
  if (!existsSync(path.join(clone, 'build/server/index.js')))
    throw new Error('The pages are not built: run `npm run build` first.');
  return createApp({
    services,
    storefront: await loadStorefront(clone, services.shop),
    addRoutes: devPages,
    clientDirectory: path.join(clone, 'build/client'),
  });
}
