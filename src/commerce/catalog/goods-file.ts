import { z } from 'zod';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { facetAttributes, type FacetAttribute } from './attributes.ts';
import { AttributeValue } from './declared-attributes.ts';
import { Names, Prices, Texts, Tiers, UrlKey, UrlPath, wordCharsMax } from './file-fields.ts';
import { linkFields } from './linked-skus.ts';
import { Media } from './media-file.ts';

const GoodsSku = z
  .string()
  .regex(/^[A-Za-z][\w.-]{0,63}$/, 'a product that is no frame has a SKU that begins with a letter')
  .refine((sku) => sku !== PRESCRIPTION_SKU, 'is the product that carries prescriptions');
/** A colour of a frame has digits alone. */
const PartSku = z.string().regex(/^[\w.-]{1,64}$/);
const Code = z.string().regex(/^[\w.-]{1,60}$/);
/** How many of something are in one piece of something else. */
const Count = z.int().min(1).max(20);

/** An amount in each store, or a share of the product's price. */
const added = { price: Prices.optional(), percent: z.number().min(0).max(1000).optional() };
const hasOnePrice = ({ price, percent }: { price?: unknown; percent?: unknown }) =>
  price === undefined || percent === undefined;

const OptionValue = z
  .strictObject({ sku: Code, title: Texts, ...added })
  .refine(hasOnePrice, 'has two prices');

const EnteredOption = z
  .strictObject({
    type: z.enum(['field', 'area', 'date', 'date_time', 'time', 'file']),
    code: Code,
    title: Texts,
    required: z.boolean().default(true),
    maxCharacters: z.int().min(1).max(1000).optional(),
    sku: Code.optional(),
    ...added,
  })
  .refine(hasOnePrice, 'has two prices');

const SelectedOption = z.strictObject({
  type: z.enum(['drop_down', 'radio', 'checkbox', 'multiple']),
  code: Code,
  title: Texts,
  required: z.boolean().default(true),
  values: z
    .array(OptionValue)
    .min(1)
    .max(100)
    .refine((all) => isEachOnce(all.map(({ sku }) => sku)), 'has a value twice'),
});

/** What a shopper gives along: a text, a day, or one or several of some values. */
const CustomOption = z.discriminatedUnion('type', [EnteredOption, SelectedOption]);
const CustomOptions = z
  .array(CustomOption)
  .max(50)
  .refine((all) => isEachOnce(all.map(({ code }) => code)), 'has a code twice')
  .default([]);

/** What it has of attributes, by their codes: known words of those that every shop knows. */
const Attributes = z.record(z.string(), AttributeValue).superRefine((given, context) => {
  for (const [code, value] of Object.entries(given)) {
    const known = facetAttributes.find((attribute) => attribute.code === code);
    if (!known) continue;
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: [code], message });
    if (!Array.isArray(value)) refuse('is a list of words');
    else {
      const unknown = value.filter((word) => !isWordOf(known, word));
      for (const word of unknown) refuse(`has no word ${word}`);
      if (value.some(({ length }) => length > wordCharsMax))
        refuse(`has a word longer than ${wordCharsMax} characters`);
    }
  }
});

function isWordOf({ words }: FacetAttribute, word: string): boolean {
  return words.length === 0 || words.includes(word);
}

const everyGoods = {
  sku: GoodsSku,
  urlKey: UrlKey,
  name: Names,
  description: Texts.optional(),
  /** Paths of categories; none unless it is said. */
  categories: z.array(UrlPath).optional(),
  addedOn: z.iso.date().optional(),
  attributes: Attributes.optional(),
  media: Media,
  ...linkFields,
  /** Whether lists and searches find it; by its SKU and address it is found in any case. */
  listed: z.boolean().default(false),
};

const Simple = z.strictObject({
  type: z.literal('simple'),
  ...everyGoods,
  price: Prices,
  tiers: Tiers,
  stock: z.int().min(0).max(1_000_000),
  customOptions: CustomOptions,
});

const Virtual = z.strictObject({
  type: z.literal('virtual'),
  ...everyGoods,
  price: Prices,
  tiers: Tiers,
  customOptions: CustomOptions,
});

const Downloadable = z.strictObject({
  type: z.literal('downloadable'),
  ...everyGoods,
  price: Prices,
  /** Each is bought by itself, at its price; without this all come with the product. */
  linksArePurchasedSeparately: z.boolean().default(false),
  links: z
    .array(
      z.strictObject({
        code: Code,
        title: Texts,
        price: Prices.optional(),
        sampleUrl: z
          .url({ protocol: /^https$/ })
          .max(500)
          .optional(),
      }),
    )
    .min(1)
    .max(50)
    .refine((all) => isEachOnce(all.map(({ code }) => code)), 'has a code twice'),
  customOptions: CustomOptions,
});

