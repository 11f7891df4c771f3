import { frameSizeOf } from '#domain/frames/frame-size.ts';
import { outlineText } from '#domain/frames/lens-outline.ts';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import {
  pathOf,
  type CatalogueFile,
  type CatalogueFrame,
  type CatalogueLens,
} from './catalogue-file.ts';
import { lensTitle, prescriptionTitles } from './lens-title.ts';
import { prescriptionOptions } from './prescription-options.ts';

/** A catalogue as rows for each table, named as the columns are. */
export type CatalogueRows = ReturnType<typeof catalogueRows>;

/** The language that a catalogue file speaks to each store in. */
export const storeLanguages = { default: 'en', german: 'de' } as const;
export const storeCodes = ['default', 'german'] as const;
const eyeglasses = 'eyeglasses';

/** Takes a catalogue apart into the rows that the importer writes. */
export function catalogueRows({
  frames,
  lenses,
}: {
  frames: readonly CatalogueFrame[];
  lenses: readonly CatalogueLens[];
}) {
  return {
    models: [...frames.map(modelRow), prescriptionRow],
    variants: frames.flatMap(variantRows),
    stock: frames.flatMap(({ colors }) => colors.map(({ sku, stock }) => ({ sku, stock }))),
    facets: frames.flatMap(facetRows),
    furtherCategories: frames.flatMap(({ sku, categories = [] }) =>
      categories.slice(1).map((category) => ({ sku, category })),
    ),
    texts: [
      ...frames.flatMap(textRows),
      ...storeCodes.map((store) => ({
        sku: PRESCRIPTION_SKU,
        store,
        name: prescriptionTitles[storeLanguages[store]],
        description: '',
      })),
    ],
    prices: [
      ...frames.flatMap(priceRows),
      ...storeCodes.map((store) => ({ sku: PRESCRIPTION_SKU, store, price_minor: 0 })),
    ],
    tiers: frames.flatMap(tierRows),
    options: prescriptionOptions,
    lenses: lenses.map((lens, index) => ({
      code: lens.code,
      sort_order: index + 1,
      stores: Object.fromEntries(
        storeCodes.map((store) => [
          store,
          { title: lensTitle(lens, storeLanguages[store]), price_minor: lens.priceMinor[store] },
        ]),
      ),
    })),
  };
}

/** Categories as each store names them. */
export function categoryRows({ categories }: Pick<CatalogueFile, 'categories'>) {
  return categories.flatMap((one, index) =>
    storeCodes.map((store) => ({
      url_key: one.urlKey,
      parent: one.parent ?? null,
      url_path: pathOf(one),
      place: index + 1,
      store,
      name: one.name[storeLanguages[store]],
    })),
  );
}

/** The colors of a frame as each store names them. */
export function colorRows({ colors }: CatalogueFrame) {
  return colors.flatMap(({ name }) =>
    storeCodes.map((store) => ({ code: name.en, store, label: name[storeLanguages[store]] })),
  );
}

function modelRow(frame: CatalogueFrame, index: number) {
  const { measurements } = frame;
  return {
    sku: frame.sku,
    type_id: 'configurable',
    category: frame.categories?.[0] ?? eyeglasses,
    url_key: frame.urlKey,
    listed: true,
    position: index + 1,
    material: frame.material,
    lens_width_mm: measurements.lensWidthMm,
    lens_height_mm: measurements.lensHeightMm,
    bridge_mm: measurements.bridgeMm,
    temple_mm: measurements.templeMm,
    total_width_mm: measurements.totalWidthMm,
    weight_grams: measurements.weightGrams,
    added_on: frame.addedOn,
    lens_outline: frame.lensOutlineMm ? outlineText(frame.lensOutlineMm) : null,
    geometry: frame.geometry,
    attributes: frame.attributes ?? {},
    media: frame.media ?? [],
  };
}

const prescriptionRow = {
  sku: PRESCRIPTION_SKU,
  type_id: 'virtual',
  category: null,
  url_key: 'prescription',
  listed: false,
  position: 0,
};

function variantRows({ sku, colors }: CatalogueFrame) {
  return colors.map((color, index) => ({
    sku: color.sku,
    parent_sku: sku,
    position: index + 1,
    color_code: color.name.en,
    color_group: color.group,
    color_hex: color.hex.toLowerCase(),
    url_key: color.urlKey ?? null,
    media: color.media ?? [],
  }));
}

function facetRows(frame: CatalogueFrame) {
  const words: [string, string[]][] = [
    ['gender', frame.gender],
    ['frame_shape', [frame.frameShape]],
    ['size', [frameSizeOf(frame.measurements.totalWidthMm)]],
    ['lens_type', frame.lensTypes],
    ['rim_type', [frame.rimType ?? 'FullRim']],
    ['features', frame.features],
    ['color', frame.colors.map(({ group }) => group)],
    ['material', [frame.material]],
  ];
  return words.flatMap(([attribute, values]) =>
    [...new Set(values)].map((value) => ({ sku: frame.sku, attribute, value })),
  );
}

function textRows(frame: CatalogueFrame) {
  return storeCodes.flatMap((store) => {
    const language = storeLanguages[store];
    const description = frame.description[language];
    return [
      { sku: frame.sku, store, name: frame.name, description },
      ...frame.colors.map((color) => ({
        sku: color.sku,
        store,
        name: `${frame.name}, ${color.name[language]}`,
        description,
      })),
    ];
  });
}

function priceRows({ sku, colors, price }: CatalogueFrame) {
  return [sku, ...colors.map((color) => color.sku)].flatMap((one) =>
    storeCodes.map((store) => ({ sku: one, store, price_minor: price[store] })),
  );
}

/** Prices of several pieces; those of a frame are of its colors too. */
export function tierRows({ sku, tiers = [] }: Pick<CatalogueFrame, 'sku' | 'tiers'>) {
  return tiers.flatMap(({ quantity, price }) =>
    storeCodes.map((store) => ({ sku, store, quantity, price_minor: price[store] })),
  );
}
