import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Secrets of a demo shop, made once beside its data and readable by its owner only.
 * Production takes its secrets from the environment and never comes here.
 */
export function demoKeys(directory: string): Record<string, string> {
  const file = path.join(directory, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

  const secret = () => randomBytes(32).toString('base64url');
  const keys = {
    SEALING_KEYS: `demo:${randomBytes(32).toString('base64')}`,
    PEPPER: secret(),
    SESSION_SECRET: secret(),
    CUSTOMER_TOKEN_SECRET: secret(),
    MEMBER_TOKEN_SECRET: secret(),
    COMMERCE_INTEGRATION_TOKEN: secret(),
    MEMBER_DATA_TOKEN: secret(),
    METRICS_TOKEN: secret(),
  };
  mkdirSync(directory, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(keys, null, 2), { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return keys;
}
