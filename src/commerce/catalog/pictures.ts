import type { ProductImage } from '../generated/schema.ts';
import type { CommerceSettings } from '../settings.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** The main picture of a product, or null when nothing of it can be seen. */
export function picture(product: CatalogProduct, settings: CommerceSettings): ProductImage | null {
  return pictures(product, settings)[0] ?? null;
}

/** All pictures: one of each colour. */
export function pictures(product: CatalogProduct, settings: CommerceSettings): ProductImage[] {
  const base = settings.mediaBase ?? '/media';
  return product.pictureSkus.map((sku, position) => ({
    url: `${base}/frames/${sku}.svg`,
    label: product.variants[position]?.name ?? product.name,
    position,
    disabled: false,
  }));
}
