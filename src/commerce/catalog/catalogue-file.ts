import { z } from 'zod';
import {
  COLOUR_GROUPS,
  FEATURES,
  FRAME_SHAPES,
  GENDERS,
  LENS_TYPES,
  RIM_TYPES,
} from '#domain/frames/catalogue-types.ts';
import { isOutline } from '#domain/frames/lens-outline.ts';
import { AttributeValue, CatalogueAttribute } from './declared-attributes.ts';
import { facetAttributes } from './attributes.ts';
import { Name, Names, Prices, Texts, Tiers, UrlKey, UrlPath } from './file-fields.ts';
import { CatalogueGoods, variantsOf } from './goods-file.ts';
import { linkFields, type LinkKind, type ProductLink } from './linked-skus.ts';
import { Media } from './media-file.ts';

const Sku = z.string().regex(/^\d{1,18}$/, 'a frame has a numeric SKU');
const Millimetres = z.number().positive().max(400);

const CatalogueColor = z.strictObject({
  sku: Sku,
  name: Names,
  group: z.enum(COLOUR_GROUPS),
  hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a color like #1a2b3c'),
  stock: z.int().min(0).max(1_000_000),
  /** An address of its own; without one it is found at its frame's. */
  urlKey: UrlKey.optional(),
  media: Media,
});

const CatalogueCategory = z.strictObject({
  urlKey: UrlKey,
  /** The path of the category that it lies in; none where it lies in no other. */
  parent: UrlPath.optional(),
  name: Names,
});

const CatalogueFrame = z.strictObject({
  sku: Sku,
  urlKey: UrlKey,
  name: Name,
  gender: z.array(z.enum(GENDERS)).min(1),
  frameShape: z.enum(FRAME_SHAPES),
  lensTypes: z.array(z.enum(LENS_TYPES)).min(1),
  features: z.array(z.enum(FEATURES)),
  material: Name,
  measurements: z.strictObject({
    lensWidthMm: Millimetres,
    lensHeightMm: Millimetres,
    bridgeMm: Millimetres,
    templeMm: Millimetres,
    totalWidthMm: Millimetres,
    weightGrams: z.number().positive().max(400),
  }),
  price: Prices,
  tiers: Tiers,
  description: Texts,
  addedOn: z.iso.date(),
  colors: z.array(CatalogueColor).min(1),
  /** From the middle of the lens, at equal angles from the temple over the top. */
  lensOutlineMm: z.array(z.number()).refine(isOutline, 'no outline of a lens').optional(),
  /** A rim all around unless it is said. */
  rimType: z.enum(RIM_TYPES).optional(),
  geometry: z.json(),
  /** Paths of categories, the first one the frame's own; eyeglasses unless it is said. */
  categories: z.array(UrlPath).min(1).optional(),
  media: Media,
  ...linkFields,
  /** What was declared of it; what lists know of every frame is told by its own fields. */
  attributes: z
    .record(z.string(), AttributeValue)
    .superRefine((given, context) => {
      for (const code of Object.keys(given).filter((one) => isOfEveryFrame(one)))
        context.addIssue({ code: 'custom', path: [code], message: 'is told by the frame itself' });
    })
    .optional(),
});

function isOfEveryFrame(code: string): boolean {
  return facetAttributes.some((attribute) => attribute.code === code);
}

const CatalogueLens = z.strictObject({
  code: z.string().regex(/^[\w-]{1,40}$/),
  lensTypes: z.array(z.enum(LENS_TYPES)).min(1),
  index: z.number().min(1.4).max(2),
  priceMinor: Prices,
});

