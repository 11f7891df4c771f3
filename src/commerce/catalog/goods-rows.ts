import { storeCodes, storeLanguages } from './catalogue-rows.ts';
import type { CatalogueBundle, CatalogueGoods } from './goods-file.ts';

/** Goods that are no frames as rows for each table, named as the columns are. */
export type GoodsRows = ReturnType<typeof goodsRows>;

/** `placesBefore`: how many products come before them in lists. */
export function goodsRows(goods: readonly CatalogueGoods[], placesBefore: number) {
  const bundles = goods.filter((one) => one.type === 'bundle');
  return {
    models: goods.map((one, index) => modelRow(one, placesBefore + index + 1)),
    variants: [],
    facets: [],
    furtherCategories: goods.flatMap(({ sku, categories = [] }) =>
      categories.slice(1).map((category) => ({ sku, category })),
    ),
    texts: goods.flatMap(({ sku, name, description }) =>
      storeCodes.map((store) => {
        const language = storeLanguages[store];
        return { sku, store, name: name[language], description: description?.[language] ?? '' };
      }),
    ),
    prices: goods.flatMap(({ sku, price }) =>
      storeCodes.map((store) => ({ sku, store, price_minor: price?.[store] ?? 0 })),
    ),
    stock: goods.flatMap((one) =>
      one.type === 'simple' ? [{ sku: one.sku, stock: one.stock }] : [],
    ),
    bundles: bundles.map(({ sku, price }) => ({ sku, price_is_dynamic: price === undefined })),
    bundleOptions: bundles.flatMap(bundleOptionRows),
    bundleSelections: bundles.flatMap(selectionRows),
  };
}

function modelRow(
  { sku, type, urlKey, categories, listed, addedOn }: CatalogueGoods,
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
  };
}

function bundleOptionRows({ sku, options }: CatalogueBundle) {
  return options.map(({ code, title, type, required }, index) => ({
    bundle: sku,
    code,
    type,
    required,
    position: index + 1,
    titles: Object.fromEntries(storeCodes.map((store) => [store, title[storeLanguages[store]]])),
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
      basis_points: one.percent === undefined ? null : Math.round(one.percent * 100),
    })),
  );
}
