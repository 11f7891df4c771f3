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
/**
 * The smallest and largest radius tried, of the tracker's, which tells pale irises up to a quarter too
 * small; and where an edge that was found is looked at.
 */
const RADII = { tried: { from: 0.85, to: 1.4 }, found: { from: 0.93, to: 1.07 } };
const RADIUS_STEP = { share: 0.02, leastPx: 0.15 };
/** A highlight or a lash must not outvote the other rays: bounds of each step, of the middle one. */
const STEP_BOUNDS = { darkest: -0.5, brightest: 2 };
/** The step in the picture's values from which an edge is one. */
const CLEAR_EDGE = 12;
/** Both eyes are alike within this share. */
const EYES_ALIKE = 0.08;
const SEARCHES = 3;
/**
 * The tracker's middle is not farther off, of its radius. From farther aside a smaller circle would
 * touch the pupil on one side and the edge of a pale iris on the other.
 */
const FARTHEST_ASIDE = 0.2;

/** `clearness` is how high the step is at the edge, in the picture's values; `isAtBound` when no edge was found inside. */
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
 *
 * It is looked for in the light that the picture's values stand for: a camera blurs light, and in
 * values, which are bent like the eye's sense of it, the middle of a blurred edge lies too far in the
 * dark. Irises of 720 lines came out up to 4.5 % too small there, the more the softer the picture;
 * and the edge of a pupil is higher than that of a pale iris.
 */
export function irisEdge(picture: GreyPicture, guess: Iris, rollRadians = 0): IrisEdge {
  const guessRadius = guess.diameterPx / 2;
  const rays = raysOf(rollRadians);
  const stepsAt = stepsOf(picture, guess, rays, { range: RADII.tried, isLight: true });
  let best = { xPx: guess.xPx, yPx: guess.yPx, ...topOf(stepsAt(guess.xPx, guess.yPx)) };
  let reach = Math.max(0.4, 0.08 * guessRadius);
  for (let round = 0; round < SEARCHES; round += 1) {
    const { xPx, yPx } = best;
    for (let column = -3; column <= 3; column += 1)
      for (let row = -2; row <= 2; row += 1) {
        const centre = { xPx: xPx + column * reach, yPx: yPx + row * reach * 0.8 };
        const aside = Math.hypot(centre.xPx - guess.xPx, centre.yPx - guess.yPx);
        if (aside > FARTHEST_ASIDE * guessRadius) continue;
        const seen = topOf(stepsAt(centre.xPx, centre.yPx));
        if (seen.height > best.height) best = { ...centre, ...seen };
      }
    reach *= 0.4;
  }
  const { xPx, yPx, radius, isAtBound } = best;
  const found = { xPx, yPx, diameterPx: 2 * radius };
  const values = stepsOf(picture, found, rays, { range: RADII.found, isLight: false });
  return { ...found, clearness: topOf(values(xPx, yPx)).height, isAtBound };
}

/** For a centre how much brighter it becomes at each radius: both sides, the weaker one twice. */
type Steps = { radii: readonly number[]; values: readonly number[] };

function stepsOf(
  picture: GreyPicture,
  { diameterPx }: Iris,
  rays: readonly Ray[][],
  { range, isLight }: { range: { from: number; to: number }; isLight: boolean },
): (xPx: number, yPx: number) => Steps {
  const guessRadius = diameterPx / 2;
  const at = (xPx: number, yPx: number, radius: number, [cosine, sine]: Ray) =>
    brightness(picture, xPx + radius * cosine, yPx + radius * sine, isLight);
  const halfStep = Math.max(0.6, 0.06 * guessRadius);
  const radii = radiiAround(guessRadius, range);
  return (xPx, yPx) => ({
    radii,
    values: radii.map((radius) => {
      const sides = rays.map((side) =>
        side.map(
          (ray) => at(xPx, yPx, radius + halfStep, ray) - at(xPx, yPx, radius - halfStep, ray),
        ),
      );
      const middle = Math.max(0, middleOf(sides.flat()));
      const [least, most] = [STEP_BOUNDS.darkest * middle, STEP_BOUNDS.brightest * middle];
      const means = sides.map(
        (side) =>
          side.reduce((sum, step) => sum + Math.min(most, Math.max(least, step)), 0) / side.length,
      );
      return Math.min(...means) + (means[0]! + means[1]!) / 2;
    }),
  });
}

function topOf({ radii, values }: Steps) {
  const height = Math.max(...values);
  const at = values.indexOf(height);
  const isAtBound = at === 0 || at === radii.length - 1;
  const between = isAtBound ? 0 : topBetween(values, at);
  return { radius: radii[at]! + between * (radii[1]! - radii[0]!), height, isAtBound };
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

function radiiAround(guess: number, { from, to }: { from: number; to: number }): number[] {
  const step = Math.max(RADIUS_STEP.leastPx, RADIUS_STEP.share * guess);
  const count = Math.ceil(((to - from) * guess) / step);
  return Array.from({ length: count }, (_, index) => from * guess + index * step);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Where the parabola through three neighbours has its top, in steps from the middle one. */
function topBetween(values: readonly number[], at: number): number {
  const [before, here, after] = [values[at - 1]!, values[at]!, values[at + 1]!];
  const bend = before - 2 * here + after;
  return bend === 0 ? 0 : (before - after) / 2 / bend;
}

/** The light that each value of a picture stands for, on the same scale (IEC 61966-2-1, sRGB). */
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return 255 * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
});

/** Between four pixels; what lies outside is as its nearest edge. */
function brightness(
  { widthPx, heightPx, data }: GreyPicture,
  xPx: number,
  yPx: number,
  isLight: boolean,
): number {
  const x = Math.min(Math.max(xPx, 0), widthPx - 1.01);
  const y = Math.min(Math.max(yPx, 0), heightPx - 1.01);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (index: number) => (isLight ? LIGHT[Math.round(data[index]!)]! : data[index]!);
  const corner = top * widthPx + left;
  const upper = at(corner) * (1 - right) + at(corner + 1) * right;
  const lower = at(corner + widthPx) * (1 - right) + at(corner + widthPx + 1) * right;
  return upper * (1 - down) + lower * down;
}
