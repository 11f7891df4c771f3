import path from 'node:path';
import { ensureBuilt } from '#scripts/build.ts';
import { withProgress } from '#scripts/run-step.ts';
import { measureEngine } from './engine.ts';
import { measureGrowth } from './growth.ts';
import { measureMembersImport } from './members-import.ts';
import { openMeasuredShops } from './measured-shops.ts';
import { measurePages } from './pages.ts';
import { measureOverload } from './overload.ts';
import { printSections, saveSections, type Section } from './report.ts';
import { measureSizes } from './sizes.ts';
import { countStatements } from './statements.ts';
import { buildYardstick } from './yardstick-build.ts';

/**
 * Measures the shop against what it is built on, and writes `results.json`. Absolute times say
 * more about the machine than about the shop, so there are none.
 */
const results = path.join(import.meta.dirname, 'results.json');

if (!(await ensureBuilt())) process.exit(1);
await withProgress('Building the yardstick…', buildYardstick());
const sections = await measure();
printSections(sections);
saveSections(results, sections);

async function measure(): Promise<Section[]> {
  const shops = await openMeasuredShops();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shops.close().finally(() => process.exit(130)));
  try {
    const opening = Promise.all([shops.openShop(24), shops.openShop(240), shops.openShop(2400)]);
    const [small, medium, large] = await withProgress('Opening three shops…', opening);
    const yardstick = await shops.openYardstick();
    return [
      await withProgress('Pages…', measurePages(small, yardstick)),
      await measureSizes(small, yardstick),
      await withProgress('Engine…', measureEngine(large)),
      await countStatements(small),
      await withProgress('Overload…', measureOverload(small)),
      await withProgress('Growth…', measureGrowth(small, medium, large)),
      await withProgress('Members import…', measureMembersImport(shops)),
    ];
  } finally {
    await shops.close();
  }
}
