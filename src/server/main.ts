import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import path from 'node:path';
import { createApp } from './app.ts';
import { start } from './start.ts';
import { loadStorefront } from './storefront-build.ts';

/** The shop as it is built: what `npm start` and `npm run serve` run. */
const clone = path.resolve(import.meta.dirname, '../..');

await start(clone, async ({ services }) => {
  const app = createApp({
    services,
    storefront: await loadStorefront(clone, services.shop),
    clientDirectory: path.join(clone, 'build/client'),
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
});
