import { openReloading } from '#server/open-reloading.ts';
import { devPages } from './dev-pages.ts';
import { startDemo } from './start-demo.ts';

/** The demo shop with hot reload of the pages, on the same database: what `npm run dev` runs. */
await startDemo((clone) => openReloading(clone, devPages));
