import { facetAttributes } from './attributes.ts';
import { storeCodes, storeLanguages, tierRows } from './catalogue-rows.ts';
import {
  variantsOf,
  type CatalogueBundle,
  type CatalogueConfigurable,
  type CatalogueDownloadable,
  type CatalogueGoods,
  type CatalogueGrouped,
} from './goods-file.ts';
import { basisPointsOf, optionRows, titlesByStore, valueRows } from './option-rows.ts';

/** Goods that are no frames as rows for each table, named as the columns are. */
export type GoodsRows = ReturnType<typeof goodsRows>;

/** `placesBefore`: how many products come before them in lists. */
export function goodsRows(goods: readonly CatalogueGoods[], placesBefore: number) {
  const bundles = goods.filter((one) => one.type === 'bundle');
  const downloads = goods.filter((one) => one.type === 'downloadable');
  const configurables = goods.filter((one) => one.type === 'configurable');
  return {
    models: goods.map((one, index) => modelRow(one, placesBefore + index + 1)),
    variants: configurables.flatMap(variantRows),
    choices: configurables.map(({ sku, choices }) => ({ sku, choices })),
    facets: goods.flatMap(({ sku, attributes = {} }) =>
      Object.entries(attributes).flatMap(([attribute, words]) =>
        isOfEveryShop(attribute) && Array.isArray(words)
          ? [...new Set(words)].map((value) => ({ sku, attribute, value }))
          : [],
      ),
    ),
    furtherCategories: goods.flatMap(({ sku, categories = [] }) =>
      categories.slice(1).map((category) => ({ sku, category })),
    ),
    texts: goods.flatMap((one) => [
      ...textRows(one),
      ...variantsOf(one).flatMap(({ sku, name = one.name }) => textRows({ sku, name })),
    ]),
    prices: goods.flatMap((one) =>
      storeCodes.flatMap((store) => [
        { sku: one.sku, store, price_minor: ownPrice(one, store) },
        ...variantsOf(one).map(({ sku, price }) => {
          return { sku, store, price_minor: price?.[store] ?? ownPrice(one, store) };
        }),
      ]),
    ),
    tiers: goods.flatMap((one) =>
      'tiers' in one ? tierRows({ sku: one.sku, tiers: one.tiers }) : [],
    ),
    stock: goods.flatMap((one) =>
      (one.type === 'simple' ? [one] : variantsOf(one)).map(({ sku, stock }) => ({ sku, stock })),
    ),
    bundles: bundles.map(({ sku, price }) => ({ sku, price_is_dynamic: price === undefined })),
    bundleOptions: bundles.flatMap(bundleOptionRows),
    bundleSelections: bundles.flatMap(selectionRows),
    options: goods.flatMap(optionRows),
    optionValues: goods.flatMap(valueRows),
    downloads: downloads.map(({ sku, linksArePurchasedSeparately }) => ({
      sku,
      links_are_apart: linksArePurchasedSeparately,
    })),
    links: downloads.flatMap(linkRows),
    members: goods.filter((one) => one.type === 'grouped').flatMap(memberRows),
  };
}

function isOfEveryShop(code: string): boolean {
  return facetAttributes.some((attribute) => attribute.code === code);
}

function modelRow(
  { sku, type, urlKey, categories, listed, addedOn, attributes = {}, media = [] }: CatalogueGoods,
  position: number,
) {
  return {
    sku,
    type_id: type,
    category: categories?.[0] ?? null,
    url_key: urlKey,
    listed,
    position,
    added_on: addedOn ?? null,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter(([code]) => !isOfEveryShop(code)),
    ),
    media,
  };
}

function textRows({
  sku,
  name,
  description,
}: Pick<CatalogueGoods, 'sku' | 'name' | 'description'>) {
  return storeCodes.map((store) => {
    const language = storeLanguages[store];
    return { sku, store, name: name[language], description: description?.[language] ?? '' };
  });
}

/** As the colors of frames are, but for what they are told apart by. */
function variantRows({ sku: parent, variants }: CatalogueConfigurable) {
  return variants.map(({ sku, values, media = [] }, index) => ({
    sku,
    parent_sku: parent,
    position: index + 1,
    color_code: null,
    color_group: null,
    color_hex: null,
    url_key: null,
    attributes: values,
    media,
  }));
}

function bundleOptionRows({ sku, options }: CatalogueBundle) {
  return options.map(({ code, title, type, required }, index) => ({
    bundle: sku,
    code,
    type,
    required,
    position: index + 1,
    titles: titlesByStore(title),
  }));
}

/** What is made of others has no price of its own, or may have none. */
function ownPrice(goods: CatalogueGoods, store: (typeof storeCodes)[number]): number {
  return goods.type === 'grouped' ? 0 : (goods.price?.[store] ?? 0);
}

function linkRows({ sku, links }: CatalogueDownloadable) {
  return links.map(({ code, title, price, sampleUrl }, index) => ({
    sku,
    code,
    titles: titlesByStore(title),
    prices_minor: price ?? {},
    sample_url: sampleUrl ?? null,
    position: index + 1,
  }));
}

function memberRows({ sku, members }: CatalogueGrouped) {
  return members.map((member, index) => ({
    sku,
    member: member.sku,
    quantity: member.quantity,
    position: index + 1,
  }));
}

function selectionRows({ sku, options }: CatalogueBundle) {
  return options.flatMap(({ code, selections }) =>
    selections.map((one, index) => ({
      bundle: sku,
      code,
      sku: one.sku,
      quantity: one.quantity,
      can_change_quantity: one.canChangeQuantity,
      is_default: one.isDefault,
      position: index + 1,
      prices_minor: one.price ?? {},
      basis_points: basisPointsOf(one.percent),
    })),
  );
}
