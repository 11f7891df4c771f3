import { FRAME_SIZES, type ColourGroup, type FrameSize } from '#domain/frames/catalogue-types.ts';
import { sizeRank, suits, type MyFrames } from '#domain/frames/fits-me.ts';
import { frameSizeOf } from '#domain/frames/frame-size.ts';
import { starsOfPercent } from '#domain/reviews/stars.ts';
import { minorOf } from '#domain/prices/money.ts';
import { pairPrice } from '#domain/prices/pair-price.ts';
import type { BenefitRule } from '#domain/prices/price-rules.ts';
import { isFrameSku } from '#domain/frames/sku.ts';
import type { FrameListQuery } from '#clients/generated/commerce.ts';
import { templateOf } from '../ui/picture-template.ts';
import { onceForEach } from '../app/once-for-each.ts';
import {
  frameFit,
  measuredFrameOf,
  type FrameFit,
  type FrameFitReason,
  type MeasuredFrame,
  type WantedLenses,
} from './frame-fit.ts';
import type { Sort } from './list-filters.ts';
import { cheapestLens, type SoldLens } from './lens-offers.ts';

/** What a card of the list shows; small, because the page carries it twice. */
export type FrameCard = {
  sku: string;
  name: string;
  /** A template. */
  picture: string | null;
  /** Of the frame. */
  priceMinor: number;
  /**
   * With the cheapest lenses that go into it; absent when none do. What is left to pay is absent
   * while it is not known what the plan pays.
   */
  pair?: { priceMinor: number; youPayMinor?: number };
  size: FrameSize | null;
  widthMm: number | null;
  /** The names of its colours, as one text. */
  colours: string;
  /** Their hex values, as one text: a list is written element by element for the browser. */
  dots: string;
  isSoldOut?: true;
  /** The mean in stars, and of how many reviews; absent where there are none. */
  rated?: { stars: number; count: number };
  /** The first thing to say about the member's lenses; absent while nothing is known of them. */
  fit?: { fits: boolean; reason?: Pick<FrameFitReason, 'id' | 'params'> };
  /** How it sits on the member, or how it is alike, in words; absent while nothing is known of that. */
  onMe?: string;
};

/** A frame as commerce answers it for a list. */
export type WireFrame = NonNullable<
  NonNullable<NonNullable<FrameListQuery['products']>['items']>[number]
>;

export type WeighedFrame = {
  item: WireFrame;
  measured: MeasuredFrame | null;
  /** Null while nothing is known of the lenses, or of the frame. */
  fit: FrameFit | null;
};

/**
 * A list in its order: frames that do not take the member's lenses stand at its end. With the
 * sort `recommended` those with nothing to remark come before those with a remark, and sold out
 * ones after both. With `fits-me` sold out ones stand at the end as well; the others come by the
 * size that the member looks for, then by whether their shape suits the face, then by remarks.
 * Whatever is equal stays as it came.
 */
export function weighFrames(
  items: readonly WireFrame[],
  { wanted, sort, mine }: { wanted: WantedLenses | null; sort: Sort; mine: MyFrames },
): WeighedFrame[] {
  return items
    .filter(({ sku }) => isFrameSku(sku ?? ''))
    .map((item) => {
      const measured = measuredFrameOf(item);
      return { item, measured, fit: wanted && measured && frameFit(wanted, measured) };
    })
    .toSorted((a, b) => {
      const byLenses = rankOf(a, sort) - rankOf(b, sort);
      return sort === 'fits-me' ? byFit(a, b, mine) || byLenses : byLenses;
    });
}

function byFit(a: WeighedFrame, b: WeighedFrame, mine: MyFrames): number {
  const places = ({ item, fit }: WeighedFrame) => [
    fit?.fits === false ? 1 : 0,
    item.stock_status === 'OUT_OF_STOCK' ? 1 : 0,
    sizeRank(sizeOf(item), mine),
    suits(item.frame_shape, mine) ? 0 : 1,
  ];
  const others = places(b);
  return (
    places(a)
      .map((place, at) => place - others[at]!)
      .find((difference) => difference) ?? 0
  );
}

