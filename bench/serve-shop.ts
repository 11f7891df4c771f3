import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import path from 'node:path';
import { aLargeCatalogue } from './large-catalogue.ts';
import { ensureDemo } from '#demo/demo.ts';
import { root } from '#scripts/run-step.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { loadStorefront } from '#server/storefront-build.ts';
import { testSettings } from '#test/shop/settings.ts';
import { listenOnFreePort } from './http.ts';
import { reportTo } from './program.ts';
import { signInMember } from './sign-in.ts';

/**
 * The shop as `npm start` serves it, with the demo's members and as many frames as the bench
 * asks for; beside another process, with what that one has imported. Jobs stay in their queue, so that one batch does not pay for the mail of another.
 */
const [databaseUrl = '', frameCount, beside] = process.argv.slice(2);
const env = testSettings({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' });
let address = 'http://127.0.0.1';
// An import of a large catalogue, as `ops` runs it.
const statementTimeoutMs = 10 * 60 * 1000;
const database = await openDatabase(env, root, () => undefined, { statementTimeoutMs });
const services = createServices({
  env,
  pool: database.pool,
  log: createLog(env.LOG_LEVEL),
  publicUrl: () => address,
});
if (!beside) {
  await ensureDemo(services, () => undefined);
  await services.commerce.importCatalogue(aLargeCatalogue(Number(frameCount)), { replaces: true });
  // What a shop's database does by itself in the first minutes, and would do while it is measured.
  await services.pool.query('vacuum analyze');
}

const app = createApp({
  services,
  storefront: await loadStorefront(root, services.shop),
  clientDirectory: path.join(root, 'build/client'),
});
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
address = await listenOnFreePort(server);

reportTo(process, {
  url: address,
  cookie: await signInMember(services),
  statements: () => database.pool.statementCount,
  async close() {
    server.closeAllConnections();
    await database.close();
  },
});
