import type { FrontLines } from '#domain/frames/front-lines.ts';
import { USUAL_WIDTH_MM, type Box } from './box.ts';
import { resampled, type ColourPicture } from './colour-picture.ts';
import { edgeMap, type EdgeMap } from './edge-map.ts';
import { bestPlace, templateOf, type FoundFront, type Placing } from './placing.ts';

/** The longer side of the picture in which edges are looked for first. */
const FIRST_LOOK_PX = 384;
const LIKELY_PLACES = 16;
/** Of the best so far: what promises less after a third of its lines is left. */
const PROMISING = 0.6;
/** All over a picture only clear edges tell where glasses are. */
const FAINTEST = { least: 3, timesUsual: 3 };

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
/**
 * Where glasses may lie, the most likely first.
 * @param without where none are looked for, as they are known there.
 */
export function likelyPlaces(
  picture: ColourPicture,
  varied: readonly FrontLines[],
  without?: Box,
): Placing[] {
  const maps = new Map(LEVELS.map(({ pooled }) => [pooled, firstMap(picture, pooled, without)]));
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

/** What is found, by how likely glasses of this size are in a photo. */
export function weighed({ widthPx }: ColourPicture, found: FoundFront): FoundFront {
  const share = (USUAL_WIDTH_MM * found.placing.scale) / widthPx;
  const likely = Math.min(1, share / USUAL_SIZE.from) ** USUAL_SIZE.power;
  return { ...found, agreement: found.agreement * likely };
}

/** The edges of a whole picture, and how many pixels of it make one of theirs. */
function firstMap(
  picture: ColourPicture,
  pooled: number,
  without?: Box,
): { shrunk: number; edges: EdgeMap } {
  const { widthPx, heightPx } = picture;
  const shrunk = Math.min(1, FIRST_LOOK_PX / Math.max(widthPx, heightPx));
  const whole = { x: 0, y: 0, widthPx, heightPx };
  const small = resampled(picture, whole, Math.round(widthPx * shrunk));
  const edges = edgeMap(small, { reachPx: 4.2, pooled, faintest: FAINTEST });
  if (without) blank(edges, without, shrunk / pooled);
  return { shrunk: shrunk / pooled, edges };
}

/** Takes the edges away that lie in a box of the picture. */
function blank({ widthPx, heightPx, maps }: EdgeMap, box: Box, shrunk: number): void {
  const [left, right] = [box.left, box.right].map((x) =>
    Math.min(widthPx, Math.max(0, Math.round(x * shrunk))),
  );
  const [top, bottom] = [box.top, box.bottom].map((y) =>
    Math.min(heightPx, Math.max(0, Math.round(y * shrunk))),
  );
  for (const map of maps)
    for (let row = top!; row < bottom!; row += 1)
      map.fill(0, row * widthPx + left!, row * widthPx + Math.max(left!, right!));
}

/** The best of them that do not lie upon each other. */
export function apart<Found extends FoundFront>(found: readonly Found[], count: number): Found[] {
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
