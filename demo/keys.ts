import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Secrets of a demo shop, made once beside its data and readable by its owner only; of several
 * processes that make them at once, the keys of the first count for all.
 * Production takes its secrets from the environment and never comes here.
 */
export function demoKeys(directory: string): Record<string, string> {
  const file = path.join(directory, 'keys.json');
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(newKeys(), null, 2), { mode: 0o600, flush: true });
    giveName(unfinished, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

function newKeys(): Record<string, string> {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    SEALING_KEYS: `demo:${randomBytes(32).toString('base64')}`,
    PEPPER: secret(),
    SESSION_SECRET: secret(),
    CUSTOMER_TOKEN_SECRET: secret(),
    MEMBER_TOKEN_SECRET: secret(),
    COMMERCE_INTEGRATION_TOKEN: secret(),
    MEMBER_DATA_TOKEN: secret(),
    METRICS_TOKEN: secret(),
  };
}

/** Unlike a rename, never takes the place of a file that is there already. */
function giveName(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}
