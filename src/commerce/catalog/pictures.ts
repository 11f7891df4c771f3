import type { ProductImage } from '../generated/schema.ts';
import type { CommerceSettings } from '../settings.ts';
import type { StoreView } from '../store/store-view.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { pictureTexts } from './picture-texts.ts';

/** What the gallery of a product is written with. */
export type PictureOptions = { settings: CommerceSettings; store: Pick<StoreView, 'locale'> };

/** The main picture of a product, or null when nothing of it can be seen. */
export function picture(
  product: CatalogProduct,
  { settings }: Pick<PictureOptions, 'settings'>,
): ProductImage | null {
  const [sku] = product.pictureSkus;
  return sku ? mainPicture(product, { sku, position: 0 }, settings) : null;
}

/** All pictures: of a model the main one of each colour, of a colour one from each side. */
export function pictures(product: CatalogProduct, options: PictureOptions): ProductImage[] {
  const { settings } = options;
  const [sku] = product.pictureSkus;
  if (product.typeId !== 'configurable' && sku) return allSides(product, sku, options);
  return product.pictureSkus.map((ofColour, position) =>
    mainPicture(product, { sku: ofColour, position }, settings),
  );
}

function mainPicture(
  product: CatalogProduct,
  { sku, position }: { sku: string; position: number },
  settings: CommerceSettings,
): ProductImage {
  const { version, views: [view] = [] } = settings.picturesOf?.(sku) ?? {};
  const address = version && view ? takenAddress(sku, view, version) : drawnAddress(sku, 'front');
  return {
    url: baseOf(settings) + address,
    label: product.variants[position]?.name ?? product.name,
    position,
    disabled: false,
  };
}

function allSides(
  { name }: CatalogProduct,
  sku: string,
  { settings, store }: PictureOptions,
): ProductImage[] {
  const taken = settings.picturesOf?.(sku);
  const texts = pictureTexts[store.locale.startsWith('de') ? 'de' : 'en'];
  return (taken?.views ?? ['front', 'side']).map((view, position) => ({
    url:
      baseOf(settings) + (taken ? takenAddress(sku, view, taken.version) : drawnAddress(sku, view)),
    label: [name, texts[view]].filter(Boolean).join(', '),
    position,
    disabled: false,
  }));
}

/** What a picture's address has after the address of all media. */
export function pictureFile(url: string, settings: CommerceSettings): string {
  const base = baseOf(settings);
  return url.startsWith(base) ? url.slice(base.length) : url;
}

const baseOf = ({ mediaBase = '/media' }: CommerceSettings) => mediaBase;

const takenAddress = (sku: string, view: string, version: string) =>
  `/frames/${sku}/${view}?v=${version}`;

const drawnAddress = (sku: string, view: string) =>
  `/frames/${sku}${view === 'side' ? '-side' : ''}.svg`;
