import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const secret = (name: string) => `${name}-of-a-shop-in-production-long-enough`;

/** Where browsers reach the shop, through a proxy. */
export const productionUrl = 'https://glasses.plan.example';

/** All that a shop in production must be told, but for its database. */
export const production = {
  FRAMEWELL_MODE: 'serve',
  PUBLIC_URL: productionUrl,
  MAIL_URL: 'smtps://mail.plan.example',
  MAIL_FROM: 'glasses@plan.example',
  SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  PEPPER: secret('pepper'),
  SESSION_SECRET: secret('sessions'),
  CUSTOMER_TOKEN_SECRET: secret('customers'),
  MEMBER_TOKEN_SECRET: secret('members'),
  COMMERCE_INTEGRATION_TOKEN: secret('commerce'),
  MEMBER_DATA_TOKEN: secret('member-data'),
  METRICS_TOKEN: secret('metrics'),
};

/** A process of ours; `said` is all that it has printed so far. */
export type Running = {
  process: ChildProcess;
  said(): string;
  /** Answers once what is `wanted` was printed. @throws Error when it ends before. */
  saying(wanted: RegExp): Promise<void>;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
};

/** Runs a program of ours, or of another copy of us, with these settings and no others. */
export function run(
  program: string,
  words: string[],
  env: Record<string, string>,
  from: string = root,
): Running {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(from, program), ...words], {
    cwd: from,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listeners = new Set<() => void>();
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    for (const tell of listeners) tell();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    process: child,
    said: () => said,
    ended,
    async saying(wanted) {
      const heard = new Promise<void>((resolve) => {
        const look = () => wanted.test(said) && resolve();
        listeners.add(look);
        look();
      });
      await Promise.race([heard, ended]);
      if (!wanted.test(said)) throw new Error(`${program} ended: ${said}`);
    },
  };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
