import { FRAME_SHAPES, FRAME_SIZES, type FrameShape, type FrameSize } from './catalogue-types.ts';

/** What somebody looks for: sizes, the likelier first, and shapes that suit the face. */
export type MyFrames = { sizes: readonly FrameSize[]; frameShapes: readonly FrameShape[] };

const BETWEEN_WORDS = '.';

/** As addresses have it, `Medium.Large.Round`; empty when nothing is known. */
export function textOfMyFrames({ sizes, frameShapes }: MyFrames): string {
  return [...sizes, ...frameShapes].join(BETWEEN_WORDS);
}

/** What a text of an address says; words that are none are left out, and so is a second time. */
export function myFramesOf(text: string): MyFrames {
  const words = [...new Set(text.split(BETWEEN_WORDS))];
  return {
    sizes: words.flatMap((word) => FRAME_SIZES.find((size) => size === word) ?? []),
    frameShapes: words.flatMap((word) => FRAME_SHAPES.find((shape) => shape === word) ?? []),
  };
}

export type WidthVerdict = 'fits' | 'little-narrow' | 'little-wide' | 'narrow' | 'wide';

/**
 * How a frame of a size sits on a face of these: one size off is a little, more is not. Null when
 * no size is known, or not the frame's.
 */
export function widthVerdict(size: FrameSize | null, { sizes }: MyFrames): WidthVerdict | null {
  if (!size || sizes.length === 0) return null;
  const steps = stepsTo(size, sizes);
  if (steps === 0) return 'fits';
  if (steps > 0) return steps === 1 ? 'little-wide' : 'wide';
  return steps === -1 ? 'little-narrow' : 'narrow';
}

/**
 * The place of a size in the order of who looks for `sizes`, from 0: theirs, the likelier first,
 * then those one step off, then two, and so on; a frame whose size is not known is last.
 */
export function sizeRank(size: FrameSize | null, { sizes }: MyFrames): number {
  if (sizes.length === 0) return 0;
  if (!size) return sizes.length + FRAME_SIZES.length;
  const place = sizes.indexOf(size);
  return place === -1 ? sizes.length - 1 + Math.abs(stepsTo(size, sizes)) : place;
}

/** Whether a shape of frame, as the catalogue names it, is one that suits the face. */
export function suits(shape: string | null, { frameShapes }: MyFrames): boolean {
  return frameShapes.some((suited) => suited === shape);
}

/** To the nearest of `sizes`: positive when `size` is wider. */
function stepsTo(size: FrameSize, sizes: readonly FrameSize[]): number {
  const steps = sizes.map((mine) => FRAME_SIZES.indexOf(size) - FRAME_SIZES.indexOf(mine));
  return steps.reduce((nearest, one) => (Math.abs(one) < Math.abs(nearest) ? one : nearest));
}