/** Everything that an import brings: categories, frames in their colours, other goods, lenses. */
export type CatalogueFile = {
  attributes: CatalogueAttribute[];
  categories: CatalogueCategory[];
  frames: CatalogueFrame[];
  goods: CatalogueGoods[];
  /** Null where it says nothing of lenses. */
  lenses: CatalogueLens[] | null;
  /** What products keep that it does not tell of; what it leaves out they have no longer else. */
  keeps?: Kept;
};
/** Categories, pictures, where they lead to, and attributes but those whose codes are listed. */
export type Kept = {
  categories: boolean;
  media: boolean;
  links: readonly LinkKind[];
  attributesBut: readonly string[];
};
export type CatalogueCategory = z.infer<typeof CatalogueCategory>;
export type CatalogueFrame = z.infer<typeof CatalogueFrame>;
export type CatalogueLens = z.infer<typeof CatalogueLens>;

/** Why something in the file is not imported, and where it stands. */
export type CatalogueFault = {
  place: string;
  fault: string;
  /** Where a product leads to nothing: without this link the rest of it is right. */
  link?: ProductLink & { from: string };
};

/** A catalogue with faults, each told; nothing of it is imported. */
export class RefusedCatalogue extends Error {
  readonly faults: readonly CatalogueFault[];

  constructor(faults: readonly CatalogueFault[]) {
    const told = faults.map(({ place, fault }) => `${place}: ${fault}`);
    super(`The catalogue cannot be imported:\n${told.join('\n')}`);
    this.faults = faults;
  }
}

const Outline = z.strictObject({
  attributes: z.array(z.unknown()).default([]),
  categories: z.array(z.unknown()).default([]),
  frames: z.array(z.unknown()).default([]),
  products: z.array(z.unknown()).default([]),
  prescriptionProduct: z.strictObject({ lenses: z.array(z.unknown()).min(1) }).optional(),
});

/**
 * Reads a catalogue from untrusted data. It may leave out what is not to be changed; one that
 * replaces all has lenses.
 * @throws RefusedCatalogue with every fault and its place.
 */
export function parseCatalogue(value: unknown, { replaces }: { replaces: boolean }): CatalogueFile {
  const outline = Outline.safeParse(value);
  if (!outline.success) throw new RefusedCatalogue(faultsOf('the file', outline.error));
  const {
    attributes: givenAttributes,
    categories: givenCategories,
    frames: givenFrames,
    products,
    prescriptionProduct,
  } = outline.data;
  const categories = readAll(
    givenCategories,
    CatalogueCategory,
    (position) => `categories[${position}]`,
  );
  const attributes = readAll(givenAttributes, CatalogueAttribute, (position, _sku, code) =>
    named(`attributes[${position}]`, 'code', code),
  );
  const frames = readAll(givenFrames, CatalogueFrame, (position, sku) =>
    named(`frames[${position}]`, 'SKU', sku),
  );
  const goods = readAll(products, CatalogueGoods, (position, sku) =>
    named(`products[${position}]`, 'SKU', sku),
  );
  const lenses = readAll(prescriptionProduct?.lenses ?? [], CatalogueLens, (position, _sku, code) =>
    named(`lenses[${position}]`, 'code', code),
  );
  const faults = [
    ...attributes.faults,
    ...repeated(attributes.read.map(({ code }) => code)).map((code) => ({
      place: `attribute ${code}`,
      fault: 'stands there twice',
    })),
    ...categories.faults,
    ...frames.faults,
    ...goods.faults,
    ...lenses.faults,
    ...repetitions({
      categories: categories.read,
      frames: frames.read,
      goods: goods.read,
      lenses: lenses.read,
    }),
  ];
  if (replaces && !prescriptionProduct)
    faults.push({ place: 'the file', fault: 'has no lenses, and the shop would have none' });
  if (faults.length > 0) throw new RefusedCatalogue(faults);
  return {
    attributes: attributes.read,
    categories: categories.read,
    frames: frames.read,
    goods: goods.read,
    lenses: prescriptionProduct ? lenses.read : null,
  };
}

/** One frame, or what is wrong with each of its fields. */
export function checkFrame(value: unknown): Checked<CatalogueFrame> {
  return checked(CatalogueFrame, value);
}

/** A product that is no frame, or what is wrong with each of its fields. */
export function checkGoods(value: unknown): Checked<CatalogueGoods> {
  return checked(CatalogueGoods, value);
}

