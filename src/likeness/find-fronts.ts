import type { FrontLines } from '#domain/frames/front-lines.ts';
import type { ColourPicture } from './colour-picture.ts';
import { cuttingAround, settledIn, within } from './cutting.ts';
import { apart, likelyPlaces, weighed } from './likely-places.ts';
import { evenness, type FoundFront, type Placing } from './placing.ts';
import { variedFronts } from './varied-fronts.ts';

/** So many fronts that differ find the place of any other. */
const VARIED = 7;
const KEPT_PLACES = 4;
/** So many fronts that agree best there tell at which of the places kept the glasses are. */
const COMPARED = 6;
/** From where on lines agree evenly enough; what agrees on one side alone counts by this less. */
const EVEN = { from: 0.5, else: 1 };
const FIRST_YAWS = [-0.28, 0, 0.28];

/**
 * Every front where it agrees best with a picture of glasses, in the picture's pixels, in the
 * order given. First a few fronts that differ are tried all over the picture, or only near
 * `start` where somebody has said where the glasses are; then all of them at the best places.
 */
export function findFronts(
  picture: ColourPicture,
  fronts: readonly FrontLines[],
  start?: Placing,
): FoundFronts {
  const varied = variedFronts(fronts, VARIED);
  const places = start ? [start] : likelyPlaces(picture, varied);
  const tried = places.flatMap((place) => {
    const cutting = cuttingAround(picture, place, 'rough');
    return FIRST_YAWS.flatMap((yaw) =>
      varied.map((front) => ({
        cutting,
        ...weighed(picture, settledIn(cutting, front, { ...place, yaw }, 5)),
      })),
    );
  });
  const looked = apart(tried, KEPT_PLACES).map(({ cutting, placing }) => {
    const rough = fronts.map((front) => settledIn(cutting, front, placing, 3));
    const fine = cuttingAround(picture, best(rough).placing, 'fine');
    const order = [...rough.keys()].toSorted((a, b) => rough[b]!.agreement - rough[a]!.agreement);
    const compared = order.slice(0, COMPARED).map((index) => ({
      front: fronts[index]!,
      ...settledIn(fine, fronts[index]!, rough[index]!.placing, 2),
    }));
    const first = best(compared);
    const { agreement } = weighed(picture, first);
    const even = evenness(first.front, within(fine, first.placing), fine.edges);
    return { rough, fine, agreement: agreement * (EVEN.else + Math.min(1, even / EVEN.from)) };
  });
  const { rough, fine } = looked.reduce((one, other) =>
    other.agreement > one.agreement ? other : one,
  );
  const found = fronts.map((front, index) => settledIn(fine, front, rough[index]!.placing, 1));
  const first = found.indexOf(best(found));
  return {
    found,
    first,
    evenness: evenness(fronts[first]!, within(fine, found[first]!.placing), fine.edges),
  };
}

/** `first`: the front that agrees best; `evenness`: how evenly it does, as `evenness` says. */
export type FoundFronts = { found: FoundFront[]; first: number; evenness: number };

function best<Found extends FoundFront>(found: readonly Found[]): Found {
  return found.reduce((one, other) => (other.agreement > one.agreement ? other : one));
}
