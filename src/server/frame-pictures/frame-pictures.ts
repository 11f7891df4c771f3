import sharp from 'sharp';
import type { StudioView } from '#pictures/studio/views.ts';
import { createPlaces } from '#service-base/places.ts';
import { createKeptFiles } from './kept-files.ts';
import { createMasters, type Masters } from './masters.ts';
import type { PictureFormat, PictureWidth } from './formats.ts';
import { PICTURE_GROUNDS, type PictureGround } from '#storefront/brand/picture-grounds.ts';

sharp.concurrency(1);

/** How a picture is sent. */
export type Making = {
  width: PictureWidth;
  ground: PictureGround | 'clear';
  format: PictureFormat;
};

/** One picture of a frame as it is sent. */
export type AskedPicture = Making & {
  sku: string;
  view: StudioView;
  /** As `Masters` says it. */
  version: string;
};

type Made = Buffer | 'gone' | 'busy';

/** Pictures of frames in every width and format, made of the masters when first asked for. */
export type FramePictures = Pick<Masters, 'of'> & {
  /** The bytes; 'gone' where its master is, 'busy' where too many are being made. */
  picture(asked: AskedPicture): Promise<Made>;
  /** The same of a picture that lies elsewhere; `name` is that of its bytes for good. */
  madeOf(name: string, making: Making, read: () => Promise<Buffer | null>): Promise<Made>;
};

export type FramePicturesOptions = {
  /** Where the masters lie; without it no frame has a picture. */
  folder: string | undefined;
  /** Where what was made is kept; without it only in memory. */
  cacheFolder: string | undefined;
  report: (fault: unknown) => void;
};

/** Two at once leave half of the threads that files and names of hosts are looked up with. */
const AT_ONCE = 2;
/** A list asks for two dozen at once, and several members look at one. */
const LINE = { atMost: 400, patienceMs: 15_000 };
const KEPT_BYTES = 512 * 1024 * 1024;
/** 40 megapixels. */
const MOST_PIXELS = 40_000_000;
const KEPT_IN_MEMORY_BYTES = 24 * 1024 * 1024;

/** To be raised when pictures are made in another way: what was kept is made anew. */
export const MAKING = 2;

/**
 * Opens a folder of masters. Whatever is asked for is made once, however many ask at the same
 * time: two at once, in threads of their own, each on one core.
 */
export function createFramePictures(options: FramePicturesOptions): FramePictures {
  const masters = createMasters(options.folder);
  const kept = createKeptFiles(options.cacheFolder, KEPT_BYTES);
  const places = createPlaces(AT_ONCE, [LINE]);
  const making = new Map<string, Promise<Made>>();
  const remembered = new Map<string, Buffer>();
  let rememberedBytes = 0;

  function remember(name: string, bytes: Buffer): void {
    remembered.set(name, bytes);
    rememberedBytes += bytes.length;
    for (const [oldest, { length }] of remembered) {
      if (rememberedBytes <= KEPT_IN_MEMORY_BYTES) break;
      remembered.delete(oldest);
      rememberedBytes -= length;
    }
  }

  async function found(name: string, how: Making, read: ReadMaster): Promise<Made> {
    const before = await kept.read(name);
    if (before) {
      remember(name, before);
      return before;
    }
    if (!(await places.enter())) return 'busy';
    try {
      const master = await read();
      if (!master) return 'gone';
      const bytes = await made(master, how);
      remember(name, bytes);
      await kept.write(name, bytes);
      return bytes;
    } catch (fault) {
      // A file that is no picture: a frame is drawn instead.
      options.report(fault);
      return 'gone';
    } finally {
      places.leave();
    }
  }

  async function madeOf(whose: string, how: Making, read: ReadMaster): Promise<Made> {
    const { width, ground, format } = how;
    const colour = ground === 'clear' ? ground : PICTURE_GROUNDS[ground];
    const name = [MAKING, whose, width, colour, format].join(' ');
    const known = remembered.get(name);
    if (known) return known;
    const begun = making.get(name);
    if (begun) return begun;
    const begin = found(name, how, read).finally(() => making.delete(name));
    making.set(name, begin);
    return begin;
  }

  return {
    of: masters.of,
    picture: ({ sku, view, version, ...how }) =>
      madeOf([sku, view, version].join(' '), how, () => masters.read(sku, view)),
    madeOf,
  };
}

type ReadMaster = () => Promise<Buffer | null>;

/** Larger than its master no picture is made. */
function made(master: Buffer, { width, ground, format }: Making): Promise<Buffer> {
  const resized = sharp(master, { limitInputPixels: MOST_PIXELS }).resize({
    width,
    withoutEnlargement: true,
  });
  const picture =
    ground === 'clear' ? resized : resized.flatten({ background: PICTURE_GROUNDS[ground] });
  if (format === 'avif') return picture.avif({ quality: 66, effort: 3 }).toBuffer();
  // Fewer steps of transparency would show as contours in soft shadows.
  if (format === 'webp') return picture.webp({ quality: 78, alphaQuality: 90 }).toBuffer();
  if (format === 'jpeg') return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return picture.png({ effort: 4 }).toBuffer();
}
