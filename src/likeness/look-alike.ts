import { unpackedLines } from '#domain/frames/front-lines.ts';
import type { KnownFront } from '#domain/frames/known-front.ts';
import { boxOf, startIn, type Box } from './box.ts';
import type { ColourPicture } from './colour-picture.ts';
import { findFronts } from './find-fronts.ts';
import { labelsIn, type FrameLikeness, type PhotoLabels } from './ranking.ts';

/** Why frames cannot be compared with a photo. */
export type PhotoFault = 'small' | 'dark' | 'no-glasses';

/** Where the glasses are, what is seen of them, and how much every frame looks like them. */
export type LookedAlike = { box: Box; labels: PhotoLabels; frames: FrameLikeness[] };

/** A photo with shorter sides shows too little of glasses. */
const LEAST_PX = 120;
/** Of 255: where hardly anything is brighter. */
const DARK = 24;
/** What agrees less is a pattern or a shadow, and no glasses. */
const GLASSES = 0.2;

/** Finds the glasses in a photo, or looks at those in `box`, and compares every front with them. */
export function lookAlike(
  picture: ColourPicture,
  fronts: readonly KnownFront[],
  box?: Box,
): LookedAlike | { fault: PhotoFault } {
  if (Math.min(picture.widthPx, picture.heightPx) < LEAST_PX) return { fault: 'small' };
  if (brightest(picture) < DARK) return { fault: 'dark' };
  const lines = fronts.map((front) => unpackedLines(front.lines));
  const found = findFronts(picture, lines, box && startIn(box));
  const best = found.reduce(
    (one, { agreement }, at) => (agreement > found[one]!.agreement ? at : one),
    0,
  );
  if (!found[best] || (!box && found[best].agreement < GLASSES)) return { fault: 'no-glasses' };
  const frames = fronts.map(({ sku, shape, rim, colours }, at): FrameLikeness => ({
    sku,
    shape,
    rim,
    color: colours[0]?.group ?? null,
    outline: found[at]!.agreement,
    tone: 0,
  }));
  return { box: boxOf(lines[best]!, found[best].placing), labels: labelsIn(frames), frames };
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
