import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RefusedCatalogue, type ImportPlan, type PicturesBeside } from '#commerce/index.ts';
import type { Services } from '#server/services.ts';
import { importCsv } from '../catalogue-file/import-csv.ts';
import { openPictures } from '../catalogue-pictures/beside.ts';
import { done, type CommandOnShop, type Options, type Outcome } from '../command.ts';
import { progressLine } from '../progress.ts';
import { requireOurCatalogue } from '../whose.ts';
import { refusedFile } from './refused-file.ts';

const kinds = ['frames', 'colors', 'products', 'lenses'] as const;

/** `catalog import`. */
export const importCatalogueCommand: CommandOnShop = {
  takes: '<file.json|file.csv>',
  does: 'adds and changes products by their SKU, all or none',
  options: {
    '--dry-run': 'checks it all and tells what would come of it, writes nothing',
    '--replace': 'takes off sale what the file does not list',
    '--skip-bad': 'leaves lines of a CSV file that have faults out and imports the others',
    '--progress': 'tells every second how far it is, not on a terminal only',
  },
  async asksOfShop(services, [file = ''], options) {
    requireOurCatalogue(services);
    if (options['replace'] !== true || options['dryRun'] === true) return null;
    // What is wrong with the file is told when it is imported.
    const { plan } = await importFile(services, file, { ...options, dryRun: true });
    const taken = plan && takenOffSale(plan);
    return taken && `Take ${taken} off sale?`;
  },
  async run(services, [file = ''], options) {
    requireOurCatalogue(services);
    const { plan, faults, leftOut } = await importFile(services, file, options);
    if (!plan) return refusedFile({ faults }, options['json'] === true);
    const isTrial = options['dryRun'] === true;
    const hidden = isTrial ? [] : await hiddenOrigins(services);
    return tell(plan, { faults, leftOut, isTrial, hidden });
  },
};

/** Where pictures lie that browsers are told not to show on our pages. */
async function hiddenOrigins({ commerce, env }: Services): Promise<string[]> {
  const origins = await commerce.mediaOrigins();
  return origins.filter((one) => !env.COMMERCE_MEDIA_ORIGINS.includes(one));
}

type Fault = { place: string; fault: string };
type Imported = { plan: ImportPlan | null; faults: readonly Fault[]; leftOut: number };

async function importFile(services: Services, file: string, options: Options): Promise<Imported> {
  // A line left out for a typing error would be taken off sale as one that is not listed.
  if (options['skipBad'] === true && options['replace'] === true)
    throw new Error('--skip-bad and --replace do not go together.');
  const isCsv = /\.csv$/i.test(file);
  if (!isCsv && options['skipBad'] === true) throw new Error('--skip-bad is for CSV files.');
  const isShown = options['progress'] === true || process.stderr.isTTY;
  const pictures = progressLine(process.stderr, 'pictures');
  const beside = openPictures(path.dirname(file), (made) => {
    if (isShown) pictures.tell({ lines: made });
  });
  const how = {
    replaces: options['replace'] === true,
    isTrial: options['dryRun'] === true,
    beside,
  };
  try {
    return await (isCsv
      ? importLines(services, file, {
          ...how,
          skipsBad: options['skipBad'] === true,
          isShown,
        })
      : importJson(services, file, how));
  } finally {
    pictures.end();
    await beside.close();
  }
}

type How = { replaces: boolean; isTrial: boolean; beside: PicturesBeside };

async function importJson({ commerce }: Services, file: string, how: How): Promise<Imported> {
  const catalogue = JSON.parse(await readFile(file, 'utf8')) as unknown;
  try {
    const plan = await commerce.importCatalogue(catalogue, how);
    return { plan, faults: [], leftOut: 0 };
  } catch (error) {
    if (error instanceof RefusedCatalogue) return { plan: null, faults: error.faults, leftOut: 0 };
    throw error;
  }
}

async function importLines(
  services: Services,
  file: string,
  { isShown, ...how }: How & { skipsBad: boolean; isShown: boolean },
): Promise<Imported> {
  const progress = progressLine(process.stderr);
  try {
    const { plan, faults } = await importCsv(services, file, {
      ...how,
      ...(isShown ? { progress: progress.tell } : {}),
    });
    return {
      plan,
      faults: faults.map(({ line, column, fault }) => ({
        place: ['line', String(line), column ?? ''].join(' ').trim(),
        fault,
      })),
      leftOut: new Set(faults.filter(({ staysIn }) => !staysIn).map(({ line }) => line)).size,
    };
  } finally {
    progress.end();
  }
}

type Told = { isTrial: boolean; hidden: readonly string[] };

function tell(
  plan: ImportPlan,
  { faults, leftOut, isTrial, hidden }: Omit<Imported, 'plan'> & Told,
): Outcome {
  const counts = kinds.map((kind) => {
    const { added, updated, unchanged, takenOffSale: off } = plan[kind];
    return `${kind}: ${added} added, ${updated} updated, ${unchanged} unchanged, ${off} taken off sale`;
  });
  const said = isTrial ? ['It would be:', ...counts] : counts;
  if (plan.pictures) said.push(...picturesTold(plan.pictures, isTrial));
  if (faults.length > 0) {
    const reasons = faults.map(({ place, fault }) => `${place}: ${fault}`);
    const lines = `${leftOut} line${leftOut === 1 ? '' : 's'} left out:`;
    said.push(leftOut > 0 ? lines : 'Left out of lines:', ...reasons);
  }
  if (hidden.length > 0)
    said.push(`Pages show no pictures of ${hidden.join(', ')}: add it to COMMERCE_MEDIA_ORIGINS.`);
  return done(said.join('\n'), {
    ...plan,
    isTrial,
    ...(faults.length > 0 ? { faults } : {}),
    ...(hidden.length > 0 ? { hiddenPictures: hidden } : {}),
  });
}

const picturesShownMax = 100;

/** How many files were taken in, and before it is done which these are. */
function picturesTold(
  { added, unchanged }: NonNullable<ImportPlan['pictures']>,
  isTrial: boolean,
): string[] {
  const counts = `pictures: ${added.length} added, ${unchanged.length} unchanged`;
  if (!isTrial) return [counts];
  const named = added.slice(0, picturesShownMax).map(({ file, size, bytes }) => {
    const measures = size ? `${size.width} × ${size.height} pixels` : 'SVG';
    return `  ${file}: ${measures}, ${Math.ceil(bytes / 1000)} kB`;
  });
  const more = added.length - named.length;
  return [counts, ...named, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

/** What a catalogue that replaces all takes off sale; null where it is nothing. */
function takenOffSale(plan: ImportPlan): string | null {
  const taken = kinds
    .filter((kind) => plan[kind].takenOffSale > 0)
    .map((kind) => `${plan[kind].takenOffSale} ${kind}`);
  return taken.length > 0 ? taken.join(', ') : null;
}
