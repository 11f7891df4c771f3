import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes by their name, kept in a folder up to a size; what was made longest ago goes first. */
export type KeptFiles = {
  /** Null where it is not kept. */
  read(name: string): Promise<Buffer | null>;
  /** Keeps it if it can: a full or missing disk costs a second making and nothing else. */
  write(name: string, bytes: Buffer): Promise<void>;
};

/** After a folder was full, so much of it stays. */
const STAYS = 0.8;

/**
 * Keeps files in a folder of their own, at most `maxBytes` together; nowhere without a folder.
 * A name becomes the hash of itself, so that none leads out of the folder; a file appears whole
 * or not at all, also where several processes share the folder.
 */
export function createKeptFiles(folder: string | undefined, maxBytes: number): KeptFiles {
  if (folder === undefined) return { read: async () => null, write: async () => {} };
  const fileOf = (name: string) =>
    path.join(folder, createHash('sha256').update(name).digest('hex'));
  let bytes: number | null = null;
  let tidying: Promise<void> | undefined;

  async function tidy(): Promise<void> {
    const files = await filesIn(folder!);
    bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= maxBytes) return;
    for (const file of files) {
      if (bytes <= maxBytes * STAYS) break;
      await rm(file.path, { force: true });
      bytes -= file.size;
    }
  }

  return {
    async read(name) {
      return await readFile(fileOf(name)).catch(() => null);
    },
    async write(name, content) {
      const file = fileOf(name);
      const unfinished = path.join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
        await rename(unfinished, file);
        if (bytes !== null) bytes += content.length;
        if (bytes === null || bytes > maxBytes)
          await (tidying ??= tidy().finally(() => (tidying = undefined)));
      } catch {
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

/** Oldest first. What stands there and is no file of ours is left alone. */
async function filesIn(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^[\da-f]{64}$|\.part$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      return found ? [{ path: file, size: found.size, madeMs: found.mtimeMs }] : [];
    }),
  );
  return files.flat().toSorted((a, b) => a.madeMs - b.madeMs);
}
