import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../postgres.ts';

/** A file system of its own that can be filled to the last byte and emptied again. */
export type SmallDisk = { folder: string; fill(): void; empty(): void; close(): void };

/** Null where this account may mount nothing, or the system is not Linux. */
export function smallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = temporaryFolder('small-disk-');
  try {
    const options = `size=${megabytes}m,mode=711`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (let size = 1 << 20; size >= 1; size >>= 1) fillBy(file, size);
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    close() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes pieces of `size` bytes until there is no room for another. */
function fillBy(file: number, size: number): void {
  const piece = Buffer.alloc(size);
  try {
    while (writeSync(file, piece) === size);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  }
}
