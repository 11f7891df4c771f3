import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMeaning } from '#reading/meaning/read-meaning.ts';
import { receive } from '#reading/recognise/receive.ts';
import { createRecogniser, type Recogniser } from '#reading/recognise/recogniser.ts';
import type { Page } from '#reading/words.ts';
import { makeSheets, type MadeSheet } from '#test/rx-sheets/make-sheets.ts';
import type { Score } from './rx-score.ts';
import { noCells, scoreReading } from './rx-words.ts';

type Wanted = Parameters<typeof makeSheets>[0] & { processes: number; isAnew: boolean };

/**
 * What the words mean that were seen on pictures: seen once and kept beside the sheets, so that
 * another meaning is tried on all of them in seconds. No number is looked at again, so that less is
 * certain than in earnest; a recogniser that has changed must see anew.
 */
export async function scoresOfSeenWords(wanted: Wanted): Promise<Score[]> {
  const scores: Score[] = [];
  for (const { sheet, pages } of await seenPages(wanted))
    scores.push(await scoreReading(sheet, await readMeaning({ pages }, noCells)));
  return scores;
}

/** Drawn sheets and the words that were seen on their pictures. */
export async function seenPages(wanted: Wanted): Promise<{ sheet: MadeSheet; pages: Page[] }[]> {
  const sheets = await makeSheets(wanted);
  const kept = path.join(wanted.folder, 'words');
  await mkdir(kept, { recursive: true });
  const seen: { sheet: MadeSheet; pages: Page[] }[] = [];
  const left = [...sheets.entries()];
  async function work(): Promise<void> {
    const recogniser = createRecogniser({ threads: 1 });
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, sheet] = next;
      seen[index] = { sheet, pages: await pagesOf(sheet, recogniser, kept, wanted) };
    }
    await recogniser.close();
  }
  await Promise.all(Array.from({ length: wanted.processes }, work));
  return seen;
}

type Kept = { drawing: string; pages: Page[] };

async function pagesOf(
  sheet: MadeSheet,
  recogniser: Recogniser,
  kept: string,
  { folder, isAnew }: Wanted,
): Promise<Page[]> {
  const file = path.join(kept, `${sheet.file}.json`);
  const before = isAnew ? null : await findKept(file);
  if (before?.drawing === sheet.drawing) return before.pages;
  const received = await receive(await readFile(path.join(folder, sheet.file)));
  if (!received.ok) return [];
  const { pages } = await recogniser.see(received.pages);
  await writeFile(file, JSON.stringify({ drawing: sheet.drawing, pages } satisfies Kept));
  return pages;
}

async function findKept(file: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return null; // not seen yet, or stopped while it was written
  }
}
