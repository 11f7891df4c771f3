import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMATS, WIDTHS } from './formats.ts';
import { PICTURE_GROUNDS } from '#storefront/brand/picture-grounds.ts';
import { createFramePictures } from './frame-pictures.ts';

let folder: string;
const faults: unknown[] = [];
const report = (fault: unknown) => void faults.push(fault);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const background = { r: 90, g: 20, b: 20, alpha: 0.4 };
  await sharp({ create: { width: 1000, height: 500, channels: 4, background } })
    .webp()
    .toFile(path.join(folder, '10101-front.webp'));
  await writeFile(path.join(folder, '10102-front.webp'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true }));

const asked = {
  sku: '10101',
  view: 'front',
  width: 320,
  ground: 'light',
  format: 'avif',
  version: '1',
} as const;

/** What it is once it is decoded, and its first pixel. */
async function decoded(bytes: Buffer | string) {
  if (typeof bytes === 'string') throw new Error(bytes);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(bytes).metadata();
  return { ...info, format, pixel: [...data.subarray(0, info.channels)] };
}

test('a clear picture has the width and the format that are asked for, and stays clear', async () => {
  const pictures = createFramePictures({ folder, cacheFolder: undefined, report });
  for (const format of FORMATS.clear)
    for (const width of [WIDTHS[0], WIDTHS[1]]) {
      const made = await decoded(
        await pictures.picture({ ...asked, ground: 'clear', width, format }),
      );
      expect(made).toMatchObject({ width, height: width / 2, channels: 4, format });
      expect(Math.abs(made.pixel[3]! - 0.4 * 255)).toBeLessThan(3);
    }
});

test('a picture on a ground shows it through, in the theme’s very colour', async () => {
  const pictures = createFramePictures({ folder, cacheFolder: undefined, report });
  for (const format of FORMATS.grounded)
    for (const ground of ['light', 'dark'] as const) {
      const made = await decoded(await pictures.picture({ ...asked, ground, format }));
      expect(made).toMatchObject({ width: 320, height: 160, channels: 3 });
      const behind = PICTURE_GROUNDS[ground].match(/[\da-f]{2}/g)!.map((hex) => parseInt(hex, 16));
      for (const [channel, frame] of [90, 20, 20].entries()) {
        const expected = 0.4 * frame + 0.6 * behind[channel]!;
        expect(Math.abs(made.pixel[channel]! - expected)).toBeLessThan(4);
      }
    }
});

test('many who ask for one picture get the same bytes, made once', async () => {
  const pictures = createFramePictures({ folder, cacheFolder: undefined, report });
  const all = await Promise.all(Array.from({ length: 8 }, () => pictures.picture(asked)));
  expect(new Set(all).size).toBe(1);
  expect(await pictures.picture(asked)).toBe(all[0]);
});

test('what was made is kept for the next process, of this version alone', async () => {
  const cacheFolder = path.join(folder, 'cache');
  const made = await createFramePictures({ folder, cacheFolder, report }).picture(asked);
  const next = createFramePictures({ folder: undefined, cacheFolder, report });

  expect(await next.picture(asked)).toEqual(made);
  expect(await next.picture({ ...asked, version: '2' })).toBe('gone');
});

test('a file that is no picture is told of, and counts as none', async () => {
  const pictures = createFramePictures({ folder, cacheFolder: undefined, report });
  expect(pictures.of('10102')?.views).toEqual(['front']);
  expect(await pictures.picture({ ...asked, sku: '10102' })).toBe('gone');
  expect(faults).toHaveLength(1);
});
