import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { createStorefront, Storefront } from '#storefront/index.ts';
import { createApp, type AddRoutes } from './app.ts';
import type { OpenServer } from './start.ts';

/** The shop with hot reload of the pages, and `addRoutes` beside its own. */
export function openReloading(clone: string, addRoutes?: AddRoutes): OpenServer {
  return async (services) => {
    const server = createServer();
    const vite = await createVite({
      root: clone,
      server: { middlewareMode: true, ws: { server } },
    });
    const app = createApp({
      services,
      isDevelopment: true,
      addRoutes,
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
  };
}
