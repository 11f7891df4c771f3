import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import { readFile } from '#reading/index.ts';
import { readMeaning } from '#reading/meaning/read-meaning.ts';
import type { CellReader } from '#reading/words.ts';
import { drawSheet } from '#test/rx-sheets/draw-sheet.ts';
import { openEasel } from '#test/rx-sheets/easel.ts';
import { layoutsOf, type MadeSheet } from '#test/rx-sheets/make-sheets.ts';
import type { Wording } from '#test/rx-sheets/texts-of-page.ts';
import type { Truth } from '#test/rx-sheets/truth.ts';
import { scoreAnswer, type Score } from './rx-score.ts';

type Wanted = { set: Truth['set']; wording: Wording; seeds: number; only?: string };

/** There is no picture to look at again. */
export const noCells: CellReader = {
  readAgain: () => Promise.resolve(null),
  readNumber: () => Promise.resolve([]),
  signOf: () => Promise.resolve(null),
};

/** What sheets mean whose words were all seen as they stand on the page, each sheet counted. */
export async function scoresOfWords({ set, wording, seeds, only = '' }: Wanted): Promise<Score[]> {
  const scores: Score[] = [];
  const easel = await openEasel();
  try {
    for (const layout of layoutsOf(set).filter(({ name }) => name.includes(only))) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        // The very drawings of which PDFs are made, so that both figures compare.
        const sheet = drawSheet(set, layout, `text-pdf-${seed}`);
        const page = await easel.words(sheet, wording);
        const reading = await readMeaning({ pages: [page] }, noCells);
        const file = `${layout.name}-words-${seed}`;
        const made = { ...sheet.truth, file, condition: 'clean' as const, drawing: '' };
        scores.push(await scoreReading(made, reading));
      }
    }
  } finally {
    await easel.close();
  }
  return scores;
}

/** What was read of a sheet, counted as the answer to its file. */
export async function scoreReading(sheet: MadeSheet, reading: PictureReading): Promise<Score> {
  const answer = await readFile(
    {
      receive: () => Promise.resolve({ ok: true, pages: [] }),
      read: () => Promise.resolve({ ok: true, reading, turnedPictures: [] }),
    },
    new Uint8Array(),
  );
  return { ...scoreAnswer(sheet, answer), ms: null };
}
