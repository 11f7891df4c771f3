import type { Queryable } from '#service-base/transaction.ts';
import { mediaAddress } from '../media/media-address.ts';
import { keepMediaFile, knownFiles, type MediaFile } from '../media/media-files.ts';
import type { MadePicture, PictureFault, PicturesBeside } from '../media/pictures-beside.ts';
import type { CatalogueFault, CatalogueFile } from './catalogue-file.ts';
import type { CatalogueParts } from './catalogue-outline.ts';
import { variantsOf } from './goods-file.ts';
import type { CatalogPicture, FilePicture } from './media-file.ts';

/** What an import does with the files that its catalogue names. */
export type PicturePlan = {
  /** Files that the shop has not yet, with what is kept of them. */
  added: { file: string; kind: MadePicture['kind']; bytes: number; size: MadePicture['size'] }[];
  /** Files that it has already. */
  unchanged: string[];
};

type Pictured = { sku: string; media?: (CatalogPicture | FilePicture)[] | undefined };
type Taken = { file: MediaFile; isNew: boolean };

/**
 * Takes the pictures in that lie beside a catalogue: products of its parts name them by address
 * then. Nothing is written before `write`; what cannot be taken is a fault of its product.
 */
export function createTakenPictures(db: Queryable, beside: PicturesBeside | undefined) {
  const taken = new Map<string, Taken | PictureFault>();
  const added = new Map<string, PicturePlan['added'][number]>();
  const faults = new Map<string, CatalogueFault>();

  async function take(paths: readonly string[]): Promise<void> {
    const hashes = new Map<string, string>();
    for (const path of paths) {
      const found = beside ? await beside.hashOf(path) : noFolder;
      if ('fault' in found) taken.set(path, found);
      else hashes.set(path, found.hash);
    }
    if (hashes.size === 0) return;
    const known = await knownFiles(db, [...hashes.values()]);
    for (const [path, hash] of hashes) {
      const file = known.get(hash);
      taken.set(path, file ? { file, isNew: false } : await makeNew(path, hash));
    }
  }

  async function makeNew(path: string, hash: string): Promise<Taken | PictureFault> {
    const made = await madeOf(path);
    if ('fault' in made) return made;
    const { kind, isClear, bytes, size } = made;
    added.set(path, { file: path, kind, bytes: bytes.length, size });
    return { file: { hash, kind, isClear, name: nameOf(path) }, isNew: true };
  }

  async function madeOf(path: string): Promise<MadePicture | PictureFault> {
    return beside ? beside.make(path) : noFolder;
  }

  function shown(one: Pictured, owner: string): CatalogPicture[] {
    const places = new Map<string, string>();
    return (one.media ?? []).flatMap((picture) => {
      if ('url' in picture) return [picture];
      const { file: path, ...told } = picture;
      const found = taken.get(path);
      if (!found || 'fault' in found) {
        refuse(owner, `${path}: ${found?.fault ?? noFolder.fault}`);
        return [];
      }
      const url = mediaAddress(found.file);
      const same = places.get(url);
      if (same !== undefined) refuse(owner, `${path}: is the same picture as ${same}`);
      places.set(url, path);
      return [{ url, ...told }];
    });
  }

  function refuse(sku: string, fault: string): void {
    faults.set(`${sku} ${fault}`, { place: `SKU ${sku} media`, fault });
  }

  /** Faults are those of `owner`, whose line in a table it is. */
  const withAddresses = <One extends Pictured>(one: One, owner = one.sku): One =>
    one.media?.some((picture) => 'file' in picture) ? { ...one, media: shown(one, owner) } : one;

  async function partOf(part: CatalogueFile): Promise<CatalogueFile> {
    const paths = [...pictured(part)].flatMap(({ media = [] }) =>
      media.flatMap((one) => ('file' in one && !taken.has(one.file) ? [one.file] : [])),
    );
    await take([...new Set(paths)]);
    return {
      ...part,
      frames: part.frames.map((frame) => ({
        ...withAddresses(frame),
        colors: frame.colors.map((color) => withAddresses(color)),
      })),
      goods: part.goods.map((one) =>
        one.type === 'configurable'
          ? {
              ...withAddresses(one),
              variants: one.variants.map((each) => withAddresses(each, one.sku)),
            }
          : withAddresses(one),
      ),
    };
  }

  return {
    /** The same catalogue, with the addresses of its files. */
    in: (parts: CatalogueParts): CatalogueParts =>
      async function* () {
        for await (const part of parts()) yield await partOf(part);
      },
    faults: (): CatalogueFault[] => [...faults.values()],
    /** What is and was done; nothing where the catalogue names no files. */
    plan: (): { pictures?: PicturePlan } => {
      if (taken.size === 0) return {};
      const unchanged = [...taken].flatMap(([path, one]) =>
        'file' in one && !one.isNew ? [path] : [],
      );
      return { pictures: { added: [...added.values()], unchanged } };
    },
    /**
     * Keeps what is new, in the transaction of the import.
     * @throws Error in words where a picture has gone that was there before.
     */
    async write(client: Queryable): Promise<void> {
      for (const [path, one] of taken) {
        if (!('file' in one) || !one.isNew) continue;
        const made = await madeOf(path);
        if ('fault' in made) throw new Error(`${path} ${made.fault}`);
        await keepMediaFile(client, { ...one.file, ...made });
      }
      const hashes = [...taken.values()].flatMap((one) => ('file' in one ? [one.file.hash] : []));
      const there = await knownFiles(client, hashes);
      if (hashes.some((hash) => !there.has(hash)))
        throw new Error('Pictures were removed meanwhile: import the file once more.');
    },
  };
}

const noFolder = { fault: 'there is no folder that it could lie in' };

function* pictured({ frames, goods }: CatalogueFile): Iterable<Pictured> {
  for (const frame of frames) yield* [frame, ...frame.colors];
  for (const one of goods) yield* [one, ...variantsOf(one)];
}

/** What the file was called, without its ending and what an export has added. */
function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/(-[0-9a-f]{8})?(\.\w+)?$/, '');
  return (
    name
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
      .slice(0, 60) || 'picture'
  );
}
