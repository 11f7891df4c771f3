import {
  FramesLikeDocument,
  FrameWithRelatedDocument,
  type FramesLikeQuery,
  type FrameWithRelatedQuery,
} from '#clients/generated/commerce.ts';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { myFramesOf, textOfMyFrames } from '#domain/frames/fits-me.ts';
import { likeness, relatedShown, type FrameTraits } from '#domain/frames/related-frames.ts';
import { isFrameSku } from '#domain/frames/sku.ts';
import { minorOf, toMajor } from '#domain/prices/money.ts';
import type { Shopper } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { readCardTerms } from './card-terms.ts';
import { frameCards, sizeOf, weighFrames, type WireFrame } from './frame-card.ts';
import { filtersOf, searchOf, type ListFilters } from './list-filters.ts';
import { listVariables } from './list-query.ts';
import type { MyWords } from './my-words.server.ts';

/** Of each kind: enough for six also where some are sold out or do not take the lenses. */
const LOOKED_AT = 24;
/** What a frame that is most like another costs less or more, as a share of its price. */
const CLOSE_PRICE = 0.3;

type ShownFrame = NonNullable<
  NonNullable<NonNullable<FrameWithRelatedQuery['products']>['items']>[number]
>;
type LikeFrame = NonNullable<NonNullable<NonNullable<FramesLikeQuery['closest']>['items']>[number]>;

/**
 * The cards of frames that are related to one: first those that its retailer names, then those
 * most like it. Only what can be bought, and takes the shopper's lenses as far as they are known.
 * None where there are too few; null where there is no such frame. `me` is for whom they are.
 */
export async function loadRelatedFrames(
  shopper: Shopper,
  locale: Locale,
  { sku, me, myWords }: { sku: string; me: string; myWords: MyWords },
) {
  const commerce = shopper.commerce(storeOf(locale));
  const [terms, { products }] = await Promise.all([
    readCardTerms(shopper, locale),
    commerce.run(FrameWithRelatedDocument, { sku, hasColors: false }),
  ]);
  const frame = products?.items?.[0];
  if (!frame || frame.kind !== 'ConfigurableProduct' || !isFrameSku(frame.sku ?? '')) return null;

  const { wanted, lensType, pairLensType, typeOnly } = terms;
  const mine = myFramesOf(me);
  const alike = await commerce.run(FramesLikeDocument, likeVariables(frame, lensType));
  const found = relatedTo(frame, alike);
  const fitting = weighFrames(found, { wanted, sort: 'name', mine }).filter(
    ({ item, fit }) => item.stock_status !== 'OUT_OF_STOCK' && fit?.fits !== false,
  );
  return {
    sku: frame.sku ?? '',
    name: frame.name ?? '',
    cards: frameCards(fitting.slice(0, relatedShown(fitting.length)), {
      ...terms,
      colours: [],
      onMe: (item) =>
        myWords.ofFrame({ size: sizeOf(item), shape: item.frame_shape }, mine, locale),
    }),
    me: textOfMyFrames(mine),
    pairLensType,
    typeOnly,
    /** The query of a list of all frames of its kind. */
    ofItsKind: searchOf(kindFilters(frame, lensType), lensType),
  };
}

/** Each once and never the frame itself; those that are alike by how much, else as lists come. */
function relatedTo(frame: ShownFrame, { closest, ofShape, ofSize }: FramesLikeQuery): WireFrame[] {
  const named = (frame.related_products ?? []).filter((one) => one !== null);
  const own = traitsOf(frame);
  const alike = [closest, ofShape, ofSize]
    .flatMap((list) => (list?.items ?? []).filter((one) => one !== null))
    .map((item) => ({ item, points: likeness(own, traitsOf(item)) }))
    .toSorted((one, other) => other.points - one.points)
    .map(({ item }) => item);
  const bySku = new Map<string, WireFrame>();
  for (const item of [...named, ...alike])
    if (item.sku && item.sku !== frame.sku && !bySku.has(item.sku)) bySku.set(item.sku, item);
  return [...bySku.values()];
}

function traitsOf(item: ShownFrame | LikeFrame): FrameTraits {
  return {
    shape: item.frame_shape,
    size: sizeOf(item),
    lensWidthMm: item.lens_width,
    material: item.material,
    priceMinor: minorOf(item.price_range.minimum_price.final_price),
  };
}

/** As the list asks for frames: those for the order's lens type, where it has one. */
function likeVariables(frame: ShownFrame, lensType: LensType | null) {
  const kind = kindFilters(frame, lensType);
  const size = sizeOf(frame);
  const sizes = size ? [size] : [];
  const asked = (filters: ListFilters) => listVariables({ filters, free: null });
  const { filter, sort } = asked({ ...kind, sizes });
  const priceMinor = minorOf(frame.price_range.minimum_price.final_price);
  const price = {
    from: String(toMajor(Math.floor(priceMinor * (1 - CLOSE_PRICE)))),
    to: String(toMajor(Math.ceil(priceMinor * (1 + CLOSE_PRICE)))),
  };
  return {
    closest: { ...filter, price },
    ofShape: asked(kind).filter,
    ofSize: asked({ ...kind, frameShapes: [], sizes }).filter,
    sort,
    pageSize: LOOKED_AT,
    hasColors: false,
  };
}

/** A list of frames of its shape, for the same people. */
function kindFilters({ gender, frame_shape: shape }: ShownFrame, lensType: LensType | null) {
  const query = new URLSearchParams();
  for (const word of (gender ?? '').split(',')) query.append('category', word);
  query.append('frameShapes', shape ?? '');
  return filtersOf(query, lensType);
}
