import path from 'node:path';
import sharp from 'sharp';
import { demoCatalogue } from '#demo/frames/index.ts';
import { STUDIO_VIEWS } from '#pictures/studio/views.ts';
import { pictureKey, readIndex, wantedPictures } from './pictures.ts';

const CELL = { width: 320, height: 160 } as const;
/** Below this a sheet of some hundred pictures is quick to open. */
const QUALITY = 78;

/**
 * Two sheets to judge pictures by: every colour at three quarters, and the first colour of every
 * model in all views, one model a line of half the sheet.
 */
export async function writeContactSheets(from: string, to: string): Promise<void> {
  const index = await readIndex(from);
  const { frames } = demoCatalogue;
  const colours = wantedPictures(frames, ['three-quarter']).map(({ key }) => key);
  const views = frames.flatMap(({ colors }) =>
    STUDIO_VIEWS.map((view) => pictureKey(colors[0]!, view)),
  );
  const taken = (keys: string[]) => keys.filter((key) => index[key] !== undefined);
  await writeSheet(from, taken(colours), 6, path.join(to, 'frames-three-quarter.webp'));
  await writeSheet(from, taken(views), 8, path.join(to, 'frames-all-views.webp'));
}

async function writeSheet(from: string, keys: string[], columns: number, file: string) {
  const cells = await Promise.all(
    keys.map(async (key, i) => ({
      input: await sharp(path.join(from, `${key}.webp`))
        .resize(CELL.width, CELL.height)
        .png()
        .toBuffer(),
      left: (i % columns) * CELL.width,
      top: Math.floor(i / columns) * CELL.height,
    })),
  );
  await sharp({
    create: {
      width: columns * CELL.width,
      height: Math.ceil(keys.length / columns) * CELL.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .webp({ quality: QUALITY })
    .toFile(file);
}
