import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '#server/embedded-postgres/embedded.ts';
import { connectionUrl } from '../connection-url.ts';
import { temporaryFolder } from '../postgres.ts';

/** A shop as it is served, on a database of its own that is thrown away. */
export type RunningShop = {
  url: string;
  databaseUrl: string;
  /** Of the process that serves now. */
  readonly pid: number;
  /** Kills the process without a word, as a power cut would; the database stays. */
  kill(): Promise<void>;
  /** Asks the process to stop, and answers the code that it ends with. */
  askToStop(): Promise<number | null>;
  /** Starts the same shop again on the same data and port. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the built shop on a free port; `env` adds to its settings. */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = temporaryFolder('shop-');
  const postgres = await startEmbedded({ dataDir: path.join(folder, 'pg'), durable: false });
  const databaseUrl = connectionUrl({ ...postgres.connection });
  let port = '0';

  const run = async () => {
    const started = await startProcess({
      PORT: port,
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
      // Most journeys pay in another way.
      DEMO_PAYMENT_PAGE: 'off',
      ...env,
    });
    port = new URL(started.url).port;
    return started;
  };
  let current = await run();

  return {
    get url() {
      return current.url;
    },
    databaseUrl,
    get pid() {
      return current.process.pid ?? 0;
    },
    async kill() {
      await end(current.process, 'SIGKILL');
    },
    askToStop: () => end(current.process, 'SIGTERM'),
    async startAgain() {
      current = await run();
    },
    async stop() {
      await end(current.process, 'SIGTERM');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startProcess(
  env: Record<string, string>,
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [path.join(root, 'demo/start.ts')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', FRAMEWELL_MODE: 'demo', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Framewell is ready: (\S+)/.exec(said)?.[1];
      if (url) resolve({ process: child, url });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the shop ended (${code}): ${said}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}
