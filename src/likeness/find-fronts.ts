import type { FrontLines } from '#domain/frames/front-lines.ts';
import { resampled, type ColourPicture } from './colour-picture.ts';
import { edgeMap, type EdgeMap } from './edge-map.ts';
import { USUAL_WIDTH_MM } from './box.ts';
import { bestPlace, settled, templateOf, type FoundFront, type Placing } from './placing.ts';
import { variedFronts } from './varied-fronts.ts';

/** The longer side of the picture in which edges are looked for first. */
const FIRST_LOOK_PX = 384;
/** So many fronts that differ find the place of any other. */
const VARIED = 7;
const LIKELY_PLACES = 16;
/** Of the best so far: what promises less after a third of its lines is left. */
const PROMISING = 0.6;
const KEPT_PLACES = 3;

/** Of the picture's width: the smallest front that is looked for, and from size to size. */
const SHARES = { least: 0.26, most: 1.02, step: 1.13 };
/** How far glasses may be turned in the picture, in radians. */
const ROLLS = { most: 0.43, step: 0.14 };
/**
 * A large front is looked for in a small map, so that steps are as long for it as for a small one:
 * from which size on how many pixels make one of the map.
 */
const LEVELS = [
  { from: 0.66, pooled: 4 },
  { from: 0.42, pooled: 3 },
  { from: 0, pooled: 2 },
];
/**
 * Who takes a photo of glasses fills it with them, and a small front finds many more places where it
 * agrees by chance: from this share of the width on all sizes are as likely, below by this power less.
 */
const USUAL_SIZE = { from: 0.55, power: 0.5 };
const FIRST_YAWS = [-0.28, 0, 0.28];

const ROUGH = {
  steps: { px: 4, scale: 0.06, roll: 0.07, yaw: 0.14, pitch: 0.12 },
  rounds: 10,
};
const FINE = { steps: { px: 3, scale: 0.02, roll: 0.03, yaw: 0.06, pitch: 0.05 }, rounds: 14 };

/**
 * Every front where it agrees best with a picture of glasses, in the picture's pixels, in the
 * order given. First a few fronts that differ are tried all over the picture, or only near
 * `start` where somebody has said where the glasses are; then all of them at the best places.
 */
export function findFronts(
  picture: ColourPicture,
  fronts: readonly FrontLines[],
  start?: Placing,
): FoundFront[] {
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
  const kept = apart(tried, KEPT_PLACES);
  const rough = fronts.map((front) =>
    best(
      kept.map(({ cutting, placing }) => weighed(picture, settledIn(cutting, front, placing, 3))),
    ),
  );
  const cutting = cuttingAround(picture, best(rough).placing, 'fine');
  return fronts.map((front, index) => settledIn(cutting, front, rough[index]!.placing, 1));
}

/** What is found, by how likely glasses of this size are in a photo. */
function weighed({ widthPx }: ColourPicture, found: FoundFront): FoundFront {
  const share = (USUAL_WIDTH_MM * found.placing.scale) / widthPx;
  const likely = Math.min(1, share / USUAL_SIZE.from) ** USUAL_SIZE.power;
  return { ...found, agreement: found.agreement * likely };
}

/** The most likely first. */
function likelyPlaces(picture: ColourPicture, varied: readonly FrontLines[]): Placing[] {
  const maps = new Map(LEVELS.map(({ pooled }) => [pooled, firstMap(picture, pooled)]));
  const found: FoundFront[] = [];
  for (const front of varied) {
    const template = templateOf(front, 5);
    const widthMm = 2 * Math.max(...front.edges.map(({ x }) => x));
    for (let share = SHARES.least; share < SHARES.most; share *= SHARES.step) {
      const { shrunk, edges } = maps.get(LEVELS.find(({ from }) => share >= from)!.pooled)!;
      const scale = (share * edges.widthPx) / widthMm;
      for (let roll = -ROLLS.most; roll <= ROLLS.most; roll += ROLLS.step) {
        const floor = PROMISING * Math.max(0, ...found.map(({ agreement }) => agreement));
        const { placing, agreement } = bestPlace(template, { scale, roll }, edges, floor);
        const [x, y] = [placing.x / shrunk, placing.y / shrunk];
        found.push(
          weighed(picture, { agreement, placing: { ...placing, x, y, scale: scale / shrunk } }),
        );
      }
    }
  }
  return apart(found, LIKELY_PLACES).map(({ placing }) => placing);
}

