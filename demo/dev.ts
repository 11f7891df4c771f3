import { openReloading } from '#server/open-reloading.ts';
import { devPages } from './dev-pages.ts';
import { startDemo } from './start-demo.ts';

/**
 * The demo shop with hot reload of the pages, on the same database: what `npm run dev` runs, again
 * for the files of the server that changed.
 */
const reloaded = process.argv.slice(2);
await startDemo((clone) => openReloading(clone, devPages), reloaded);
