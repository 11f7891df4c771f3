import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import path from 'node:path';
import { createApp, type AddRoutes } from './app.ts';
import type { OpenServer } from './start.ts';
import { loadStorefront } from './storefront-build.ts';

/** The shop as it is built, with `addRoutes` beside its own. */
export function openBuilt(clone: string, addRoutes?: AddRoutes): OpenServer {
  return async (services) => {
    const app = createApp({
      services,
      storefront: await loadStorefront(clone, services.shop),
      clientDirectory: path.join(clone, 'build/client'),
      addRoutes,
    });
    return createAdaptorServer({
      fetch: app.fetch,
      // Whoever sends a request drop by drop holds a connection no longer than this.
      serverOptions: {
        headersTimeout: 10_000,
        requestTimeout: 30_000,
        connectionsCheckingInterval: 5000,
      },
    }) as Server;
  };
}
