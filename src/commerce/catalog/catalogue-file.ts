import { z } from 'zod';
import {
  COLOUR_GROUPS,
  FEATURES,
  FRAME_SHAPES,
  GENDERS,
  LENS_TYPES,
  RIM_TYPES,
} from '#domain/frames/catalogue-types.ts';
import { visibleText } from '#domain/people/display-name.ts';
import { isOutline } from '#domain/frames/lens-outline.ts';

const Sku = z.string().regex(/^\d{1,18}$/, 'a frame has a numeric SKU');
const UrlKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and hyphens');
const Text = z.string().transform(visibleText).pipe(z.string().min(1).max(4000));
const Texts = z.object({ en: Text, de: Text });
const PriceMinor = z.int().min(0).max(10_000_000);
const Prices = z.object({ default: PriceMinor, german: PriceMinor });
const Millimetres = z.number().positive().max(400);

const CatalogueColor = z.object({
  sku: Sku,
  name: Texts,
  group: z.enum(COLOUR_GROUPS),
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
  stock: z.int().min(0).max(1_000_000),
});

const CatalogueFrame = z.object({
  sku: Sku,
  urlKey: UrlKey,
  name: Text,
  gender: z.array(z.enum(GENDERS)).min(1),
  frameShape: z.enum(FRAME_SHAPES),
  lensTypes: z.array(z.enum(LENS_TYPES)).min(1),
  features: z.array(z.enum(FEATURES)),
  material: Text,
  measurements: z.object({
    lensWidthMm: Millimetres,
    lensHeightMm: Millimetres,
    bridgeMm: Millimetres,
    templeMm: Millimetres,
    totalWidthMm: Millimetres,
    weightGrams: z.number().positive().max(400),
  }),
  price: Prices,
  description: Texts,
  addedOn: z.iso.date(),
  colors: z.array(CatalogueColor).min(1),
  /** From the middle of the lens, at equal angles from the temple over the top. */
  lensOutlineMm: z.array(z.number()).refine(isOutline, 'no outline of a lens').optional(),
  /** A rim all around unless it is said. */
  rimType: z.enum(RIM_TYPES).optional(),
  geometry: z.json(),
});

const CatalogueLens = z.object({
  code: z.string().regex(/^[\w-]{1,40}$/),
  lensTypes: z.array(z.enum(LENS_TYPES)).min(1),
  index: z.number().min(1.4).max(2),
  priceMinor: Prices,
});

const CatalogueFile = z
  .object({
    frames: z.array(CatalogueFrame),
    prescriptionProduct: z.object({ lenses: z.array(CatalogueLens).min(1) }),
  })
  .superRefine((file, { addIssue }) => {
    const skus = file.frames.flatMap(({ sku, colors }) => [sku, ...colors.map((c) => c.sku)]);
    for (const sku of repeated(skus)) addIssue(`SKU ${sku} stands there twice`);
    for (const sku of repeated(new Set(skus), withoutZeros))
      addIssue(`SKU ${sku} stands there twice, told apart by zeros alone`);
    for (const key of repeated(file.frames.map(({ urlKey }) => urlKey))) {
      addIssue(`address ${key} stands there twice`);
    }
    for (const code of repeated(file.prescriptionProduct.lenses.map((lens) => lens.code))) {
      addIssue(`lens ${code} stands there twice`);
    }
  });

/** Everything the shop sells: frames in their colours, and the lenses with their prices. */
export type CatalogueFile = z.infer<typeof CatalogueFile>;
export type CatalogueFrame = z.infer<typeof CatalogueFrame>;
export type CatalogueLens = z.infer<typeof CatalogueLens>;

/**
 * Reads a catalogue from untrusted data.
 * @throws Error that lists every fault with its place.
 */
export function parseCatalogue(value: unknown): CatalogueFile {
  const parsed = CatalogueFile.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`The catalogue cannot be imported:\n${z.prettifyError(parsed.error)}`);
}

function withoutZeros(sku: string): string {
  return sku.replace(/^0+(?=\d)/, '');
}

/** Those that stand there once more as the `same` text. */
function repeated(values: Iterable<string>, same = (value: string) => value): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) (seen.has(same(value)) ? twice : seen).add(same(value));
  return [...twice];
}