/** The edges of a whole picture, and how many pixels of it make one of theirs. */
function firstMap(picture: ColourPicture, pooled: number): { shrunk: number; edges: EdgeMap } {
  const { widthPx, heightPx } = picture;
  const shrunk = Math.min(1, FIRST_LOOK_PX / Math.max(widthPx, heightPx));
  const whole = { x: 0, y: 0, widthPx, heightPx };
  const small = resampled(picture, whole, Math.round(widthPx * shrunk));
  return { shrunk: shrunk / pooled, edges: edgeMap(small, 4.2, pooled) };
}

/** The best of them that do not lie upon each other. */
function apart<Found extends FoundFront>(found: readonly Found[], count: number): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.agreement - a.agreement)) {
    const { x, y, scale, roll, yaw } = one.placing;
    const isKnown = kept.some(
      ({ placing }) =>
        Math.hypot(placing.x - x, placing.y - y) < 12 * scale &&
        Math.abs(Math.log(placing.scale / scale)) < 0.1 &&
        Math.abs(placing.roll - roll) < 0.1 &&
        Math.abs(placing.yaw - yaw) < 0.2,
    );
    if (!isKnown) kept.push(one);
    if (kept.length === count) break;
  }
  return kept;
}

function best(found: readonly FoundFront[]): FoundFront {
  return found.reduce((one, other) => (other.agreement > one.agreement ? other : one));
}

/** A part of the picture with the glasses in its middle, its edges in two degrees of sharpness. */
type Cutting = {
  look: typeof ROUGH;
  from: { x: number; y: number };
  /** Pixels of the picture for one of the cutting. */
  step: number;
  edges: EdgeMap;
};

const CUTTINGS = {
  rough: { widthPx: 300, pooled: 2, reachPx: 4, look: ROUGH },
  fine: { widthPx: 300, pooled: 1, reachPx: 3, look: FINE },
};
/** Half of the widest front, with room around it. */
const HALF_CUTTING_MM = { across: 88, down: 60 };

function cuttingAround(
  picture: ColourPicture,
  placing: Placing,
  kind: keyof typeof CUTTINGS,
): Cutting {
  const { widthPx, reachPx, look, pooled } = CUTTINGS[kind];
  const [across, down] = [
    HALF_CUTTING_MM.across * placing.scale,
    HALF_CUTTING_MM.down * placing.scale,
  ];
  const from = { x: placing.x - across, y: placing.y - down };
  const cut = resampled(picture, { ...from, widthPx: 2 * across, heightPx: 2 * down }, widthPx);
  return {
    look,
    from,
    step: (2 * across) / (widthPx / pooled),
    edges: edgeMap(cut, reachPx, pooled),
  };
}

/** @param every as in `templateOf`. */
function settledIn(cutting: Cutting, front: FrontLines, start: Placing, every: number): FoundFront {
  const { look, from, step, edges } = cutting;
  const found = settled(templateOf(front, every), within(cutting, start), edges, look);
  const { x, y, scale } = found.placing;
  return {
    agreement: found.agreement,
    placing: { ...found.placing, x: from.x + x * step, y: from.y + y * step, scale: scale * step },
  };
}

/** A placing in the pixels of a cutting. */
function within({ from, step }: Cutting, placing: Placing): Placing {
  return {
    ...placing,
    x: (placing.x - from.x) / step,
    y: (placing.y - from.y) / step,
    scale: placing.scale / step,
  };
}
