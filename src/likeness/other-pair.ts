import type { FrontLines } from '#domain/frames/front-lines.ts';
import { boxOf, type Box } from './box.ts';
import type { ColourPicture } from './colour-picture.ts';
import { cuttingAround, settledIn, within } from './cutting.ts';
import { likelyPlaces } from './likely-places.ts';
import { evenness } from './placing.ts';
import { variedFronts } from './varied-fronts.ts';

/** So few fronts tell where another pair may be, and so many whether there is one. */
const VARIED = { places: 3, pairs: 12 };
const PLACES = 4;
/** Temples and shadows lie around a front: of its width and its height. */
const AROUND = { across: 0.12, down: 0.5 };
/**
 * A second pair agrees at least so much, so much as a share of the first, and so evenly; a folded
 * temple, a shadow or a pattern less.
 */
const ANOTHER = { least: 0.25, share: 0.45, evenness: 0.4 };

/** Where a second pair of glasses is in a picture; null when there is none. */
export function otherPair(
  picture: ColourPicture,
  fronts: readonly FrontLines[],
  first: { box: Box; agreement: number },
): Box | null {
  const taken = grown(first.box);
  const places = likelyPlaces(picture, variedFronts(fronts, VARIED.places), taken);
  const varied = variedFronts(fronts, VARIED.pairs);
  const tried = places.slice(0, PLACES).flatMap((place) => {
    const cutting = cuttingAround(picture, place, 'rough');
    return varied.map((front) => ({ front, ...settledIn(cutting, front, place, 3) }));
  });
  for (const { front, placing } of tried.toSorted((a, b) => b.agreement - a.agreement)) {
    // Whatever is near the first pair is drawn to it.
    const box = boxOf(front, placing);
    if (overlap(box, first.box) > 0) continue;
    const cutting = cuttingAround(picture, placing, 'fine');
    const found = settledIn(cutting, front, placing, 1);
    const isAnother =
      found.agreement >= Math.max(ANOTHER.least, ANOTHER.share * first.agreement) &&
      evenness(front, within(cutting, found.placing), cutting.edges) >= ANOTHER.evenness;
    return isAnother ? boxOf(front, found.placing) : null;
  }
  return null;
}

function grown({ left, top, right, bottom }: Box): Box {
  const [across, down] = [AROUND.across * (right - left), AROUND.down * (bottom - top)];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** How much of the picture lies in both, in square pixels. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
