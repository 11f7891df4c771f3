import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueColor, CatalogueFrame } from '#pictures/frame.ts';
import { looksOf } from '#pictures/studio/look.ts';
import { STUDIO_VIEWS, VIEWS, type StudioView } from '#pictures/studio/views.ts';

/** Raised whenever pictures look different though frames and colours are the same. */
const STUDIO_VERSION = 2;

/** What is known of a picture in a folder of masters; its file is named by the key and `.webp`. */
export type Picture = {
  widthPx: number;
  heightPx: number;
  mmPerPixel: number;
  /** Of the frame's measures, the colour's materials, the view and the studio. */
  madeFrom: string;
};

/** By SKU of the colour and view: `10101-three-quarter`. */
export type PictureIndex = Record<string, Picture>;

const INDEX = 'index.json';

export function pictureKey(color: CatalogueColor, view: StudioView): string {
  return `${color.sku}-${view}`;
}

/** Another one when a picture would look different, whatever its size. */
export function madeFrom(frame: CatalogueFrame, color: CatalogueColor, view: StudioView): string {
  const { finishes, ...geometry } = frame.geometry;
  const looks = looksOf(finishes[color.name.en]!);
  const facts = [STUDIO_VERSION, frame.sku, frame.measurements, geometry, looks, VIEWS[view]];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** What the folder holds; nothing when it is new. */
export async function readIndex(folder: string): Promise<PictureIndex> {
  try {
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- written by `writeIndex`
    return JSON.parse(await readFile(path.join(folder, INDEX), 'utf8')) as PictureIndex;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** In order of keys, so that a new picture changes only its own lines. */
export async function writeIndex(folder: string, index: PictureIndex): Promise<void> {
  const inOrder = Object.entries(index).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(inOrder), null, 2);
  await writeFile(path.join(folder, INDEX), `${text}\n`);
}

/** Every picture that the frames want, in the order of `views`; a frame's colours together. */
export function wantedPictures(
  frames: readonly CatalogueFrame[],
  views: readonly StudioView[] = STUDIO_VIEWS,
) {
  return views.flatMap((view) =>
    frames.flatMap((frame) =>
      frame.colors.map((color) => ({ frame, color, view, key: pictureKey(color, view) })),
    ),
  );
}
