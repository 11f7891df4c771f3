import type { AttributeType, DeclaredAttribute } from '#commerce/index.ts';
import type { CellKind } from './cells.ts';

/** What a line tells of. Colors stand below their frame. */
export type LineKind = 'frame' | 'color' | 'goods';

/** Where what a column holds lies in a product of `docs/operations.md`. */
export type Column = {
  name: string;
  kind: CellKind;
  path: readonly string[];
  of: LineKind[];
  /** Of an attribute that has some. */
  options?: DeclaredAttribute['options'];
};

const everything: LineKind[] = ['frame', 'color', 'goods'];
const products: LineKind[] = ['frame', 'goods'];

const fixed: readonly Column[] = [
  ...columnsOf(everything, 'text', { sku: 'sku', url_key: 'urlKey' }),
  ...columnsOf(['frame'], 'text', { name: 'name' }),
  ...columnsOf(['color', 'goods'], 'text', { 'name:en': 'name.en', 'name:de': 'name.de' }),
  ...columnsOf(products, 'text', {
    'description:en': 'description.en',
    'description:de': 'description.de',
    added_on: 'addedOn',
  }),
  ...columnsOf(products, 'list', {
    categories: 'categories',
    related_skus: 'related',
    upsell_skus: 'upsell',
    crosssell_skus: 'crosssell',
  }),
  ...columnsOf(products, 'price', {
    'price:default': 'price.default',
    'price:german': 'price.german',
  }),
  ...columnsOf(['color', 'goods'], 'count', { stock: 'stock' }),
  ...columnsOf(['color'], 'text', { color_group: 'group', color_hex: 'hex' }),
  ...columnsOf(['frame'], 'list', {
    gender: 'gender',
    lens_types: 'lensTypes',
    features: 'features',
  }),
  ...columnsOf(['frame'], 'text', {
    frame_shape: 'frameShape',
    material: 'material',
    rim_type: 'rimType',
  }),
  ...columnsOf(['frame'], 'measure', {
    lens_width_mm: 'measurements.lensWidthMm',
    lens_height_mm: 'measurements.lensHeightMm',
    bridge_mm: 'measurements.bridgeMm',
    temple_mm: 'measurements.templeMm',
    total_width_mm: 'measurements.totalWidthMm',
    weight_grams: 'measurements.weightGrams',
  }),
  ...columnsOf(['frame'], 'measures', { lens_outline_mm: 'lensOutlineMm' }),
  ...columnsOf(['frame'], 'json', { geometry: 'geometry' }),
  ...columnsOf(everything, 'json', { media: 'media' }),
  ...columnsOf(['goods'], 'yes', {
    listed: 'listed',
    links_apart: 'linksArePurchasedSeparately',
  }),
  ...columnsOf(['goods'], 'json', {
    options: 'options',
    custom_options: 'customOptions',
    links: 'links',
    members: 'members',
    variants: 'variants',
  }),
  ...columnsOf(['goods'], 'list', { choices: 'choices' }),
];

/** Columns that say what a line is. */
export const typeColumn = 'type';
export const parentColumn = 'parent_sku';

/** The attributes that the retailer declared, by their codes. */
export type Declared = ReadonlyMap<string, Pick<DeclaredAttribute, 'type' | 'options'>>;

const kinds: Record<AttributeType, CellKind> = {
  text: 'text',
  number: 'measure',
  boolean: 'yes',
  date: 'text',
  select: 'text',
  multiselect: 'list',
};

const byName = new Map(fixed.map((column) => [column.name, column]));

/** The column of this name; null where there is none, undefined where it only says what a line is. */
export function columnNamed(
  name: string,
  attributes: Declared = new Map(),
): Column | null | undefined {
  if (name === typeColumn || name === parentColumn) return undefined;
  const known = byName.get(name);
  if (known) return known;
  const [, attribute] = /^attribute:([a-z][a-z0-9_]{0,59})$/.exec(name) ?? [];
  if (attribute !== undefined) {
    const declared = attributes.get(attribute);
    const path = ['attributes', attribute];
    return declared
      ? { name, kind: kinds[declared.type], path, of: products, options: declared.options }
      : { name, kind: 'list', path, of: ['goods'] };
  }
  const [, quantity, store] = /^tier:([1-9]\d?):(default|german)$/.exec(name) ?? [];
  if (quantity === undefined || store === undefined) return null;
  return { name, kind: 'price', path: ['tiers', quantity, store], of: products };
}

function columnsOf(of: LineKind[], kind: CellKind, all: Record<string, string>): Column[] {
  return Object.entries(all).map(([name, path]) => ({ name, kind, path: path.split('.'), of }));
}

/** A column by its name, and the way from its cell to a part of what stands in it. */
type Place = { name: string | null; within: readonly PropertyKey[] };

/**
 * The columns that what lies at `path` of a product comes from: several for one that holds more,
 * such as a price, and the path itself where none does.
 */
export function columnsAt(
  path: readonly PropertyKey[],
  kind: LineKind,
  values: Record<string, unknown>,
): Place[] {
  const [first, second] = path;
  if (first === undefined) return [{ name: null, within: [] }];
  if (first === 'attributes' && second !== undefined)
    return [{ name: `attribute:${String(second)}`, within: path.slice(2) }];
  if (first === 'tiers') return second === undefined ? everyTier(values) : [tierAt(path, values)];
  const known = fixed.filter(
    (one) =>
      one.of.includes(kind) &&
      one.path.every((part, at) => at >= path.length || part === String(path[at])),
  );
  if (known.length === 0) return [{ name: path.map(String).join('.'), within: [] }];
  return known.map(({ name, path: { length } }) => ({ name, within: path.slice(length) }));
}

function tierAt(path: readonly PropertyKey[], values: Record<string, unknown>): Place {
  const tier = ((values['tiers'] ?? []) as Tier[])[Number(path[1])];
  const store = path[3] ?? Object.keys(tier?.price ?? {})[0];
  return { name: `tier:${tier?.quantity}:${String(store)}`, within: [] };
}

function everyTier({ tiers = [] }: Record<string, unknown>): Place[] {
  return (tiers as Tier[]).flatMap(({ quantity, price }) =>
    Object.keys(price).map((store) => ({ name: `tier:${quantity}:${store}`, within: [] })),
  );
}

/** What each of so many pieces costs, by store, as the cells of a line say it. */
export type Tier = { quantity: number; price: Record<string, unknown> };
