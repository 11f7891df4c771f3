import { openBuilt } from '#server/open-built.ts';
import { devPages } from './dev-pages.ts';
import { startDemo } from './start-demo.ts';

/** The demo shop as it is built: what `npm start` runs. */
await startDemo((clone) => openBuilt(clone, devPages));
