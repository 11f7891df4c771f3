import type { Bundle, BundleOption, Selection } from './bundle.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** An option, and a selection of one, with the bundle that they are of. */
export type BundleItem = { product: CatalogProduct; bundle: Bundle; option: BundleOption };
export type BundleItemOption = BundleItem & { selection: Selection };
