import type { Env } from '#server/env.ts';
import { settingsOrExit, varDirectory } from '#server/settings.ts';
import { demoKeys } from './keys.ts';

/** The settings of a demo, which makes its own keys beside its data. */
export function demoSettings(clone: string): Env {
  return settingsOrExit(() => ({ ...demoKeys(varDirectory(clone)), FRAMEWELL_MODE: 'demo' }));
}
