import path from 'node:path';
import { createApp, type AddRoutes } from './app.ts';
import { httpServer } from './http/http-server.ts';
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
    return httpServer(app.fetch, services.publicUrl);
  };
}
