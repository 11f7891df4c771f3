import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { WrongDatabase } from './database/mark.ts';
import { isDatabaseDown, isDiskFull } from '#service-base/database-faults.ts';
import { onceUp } from './database/once-up.ts';
import { openDatabase, type Database } from './database/open.ts';
import type { Env } from './env.ts';
import { claimInstance } from './instance.ts';
import { recoverOrders, tasksOf } from './jobs/tasks.ts';
import { startWorker } from './jobs/worker.ts';
import { faultFields } from './fault-fields.ts';
import { createLog, type Log } from './log.ts';
import { createServices, type Services } from './services.ts';
import { varDirectory } from './settings.ts';
import { startTracing } from './telemetry/start-tracing.ts';

const graceMs = 10_000;
/** Between two looks for a database that is away at the start. */
const againMs = 2000;

export type OpenServer = (services: Services) => Promise<Server>;

export type StartOptions = {
  /** The folder that this copy of the program lies in. */
  clone: string;
  env: Env;
  /** Makes the HTTP server; it is listened on here. */
  openServer: OpenServer;
  /** Brings what the shop is to have before its port opens. */
  fill?(services: Services): Promise<void>;
  /** Hears how far the start has come. */
  say?(line: string): void;
  /** Told when the shop answers; without it the log is. */
  onReady?(url: string): void;
};

/**
 * Brings the whole shop up in one process: database, services, what a crash left open, jobs,
 * and the port. Everything is closed in order when the process is asked to stop.
 */
export async function start(options: StartOptions): Promise<void> {
  const { clone, env } = options;
  const log = createLog(env.LOG_LEVEL);
  const stopTracing = await startTracing(env, log);
  // The embedded data belongs to this clone, and one server at a time serves it.
  const instance = env.DATABASE_URL ? undefined : claimOrExit(clone);
  let isStopping = false;
  let address = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

  options.say?.('Database…');
  const database = await openOrExit(env, clone, log);
  const services = createServices({
    env,
    pool: database.pool,
    log,
    publicUrl: () => address,
    isStopping: () => isStopping,
  });
  await options.fill?.(services);
  if (
    !env.COMMERCE_GRAPHQL_URL &&
    !(await onceUp(() => services.commerce.promotions.planBenefit()))
  )
    log.warn('no benefit is set: members pay all (ops benefit set)');
  const recovering = onceUp(() => recoverOrders(services, 0));
  // Another platform may be slow or away; the shop opens all the same, and the job looks again.
  if (env.COMMERCE_GRAPHQL_URL) recovering.catch(() => log.warn('orders left open wait'));
  else await recovering;

  const server = await options.openServer(services);
  const worker = await onceUp(() => startWorker(database.pool, tasksOf(services), log));

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal(faultFields(error), 'uncaught');
    void stop(1);
  });
  server.on('error', (error) => {
    process.stderr.write(`The port cannot be opened: ${error.message}\n`);
    void stop(1);
  });
  server.listen(env.PORT, env.HOST, () => {
    const bound = server.address();
    if (!env.PUBLIC_URL && bound && typeof bound === 'object')
      address = `http://localhost:${bound.port}`;
    instance?.recordAddress(address);
    if (options.onReady) options.onReady(address);
    else log.info('ready');
  });

  /**
   * Tells who sends requests that we are not ready, still answers for as long as they need to
   * hear it, finishes what was accepted, then closes everything in the order it depends on.
   */
  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    if (code === 0 && server.listening) await sleep(env.DRAIN_SECONDS * 1000);
    try {
      await Promise.race([closeAll(), sleep(graceMs)]);
    } finally {
      process.exit(code); // also when something could not be closed
    }
  }

  async function closeAll(): Promise<void> {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(idle);
    services.stopReading();
    await worker.stop();
    await database.close();
    await stopTracing();
    instance?.release();
  }
}

/** Waits for a database that is away or full; one that belongs to another shop ends the process. */
async function openOrExit(env: Env, clone: string, log: Log): Promise<Database> {
  for (;;) {
    try {
      return await openDatabase(env, clone, (line) => log.info({ line }, 'database'));
    } catch (error) {
      if (error instanceof WrongDatabase) {
        process.stderr.write(`${error.message}\n`);
        return process.exit(78);
      }
      const isFull = isDiskFull(error);
      if (!env.DATABASE_URL || !(isFull || isDatabaseDown(error))) throw error;
      const why = isFull ? 'the disk of the database is full' : 'the database is away';
      log.warn(faultFields(error), `${why}; looking again`);
      await sleep(againMs);
    }
  }
}

function claimOrExit(clone: string) {
  const claim = claimInstance(varDirectory(clone));
  if (claim.status === 'claimed') return claim;
  process.stderr.write(`This shop is running already: ${claim.url ?? 'it is just starting'}\n`);
  return process.exit(1);
}
