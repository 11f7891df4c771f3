import path from 'node:path';
import { ensureBuilt } from '#scripts/build.ts';
import { withProgress } from '#scripts/run-step.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureDevice, measureScan } from './device.ts';
import { measureEngine } from './engine.ts';
import { measureGrowth } from './growth.ts';
import { measureLikeness } from './likeness.ts';
import { measureMembersImport } from './members-import.ts';
import { openMeasuredShops } from './measured-shops.ts';
import { measurePages } from './pages.ts';
import { measureOverload } from './overload.ts';
import { measureProcesses } from './processes.ts';
import { measureReading } from './reading.ts';
import { printSections, saveSections, type Section } from './report.ts';
import { measureRestart } from './restart.ts';
import { measureSizes } from './sizes.ts';
import { countStatements } from './statements.ts';
import { buildYardstick } from './yardstick-build.ts';

/**
 * Measures the shop against what it is built on, and writes `results.json`. Absolute times say
 * more about the machine than about the shop, so there are none but those that are promised.
 * `npm run bench -- restart processes` measures these parts alone; the catalogue of 100,000 models
 * (`catalogue-100000`) is measured only when it is asked for, since importing it takes long.
 */
const asked = process.argv.slice(2);
const long = 'catalogue-100000';
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
  const small = once(() => shops.openShop(24));
  const medium = once(() => shops.openShop(240));
  const large = once(() => shops.openShop(2400));
  const hundred = once(() => shops.openShop(100));
  const thousand = once(() => shops.openShop(1000));
  const tenThousand = once(() => shops.openShop(10_000));
  const yardstick = once(() => shops.openYardstick());
  const parts: Record<string, () => Promise<Section>> = {
    pages: async () => measurePages(await small(), await yardstick()),
    sizes: async () => measureSizes(await small(), await yardstick()),
    engine: async () => measureEngine(await large()),
    statements: async () => countStatements(await small()),
    overload: async () => measureOverload(await small()),
    growth: async () => measureGrowth(await small(), await medium(), await large()),
    catalogue: async () =>
      measureCatalogue(shops, await thousand(), [await hundred(), await tenThousand()]),
    [long]: async () => measureCatalogue(shops, await thousand(), [await shops.openShop(100_000)]),
    import: () => measureMembersImport(shops),
    restart: () => measureRestart(shops),
    processes: async () => measureProcesses(shops, await small()),
    reading: async () => measureReading(await small()),
    device: measureDevice,
    scan: measureScan,
    likeness: async () => measureLikeness(),
  };
  const unknown = asked.filter((name) => !parts[name]);
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There is: ${Object.keys(parts).join(', ')}`);
  try {
    // All at once at first: what is measured early does not find an idler machine.
    if (asked.length === 0)
      await withProgress('Opening three shops…', Promise.all([small(), medium(), large()]));
    const measured: Section[] = [];
    for (const [name, part] of Object.entries(parts))
      if (asked.length === 0 ? name !== long : asked.includes(name))
        measured.push(await withProgress(`${name}…`, part()));
    return measured;
  } finally {
    await shops.close();
  }
}

/** Opens it when it is first asked for. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => (opened ??= open());
}
