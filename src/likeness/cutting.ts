import type { FrontLines } from '#domain/frames/front-lines.ts';
import { resampled, type ColourPicture } from './colour-picture.ts';
import { edgeMap, type EdgeMap } from './edge-map.ts';
import { settled, templateOf, type FoundFront, type Placing } from './placing.ts';

const ROUGH = {
  steps: { px: 4, scale: 0.06, roll: 0.07, yaw: 0.14, pitch: 0.12 },
  rounds: 10,
};
const FINE = { steps: { px: 3, scale: 0.02, roll: 0.03, yaw: 0.06, pitch: 0.05 }, rounds: 14 };

/** A part of the picture with the glasses in its middle, its edges in two degrees of sharpness. */
export type Cutting = {
  look: typeof ROUGH;
  from: { x: number; y: number };
  /** Pixels of the picture for one of the cutting. */
  step: number;
  edges: EdgeMap;
};

/** Where glasses are clear edges tell; which they are even faint ones tell, as those of bare lenses. */
const CUTTINGS = {
  rough: {
    widthPx: 300,
    pooled: 2,
    reachPx: 4,
    look: ROUGH,
    faintest: { least: 2, timesUsual: 2.4 },
  },
  fine: {
    widthPx: 300,
    pooled: 1,
    reachPx: 3,
    look: FINE,
    faintest: { least: 1.2, timesUsual: 1.8 },
  },
};
/** Half of the widest front, with room around it. */
const HALF_CUTTING_MM = { across: 88, down: 60 };

/** Around glasses that lie in a picture about so. */
export function cuttingAround(
  picture: ColourPicture,
  placing: Placing,
  kind: keyof typeof CUTTINGS,
): Cutting {
  const { widthPx, look, ...how } = CUTTINGS[kind];
  const [across, down] = [
    HALF_CUTTING_MM.across * placing.scale,
    HALF_CUTTING_MM.down * placing.scale,
  ];
  const from = { x: placing.x - across, y: placing.y - down };
  const cut = resampled(picture, { ...from, widthPx: 2 * across, heightPx: 2 * down }, widthPx);
  return {
    look,
    from,
    step: (2 * across) / (widthPx / how.pooled),
    edges: edgeMap(cut, how),
  };
}

/** A front where it agrees best, from `start` on. @param every as in `templateOf`. */
export function settledIn(
  cutting: Cutting,
  front: FrontLines,
  start: Placing,
  every: number,
): FoundFront {
  const { look, from, step, edges } = cutting;
  const found = settled(templateOf(front, every), within(cutting, start), edges, look);
  const { x, y, scale } = found.placing;
  return {
    agreement: found.agreement,
    placing: { ...found.placing, x: from.x + x * step, y: from.y + y * step, scale: scale * step },
  };
}

/** A placing in the pixels of a cutting. */
export function within({ from, step }: Cutting, placing: Placing): Placing {
  return {
    ...placing,
    x: (placing.x - from.x) / step,
    y: (placing.y - from.y) / step,
    scale: placing.scale / step,
  };
}
