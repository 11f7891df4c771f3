import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { noisePicture, photograph } from './camera.ts';
import { photos, type Condition } from './conditions.ts';
import { diceFor } from './dice.ts';
import { drawSheet, type DrawnSheet } from './draw-sheet.ts';
import { openEasel, type Easel } from './easel.ts';
import { frozenLayouts } from './frozen/index.ts';
import type { Layout } from './layout.ts';
import { scanPdf } from './scan-pdf.ts';
import { seenLayouts } from './seen/index.ts';
import type { Truth } from './truth.ts';

/** A file that was made: beside it lies its truth, under the same name with `.json`. */
export type MadeSheet = Truth & {
  file: string;
  condition: Condition;
  /** Of the page that it shows: another one is drawn anew. */
  drawing: string;
};

type Wanted = {
  set: Truth['set'];
  folder: string;
  conditions: readonly Condition[];
  /** Sheets of each layout in each condition, none like another. */
  seeds: number;
  /** Only layouts with this in their name. */
  only?: string;
  /** Only so many layouts, spread over those there are. */
  most?: number;
};

export function layoutsOf(set: Truth['set']): readonly Layout[] {
  return set === 'seen' ? seenLayouts : frozenLayouts;
}

/** Makes the files that are not there yet or show another page; answers all that were asked for. */
export async function makeSheets(wanted: Wanted): Promise<MadeSheet[]> {
  const { set, folder, only = '', most = Infinity } = wanted;
  await mkdir(folder, { recursive: true });
  const layouts = layoutsOf(set).filter(({ name }) => name.includes(only));
  const step = Math.max(1, Math.ceil(layouts.length / most));
  const jobs = layouts
    .filter((_, index) => index % step === 0)
    .flatMap((layout) => jobsOf(layout, wanted));
  let easel: Easel | null = null;
  const made: MadeSheet[] = [];
  try {
    for (const { layout, condition, seed } of jobs) {
      const told = path.join(folder, `${layout.name}-${seed}.json`);
      const sheet = drawSheet(set, layout, seed);
      const drawing = createHash('sha256').update(sheet.html).digest('hex').slice(0, 12);
      const before = await findTold(told);
      if (before?.drawing === drawing) {
        made.push(before);
        continue;
      }
      easel ??= await openEasel();
      const { bytes, ending } = await takeFile(easel, sheet, condition);
      const file = `${layout.name}-${seed}.${ending}`;
      const now: MadeSheet = { file, condition, drawing, ...sheet.truth };
      await writeFile(path.join(folder, file), bytes);
      // Last, so that a file without its truth is made again.
      await writeFile(told, JSON.stringify(now, null, 1));
      made.push(now);
    }
  } finally {
    await easel?.close();
  }
  return made;
}

async function findTold(file: string): Promise<MadeSheet | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as MadeSheet;
  } catch {
    return null; // not made yet, or stopped while it was written
  }
}

function jobsOf(layout: Layout, { conditions, seeds }: Wanted) {
  return conditions
    .filter((condition) => layout.document !== 'noise' || !condition.endsWith('pdf'))
    .flatMap((condition) =>
      Array.from({ length: seeds }, (_, i) => ({
        layout,
        condition,
        seed: `${condition}-${i + 1}`,
      })),
    );
}

async function takeFile(easel: Easel, sheet: DrawnSheet, condition: Condition) {
  if (condition === 'text-pdf') return { bytes: await easel.pdf(sheet), ending: 'pdf' };
  const { layout, seed, document } = sheet.truth;
  const dice = diceFor(`${layout} ${seed} ${condition}`);
  const png = document === 'noise' ? await noisePicture(1640, 1200, dice) : await easel.png(sheet);
  const photo = photos[condition];
  if (!photo) return { bytes: png, ending: 'png' };
  const jpeg = await photograph(png, photo, dice);
  if (condition === 'turned') {
    const turned = await sharp(jpeg)
      .rotate(dice.pick([90, 180, 270]))
      .jpeg({ quality: 80 })
      .toBuffer();
    return { bytes: turned, ending: 'jpg' };
  }
  if (condition !== 'scan-pdf') return { bytes: jpeg, ending: 'jpg' };
  const { width, height } = await sharp(jpeg).metadata();
  return { bytes: scanPdf(jpeg, width, height), ending: 'pdf' };
}
