import type { CatalogueFile } from './catalogue-file.ts';
import { partSkusOf, type CatalogueGoods } from './goods-file.ts';

/** A catalogue bit by bit, from its beginning each time it is asked for. */
export type CatalogueParts = () => AsyncIterable<CatalogueFile>;

/** What is known of all products of a catalogue at once: how they are called and where they lie. */
export type CatalogueOutline = {
  categories: { urlKey: string }[];
  frames: {
    sku: string;
    urlKey: string;
    categories: readonly string[];
    colors: { sku: string; urlKey: string | null }[];
  }[];
  goods: {
    sku: string;
    type: CatalogueGoods['type'];
    urlKey: string;
    categories: readonly string[];
    partSkus: string[];
  }[];
  /** Null where nothing is said of lenses. */
  lenses: CatalogueFile['lenses'];
};

/** Reads a catalogue once, and keeps little of it. */
export async function outlineOf(parts: CatalogueParts): Promise<CatalogueOutline> {
  const outline: CatalogueOutline = { categories: [], frames: [], goods: [], lenses: null };
  for await (const { categories, frames, goods, lenses } of parts()) {
    for (const { urlKey } of categories) outline.categories.push({ urlKey });
    for (const frame of frames) {
      const { sku, urlKey, colors } = frame;
      outline.frames.push({
        sku,
        urlKey,
        categories: frame.categories ?? [],
        colors: colors.map((color) => ({ sku: color.sku, urlKey: color.urlKey ?? null })),
      });
    }
    for (const one of goods) {
      const { sku, type, urlKey } = one;
      const partSkus = partSkusOf(one);
      outline.goods.push({ sku, type, urlKey, categories: one.categories ?? [], partSkus });
    }
    if (lenses) outline.lenses = [...(outline.lenses ?? []), ...lenses];
  }
  return outline;
}
