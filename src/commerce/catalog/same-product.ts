import { outlineText } from '#domain/frames/lens-outline.ts';
import { facetAttributes } from './attributes.ts';
import type { CatalogueFrame } from './catalogue-file.ts';
import type { AttributeValue } from './declared-attributes.ts';
import type { CatalogueConfigurable, CatalogueGoods } from './goods-file.ts';
import { linkKinds, type Linking } from './linked-skus.ts';

/**
 * What a frame is, its colors apart, as a text: the same for two ways to say the same. The order
 * of words, and of categories after the first, says nothing.
 */
export function frameText({ colors: _apart, ...frame }: CatalogueFrame): string {
  return textOf({
    ...frame,
    gender: frame.gender.toSorted(),
    lensTypes: frame.lensTypes.toSorted(),
    features: frame.features.toSorted(),
    tiers: tiersOf(frame),
    lensOutlineMm: frame.lensOutlineMm && outlineText(frame.lensOutlineMm),
    rimType: frame.rimType ?? 'FullRim',
    categories: categoriesOf(frame.categories ?? ['eyeglasses']),
    attributes: frame.attributes ?? {},
    media: mediaOf(frame),
    ...linkedBy(frame),
  });
}

/** The same of a color, at its place among those of its frame. */
export function colorText(
  frameSku: string,
  color: CatalogueFrame['colors'][number],
  place: number,
): string {
  return textOf({ ...color, media: mediaOf(color), hex: color.hex.toLowerCase(), frameSku, place });
}

/** The same of other goods. */
export function goodsText(goods: CatalogueGoods): string {
  return textOf(
    exact({
      ...goods,
      ...(goods.type === 'configurable' && { variants: goods.variants.map(variantOf(goods)) }),
      categories: categoriesOf(goods.categories ?? []),
      attributes: attributesOf(goods.attributes ?? {}),
      media: mediaOf(goods),
      ...linkedBy(goods),
      tiers: tiersOf('tiers' in goods ? goods : {}),
    }),
  );
}

/** Its name and price, whether they are its product's or said once more. */
function variantOf({ name, price }: CatalogueConfigurable) {
  return (variant: CatalogueConfigurable['variants'][number]) => ({
    ...variant,
    name: variant.name ?? name,
    // Not as one that costs nothing.
    costs: variant.price ?? price,
    price: undefined,
    media: mediaOf(variant),
  });
}

function tiersOf({ tiers = [] }: Pick<CatalogueFrame, 'tiers'>) {
  return tiers.toSorted((a, b) => a.quantity - b.quantity);
}

/** Whoever leads nowhere may say so or not. */
function linkedBy(product: Linking) {
  return Object.fromEntries(linkKinds.map((kind) => [kind, product[kind] ?? []]));
}

/** In their order; that of the roles says nothing. */
function mediaOf({ media = [] }: Pick<CatalogueFrame, 'media'>) {
  return media.map((one) => ({ ...one, roles: one.roles.toSorted() }));
}

function categoriesOf([own, ...further]: readonly string[]) {
  return [own, ...[...new Set(further)].filter((one) => one !== own).toSorted()];
}

/** Words of attributes that every shop knows are a set. */
function attributesOf(attributes: Record<string, AttributeValue>) {
  return Object.fromEntries(
    Object.entries(attributes).map(([code, value]) => {
      const isSet = facetAttributes.some((known) => known.code === code);
      return [code, isSet && Array.isArray(value) ? [...new Set(value)].toSorted() : value];
    }),
  );
}

/** Shares are kept to the hundredth; an option that costs nothing may say so or not. */
function exact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => exact(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      if (key === 'percent') return [[key, Math.round(Number(one) * 100)]];
      const isOfGoods = 'type' in value && 'urlKey' in value;
      if (key === 'price' && !isOfGoods && textOf(one) === nothing) return [];
      return [[key, exact(one)]];
    }),
  );
}

const nothing = textOf({ default: 0, german: 0 });

/** JSON with its keys in order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
