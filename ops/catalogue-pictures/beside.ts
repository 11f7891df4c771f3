import { constants } from 'node:fs';
import { mkdtemp, open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  pictureHash,
  type MadePicture,
  type PictureFault,
  type PicturesBeside,
} from '#commerce/index.ts';
import { createPictureProcess } from './picture-process.ts';

const megabytesMax = 20;

/** What was made of a file, the bytes in a file of their own until they are written. */
type Kept = Omit<MadePicture, 'bytes'> & { place: string };

/**
 * The pictures in the folder of a catalogue's file. Each is made once, however often the catalogue
 * is read; until it is written it lies in a folder that `close` deletes.
 */
export function openPictures(
  folder: string,
  tell: (made: number) => void = () => {},
): PicturesBeside & { close(): Promise<void> } {
  const hashes = new Map<string, { hash: string } | PictureFault>();
  const kept = new Map<string, Kept | PictureFault>();
  const maker = createPictureProcess();
  let besides: Promise<string> | undefined;

  async function makeNew(file: string): Promise<Kept | PictureFault> {
    const before = hashes.get(file);
    const bytes = await readBeside(folder, file);
    if ('fault' in bytes) return bytes;
    if (!before || 'fault' in before || pictureHash(bytes) !== before.hash)
      return { fault: 'was changed while it was read' };
    const made = await maker.make(bytes);
    if ('fault' in made) return made;
    const { bytes: served, ...rest } = made;
    besides ??= mkdtemp(path.join(tmpdir(), 'framewell-pictures-'));
    const place = path.join(await besides, String(kept.size));
    await writeFile(place, served, { mode: 0o600 });
    return { ...rest, place };
  }

  return {
    async hashOf(file) {
      const known = hashes.get(file);
      if (known) return known;
      const bytes = await readBeside(folder, file);
      const found = 'fault' in bytes ? bytes : { hash: pictureHash(bytes) };
      hashes.set(file, found);
      return found;
    },
    async make(file) {
      const one = kept.get(file) ?? (await makeNew(file));
      kept.set(file, one);
      tell(kept.size);
      if ('fault' in one) return one;
      const { place, ...made } = one;
      return { ...made, bytes: await readFile(place) };
    },
    async close() {
      maker.end();
      if (besides) await rm(await besides, { recursive: true, force: true });
    },
  };
}

/** What is in a file below the folder, or why it is not looked at. */
async function readBeside(folder: string, file: string): Promise<Buffer | PictureFault> {
  const base = await realpath(folder);
  try {
    // Also where a link leads to.
    const place = await realpath(path.join(base, file));
    const way = path.relative(base, place);
    if (way.startsWith('..') || path.isAbsolute(way))
      return { fault: 'lies out of the folder of the import' };
    // A pipe that is waited for would never come.
    const handle = await open(place, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const found = await handle.stat();
      if (!found.isFile()) return { fault: 'is no file' };
      if (found.size > megabytesMax * 1024 * 1024)
        return { fault: `is larger than ${megabytesMax} MB` };
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: code === 'ENOENT' || code === 'ENOTDIR' ? 'is missing' : 'cannot be read' };
  }
}
