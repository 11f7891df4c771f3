import type { CatalogueFrame } from '#pictures/frame.ts';
import {
  knownFrames,
  photosOf,
  searched,
  type KnownFrame,
  type Way,
} from '../src/likeness/made-photos.test-data.ts';
import type { Row, Section } from './report.ts';

/*
 * How often a frame on a made photo is among the first five, and one of its shape where the frame
 * is taken out of the index, and whether what is said of it is true. With every miss:
 * `node bench/likeness.ts [photos of each frame] [seed]`.
 */

const FIRST = 5;
const PHOTOS_OF_EACH = 2;
const SEED = 11;

type Counts = {
  photos: number;
  first: number;
  amongFirst: number;
  shapeAmongFirst: number;
  shapeSaid: number;
  rimSaid: number;
  colorSaid: number;
  nothingFound: number;
  secondPairSaid: number;
};

/** Search by photo, on photos that were looked at while it was made and on others. */
export function measureLikeness(): Section {
  const known = knownFrames();
  const rowsOf = (way: Way): Row[] => {
    const { counts } = likenessOf(known, { way, photosOfEach: PHOTOS_OF_EACH, seed: SEED });
    const share = (what: keyof Counts, words: string, atLeast?: number): Row => ({
      what: `${way}: ${words}`,
      figure: (100 * counts[what]) / counts.photos,
      unit: '%',
      ...(atLeast === undefined ? {} : { goal: { atLeast } }),
    });
    return [
      share('first', 'the same frame is the first'),
      share('amongFirst', 'the same frame is among the first 5', 90),
      share('shapeAmongFirst', 'without it, its shape is among the first 5', 100),
      share('shapeSaid', 'the shape is told'),
      share('rimSaid', 'the rim is told'),
      share('colorSaid', 'the color group is told'),
      share('nothingFound', 'nothing is found'),
      share('secondPairSaid', 'a second pair is seen that is not there'),
    ];
  };
  return {
    title: 'Search by photo: what is found',
    note: `${PHOTOS_OF_EACH} made photos of each of ${known.length} frames: grounds, sizes, light, blur, turns to 20 degrees. "tuned" were looked at while the search was made, nothing was tuned on "other".`,
    rows: [...rowsOf('tuned'), ...rowsOf('other')],
  };
}

/** What is found on made photos, and every miss in words. */
function likenessOf(
  known: readonly KnownFrame[],
  { way, photosOfEach, seed }: { way: Way; photosOfEach: number; seed: number },
): { counts: Counts; missed: string[] } {
  const counts: Counts = {
    photos: 0,
    first: 0,
    amongFirst: 0,
    shapeAmongFirst: 0,
    shapeSaid: 0,
    rimSaid: 0,
    colorSaid: 0,
    nothingFound: 0,
    secondPairSaid: 0,
  };
  const missed: string[] = [];
  for (const { frame } of known) {
    const others = known.filter((one) => one.frame !== frame);
    for (const { picture, color } of photosOf(frame, photosOfEach, seed, way)) {
      const found = searched(picture, known);
      const without = searched(picture, others);
      const isFound = firstOf(found).includes(frame);
      const isOfShape = firstOf(without).some((one) => one.frameShape === frame.frameShape);
      counts.photos += 1;
      counts.first += Number(found.order[0] === frame);
      counts.amongFirst += Number(isFound);
      counts.shapeAmongFirst += Number(isOfShape);
      if ('fault' in found) counts.nothingFound += 1;
      else {
        counts.shapeSaid += Number(found.labels.shape === frame.frameShape);
        counts.rimSaid += Number(found.labels.rim === frame.rimType);
        counts.colorSaid += Number(found.labels.color === color.group);
        counts.secondPairSaid += Number(found.other !== null);
      }
      if (!isFound) missed.push(`${frame.name}, ${color.name.en}: not found`);
      if (!isOfShape) missed.push(`${frame.name}, ${color.name.en}: no ${frame.frameShape}`);
    }
  }
  return { counts, missed };
}

function firstOf({ order }: { order: CatalogueFrame[] }): CatalogueFrame[] {
  return order.slice(0, FIRST);
}

if (import.meta.main) {
  const photosOfEach = Number(process.argv[2] ?? PHOTOS_OF_EACH);
  const seed = Number(process.argv[3] ?? SEED);
  const known = knownFrames();
  for (const way of ['tuned', 'other'] as const) {
    const { counts, missed } = likenessOf(known, { way, photosOfEach, seed });
    console.log(way, JSON.stringify({ ...counts, missed }, null, 2));
  }
}
