import { storeCodes, storeLanguages } from './catalogue-rows.ts';
import type { CatalogueGoods, CatalogueOption } from './goods-file.ts';

/** A text of the file by the codes of the stores that read it. */
export function titlesByStore(title: { en: string; de: string }): Record<string, string> {
  return Object.fromEntries(storeCodes.map((store) => [store, title[storeLanguages[store]]]));
}

/** What a shopper may give along with a product, named as the columns are. */
export function optionRows(goods: CatalogueGoods) {
  return optionsOf(goods).map((option, index) => ({
    product: goods.sku,
    code: option.code,
    type: option.type,
    required: option.required,
    sort_order: index + 1,
    titles: titlesByStore(option.title),
    ...(isEntered(option)
      ? {
          max_characters: option.maxCharacters ?? null,
          sku: option.sku ?? null,
          prices_minor: option.price ?? {},
          basis_points: basisPointsOf(option.percent),
        }
      : { max_characters: null, sku: null, prices_minor: {}, basis_points: null }),
  }));
}

/** The values of options that are selected, with what each store calls and charges for them. */
export function valueRows(goods: CatalogueGoods) {
  return optionsOf(goods).flatMap((option) =>
    isEntered(option)
      ? []
      : option.values.map((value, index) => ({
          product: goods.sku,
          code: option.code,
          sku: value.sku,
          sort_order: index + 1,
          basis_points: basisPointsOf(value.percent),
          stores: Object.fromEntries(
            storeCodes.map((store) => [
              store,
              {
                title: value.title[storeLanguages[store]],
                price_minor: value.price?.[store] ?? 0,
              },
            ]),
          ),
        })),
  );
}

function optionsOf(goods: CatalogueGoods): CatalogueOption[] {
  return 'customOptions' in goods ? goods.customOptions : [];
}

function isEntered(
  option: CatalogueOption,
): option is Exclude<CatalogueOption, { values: unknown }> {
  return !('values' in option);
}

export function basisPointsOf(percent: number | undefined): number | null {
  return percent === undefined ? null : Math.round(percent * 100);
}