function rankOf({ item, fit }: WeighedFrame, sort: Sort): number {
  if (fit?.fits === false) return 3;
  if (sort !== 'recommended' && sort !== 'fits-me') return 0;
  if (item.stock_status === 'OUT_OF_STOCK') return 2;
  return fit && fit.reasons.length > 0 ? 1 : 0;
}

type CardOptions = {
  /** A frame is shown in one of these, if it has one. */
  colours: readonly ColourGroup[];
  wanted: WantedLenses | null;
  /** The lenses to price pairs with, cheapest first. */
  lenses: readonly SoldLens[];
  benefit: BenefitRule | null;
  /** How a frame sits on the member, in words. */
  onMe?: (item: WireFrame) => string | null;
};

/** What the list shows of each. */
export function frameCards(frames: readonly WeighedFrame[], options: CardOptions): FrameCard[] {
  return frames.map((frame) => cardOf(frame, options));
}

function cardOf(
  { item, measured, fit }: WeighedFrame,
  { colours, wanted, lenses, benefit, onMe }: CardOptions,
): FrameCard {
  const priceMinor = minorOf(item.price_range.minimum_price.final_price);
  const onMember = onMe?.(item);
  const lens = fit?.fits === false ? null : cheapestLens(lenses, wanted, measured);
  return {
    sku: item.sku ?? '',
    name: item.name ?? '',
    picture: pictureIn(item, colours) ?? templateOf(item.small_image),
    priceMinor,
    ...(lens ? { pair: pairOf(priceMinor, lens, benefit) } : {}),
    size: sizeOf(item),
    widthMm: item.frame_width,
    ...coloursOf(item),
    ...(item.stock_status === 'OUT_OF_STOCK' ? { isSoldOut: true } : {}),
    ...ratedOf(item),
    ...(fit ? { fit: shortFit(fit) } : {}),
    ...(onMember ? { onMe: onMember } : {}),
  };
}

function ratedOf({ rating_summary: percent, review_count: count }: WireFrame) {
  return count > 0 ? { rated: { stars: starsOfPercent(percent), count } } : {};
}

function pairOf(
  frameMinor: number,
  { priceMinor: lensesMinor }: SoldLens,
  benefit: BenefitRule | null,
): FrameCard['pair'] {
  const { priceMinor, youPayMinor } = pairPrice(frameMinor, lensesMinor, benefit);
  return { priceMinor, ...(youPayMinor === null ? {} : { youPayMinor }) };
}

function shortFit({ fits, reasons }: FrameFit): FrameCard['fit'] {
  const [first] = reasons;
  return first ? { fits, reason: { id: first.id, params: first.params } } : { fits };
}

const coloursOf = onceForEach((item: WireFrame) => {
  const options = 'configurable_options' in item ? (item.configurable_options ?? []) : [];
  const colours = options[0]?.values ?? [];
  return {
    colours: colours.map((value) => value?.store_label ?? '').join(', '),
    dots: colours.map((value) => value?.swatch_data?.value ?? '').join(' '),
  };
});

/** The picture in the first of the frame's colours that was asked for. */
function pictureIn(item: WireFrame, colours: readonly ColourGroup[]): string | null {
  const variants = 'variants' in item ? (item.variants ?? []) : [];
  const shown = variants.find((variant) =>
    colours.some((colour) => colour === variant?.product?.color_group),
  );
  return templateOf(shown?.product?.small_image);
}

/** The size word of the catalogue, else the one that follows from the width. */
export function sizeOf({
  size,
  frame_width: widthMm,
}: {
  size: string | null;
  frame_width: number | null;
}): FrameSize | null {
  return FRAME_SIZES.find((known) => known === size) ?? (widthMm ? frameSizeOf(widthMm) : null);
}
