import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { PICTURE_MM } from '#pictures/studio/views.ts';
import { root } from '../run-step.ts';
import { madeFrom, readIndex, wantedPictures } from './pictures.ts';

const folder = path.join(root, 'demo/pictures');
const MOST_BYTES = 30_000_000;

const index = await readIndex(folder);
const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
const wanted = wantedPictures(demoCatalogue.frames);

test('every colour has its master of every view, made from what it is now', () => {
  const old = wanted.filter(
    ({ frame, color, view, key }) => index[key]?.madeFrom !== madeFrom(frame, color, view),
  );
  expect(old.map(({ key }) => key)).toEqual([]);
});

test('no master shows what a frame no longer is, or a colour that is no longer sold', () => {
  const made = new Map(
    wanted.map(({ frame, color, view, key }) => [key, madeFrom(frame, color, view)]),
  );
  const old = Object.entries(index).filter(([key, picture]) => made.get(key) !== picture.madeFrom);
  expect(old.map(([key]) => key)).toEqual([]);
});

test('the index tells of the files that are there, all to one scale for their size', () => {
  expect(Object.keys(index).map((key) => `${key}.webp`)).toEqual(files.toSorted());
  for (const { widthPx, heightPx, mmPerPixel } of Object.values(index)) {
    expect(Math.abs(widthPx * mmPerPixel - PICTURE_MM.width)).toBeLessThan(0.1);
    expect(Math.abs(heightPx * mmPerPixel - PICTURE_MM.height)).toBeLessThan(0.2);
  }
});

test('all masters together stay small enough to carry', async () => {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
