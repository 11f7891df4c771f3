import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import type { createStorefront, Storefront } from '#storefront/index.ts';
import { createApp } from './app.ts';
import { start } from './start.ts';

/** The same shop with hot reload of the pages, on the same database. */
const clone = path.resolve(import.meta.dirname, '../..');

await start(clone, async ({ services }) => {
  const server = createServer();
  const vite = await createVite({
    root: clone,
    server: { middlewareMode: true, hmr: { server } },
  });
  const app = createApp({
    services,
    isDevelopment: true,
    // Loaded for each request: Vite answers what it has until a file changes.
    storefront: async (): Promise<Storefront> => {
      const pages = (await vite.ssrLoadModule('./src/storefront/index.ts')) as {
        createStorefront: typeof createStorefront;
      };
      return pages.createStorefront(services.shop);
    },
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  server.on('close', () => void vite.close());
  return server;
});
