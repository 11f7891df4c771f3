import type { Iris, Irises } from './iris.ts';

/** Brightness from 0 to 255, row by row from the top. */
export type GreyPicture = {
  widthPx: number;
  heightPx: number;
  data: Uint8Array | Uint8ClampedArray | Float32Array;
};

/** Lids hide the top and bottom of an iris: its edge is looked for to both sides only. */
const HALF_ARC_RADIANS = (35 * Math.PI) / 180;
const RAYS_A_SIDE = 15;
/** The smallest and largest radius tried, of the tracker's. */
const RADII = { from: 0.7, to: 1.27, step: 0.02, leastStepPx: 0.15 };
/** A highlight or a lash must not outvote the other rays. */
const STEP_BOUNDS = { darkest: -20, brightest: 60 };
/** The mean step in brightness from which an edge is one. */
const CLEAR_EDGE = 12;
/** Both eyes are alike within this share. */
const EYES_ALIKE = 0.08;
const SEARCHES = 3;

/** `clearness` is the mean step in brightness at the edge; `isAtBound` when no edge was found inside. */
export type IrisEdge = Iris & { clearness: number; isAtBound: boolean };

/**
 * Both irises measured in the picture itself, which is twice as steady as the tracker's rings.
 * Null when an edge is not clear, or when the two eyes disagree.
 */
export function refinedIrises(
  picture: GreyPicture,
  { left, right }: Irises,
  rollRadians: number,
): Irises | null {
  const [a, b] = [left, right].map((iris) => irisEdge(picture, iris, rollRadians)) as [
    IrisEdge,
    IrisEdge,
  ];
  const isClear = [a, b].every((edge) => !edge.isAtBound && edge.clearness > CLEAR_EDGE);
  const areAlike = Math.abs(a.diameterPx / b.diameterPx - 1) < EYES_ALIKE;
  return isClear && areAlike ? { left: a, right: b } : null;
}

/**
 * The circle about `guess` at whose sides the picture brightens most from inside to outside
 * (J. Daugman's integro-differential operator, on two arcs).
 */
export function irisEdge(picture: GreyPicture, guess: Iris, rollRadians = 0): IrisEdge {
  const guessRadius = guess.diameterPx / 2;
  const directions = raysOf(rollRadians);
  const radii = radiiAround(guessRadius);
  const halfStep = Math.max(0.6, 0.06 * guessRadius);
  const stepsAt = (xPx: number, yPx: number): number[] =>
    radii.map((radius) => {
      const sides = directions.map(
        (rays) =>
          rays.reduce((sum, [cosine, sine]) => {
            const outside = brightness(
              picture,
              xPx + (radius + halfStep) * cosine,
              yPx + (radius + halfStep) * sine,
            );
            const inside = brightness(
              picture,
              xPx + (radius - halfStep) * cosine,
              yPx + (radius - halfStep) * sine,
            );
            const step = outside - inside;
            return sum + Math.min(STEP_BOUNDS.brightest, Math.max(STEP_BOUNDS.darkest, step));
          }, 0) / rays.length,
      );
      return Math.min(...sides) + (sides[0]! + sides[1]!) / 2;
    });

  let best = { xPx: guess.xPx, yPx: guess.yPx, at: 0, clearness: -Infinity, steps: [0] };
  let reach = Math.max(0.4, 0.08 * guessRadius);
  for (let search = 0; search < SEARCHES; search += 1) {
    const { xPx, yPx } = best;
    for (let column = -3; column <= 3; column += 1)
      for (let row = -2; row <= 2; row += 1) {
        const centre = { xPx: xPx + column * reach, yPx: yPx + row * reach * 0.8 };
        const steps = stepsAt(centre.xPx, centre.yPx);
        const clearness = Math.max(...steps);
        if (clearness > best.clearness)
          best = { ...centre, at: steps.indexOf(clearness), clearness, steps };
      }
    reach *= 0.4;
  }

  const isAtBound = best.at === 0 || best.at === radii.length - 1;
  const between = isAtBound ? 0 : topBetween(best.steps, best.at);
  const radius = radii[best.at]! + between * (radii[1]! - radii[0]!);
  const { xPx, yPx, clearness } = best;
  return { xPx, yPx, diameterPx: 2 * radius, clearness, isAtBound };
}

type Ray = readonly [cosine: number, sine: number];

function raysOf(rollRadians: number): Ray[][] {
  return [0, Math.PI].map((side) =>
    Array.from({ length: RAYS_A_SIDE }, (_, index): Ray => {
      const share = index / (RAYS_A_SIDE - 1);
      const angle = rollRadians + side + HALF_ARC_RADIANS * (2 * share - 1);
      return [Math.cos(angle), Math.sin(angle)];
    }),
  );
}

function radiiAround(guess: number): number[] {
  const step = Math.max(RADII.leastStepPx, RADII.step * guess);
  const count = Math.ceil(((RADII.to - RADII.from) * guess) / step);
  return Array.from({ length: count }, (_, index) => RADII.from * guess + index * step);
}

/** Where the parabola through three neighbours has its top, in steps from the middle one. */
function topBetween(values: readonly number[], at: number): number {
  const [before, here, after] = [values[at - 1]!, values[at]!, values[at + 1]!];
  const bend = before - 2 * here + after;
  return bend === 0 ? 0 : (before - after) / 2 / bend;
}

/** Between four pixels; what lies outside is as its nearest edge. */
function brightness({ widthPx, heightPx, data }: GreyPicture, xPx: number, yPx: number): number {
  const x = Math.min(Math.max(xPx, 0), widthPx - 1.01);
  const y = Math.min(Math.max(yPx, 0), heightPx - 1.01);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = top * widthPx + left;
  const upper = data[at]! * (1 - right) + data[at + 1]! * right;
  const lower = data[at + widthPx]! * (1 - right) + data[at + widthPx + 1]! * right;
  return upper * (1 - down) + lower * down;
}
