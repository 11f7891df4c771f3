import path from 'node:path';
import { devPages } from '#demo/dev-pages.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { createApp } from '#server/app.ts';
import { loadStorefront } from '#server/storefront-build.ts';
import type { TestShop } from './a-shop.ts';

const clone = path.resolve(import.meta.dirname, '../..');

let built: Promise<boolean> | undefined;

/** The shop's whole server as one function; its pages are built first where they changed. */
export async function frontDoor({ services }: TestShop): Promise<ReturnType<typeof createApp>> {
  // Looked at once: it reads every file that pages are built of.
  built ??= ensureBuilt();
  if (!(await built)) throw new Error('The pages cannot be built.');
  return createApp({
    services,
    storefront: await loadStorefront(clone, services.shop),
    addRoutes: devPages,
    clientDirectory: path.join(clone, 'build/client'),
  });
}
