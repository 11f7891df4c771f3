import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STUDIO_VIEWS, type StudioView } from '#pictures/studio/views.ts';

/** What the folder has of one frame in one colour. */
export type FrameMasters = {
  /** Names the bytes of all of its pictures: another after any of them has changed. */
  version: string;
  /** Never empty; the list's picture first. */
  views: readonly StudioView[];
};

/** The pictures that all others are made of: files `<SKU>-<view>.webp` (or .avif, .png) of a folder. */
export type Masters = {
  /** Null where there is no picture of it, as in a catalogue that brings none. */
  of(sku: string): FrameMasters | null;
  /** The bytes of a picture that `of` names; null where it has gone since. */
  read(sku: string, view: StudioView): Promise<Buffer | null>;
};

/** The order of a gallery: what the list shows, then round the frame. */
export const VIEW_ORDER = [
  'three-quarter',
  'front',
  'side',
  'folded',
] as const satisfies readonly StudioView[];

/** A folder is looked at again after so long, should a file have been put there or taken away. */
const LOOK_AGAIN_MS = 10_000;

const FILE_NAME = new RegExp(`^(\\d{1,12})-(${STUDIO_VIEWS.join('|')})\\.(?:webp|avif|png)$`);

/**
 * The masters in a folder; none without one, or while it cannot be read. Names of files are read
 * from the folder and never made of what was asked for, so no request names a path. Put a new
 * file there by a rename: one that is written into keeps its version until the next start.
 */
export function createMasters(folder: string | undefined, now = () => performance.now()): Masters {
  let files = new Map<string, Map<string, string>>();
  let versions = new Map<string, string>();
  let changedMs = 0;
  let lookedAt = -Infinity;

  function look(): void {
    if (folder === undefined || now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now();
    try {
      const { mtimeMs } = statSync(folder);
      if (mtimeMs === changedMs) return;
      files = filesIn(folder);
      changedMs = mtimeMs;
    } catch {
      files = new Map();
      changedMs = 0;
    }
    versions = new Map();
  }

  function versionOf(sku: string, ofSku: ReadonlyMap<string, string>): string {
    const known = versions.get(sku);
    if (known) return known;
    const hash = createHash('sha256');
    for (const file of ofSku.values()) hash.update(readFileSync(file));
    const version = hash.digest('hex').slice(0, 10);
    versions.set(sku, version);
    return version;
  }

  return {
    of(sku) {
      look();
      const ofSku = files.get(sku);
      if (!ofSku) return null;
      try {
        return {
          version: versionOf(sku, ofSku),
          views: VIEW_ORDER.filter((view) => ofSku.has(view)),
        };
      } catch {
        return null;
      }
    },
    async read(sku, view) {
      look();
      const file = files.get(sku)?.get(view);
      return file ? await readFile(file).catch(() => null) : null;
    },
  };
}

function filesIn(folder: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const name of readdirSync(folder).toSorted()) {
    const [, sku, view] = FILE_NAME.exec(name) ?? [];
    if (!sku || !view) continue;
    const ofSku = found.get(sku) ?? new Map<string, string>();
    found.set(sku, ofSku.set(view, path.join(folder, name)));
  }
  return found;
}
