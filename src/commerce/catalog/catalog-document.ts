import type { AddedPrice } from '#domain/prices/added-price.ts';
import type { TierPrice } from '#domain/prices/catalogue-price.ts';
import type { DeclaredValue } from './declared-attributes.ts';
import type { LinkKind } from './linked-skus.ts';
import type { ReviewSummary } from '../reviews/review.ts';
import type { CatalogPicture } from './media-file.ts';
import type { CatalogBundle, CatalogSelection } from './bundle.ts';

/**
 * A product as one store shows it, written by the importer as one row of
 * `commerce.catalog_documents`. Everything but stock, which changes by the minute.
 */
export type CatalogDocument = {
  id: number;
  sku: string;
  typeId: ProductType;
  urlKey: string | null;
  /** Whether lists and searches find it; the prescription product is found by its SKU only. */
  listed: boolean;
  position: number;
  name: string;
  description: string;
  /** What is paid; the price before rules beside it, where these lower it. */
  priceMinor: number;
  regularMinor?: number;
  /** Prices of several pieces; those of a frame count for each of its colours. */
  tiers?: TierPrice[];
  /** The least that it can cost, where its price depends on what is chosen. */
  lowestMinor?: number;
  /** ISO calendar day. */
  addedOn: string | null;
  material: string | null;
  measurements: FrameMeasurements | null;
  /** Hundredths of a millimetre, see `0054_lens_outlines.sql`; absent from older documents. */
  lensOutline?: string | null;
  /** Attribute code to words: `frame_shape` to `['Aviator']`. */
  facets: Readonly<Record<string, readonly string[]>>;
  /** What it has of declared attributes, filterable ones among its facets too. */
  attributes?: DeclaredValue[];
  /** Pictures that were told with it, where there are some. */
  media?: CatalogPicture[];
  /** The numbers of the products that it leads to, sold or not, where there are some. */
  linked?: { [Kind in LinkKind]?: number[] };
  /** What reviews of it are shown in this store, where there are some. */
  reviews?: ReviewSummary;
  categories: CatalogCategory[];
  variants: CatalogVariant[];
  options: ProductOption[];
  /** Of bundles alone. */
  bundle?: CatalogBundle;
  /** Of what is downloaded. */
  downloads?: CatalogDownloads;
  /** Of grouped products: what they are made of, in their order. */
  members?: CatalogMember[];
};

export type ProductType =
  | 'configurable'
  | 'simple'
  | 'virtual'
  | 'bundle'
  | 'downloadable'
  | 'grouped';

/** `isApart`: each link is bought by itself, at its price. */
export type CatalogDownloads = { isApart: boolean; links: DownloadLink[] };
export type DownloadLink = {
  id: number;
  title: string;
  priceMinor: number;
  sampleUrl: string | null;
  position: number;
};

/** `quantity` goes into the cart with the group. */
export type CatalogMember = {
  quantity: number;
  position: number;
  product: CatalogSelection['product'];
};

export type FrameMeasurements = {
  lensWidthMm: number;
  lensHeightMm: number;
  bridgeMm: number;
  templeMm: number;
  totalWidthMm: number;
  weightGrams: number;
};

/** `parentId` and `position` are told with all categories, not with those of a product. */
export type CatalogCategory = {
  id: number;
  name: string;
  urlKey: string;
  /** With all that it lies in: `sun/polarized`; absent from older documents. */
  urlPath?: string;
  level: number;
  parentId?: number | null;
  position?: number;
};

/**
 * One of those that a product comes in: a frame in one colour, or other goods with one word of each
 * attribute that is chosen.
 */
export type CatalogVariant = {
  id: number;
  sku: string;
  /** An address of its own; absent from older documents. */
  urlKey?: string | null;
  name: string;
  priceMinor: number;
  regularMinor?: number;
  media?: CatalogPicture[];
  color?: { optionId: number; label: string; group: string; hex: string };
  /** Where it is no colour of a frame: what it is chosen by, in their order. */
  choices?: CatalogChoice[];
};

/** A word of an attribute, both with their labels in the store's language and their numbers. */
export type CatalogChoice = {
  attributeId: number;
  code: string;
  label: string;
  valueIndex: number;
  valueLabel: string;
  /** Of a colour, how it looks: `#1a2b3c`. */
  hex?: string;
};

/**
 * What the shopper gives along: something entered, which may add to the price, or one or several
 * of `values`.
 */
export type ProductOption = Partial<AddedPrice> & {
  id: number;
  /** Its title on every store where it has no other: `lens`, `od.sphere`. */
  code: string;
  title?: string;
  type: EnteredType | SelectedType;
  required: boolean;
  sortOrder: number;
  maxCharacters: number | null;
  sku?: string;
  values: ProductOptionValue[];
};

export type EnteredType = 'field' | 'area' | 'date' | 'date_time' | 'time' | 'file';
export type SelectedType = 'drop_down' | 'radio' | 'checkbox' | 'multiple';

export type ProductOptionValue = AddedPrice & {
  id: number;
  sku: string;
  title: string;
  sortOrder: number;
};
