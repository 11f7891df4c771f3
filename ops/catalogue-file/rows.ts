import type { CatalogueFile } from '#commerce/index.ts';
import { listText } from './cells.ts';

type Frame = CatalogueFile['frames'][number];
type Goods = CatalogueFile['goods'][number];
export type Delimiter = ',' | ';';

/** A line of a file of products: what stands in the columns that it has. */
export type Row = Record<string, Value>;

/** A product as the lines that say all of it. */
export function rowsOf(product: Frame | Goods): Row[] {
  return 'colors' in product ? frameRows(product) : [goodsRow(product)];
}

/** One line, all values in quotes; decimals as files that are parted so write them. */
export function lineOf(row: Row, names: readonly string[], delimiter: Delimiter): string {
  return names.map((name) => quoted(textOf(row[name], delimiter))).join(delimiter);
}

/** The first line. */
export function headerOf(names: readonly string[], delimiter: Delimiter): string {
  return names.map((name) => quoted(name)).join(delimiter);
}

type Value =
  | string
  | string[]
  | { number: number }
  | { numbers: readonly number[] }
  | { price: number }
  | { json: unknown }
  | undefined;
function textOf(value: Value, delimiter: string): string {
  const mark = (text: string) => (delimiter === ';' ? text.replace('.', ',') : text);
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return listText(value);
  if ('json' in value) return value.json === undefined ? '' : JSON.stringify(value.json);
  if ('numbers' in value) return value.numbers.map((one) => mark(String(one))).join('|');
  return mark('price' in value ? (value.price / 100).toFixed(2) : String(value.number));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function tiersOf({
  tiers = [],
}: {
  tiers?: readonly { quantity: number; price: Prices }[] | undefined;
}): Row {
  return Object.assign(
    {},
    ...tiers.map(({ quantity, price }) => ({
      [`tier:${quantity}:default`]: { price: price.default },
      [`tier:${quantity}:german`]: { price: price.german },
    })),
  ) as Row;
}

type Prices = { default: number; german: number };
const pricesOf = (price: Prices | undefined): Row =>
  price
    ? { 'price:default': { price: price.default }, 'price:german': { price: price.german } }
    : {};

function frameRows(frame: Frame): Row[] {
  const { measurements } = frame;
  const own: Row = {
    type: 'frame',
    sku: frame.sku,
    parent_sku: '',
    url_key: frame.urlKey,
    name: frame.name,
    gender: frame.gender,
    frame_shape: frame.frameShape,
    lens_types: frame.lensTypes,
    features: frame.features,
    material: frame.material,
    rim_type: frame.rimType,
    lens_width_mm: { number: measurements.lensWidthMm },
    lens_height_mm: { number: measurements.lensHeightMm },
    bridge_mm: { number: measurements.bridgeMm },
    temple_mm: { number: measurements.templeMm },
    total_width_mm: { number: measurements.totalWidthMm },
    weight_grams: { number: measurements.weightGrams },
    lens_outline_mm: frame.lensOutlineMm && { numbers: frame.lensOutlineMm },
    geometry: { json: frame.geometry },
    ...mediaOf(frame),
    ...linksOf(frame),
    ...(frame.categories && { categories: frame.categories }),
    added_on: frame.addedOn,
    'description:en': frame.description.en,
    'description:de': frame.description.de,
    ...pricesOf(frame.price),
    ...tiersOf(frame),
    ...attributesOf(frame.attributes ?? {}),
  };
  return [
    own,
    ...frame.colors.map((color) => ({
      type: 'color',
      sku: color.sku,
      parent_sku: frame.sku,
      url_key: color.urlKey,
      'name:en': color.name.en,
      'name:de': color.name.de,
      color_group: color.group,
      color_hex: color.hex,
      stock: { number: color.stock },
      ...mediaOf(color),
    })),
  ];
}

function attributesOf(attributes: NonNullable<Goods['attributes']>): Row {
  return Object.fromEntries(
    Object.entries(attributes).map(([code, value]) => [
      `attribute:${code}`,
      typeof value === 'number'
        ? { number: value }
        : typeof value === 'boolean'
          ? yes(value)
          : value,
    ]),
  );
}

const mediaOf = ({ media }: Pick<Goods, 'media'>): Row => (media ? { media: { json: media } } : {});

const linksOf = ({
  related,
  upsell,
  crosssell,
}: Pick<Goods, 'related' | 'upsell' | 'crosssell'>): Row => ({
  related_skus: related,
  upsell_skus: upsell,
  crosssell_skus: crosssell,
});

const yes = (is: boolean) => (is ? 'yes' : 'no');

function goodsRow(goods: Goods): Row {
  const { type, sku, name, description, attributes = {} } = goods;
  return {
    type,
    sku,
    parent_sku: '',
    url_key: goods.urlKey,
    'name:en': name.en,
    'name:de': name.de,
    'description:en': description?.en,
    'description:de': description?.de,
    categories: goods.categories,
    added_on: goods.addedOn,
    listed: yes(goods.listed),
    ...mediaOf(goods),
    ...linksOf(goods),
    ...attributesOf(attributes),
    ...('price' in goods ? pricesOf(goods.price) : {}),
    ...('tiers' in goods ? tiersOf(goods) : {}),
    ...('stock' in goods ? { stock: { number: goods.stock } } : {}),
    ...('options' in goods ? { options: { json: goods.options } } : {}),
    ...('customOptions' in goods ? { custom_options: { json: goods.customOptions } } : {}),
    ...('links' in goods
      ? {
          links: { json: goods.links },
          links_apart: yes(goods.linksArePurchasedSeparately),
        }
      : {}),
    ...('members' in goods ? { members: { json: goods.members } } : {}),
    ...('choices' in goods ? { choices: goods.choices, variants: { json: goods.variants } } : {}),
  };
}
