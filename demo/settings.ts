import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { settingsOrExit, varDirectory } from '#server/settings.ts';
import { demoKeys } from './keys.ts';

/** The settings of a demo, which makes its own keys beside its data. */
export function demoSettings(clone: string, ofPaymentPage: Record<string, string> = {}): Env {
  const pictures = path.join(clone, 'demo/pictures');
  return settingsOrExit(() => ({
    ...(existsSync(pictures) ? { FRAME_PICTURES: pictures } : {}),
    FRAME_PICTURES_CACHE: path.join(varDirectory(clone), 'picture-cache'),
    ...demoKeys(varDirectory(clone)),
    ...ofPaymentPage,
    FRAMEWELL_MODE: 'demo',
  }));
}
