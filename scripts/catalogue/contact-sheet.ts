import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { StudioView } from '#pictures/studio/views.ts';

const COLUMNS = 6;
const CELL = { width: 320, height: 160 } as const;

/** All pictures of one view in a folder, side by side on white, to judge them by: `contact-….webp`. */
export async function writeContactSheet(folder: string, view: StudioView): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(`-${view}.png`)).toSorted();
  const cells = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(path.join(folder, file)).resize(CELL.width, CELL.height).png().toBuffer(),
      left: (i % COLUMNS) * CELL.width,
      top: Math.floor(i / COLUMNS) * CELL.height,
    })),
  );
  await sharp({
    create: {
      width: COLUMNS * CELL.width,
      height: Math.ceil(files.length / COLUMNS) * CELL.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .webp({ quality: 86 })
    .toFile(path.join(folder, `contact-${view}.webp`));
}
