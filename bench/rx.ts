import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { conditions } from '#test/rx-sheets/conditions.ts';
import { makeSheets } from '#test/rx-sheets/make-sheets.ts';
import { scoreAnswer, type RxAnswer, type Score } from './rx-score.ts';
import { rxReport } from './rx-table.ts';

/**
 * Measures how well prescriptions are read: draws sheets of seen and of frozen layouts, has each
 * read, and counts their printed values by condition. Names every value that is wrong.
 *
 * `npm run bench:rx -- [--set frozen] [--seeds 2] [--conditions light,heavy] [--only NAME]
 * [--reader FILE] [--save FILE]`. The reader is a module that exports
 * `readPrescription(bytes): Promise<RxAnswer>`.
 */
const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'seen,frozen' },
    seeds: { type: 'string', default: '2' },
    conditions: { type: 'string', default: conditions.join(',') },
    only: { type: 'string' },
    reader: { type: 'string', default: 'src/reading/index.ts' },
    save: { type: 'string' },
  },
});

type Reader = {
  readPrescription: (bytes: Uint8Array) => Promise<RxAnswer>;
  /** Where a reader keeps helpers running, ends them. */
  closeReader?: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '..');
const { readPrescription, closeReader } = (await import(
  pathToFileURL(path.resolve(root, options.reader)).href
)) as Reader;
const saved: Record<string, Score[]> = {};
for (const set of ['seen', 'frozen'] as const) {
  if (!options.set.split(',').includes(set)) continue;
  const scores = await measure(set);
  saved[set] = scores;
  console.log(rxReport(set, scores).join('\n'));
}
await closeReader?.();
if (options.save) {
  await mkdir(path.dirname(path.resolve(options.save)), { recursive: true });
  await writeFile(options.save, JSON.stringify(saved, null, 1));
}

async function measure(set: 'seen' | 'frozen'): Promise<Score[]> {
  const folder = path.join(root, 'var', 'rx-sheets', set);
  const sheets = await makeSheets({
    set,
    folder,
    conditions: conditions.filter((name) => options.conditions.split(',').includes(name)),
    seeds: Number(options.seeds),
    only: options.only,
  });
  const scores: Score[] = [];
  for (const sheet of sheets) {
    const bytes = await readFile(path.join(folder, sheet.file));
    scores.push(scoreAnswer(sheet, await readPrescription(bytes)));
    if (scores.length % 25 === 0) console.error(`${set}: ${scores.length} of ${sheets.length}`);
  }
  return scores;
}
