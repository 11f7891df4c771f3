import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runStep } from '#scripts/run-step.ts';

const folder = path.join(root, 'build/yardstick');

export const yardstickBuild = {
  client: path.join(folder, 'client'),
  /** Address of the module that answers requests. */
  server: pathToFileURL(path.join(folder, 'server/index.js')).href,
};

/**
 * Builds the page application that ours is compared to: the same framework and as many frames,
 * but no style, language, session or database.
 * @throws Error with what the build said.
 */
export async function buildYardstick(): Promise<void> {
  const { ok, output } = await runStep('react-router', ['build', 'bench/yardstick'], {
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new Error(`The yardstick cannot be built:\n${output}`);
}
