import { FramesBySkuDocument } from '#clients/generated/commerce.ts';
import type { FrameSize } from '#domain/frames/catalogue-types.ts';
import type { Member } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { findFrame } from './find-frame.ts';
import { frameViewOf, type FrameColour, type FrameView } from './frame-view.ts';
import { loadFrameList } from './load-list.ts';

/** A frame to try on, in the colours that it is sold in. */
export type TriedFrame = {
  sku: string;
  name: string;
  size: FrameSize | null;
  /** Its whole width; null when it is not known. */
  widthMm: number | null;
  /** `picture`: a template, to show where nothing can be drawn. */
  colours: {
    sku: string;
    name: string;
    hex: string;
    isSoldOut: boolean;
    picture: string | null;
  }[];
};

/** Frames to try on, and the colour to begin with: that of the address, else the first. */
export type TriedFrames = { frames: TriedFrame[]; colourSku: string | null };

/**
 * The page of the list that an address asks for, to be tried on one after the other; before it
 * the frame that the address names.
 */
export async function loadTriedFrames(
  member: Member,
  locale: Locale,
  query: URLSearchParams,
): Promise<TriedFrames> {
  const sku = query.get('sku') ?? '';
  const [asked, { cards }] = await Promise.all([
    findFrame(member, locale, sku),
    loadFrameList(member, locale, query),
  ]);
  const skus = cards.map((card) => card.sku);
  const { products } = await member
    .commerce(storeOf(locale))
    .run(FramesBySkuDocument, { skus, pageSize: Math.max(1, skus.length) });
  const found = (products?.items ?? []).flatMap((item) => frameViewOf(item) ?? []);
  const inOrder = cards.flatMap(({ sku: one, picture }) => {
    const frame = found.find((candidate) => candidate.sku === one);
    return frame ? [{ ...frame, colours: colourFirst(frame.colours, picture) }] : [];
  });
  const others = inOrder.filter((frame) => frame.sku !== asked?.sku);
  const frames = [...(asked ? [asked] : []), ...others].map(triedFrameOf);
  const isColour = asked?.colours.some((colour) => colour.sku === sku) ?? false;
  return { frames, colourSku: isColour ? sku : (frames[0]?.colours[0]?.sku ?? null) };
}

/** The colour that the list shows a frame in comes first: it may be one that was asked for. */
export function colourFirst<C extends Pick<FrameColour, 'pictures'>>(
  colours: readonly C[],
  picture: string | null,
): C[] {
  const isShown = ({ pictures }: C) => pictures.some(({ url }) => url === picture);
  return [...colours.filter(isShown), ...colours.filter((colour) => !isShown(colour))];
}

function triedFrameOf({ sku, name, size, measures, colours }: FrameView): TriedFrame {
  return {
    sku,
    name,
    size,
    widthMm: measures?.total ?? null,
    colours: colours.map((colour) => ({
      sku: colour.sku,
      name: colour.name,
      hex: colour.hex,
      isSoldOut: colour.isSoldOut,
      picture: colour.pictures[0]?.url ?? null,
    })),
  };
}
