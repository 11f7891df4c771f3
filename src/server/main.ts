import { serve } from '@hono/node-server';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { demoKeys } from './demo-keys.ts';
import { openDatabase } from './database/open.ts';
import { processEnv, readEnv, type Env } from './env.ts';
import { claimInstance } from './instance.ts';
import { recoverOrders, tasksOf } from './jobs/tasks.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { createServices } from './services.ts';
import { loadStorefront } from './storefront-build.ts';

/** The whole shop in one process: database, services, jobs, and the port. */

const clone = path.resolve(import.meta.dirname, '../..');
const graceMs = 10_000;

const env = settings();
const log = createLog(env.LOG_LEVEL);
const isDemo = env.FRAMEWELL_MODE === 'demo';
const instance = isDemo ? await claimOrExit() : undefined;

say('Database');
const database = await openDatabase(env, clone, (line) => log.info({ database: line }, 'database'));
let isStopping = false;
let address = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

const { demoMembers, ensureDemo } = await import('#ops/demo/demo.ts');
const services = createServices({
  env,
  pool: database.pool,
  log,
  publicUrl: () => address,
  isStopping: () => isStopping,
  ...(isDemo ? { demoMembers } : {}),
});
if (isDemo) await ensureDemo(services, say);
await recoverOrders(services, 0);

const app = createApp({
  services,
  storefront: await loadStorefront(clone, services.house),
  clientDirectory: path.join(clone, 'build/client'),
});
const worker = await startWorker(database.pool, tasksOf(services), log);

const server = serve(
  { fetch: app.fetch, port: env.PORT, hostname: env.HOST, overrideGlobalObjects: false },
  ({ port }) => {
    address = env.PUBLIC_URL ?? `http://localhost:${port}`;
    instance?.recordAddress(address);
    if (isDemo) greet(address);
    else log.info({ port }, 'ready');
  },
);
server.on('error', (error) => {
  process.stderr.write(`The port cannot be opened: ${error.message}\n`);
  void stop(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
process.on('uncaughtException', (error) => {
  log.fatal({ error: error.name }, 'uncaught');
  void stop(1);
});

/** Finishes what was accepted, then closes everything in the order it depends on. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const hardStop = sleep(graceMs, undefined, { ref: false }).then(() => process.exit(code || 1));
  await Promise.race([closeAll(), hardStop]);
  process.exit(code);
}

async function closeAll(): Promise<void> {
  const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  await worker.stop();
  await database.close();
  instance?.release();
}

function settings(): Env {
  const given = processEnv();
  try {
    const keys = given.FRAMEWELL_MODE === 'demo' ? demoKeys(path.join(clone, 'var')) : {};
    return readEnv({ ...keys, ...given });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}

async function claimOrExit() {
  const claim = await claimInstance(path.join(clone, 'var'));
  if (claim.status === 'claimed') return claim;
  process.stderr.write(`This shop is running already: ${claim.url ?? 'it is just starting'}\n`);
  process.exit(1);
}

function say(step: string): void {
  if (isDemo) process.stdout.write(`${step}…\n`);
}

function greet(url: string): void {
  process.stdout.write(`
Framewell is ready: ${url}

  Sign in   ${url}/confirmauthentication/intro
  Members   ${url}/dev/members.json   (for example AH-1001, Clara Whitfield)
  Codes     ${url}/dev/outbox

Ctrl-C stops everything; starting again finds all data.
`);
}
