import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FRAME_SIZES } from '#domain/frames/catalogue-types.ts';
import { frameSizeOf } from '#domain/frames/frame-size.ts';
import { fillLab } from './lab/lab.ts';
import type { CardPhoto, HeadScan, ScanWish } from './lab/scan-head.ts';

/** Scans of heads that are made of the portrait, one after the other, in the order of the wishes. */
export async function scanHeads(page: Page, wishes: readonly ScanWish[]): Promise<HeadScan[]> {
  const { portrait, found } = await portraitIn(page);
  const scans: HeadScan[] = [];
  for (const wish of wishes)
    scans.push(
      // oxlint-disable-next-line no-await-in-loop -- there is one tracker
      await page.evaluate(([one, face, asked]) => window.lab.scan(one, face, asked), [
        portrait,
        found,
        wish,
      ] as const),
    );
  return scans;
}

/** Photos of such heads with a card of true size on the forehead, in the order of the wishes. */
export async function headsWithCards(
  page: Page,
  wishes: readonly ScanWish[],
): Promise<CardPhoto[]> {
  const { portrait, found } = await portraitIn(page);
  const photos: CardPhoto[] = [];
  for (const wish of wishes)
    photos.push(
      // oxlint-disable-next-line no-await-in-loop -- there is one camera
      await page.evaluate(([one, face, asked]) => window.lab.withCard(one, face, asked), [
        portrait,
        found,
        wish,
      ] as const),
    );
  return photos;
}

async function portraitIn(page: Page) {
  await fillLab(page);
  const file = await readFile(path.join(import.meta.dirname, 'astronaut.jpg'));
  const portrait = `data:image/jpeg;base64,${file.toString('base64')}`;
  const found = await page.evaluate((one) => window.lab.find(one, 'photo'), portrait);
  if (!found) throw new Error('No face was found in the portrait');
  return { portrait, found };
}

/**
 * How near scans came to the truth. Errors in millimetres. Sizes as shares, if every head were there
 * in all widths, evenly: whether few heads keep their size is told by how near to a limit they are.
 */
export type Accuracy = {
  scans: number;
  /** Those that had no result. */
  unfinished: number;
  pd: { meanError: number; bias: number };
  width: { meanError: number; bias: number };
  size: { exact: number; withinOne: number };
};

/** Of frames, from the middle of the smallest size to that of the largest. */
const WIDTHS_MM = Array.from({ length: 2 * (143 - 116) + 1 }, (_, half) => 116 + half / 2);

export function accuracyOf(scans: readonly HeadScan[]): Accuracy {
  const pairs = scans.flatMap(({ truth, found }) => (found ? [{ truth, found }] : []));
  const errorsOf = (length: 'pdMm' | 'widthMm') =>
    pairs.map(({ truth, found }) => found[length] - truth[length]);
  const errors = (all: readonly number[]) => ({
    meanError: mean(all.map(Math.abs)),
    bias: mean(all),
  });
  const sizeOf = (widthMm: number) => FRAME_SIZES.indexOf(frameSizeOf(widthMm));
  const apart = errorsOf('widthMm').flatMap((error) =>
    WIDTHS_MM.map((widthMm) => Math.abs(sizeOf(widthMm + error) - sizeOf(widthMm))),
  );
  return {
    scans: scans.length,
    unfinished: scans.length - pairs.length,
    pd: errors(errorsOf('pdMm')),
    width: errors(errorsOf('widthMm')),
    size: {
      exact: mean(apart.map((steps) => Number(steps === 0))),
      withinOne: mean(apart.map((steps) => Number(steps <= 1))),
    },
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of a sample. */
export function standardDeviation(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
