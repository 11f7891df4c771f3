import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaHash, type CatalogueFile } from '#commerce/index.ts';
import type { Services } from '#server/services.ts';

type Source = Pick<Services['commerce'], 'mediaFile' | 'mediaBytes'>;
type Media = CatalogueFile['goods'][number]['media'];

/**
 * Writes the pictures of a catalogue that is exported to `file` into a folder beside it, and names
 * them by their paths: `products.csv` has its in `products-pictures`.
 */
export function openPictureExport(commerce: Source, file: string) {
  const folder = `${path.basename(file, path.extname(file))}-pictures`;
  const written = new Map<string, string>();

  async function write(hash: string): Promise<string> {
    const before = written.get(hash);
    if (before !== undefined) return before;
    const [known, bytes] = await Promise.all([commerce.mediaFile(hash), commerce.mediaBytes(hash)]);
    if (!known || !bytes)
      throw new Error('Pictures were changed meanwhile: export them once more.');
    const ending = known.kind === 'vector' ? 'svg' : 'webp';
    const name = `${folder}/${known.name}-${hash.slice(0, 8)}.${ending}`;
    await mkdir(path.join(path.dirname(file), folder), { recursive: true });
    await writeFile(path.join(path.dirname(file), name), bytes);
    written.set(hash, name);
    return name;
  }

  async function named<One extends { media?: Media }>(one: One): Promise<One> {
    if (!one.media) return one;
    const media: NonNullable<Media> = [];
    for (const picture of one.media) {
      const { url, ...told } = 'url' in picture ? picture : { ...picture, url: '' };
      const hash = mediaHash(url);
      media.push(hash === null ? picture : { file: await write(hash), ...told });
    }
    return { ...one, media };
  }

  return {
    /** How many there are. */
    count: () => written.size,
    /** A part of the catalogue with the paths of its pictures. */
    async in(part: CatalogueFile): Promise<CatalogueFile> {
      const frames: CatalogueFile['frames'] = [];
      for (const frame of part.frames) {
        const colors = [];
        for (const color of frame.colors) colors.push(await named(color));
        frames.push({ ...(await named(frame)), colors });
      }
      const goods: CatalogueFile['goods'] = [];
      for (const one of part.goods) {
        const told = await named(one);
        if (told.type === 'configurable') {
          const variants = [];
          for (const variant of told.variants) variants.push(await named(variant));
          goods.push({ ...told, variants });
        } else goods.push(told);
      }
      return { ...part, frames, goods };
    },
  };
}
