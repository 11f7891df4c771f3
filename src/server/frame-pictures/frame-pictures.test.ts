import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMATS, WIDTHS } from './formats.ts';
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

const asked = { sku: '10101', view: 'front', width: 320, format: 'avif', version: '1' } as const;

test('a picture has the width and the format that are asked for, and stays clear', async () => {
  const pictures = createFramePictures({ folder, cacheFolder: undefined, report });
  for (const format of FORMATS)
    for (const width of [WIDTHS[0], WIDTHS[1]]) {
      const bytes = await pictures.picture({ ...asked, width, format });
      if (typeof bytes === 'string') throw new Error(bytes);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([width, width / 2, 4]);
      expect(Math.abs(data[3]! - 0.4 * 255)).toBeLessThan(6);
      expect((await sharp(bytes).metadata()).format).toBe(format === 'avif' ? 'heif' : format);
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
