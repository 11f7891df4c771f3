import {
  FEATURES,
  type Feature,
  type FrameSize,
  type LensType,
} from '#domain/frames/catalogue-types.ts';
import { minorOf } from '#domain/prices/money.ts';
import { isFrameSku } from '#domain/frames/sku.ts';
import type { FrameBySkuQuery } from '#clients/generated/commerce.ts';
import { PICTURE_WIDTH, pictureTemplate } from '../ui/picture-template.ts';
import { onceForEach } from '../app/once-for-each.ts';
import { sizeOf } from './frame-card.ts';
import { lensTypesOf, measuredFrameOf, type MeasuredFrame } from './frame-fit.ts';

export type FrameMeasuresMm = {
  lensWidth: number;
  lensHeight: number;
  bridge: number;
  temple: number;
  total: number;
};

/** `url` is a template; `label` says what it shows, for those who cannot see it. */
export type FramePicture = { url: string; label: string };

export type FrameColour = {
  sku: string;
  name: string;
  hex: string;
  priceMinor: number;
  /** The list's picture first; of a frame that has no pictures, its drawings. */
  pictures: FramePicture[];
  /** The drawing that measurements are placed on; null where another shop's pictures are shown. */
  drawing: string | null;
  isSoldOut: boolean;
  /** How many are left where that is few; else null. */
  left: number | null;
};

/** A model in all its colours, as its page shows it. */
export type FrameView = {
  sku: string;
  name: string;
  description: string;
  size: FrameSize | null;
  shape: string | null;
  lensTypes: LensType[];
  features: Feature[];
  material: string;
  weightGrams: number | null;
  /** What decides about lenses; null when it is not measured. Stays on the server. */
  measured: MeasuredFrame | null;
  /** Null when one of them is not known. */
  measures: FrameMeasuresMm | null;
  colours: FrameColour[];
};

type WireFrame = NonNullable<
  NonNullable<NonNullable<FrameBySkuQuery['products']>['items']>[number]
>;

/** Null when it is no frame with colours to choose from. */
export function frameViewOf(item: WireFrame | null | undefined): FrameView | null {
  return item ? viewOf(item) : null;
}

const viewOf = onceForEach((item: WireFrame): FrameView | null => {
  if (!isFrameSku(item.sku ?? '') || !('variants' in item)) return null;
  const colours = (item.variants ?? []).flatMap((variant) => colourOf(variant) ?? []);
  if (colours.length === 0) return null;
  const words = (item.features ?? '').split(',');
  return {
    sku: item.sku ?? '',
    name: item.name ?? '',
    description: plainText(item.description?.html ?? ''),
    size: sizeOf(item),
    shape: item.frame_shape,
    lensTypes: lensTypesOf(item.lens_type),
    features: FEATURES.filter((feature) => words.includes(feature)),
    material: item.material ?? '',
    weightGrams: item.weight_grams,
    measured: measuredFrameOf(item),
    measures: measuresOf(item),
    colours,
  };
});

/** The first of the wished colours that the frame has, else one that can be bought. */
export function colourFor(
  { colours }: FrameView,
  ...wishes: (string | null | undefined)[]
): FrameColour {
  const wished = wishes.flatMap((sku) => colours.find((colour) => colour.sku === sku) ?? []);
  const colour = wished[0] ?? colours.find(({ isSoldOut }) => !isSoldOut) ?? colours[0];
  if (!colour) throw new Error('A frame has at least one colour');
  return colour;
}

function colourOf(
  variant: NonNullable<Extract<WireFrame, { variants: unknown }>['variants']>[number],
): FrameColour | null {
  const product = variant?.product;
  if (!product?.sku) return null;
  return {
    sku: product.sku,
    name: variant?.attributes?.[0]?.label ?? '',
    hex: product.color_hex ?? '',
    priceMinor: minorOf(product.price_range.minimum_price.final_price),
    pictures: picturesOf(product),
    drawing: drawingOf(product.small_image?.url ?? ''),
    isSoldOut: product.stock_status === 'OUT_OF_STOCK',
    left: product.only_x_left_in_stock,
  };
}

type WireColour = NonNullable<
  NonNullable<NonNullable<Extract<WireFrame, { variants: unknown }>['variants']>[number]>['product']
>;

/** More than these nobody looks through, and the stylesheet shows no more. */
const MOST_PICTURES = 6;

function picturesOf({ media_gallery: gallery, small_image: main }: WireColour): FramePicture[] {
  const shown = (gallery ?? []).flatMap((one) =>
    one?.url && !one.disabled ? [{ url: pictureTemplate(one.url), label: one.label ?? '' }] : [],
  );
  if (shown.length > 0) return shown.slice(0, MOST_PICTURES);
  return main?.url ? [{ url: pictureTemplate(main.url), label: '' }] : [];
}

/** Our own pictures have a drawing beside them, also where an image CDN makes their widths. */
function drawingOf(picture: string): string | null {
  const [, base, sku] =
    /^(.*)\/frames\/(\d+)(?:\.svg|\/[a-z-]+\?v=\w+(?:&on=\{g\})?)$/.exec(picture) ?? [];
  if (!sku) return null;
  return `${picture.includes(PICTURE_WIDTH) ? '/media' : base}/frames/${sku}.svg`;
}

function measuresOf(item: WireFrame): FrameMeasuresMm | null {
  const { lens_width, lens_height, bridge, temple_length, frame_width } = item;
  if (!lens_width || !lens_height || !bridge || !temple_length || !frame_width) return null;
  return {
    lensWidth: lens_width,
    lensHeight: lens_height,
    bridge,
    temple: temple_length,
    total: frame_width,
  };
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a description says without its mark-up; another shop's may have some. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