const Grouped = z.strictObject({
  type: z.literal('grouped'),
  ...everyGoods,
  members: z
    .array(z.strictObject({ sku: PartSku, quantity: z.int().min(0).max(20).default(1) }))
    .min(1)
    .max(50)
    .refine((all) => isEachOnce(all.map(({ sku }) => sku)), 'has a product twice'),
});

const Selection = z
  .strictObject({
    sku: PartSku,
    quantity: Count.default(1),
    canChangeQuantity: z.boolean().default(false),
    isDefault: z.boolean().default(false),
    /** What one piece adds to a bundle with a price of its own. */
    ...added,
  })
  .refine(hasOnePrice, 'has two prices');

const BundleChoice = z.strictObject({
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
  .strictObject({
    type: z.literal('bundle'),
    ...everyGoods,
    /** Without one its parts' prices are its price. */
    price: Prices.optional(),
    options: z
      .array(BundleChoice)
      .min(1)
      .max(50)
      .refine((all) => isEachOnce(all.map(({ code }) => code)), 'has a code twice'),
    customOptions: CustomOptions,
  })
  .refine(
    ({ price, options }) =>
      price !== undefined ||
      options.every(({ selections }) =>
        selections.every((one) => one.price === undefined && one.percent === undefined),
      ),
    'has no price of its own that selections could add to',
  );

const AttributeCode = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);

const Configurable = z
  .strictObject({
    type: z.literal('configurable'),
    ...everyGoods,
    price: Prices,
    tiers: Tiers,
    /** Attributes of the type `select`, in the order in which they are chosen. */
    choices: z
      .array(AttributeCode)
      .min(1)
      .max(10)
      .refine((all) => isEachOnce(all), 'has an attribute twice'),
    variants: z
      .array(
        z.strictObject({
          sku: GoodsSku,
          /** One word of each attribute that is chosen. */
          values: z.record(AttributeCode, z.string()),
          stock: z.int().min(0).max(1_000_000),
          /** The product's own unless it is said. */
          name: Names.optional(),
          price: Prices.optional(),
          media: Media,
        }),
      )
      .min(1)
      .max(500),
  })
  .superRefine(({ choices, variants }, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const seen = new Set<string>();
    for (const [place, { values }] of variants.entries()) {
      const path = ['variants', place, 'values'];
      for (const code of choices)
        if (values[code] === undefined) refuse([...path, code], 'is to be chosen');
      for (const code of Object.keys(values))
        if (!choices.includes(code)) refuse([...path, code], 'is nothing that is chosen');
      const words = JSON.stringify(choices.map((code) => values[code]));
      if (seen.has(words)) refuse(path, 'are those of another variant');
      seen.add(words);
    }
  });

const types = [Simple, Virtual, Downloadable, Bundle, Grouped, Configurable] as const;
const Goods = z.discriminatedUnion('type', types);

/** A product that is no frame. What only other types have is refused, so that nobody misses it. */
export const CatalogueGoods = z.unknown().transform((value, context): z.infer<typeof Goods> => {
  const { success, data, error } = Goods.safeParse(value);
  const foreign = fieldsOfOtherTypes(value);
  const ofOthers = new Set(foreign.map(({ path: [field] }) => field));
  for (const issue of error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys')
      context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message });
    else
      for (const key of issue.keys)
        if (issue.path.length > 0 || !ofOthers.has(key))
          context.addIssue({ code: 'custom', path: [...issue.path, key], message: 'is no field' });
  }
  for (const { path, message } of foreign) context.addIssue({ code: 'custom', path, message });
  return success && foreign.length === 0 ? data : z.NEVER;
});
export type CatalogueGoods = z.infer<typeof CatalogueGoods>;

function fieldsOfOtherTypes(value: unknown): { path: [string]; message: string }[] {
  if (typeof value !== 'object' || value === null || !('type' in value)) return [];
  const own = types.find(({ shape }) => shape.type.value === value.type)?.shape;
  if (!own) return [];
  const known = new Set(types.flatMap(({ shape }) => Object.keys(shape)));
  return Object.entries(value)
    .filter(([field, said]) => said !== undefined && known.has(field) && !(field in own))
    .map(([field]) => ({ path: [field], message: `is not for ${String(value.type)} products` }));
}

export type CatalogueBundle = z.infer<typeof Bundle>;
export type CatalogueDownloadable = z.infer<typeof Downloadable>;
export type CatalogueConfigurable = z.infer<typeof Configurable>;
export type CatalogueGrouped = z.infer<typeof Grouped>;
export type CatalogueOption = z.infer<typeof CustomOption>;

/** Each of those that it comes in. */
export function variantsOf(goods: CatalogueGoods): CatalogueConfigurable['variants'] {
  return goods.type === 'configurable' ? goods.variants : [];
}

/** The SKUs of what is in it. */
export function partSkusOf(goods: CatalogueGoods): string[] {
  if (goods.type === 'grouped') return goods.members.map(({ sku }) => sku);
  return goods.type === 'bundle'
    ? goods.options.flatMap(({ selections }) => selections.map(({ sku }) => sku))
    : [];
}

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
