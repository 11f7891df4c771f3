import path from 'node:path';
import { processEnv, readEnv, type Env } from './env.ts';

/** Where this clone keeps what belongs to it and is not committed. */
export function varDirectory(clone: string): string {
  return path.join(clone, 'var');
}

/**
 * The settings of this process: the environment's, and of `own` what it does not say.
 * Prints every fault and ends the process when there is one.
 */
export function settingsOrExit(own: () => Record<string, string>): Env {
  try {
    return readEnv({ ...own(), ...processEnv() });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}
