import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createReader, readFile as readSheet } from '#reading/index.ts';
import { conditions } from '#test/rx-sheets/conditions.ts';
import { makeSheets } from '#test/rx-sheets/make-sheets.ts';
import { wordings } from '#test/rx-sheets/texts-of-page.ts';
import { scoreAnswer, type Score } from './rx-score.ts';
import { rxReport } from './rx-table.ts';
import { scoresOfPapers } from './rx-papers.ts';
import { scoresOfSeenWords } from './rx-seen-words.ts';
import { scoresOfWords } from './rx-words.ts';

/**
 * Measures how well prescriptions are read: draws sheets of seen and of frozen layouts, has each
 * read, and counts their printed values by condition. Names every value that is wrong.
 *
 * `npm run bench:rx -- [--set frozen] [--seeds 2] [--conditions light,heavy] [--only NAME]
 * [--save FILE] [--words page] [--unhurried]`. Two sheets are read at once, as on two cores. With
 * `--words page` no picture is drawn: the words come from the page itself, which tells faults in their meaning from
 * faults in seeing them, in a hundredth of the time. With `--words pictures` they are those that were
 * seen on the pictures, kept from one run to the next until `--anew`: another meaning is tried on
 * all of them in seconds. With `--words papers` it reads what others wrote as text, those of the
 * files of `test/rx-papers` that `--only` names. With `--unhurried` no sheet is given up for its time and none is spared a
 * later look: what can be read, however slow the machine is.
 */
const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'seen,frozen' },
    seeds: { type: 'string', default: '2' },
    conditions: { type: 'string', default: conditions.join(',') },
    only: { type: 'string' },
    save: { type: 'string' },
    words: { type: 'string' },
    anew: { type: 'boolean', default: false },
    unhurried: { type: 'boolean', default: false },
  },
});

const root = path.resolve(import.meta.dirname, '..');
const processes = 2;
const wording = wordings.find((name) => name === options.words);
const areOfPictures = options.words === 'pictures';
const areOfPapers = options.words === 'papers';
if (options.words !== undefined && !wording && !areOfPictures && !areOfPapers)
  throw new Error(
    `There are no such words: ${options.words}. There are: ${wordings.join(', ')}, pictures, papers.`,
  );
const reader = createReader({
  processes,
  ...(options.unhurried ? { workLimitMs: 60_000, wallLimitMs: 120_000 } : {}),
  report: (fault) => console.error(fault.message),
});
const saved: Record<string, Score[]> = {};
if (areOfPapers) {
  saved.papers = await scoresOfPapers(options.only);
  console.log(rxReport('papers', saved.papers).join('\n'));
}
for (const set of ['seen', 'frozen'] as const) {
  if (areOfPapers || !options.set.split(',').includes(set)) continue;
  const wanted = { seeds: Number(options.seeds), ...(options.only ? { only: options.only } : {}) };
  const scores = wording ? await scoresOfWords({ set, wording, ...wanted }) : await measure(set);
  saved[set] = scores;
  console.log(rxReport(set, scores).join('\n'));
}
reader.close();
if (options.save) {
  await mkdir(path.dirname(path.resolve(options.save)), { recursive: true });
  await writeFile(options.save, JSON.stringify(saved, null, 1));
}

async function measure(set: 'seen' | 'frozen'): Promise<Score[]> {
  const folder = path.join(root, 'var', 'rx-sheets', set);
  const wanted = {
    set,
    folder,
    conditions: conditions.filter((name) => options.conditions.split(',').includes(name)),
    seeds: Number(options.seeds),
    only: options.only,
  };
  if (areOfPictures) return scoresOfSeenWords({ ...wanted, processes, isAnew: options.anew });
  const sheets = await makeSheets(wanted);
  const scores: Score[] = [];
  const left = [...sheets.entries()];
  let done = 0;
  async function work(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, sheet] = next;
      const bytes = await readFile(path.join(folder, sheet.file));
      scores[index] = scoreAnswer(sheet, await readSheet(reader, bytes));
      done += 1;
      if (done % 25 === 0) console.error(`${set}: ${done} of ${sheets.length}`);
    }
  }
  await Promise.all(Array.from({ length: processes }, work));
  return scores;
}
