import path from 'node:path';
import { openBuilt } from './open-built.ts';
import { settingsOrExit } from './settings.ts';
import { start } from './start.ts';

/** The shop in production: what `npm run serve` runs. */
const clone = path.resolve(import.meta.dirname, '../..');

await start({
  clone,
  env: settingsOrExit(() => ({ FRAMEWELL_MODE: 'serve' })),
  openServer: openBuilt(clone),
});