export type Checked<Item> =
  | { read: Item }
  | { faults: { path: readonly PropertyKey[]; fault: string }[] };

function checked<Item>(schema: z.ZodType<Item>, value: unknown): Checked<Item> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { read: parsed.data };
  return { faults: parsed.error.issues.flatMap(toldApart) };
}

/** Each by itself, so that one fault hides no other. */
function readAll<Item>(
  values: readonly unknown[],
  schema: z.ZodType<Item>,
  placeOf: (position: number, sku: unknown, code: unknown) => string,
): { read: Item[]; faults: CatalogueFault[] } {
  const read: Item[] = [];
  const faults: CatalogueFault[] = [];
  for (const [position, value] of values.entries()) {
    const { sku, code } = (value ?? {}) as { sku?: unknown; code?: unknown };
    const parsed = schema.safeParse(value);
    if (parsed.success) read.push(parsed.data);
    else faults.push(...faultsOf(placeOf(position, sku, code), parsed.error));
  }
  return { read, faults };
}

function named(place: string, what: string, name: unknown): string {
  return typeof name === 'string' ? `${place} (${what} ${name.slice(0, 40)})` : place;
}

function faultsOf(place: string, { issues }: z.ZodError): CatalogueFault[] {
  return issues.flatMap(toldApart).map(({ path, fault }) => ({
    place: [place, path.join('.')].filter(Boolean).join(' '),
    fault,
  }));
}

/** Each field that is none by itself: who misspells one would never hear that it was left out. */
function toldApart(issue: z.core.$ZodIssue): { path: PropertyKey[]; fault: string }[] {
  const { path, message } = issue;
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...path, key], fault: 'is no field' }))
    : [{ path, fault: message }];
}

function repetitions({
  categories,
  frames,
  goods,
  lenses,
}: {
  categories: CatalogueCategory[];
  frames: CatalogueFrame[];
  goods: CatalogueGoods[];
  lenses: CatalogueLens[];
}): CatalogueFault[] {
  const skus = frames.flatMap(({ sku, colors }) => [sku, ...colors.map((color) => color.sku)]);
  const twice = 'stands there twice';
  const goodsSkus = goods.flatMap((one) => [one, ...variantsOf(one)].map(({ sku }) => sku));
  return [
    ...repeated(goodsSkus).map((sku) => ({ place: `SKU ${sku}`, fault: twice })),
    ...repeated(skus).map((sku) => ({ place: `SKU ${sku}`, fault: twice })),
    ...repeated(new Set(skus), withoutZeros).map((sku) => ({
      place: `SKU ${sku}`,
      fault: `${twice}, told apart by zeros alone`,
    })),
    ...repeated([...urlKeysOf(frames), ...goods.map(({ urlKey }) => urlKey)]).map((key) => ({
      place: `address ${key}`,
      fault: twice,
    })),
    ...repeated(categories.map(pathOf)).map((path) => ({
      place: `category ${path}`,
      fault: twice,
    })),
    ...repeated(lenses.map(({ code }) => code)).map((code) => ({
      place: `lens ${code}`,
      fault: twice,
    })),
  ];
}

/** Where a category of the file lies: `sun/polarized`. */
export function pathOf({ urlKey, parent }: Pick<CatalogueCategory, 'urlKey' | 'parent'>): string {
  return parent === undefined ? urlKey : `${parent}/${urlKey}`;
}

function urlKeysOf(frames: CatalogueFrame[]): string[] {
  return frames.flatMap(({ urlKey, colors }) => [
    urlKey,
    ...colors.flatMap((color) => color.urlKey ?? []),
  ]);
}

/** A SKU as somebody types it who thinks of a number. */
export function withoutZeros(sku: string): string {
  return sku.replace(/^0+(?=\d)/, '');
}

/** Those that stand there once more as the `same` text. */
function repeated(values: Iterable<string>, same = (value: string) => value): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) (seen.has(same(value)) ? twice : seen).add(same(value));
  return [...twice];
}
