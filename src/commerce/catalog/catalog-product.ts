import { colorAttribute } from './attributes.ts';
import { bundleOf, isBundleInStock, type Bundle, type PartProduct } from './bundle.ts';
import type {
  CatalogChoice,
  CatalogDocument,
  CatalogMember,
  CatalogVariant,
  ProductOption,
} from './catalog-document.ts';
import type { CatalogPicture } from './media-file.ts';

/**
 * One product of one store with its stock: what carts calculate with and what every
 * `ProductInterface` resolves from, without further statements.
 */
export type CatalogProduct = {
  id: number;
  sku: string;
  typeId: CatalogDocument['typeId'];
  /** A color without one lies at its model's. */
  urlKey: string | null;
  /** It was asked for at an address that it no longer has. */
  isMoved?: boolean;
  name: string;
  /** What one piece costs, and what it cost before rules lowered it. */
  priceMinor: number;
  regularMinor: number;
  /** How many are left; null when nobody counts (the prescription, a model as a whole). */
  stockQty: number | null;
  isInStock: boolean;
  /** The model a colour belongs to. */
  parent: { id: number; sku: string; name: string } | null;
  color: CatalogVariant['color'] | null;
  /** What tells it from the others of its model: of a frame its color. */
  choices: readonly CatalogChoice[];
  options: ProductOption[];
  /** Of a bundle: what can be chosen of it, with what there is of each part. */
  bundle: Bundle | null;
  /** Of a grouped product, with what there is of each. */
  members: Member[];
  /** Pictures that were told with it; they come before those that are made of it. */
  media: readonly CatalogPicture[];
  /** SKUs that have a picture, the first is the main one. */
  pictureSkus: string[];
  /** The model's document; a colour shares its model's. */
  document: CatalogDocument;
  /** The colours of a model, each with its stock. */
  variants: CatalogProduct[];
};

export type Member = Omit<CatalogMember, 'product'> & { product: PartProduct };

/** Product id to pieces left; a product without an entry is not counted. */
export type StockById = Readonly<Record<string, number>>;

/**
 * The product a document describes. A model is in stock while one of its colours is, a group while
 * one of its members is, a bundle while one can be put together.
 */
export function productOf(document: CatalogDocument, stock: StockById): CatalogProduct {
  const variants = document.variants.map((variant) => variantOf(document, variant, stock));
  const bundle = document.bundle ? bundleOf(document.bundle, stock) : null;
  const stockQty =
    document.typeId === 'configurable' || bundle ? null : (stock[document.id] ?? null);
  const members = (document.members ?? []).map((member) => ({
    ...member,
    product: { ...member.product, stockQty: stock[member.product.id] ?? null },
  }));
  return {
    id: document.id,
    sku: document.sku,
    typeId: document.typeId,
    urlKey: document.urlKey,
    name: document.name,
    priceMinor: document.priceMinor,
    regularMinor: document.regularMinor ?? document.priceMinor,
    stockQty,
    isInStock: isInStock({ typeId: document.typeId, variants, bundle, members, stockQty }),
    parent: null,
    color: null,
    choices: [],
    options: document.options,
    bundle,
    members,
    media: document.media ?? [],
    pictureSkus: variants.flatMap((variant) => variant.pictureSkus),
    document,
    variants,
  };
}

function isInStock({
  typeId,
  variants,
  bundle,
  members,
  stockQty,
}: Pick<CatalogProduct, 'typeId' | 'variants' | 'bundle' | 'members' | 'stockQty'>): boolean {
  if (typeId === 'configurable') return variants.some((variant) => variant.isInStock);
  if (typeId === 'grouped') return members.some(({ product }) => product.stockQty !== 0);
  return bundle ? isBundleInStock(bundle) : stockQty !== 0;
}

/** The numbers of what stock is counted of within a document. */
export function countedIn({ id, variants, bundle, members = [] }: CatalogDocument): number[] {
  const selections = (bundle?.options ?? []).flatMap((option) => option.selections);
  const parts = [...selections, ...members];
  return [id, ...variants.map((one) => one.id), ...parts.map(({ product }) => product.id)];
}

/** The product numbered `id` within a document: the model itself or one of its colours. */
export function productWithin(
  document: CatalogDocument,
  stock: StockById,
  id: number,
): CatalogProduct | null {
  const model = productOf(document, stock);
  if (model.id === id) return model;
  return model.variants.find((variant) => variant.id === id) ?? null;
}

function variantOf(
  document: CatalogDocument,
  variant: CatalogVariant,
  stock: StockById,
): CatalogProduct {
  const stockQty = stock[variant.id] ?? null;
  return {
    id: variant.id,
    sku: variant.sku,
    typeId: 'simple',
    urlKey: variant.urlKey ?? document.urlKey,
    name: variant.name,
    priceMinor: variant.priceMinor,
    regularMinor: variant.regularMinor ?? variant.priceMinor,
    stockQty,
    isInStock: stockQty !== 0,
    parent: { id: document.id, sku: document.sku, name: document.name },
    color: variant.color ?? null,
    choices: choicesOf(variant),
    options: [],
    bundle: null,
    members: [],
    media: variant.media ?? (variant.color ? [] : (document.media ?? [])),
    // Pictures are made of frames alone.
    pictureSkus: variant.color ? [variant.sku] : [],
    document,
    variants: [],
  };
}

/** What one of a model's is chosen by: its color, or its words of other attributes. */
export function choicesOf({ color, choices = [] }: CatalogVariant): readonly CatalogChoice[] {
  if (!color) return choices;
  const { id: attributeId, code, label } = colorAttribute;
  const { optionId: valueIndex, label: valueLabel, hex } = color;
  return [{ attributeId, code, label, valueIndex, valueLabel, hex }];
}
