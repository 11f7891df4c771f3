import { z } from 'zod';

/** Where a product leads to, as Magento tells it apart: what goes with it, what is better, what is bought along. */
export const linkKinds = ['related', 'upsell', 'crosssell'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Of one kind. */
export const linksMax = 20;

/** In the order in which they are shown. */
const LinkedSkus = z
  .array(z.string().regex(/^[\w.-]{1,64}$/, 'is no SKU'))
  .max(linksMax)
  .refine((all) => new Set(all).size === all.length, 'has a product twice')
  .optional();

/** The fields of a product in a catalogue file that say where it leads to. */
export const linkFields = { related: LinkedSkus, upsell: LinkedSkus, crosssell: LinkedSkus };

/** A product of a catalogue file with where it leads to. */
export type Linking = { [Kind in LinkKind]?: readonly string[] | undefined };
export type ProductLink = { kind: LinkKind; sku: string };

/** Everything that a product leads to. */
export function linksOf(product: Linking): ProductLink[] {
  return linkKinds.flatMap((kind) => (product[kind] ?? []).map((sku) => ({ kind, sku })));
}
