import { unpackedLines } from '#domain/frames/front-lines.ts';
import type { KnownFront } from '#domain/frames/known-front.ts';
import { boxOf, startIn, type Box } from './box.ts';
import type { ColourPicture } from './colour-picture.ts';
import { findFronts } from './find-fronts.ts';
import { otherPair } from './other-pair.ts';
import { colourGroupOf, nearestColour } from './colours.ts';
import { labelsIn, type FrameLikeness, type PhotoLabels } from './ranking.ts';
import { toneOf } from './tones.ts';

/** Why frames cannot be compared with a photo. */
export type PhotoFault = 'small' | 'dark' | 'no-glasses' | 'no-frames';

/** Where the glasses are, what is seen of them, and how much every frame looks like them. */
export type LookedAlike = {
  box: Box;
  /** Where a second pair is. */
  other: Box | null;
  /** Whether these are glasses; a face or a pattern may look a little like some. */
  isSure: boolean;
  labels: PhotoLabels;
  frames: FrameLikeness[];
};

/** A photo with shorter sides shows too little of glasses. */
const LEAST_PX = 120;
/** Of 255: where hardly anything is brighter. */
const DARK = 24;
/**
 * What agrees less, or on one side alone, is a shadow or a pattern, and from where on it is glasses.
 * Faces without any reach 0.24, a cloth 0.28 and a portrait with glasses 0.47; of made photos the
 * faintest tenth lies between.
 */
const GLASSES = {
  least: { agreement: 0.15, evenness: 0.1 },
  sure: { agreement: 0.3, evenness: 0.3 },
};

/** Finds the glasses in a photo, or looks at those in `box`, and compares every front with them. */
export function lookAlike(
  picture: ColourPicture,
  fronts: readonly KnownFront[],
  box?: Box,
): LookedAlike | { fault: PhotoFault } {
  if (fronts.length === 0) return { fault: 'no-frames' };
  if (Math.min(picture.widthPx, picture.heightPx) < LEAST_PX) return { fault: 'small' };
  if (brightest(picture) < DARK) return { fault: 'dark' };
  const lines = fronts.map((front) => unpackedLines(front.lines));
  const { found, first: best, evenness } = findFronts(picture, lines, box && startIn(box));
  const { agreement, placing } = found[best]!;
  const isAtLeast = (some: { agreement: number; evenness: number }) =>
    box !== undefined || (agreement >= some.agreement && evenness >= some.evenness);
  if (!isAtLeast(GLASSES.least)) return { fault: 'no-glasses' };
  const seen = toneOf(picture, lines[best]!, placing);
  const frames = fronts.map(({ sku, shape, rim, colours }, at): FrameLikeness => ({
    sku,
    shape,
    rim,
    outline: found[at]!.agreement,
    ...nearestColour(seen, colours),
  }));
  const labels = labelsIn(frames);
  // Where there is no rim its colour is not seen.
  const color = seen && labels.rim !== 'Rimless' ? colourGroupOf(seen, fronts) : null;
  const around = boxOf(lines[best]!, placing);
  const isSure = isAtLeast(GLASSES.sure);
  return {
    box: around,
    // Who says where the glasses are means these.
    other: isSure && !box ? otherPair(picture, lines, { box: around, agreement }) : null,
    isSure,
    labels: { ...labels, color },
    frames,
  };
}

/** How bright the brightest tenth of a picture is, 0 to 255. */
function brightest({ data }: ColourPicture): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 16)
    counts[Math.max(data[at]!, data[at + 1]!, data[at + 2]!)]! += 1;
  let left = data.length / 16 / 10;
  let value = 255;
  while (value > 0 && (left -= counts[value]!) > 0) value -= 1;
  return value;
}
