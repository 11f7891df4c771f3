import path from 'node:path';
import { demoKeys } from './demo-keys.ts';
import { processEnv, readEnv, type Env } from './env.ts';

/** Where this clone keeps what belongs to it and is not committed. */
export function varDirectory(clone: string): string {
  return path.join(clone, 'var');
}

/**
 * The settings of this process: a demo makes its own keys beside its data, production takes
 * them from the environment. Prints every fault and ends the process when there is one.
 */
export function settingsOrExit(clone: string): Env {
  const given = processEnv();
  try {
    const keys = given.FRAMEWELL_MODE === 'serve' ? {} : demoKeys(varDirectory(clone));
    return readEnv({ FRAMEWELL_MODE: 'demo', ...keys, ...given });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}
