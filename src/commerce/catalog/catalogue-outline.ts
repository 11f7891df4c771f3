import { pathOf, type CatalogueFault, type CatalogueFile } from './catalogue-file.ts';
import type { Queryable } from '#service-base/transaction.ts';
import {
  declaredOf,
  readAttributes,
  valueFault,
  type DeclaredAttribute,
} from './declared-attributes.ts';
import { facetAttributes } from './attributes.ts';
import { withKept } from './kept-fields.ts';
import { linksOf, type ProductLink } from './linked-skus.ts';
import { unchangedIn } from './unchanged.ts';
import { partSkusOf, variantsOf, type CatalogueGoods } from './goods-file.ts';

/** A catalogue bit by bit, from its beginning each time it is asked for. */
export type CatalogueParts = () => AsyncIterable<CatalogueFile>;

/** What is known of all products of a catalogue at once: how they are called and where they lie. */
export type CatalogueOutline = {
  /** What attributes are declared as, or said of products, and cannot be. */
  attributeFaults: CatalogueFault[];
  /** Files of pictures that are not taken in. */
  pictureFaults: CatalogueFault[];
  /** SKUs of products that the shop has just so on sale. */
  unchanged: Set<string>;
  /** As they are declared now. */
  attributes: DeclaredAttribute[];
  categories: { path: string; parent: string | null }[];
  frames: {
    sku: string;
    urlKey: string;
    categories: readonly string[];
    colors: { sku: string; urlKey: string | null }[];
    links: ProductLink[];
  }[];
  goods: {
    sku: string;
    type: CatalogueGoods['type'];
    urlKey: string;
    categories: readonly string[];
    partSkus: string[];
    /** Of those that it comes in. */
    variantSkus: string[];
    links: ProductLink[];
  }[];
  /** Null where nothing is said of lenses. */
  lenses: CatalogueFile['lenses'];
};

/** Reads a catalogue once, beside what the shop knows, and keeps little of it. */
export async function outlineOf(db: Queryable, parts: CatalogueParts): Promise<CatalogueOutline> {
  const byCode = new Map((await readAttributes(db)).map((one) => [one.code, one]));
  const outline: CatalogueOutline = {
    attributeFaults: [],
    pictureFaults: [],
    unchanged: new Set(),
    attributes: [],
    categories: [],
    frames: [],
    goods: [],
    lenses: null,
  };
  for await (const part of parts()) {
    const { attributes, categories, frames, goods, lenses } = part;
    for (const sku of await unchangedIn(db, await withKept(db, part))) outline.unchanged.add(sku);
    for (const given of attributes) {
      const before = byCode.get(given.code);
      if (before && before.type !== given.type) {
        const place = `attribute ${given.code} type`;
        outline.attributeFaults.push({ place, fault: `is ${before.type}, and stays so` });
      }
      byCode.set(given.code, declaredOf(given));
      outline.attributes.push(declaredOf(given));
    }
    for (const one of [...frames, ...goods])
      outline.attributeFaults.push(...attributeFaults(one, byCode));
    for (const one of goods) outline.attributeFaults.push(...choiceFaults(one, byCode));
    for (const one of categories)
      outline.categories.push({ path: pathOf(one), parent: one.parent ?? null });
    for (const frame of frames) {
      const { sku, urlKey, colors } = frame;
      outline.frames.push({
        sku,
        urlKey,
        categories: frame.categories ?? [],
        colors: colors.map((color) => ({ sku: color.sku, urlKey: color.urlKey ?? null })),
        links: linksOf(frame),
      });
    }
    for (const one of goods) {
      const { sku, type, urlKey } = one;
      outline.goods.push({
        sku,
        type,
        urlKey,
        categories: one.categories ?? [],
        partSkus: partSkusOf(one),
        variantSkus: variantsOf(one).map((variant) => variant.sku),
        links: linksOf(one),
      });
    }
    if (lenses) outline.lenses = [...(outline.lenses ?? []), ...lenses];
  }
  return outline;
}

/** What is chosen by an attribute is one of its options. */
function choiceFaults(
  goods: CatalogueGoods,
  byCode: ReadonlyMap<string, DeclaredAttribute>,
): CatalogueFault[] {
  if (goods.type !== 'configurable') return [];
  const place = `SKU ${goods.sku} choices`;
  return goods.choices.flatMap((code) => {
    const declared = byCode.get(code);
    if (!declared) return [{ place, fault: `there is no attribute ${code}` }];
    if (declared.type !== 'select')
      return [{ place, fault: `${code} is a ${declared.type}, not a select` }];
    return goods.variants.flatMap(({ sku, values }) => {
      const fault = valueFault(declared, values[code] ?? '');
      return fault === null ? [] : [{ place: `SKU ${sku} ${code}`, fault }];
    });
  });
}

function attributeFaults(
  { sku, attributes = {} }: Pick<CatalogueGoods, 'sku' | 'attributes'>,
  byCode: ReadonlyMap<string, DeclaredAttribute>,
): CatalogueFault[] {
  return Object.entries(attributes).flatMap(([code, value]) => {
    if (facetAttributes.some((attribute) => attribute.code === code)) return [];
    const declared = byCode.get(code);
    const fault = declared ? valueFault(declared, value) : `there is no attribute ${code}`;
    return fault === null ? [] : [{ place: `SKU ${sku} attribute:${code}`, fault }];
  });
}
