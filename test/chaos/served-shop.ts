import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { knownSecrets } from '../shop/settings.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The shop as `npm run serve` runs it, in a process that can be killed. */
export type ServedShop = {
  /** Kills the process without a word. */
  kill(): Promise<void>;
  start(): void;
  /** Asks it to stop, and answers with its exit code. */
  stop(): Promise<number | null>;
  /** How often the process ended although nobody had ended it. */
  readonly fell: number;
  /** What it said of faults of its own. */
  readonly faults: string[];
};

export function serveShop(options: {
  port: number;
  publicUrl: string;
  databaseUrl: string;
  mailPort: number;
}): ServedShop {
  const env = {
    ...process.env,
    ...knownSecrets,
    NODE_ENV: 'production',
    FRAMEWELL_MODE: 'serve',
    LOG_LEVEL: 'error',
    PORT: String(options.port),
    PUBLIC_URL: options.publicUrl,
    DATABASE_URL: options.databaseUrl,
    MAIL_URL: `smtp://127.0.0.1:${options.mailPort}`,
    MAIL_FROM: 'shop@framewell.example',
    TRUST_PROXY: 'on',
    DRAIN_SECONDS: '0',
    STOREFRONT_ACCESS: 'open',
  };
  const faults: string[] = [];
  const ended = new WeakSet<ChildProcess>();
  let fell = 0;
  let current: ChildProcess | undefined;

  function start(): void {
    const child = spawn(process.execPath, [path.join(root, 'src/server/main.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    current = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => faults.push(...chunk.toString().trim().split('\n')));
    child.once('exit', () => {
      if (ended.has(child) || current !== child) return;
      fell += 1;
      void sleep(200).then(() => current === child && start()); // whoever looks after it does
    });
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const child = current;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    ended.add(child);
    const exit = once(child, 'exit');
    child.kill(signal);
    const [code] = (await exit) as [number | null];
    return code;
  }

  start();
  return {
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    get fell() {
      return fell;
    },
    faults,
  };
}
