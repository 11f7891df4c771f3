import { z } from 'zod';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { Prices, Texts, UrlKey } from './file-fields.ts';

const GoodsSku = z
  .string()
  .regex(/^[A-Za-z][\w.-]{0,63}$/, 'a product that is no frame has a SKU that begins with a letter')
  .refine((sku) => sku !== PRESCRIPTION_SKU, 'is the product that carries prescriptions');
/** A colour of a frame has digits alone. */
const PartSku = z.string().regex(/^[\w.-]{1,64}$/);
const Code = z.string().regex(/^[\w.-]{1,60}$/);
/** How many of something are in one piece of something else. */
const Count = z.int().min(1).max(20);

const everyGoods = {
  sku: GoodsSku,
  urlKey: UrlKey,
  name: Texts,
  description: Texts.optional(),
  /** Addresses of categories; none unless it is said. */
  categories: z.array(UrlKey).optional(),
  addedOn: z.iso.date().optional(),
  /** Whether lists and searches find it; by its SKU and address it is found in any case. */
  listed: z.boolean().default(false),
};

const Simple = z.object({
  type: z.literal('simple'),
  ...everyGoods,
  price: Prices,
  stock: z.int().min(0).max(1_000_000),
});

const Virtual = z.object({ type: z.literal('virtual'), ...everyGoods, price: Prices });

const Selection = z
  .object({
    sku: PartSku,
    quantity: Count.default(1),
    canChangeQuantity: z.boolean().default(false),
    isDefault: z.boolean().default(false),
    /** What one piece adds to a bundle with a price of its own. */
    price: Prices.optional(),
    /** A share of that price instead. */
    percent: z.number().min(0).max(1000).optional(),
  })
  .refine(({ price, percent }) => !price || percent === undefined, 'has two prices');

const BundleChoice = z.object({
  code: Code,
  title: Texts,
  type: z.enum(['select', 'radio', 'checkbox', 'multi']),
  required: z.boolean().default(true),
  selections: z
    .array(Selection)
    .min(1)
    .max(100)
    .refine((all) => isEachOnce(all.map(({ sku }) => sku)), 'has a product twice'),
});

const Bundle = z
  .object({
    type: z.literal('bundle'),
    ...everyGoods,
    /** Without one its parts' prices are its price. */
    price: Prices.optional(),
    options: z
      .array(BundleChoice)
      .min(1)
      .max(50)
      .refine((all) => isEachOnce(all.map(({ code }) => code)), 'has a code twice'),
  })
  .refine(
    ({ price, options }) =>
      price !== undefined ||
      options.every(({ selections }) =>
        selections.every((one) => one.price === undefined && one.percent === undefined),
      ),
    'has no price of its own that selections could add to',
  );

/** A product that is no frame. */
export const CatalogueGoods = z.discriminatedUnion('type', [Simple, Virtual, Bundle]);
export type CatalogueGoods = z.infer<typeof CatalogueGoods>;
export type CatalogueBundle = z.infer<typeof Bundle>;

/** The SKUs of what is in it. */
export function partSkusOf(goods: CatalogueGoods): string[] {
  return goods.type === 'bundle'
    ? goods.options.flatMap(({ selections }) => selections.map(({ sku }) => sku))
    : [];
}

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
