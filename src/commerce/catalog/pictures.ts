import type { ProductImage } from '../generated/schema.ts';
import { mediaBaseOf, wholeAddress } from '../media/media-address.ts';
import type { CommerceSettings } from '../settings.ts';
import type { StoreView } from '../store/store-view.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { rolesOf, type MediaRole } from './media-file.ts';
import { pictureTexts } from './picture-texts.ts';

/** What the gallery of a product is written with. */
export type PictureOptions = { settings: CommerceSettings; store: Pick<StoreView, 'locale'> };

/** A picture with what it is used as. */
type GalleryPicture = ProductImage & { roles: readonly MediaRole[] };

/**
 * The picture that a product is shown with as `role`, or null when nothing of it can be seen. A
 * model without pictures of its own is shown in its first colour.
 */
export function picture(
  product: CatalogProduct,
  role: MediaRole,
  options: PictureOptions,
): ProductImage | null {
  const told = toldPictures(product, options);
  if (told.length > 0) return told.find(({ roles }) => roles.includes(role)) ?? null;
  const [first] = product.variants;
  if (first && first.media.length > 0) return picture(first, role, options);
  const [sku] = product.pictureSkus;
  if (!sku || role === 'swatch_image') return null;
  return mainPicture(product, { sku, position: 0 }, options.settings);
}

/**
 * All pictures: those that were told with the product, else of a model the main one of each
 * colour, of a colour one from each side.
 */
export function pictures(product: CatalogProduct, options: PictureOptions): GalleryPicture[] {
  const told = toldPictures(product, options);
  if (told.length > 0) return told;
  const [sku] = product.pictureSkus;
  if (product.typeId !== 'configurable' && sku) return allSides(product, sku, options).map(asMade);
  const ofColours = product.variants.flatMap((variant) => picture(variant, 'image', options) ?? []);
  return ofColours.map((one, position) => asMade({ ...one, position }, position));
}

/** Of pictures that nobody gave a role the first is used everywhere. */
function asMade(one: ProductImage, position: number): GalleryPicture {
  return { ...one, roles: position === 0 ? ['image', 'small_image', 'thumbnail'] : [] };
}

function toldPictures({ name, media }: CatalogProduct, { settings, store }: PictureOptions) {
  const roles = rolesOf(media);
  return media.map(({ url, label }, position) => ({
    url: wholeAddress(url, settings),
    label: label?.[languageOf(store)] ?? name,
    position,
    disabled: false,
    roles: roles[position] ?? [],
  }));
}

const languageOf = ({ locale }: PictureOptions['store']) => (locale.startsWith('de') ? 'de' : 'en');

function mainPicture(
  product: CatalogProduct,
  { sku, position }: { sku: string; position: number },
  settings: CommerceSettings,
): ProductImage {
  const { version, views: [view] = [] } = settings.picturesOf?.(sku) ?? {};
  const address = version && view ? takenAddress(sku, view, version) : drawnAddress(sku, 'front');
  return {
    url: mediaBaseOf(settings) + address,
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
  const texts = pictureTexts[languageOf(store)];
  return (taken?.views ?? ['front', 'side']).map((view, position) => ({
    url:
      mediaBaseOf(settings) +
      (taken ? takenAddress(sku, view, taken.version) : drawnAddress(sku, view)),
    label: [name, texts[view]].filter(Boolean).join(', '),
    position,
    disabled: false,
  }));
}

const takenAddress = (sku: string, view: string, version: string) =>
  `/frames/${sku}/${view}?v=${version}`;

const drawnAddress = (sku: string, view: string) =>
  `/frames/${sku}${view === 'side' ? '-side' : ''}.svg`;
