import { readFile } from 'node:fs/promises';
import { RefusedCatalogue, type ImportPlan } from '#commerce/index.ts';
import type { Services } from '#server/services.ts';
import { done, type CommandOnShop, type Options } from '../command.ts';
import { requireOurCatalogue } from '../whose.ts';
import { refusedFile } from './refused-file.ts';

const kinds = ['frames', 'colors', 'products', 'lenses'] as const;

/** `catalog import`. */
export const importCatalogueCommand: CommandOnShop = {
  takes: '<file.json>',
  does: 'adds and changes products by their SKU, all or none',
  options: {
    '--dry-run': 'checks it all and tells what would come of it, writes nothing',
    '--replace': 'takes off sale what the file does not list',
  },
  async asksOfShop(services, [file = ''], options) {
    requireOurCatalogue(services);
    if (options['replace'] !== true || options['dryRun'] === true) return null;
    try {
      const plan = await importFile(services, file, { ...options, dryRun: true });
      const taken = takenOffSale(plan);
      return taken && `Take ${taken} off sale?`;
    } catch (error) {
      // What is wrong with the file is told when it is imported.
      if (error instanceof RefusedCatalogue) return null;
      throw error;
    }
  },
  async run(services, [file = ''], options) {
    requireOurCatalogue(services);
    try {
      const plan = await importFile(services, file, options);
      const isTrial = options['dryRun'] === true;
      return done(`${isTrial ? 'It would be:\n' : ''}${tell(plan)}`, { ...plan, isTrial });
    } catch (error) {
      if (error instanceof RefusedCatalogue) return refusedFile(error, options['json'] === true);
      throw error;
    }
  },
};

async function importFile(
  { commerce }: Services,
  file: string,
  options: Options,
): Promise<ImportPlan> {
  const catalogue = JSON.parse(await readFile(file, 'utf8')) as unknown;
  return commerce.importCatalogue(catalogue, {
    replaces: options['replace'] === true,
    isTrial: options['dryRun'] === true,
  });
}

function tell(plan: ImportPlan): string {
  return kinds
    .map((kind) => {
      const { added, updated, takenOffSale: off } = plan[kind];
      return `${kind}: ${added} added, ${updated} updated, ${off} taken off sale`;
    })
    .join('\n');
}

/** What a catalogue that replaces all takes off sale; null where it is nothing. */
function takenOffSale(plan: ImportPlan): string | null {
  const taken = kinds
    .filter((kind) => plan[kind].takenOffSale > 0)
    .map((kind) => `${plan[kind].takenOffSale} ${kind}`);
  return taken.length > 0 ? taken.join(', ') : null;
}
