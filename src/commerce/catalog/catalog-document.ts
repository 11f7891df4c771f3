import type { CatalogBundle } from './bundle.ts';

/**
 * A product as one store shows it, written by the importer as one row of
 * `commerce.catalog_documents`. Everything but stock, which changes by the minute.
 */
export type CatalogDocument = {
  id: number;
  sku: string;
  typeId: 'configurable' | 'simple' | 'virtual' | 'bundle';
  urlKey: string | null;
  /** Whether lists and searches find it; the prescription product is found by its SKU only. */
  listed: boolean;
  position: number;
  name: string;
  description: string;
  priceMinor: number;
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
  categories: CatalogCategory[];
  variants: CatalogVariant[];
  options: ProductOption[];
  /** Of bundles alone. */
  bundle?: CatalogBundle;
};

export type FrameMeasurements = {
  lensWidthMm: number;
  lensHeightMm: number;
  bridgeMm: number;
  templeMm: number;
  totalWidthMm: number;
  weightGrams: number;
};

export type CatalogCategory = { id: number; name: string; urlKey: string; level: number };

/** One colour of a frame. */
export type CatalogVariant = {
  id: number;
  sku: string;
  /** An address of its own; absent from older documents. */
  urlKey?: string | null;
  name: string;
  priceMinor: number;
  color: { optionId: number; label: string; group: string; hex: string };
};

/** What the shopper gives along: a text (`field`) or one of `values` (`drop_down`). */
export type ProductOption = {
  id: number;
  /** Its title on every store: `lens`, `od.sphere`. */
  code: string;
  type: 'field' | 'drop_down';
  required: boolean;
  sortOrder: number;
  maxCharacters: number | null;
  values: ProductOptionValue[];
};

export type ProductOptionValue = {
  id: number;
  sku: string;
  title: string;
  priceMinor: number;
  sortOrder: number;
};
