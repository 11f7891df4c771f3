import type { ColourPicture } from './colour-picture.ts';

/** Directions in which brightness grows, all around. */
export const DIRECTIONS = 16;

/**
 * How likely an edge lies at each place, for each direction in which it grows brighter: 0 to 255,
 * falling off with the distance to the next such edge.
 */
export type EdgeMap = { widthPx: number; heightPx: number; maps: Uint8Array[] };

/** Steps of brightness that count as half an edge, in a picture without contrast and with much. */
const HALF_EDGE = { least: 5, most: 26, share: 0.4 };
/**
 * The same by what is usual around a place: the edge of a bare lens on a plain ground is faint and
 * counts, a thread of a cloth is one of many and does not. `atMost`: what an edge adds to the usual.
 */
const HALF_HERE = { aroundPx: 24, atMost: 30 };
/** How faint an edge may be: `least` steps of brightness, and so many times what is usual there. */
export type Faintest = { least: number; timesUsual: number };
/** Lines are long, patterns are not: an edge counts as far as it goes on, over so many pixels. */
const GOES_ON = { aheadPx: 5, times: 1.2 };

/**
 * @param reachPx how far from an edge it is still felt, in pixels of the map.
 * @param pooled so many pixels of the picture to a side make one of the map, which feels the
 * strongest of them: a thin line is lost in a small picture, and not in a small map.
 */
export function edgeMap(
  picture: ColourPicture,
  { reachPx, pooled, faintest }: { reachPx: number; pooled: number; faintest: Faintest },
): EdgeMap {
  const { strength, direction } = thinEdges(smoothed(picture), picture.widthPx, picture.heightPx);
  const halves = halfEdges(strength, picture, faintest);
  const widthPx = Math.ceil(picture.widthPx / pooled);
  const heightPx = Math.ceil(picture.heightPx / pooled);
  const maps = Array.from({ length: DIRECTIONS }, () => new Uint8Array(widthPx * heightPx));
  for (let from = 0; from < strength.length; from += 1) {
    const s = strength[from]!;
    const half = halves[from]!;
    if (s < half * 0.25) continue;
    const row = Math.floor(from / picture.widthPx);
    const at =
      Math.floor(row / pooled) * widthPx + Math.floor((from - row * picture.widthPx) / pooled);
    const value = (255 * s * s) / (s * s + half * half);
    const turned = (direction[from]! / (2 * Math.PI)) * DIRECTIONS + DIRECTIONS;
    const nearest = Math.floor(turned) % DIRECTIONS;
    const next = (nearest + 1) % DIRECTIONS;
    const share = turned % 1;
    for (const [bin, off] of [
      [nearest, share],
      [next, 1 - share],
      [(nearest + DIRECTIONS - 1) % DIRECTIONS, 1 + share],
      [(next + 1) % DIRECTIONS, 2 - share],
    ] as const) {
      const felt = value * Math.max(0, 1 - 0.42 * off);
      if (felt > maps[bin]![at]!) maps[bin]![at] = felt;
    }
  }
  const aheadPx = Math.max(1, Math.round(GOES_ON.aheadPx / pooled));
  maps.forEach((map, bin) => {
    keepLines(map, { widthPx, heightPx, aheadPx, degrees: (360 * bin) / DIRECTIONS });
    spread(map, widthPx, heightPx, reachPx);
  });
  return { widthPx, heightPx, maps };
}

/** The three colours of a picture, each smoothed by (1 4 6 4 1) in both directions. */
function smoothed({ widthPx, heightPx, data }: ColourPicture): Float32Array[] {
  return [0, 1, 2].map((channel) => {
    const from = new Float32Array(widthPx * heightPx);
    for (let at = 0; at < from.length; at += 1) from[at] = data[4 * at + channel]!;
    const across = new Float32Array(from.length);
    for (let y = 0; y < heightPx; y += 1) {
      for (let x = 0; x < widthPx; x += 1) {
        const value = (dx: number) =>
          from[y * widthPx + Math.min(widthPx - 1, Math.max(0, x + dx))]!;
        across[y * widthPx + x] =
          (value(-2) + value(2) + 4 * (value(-1) + value(1)) + 6 * value(0)) / 16;
      }
    }
    const both = new Float32Array(from.length);
    for (let y = 0; y < heightPx; y += 1) {
      for (let x = 0; x < widthPx; x += 1) {
        const value = (dy: number) =>
          across[Math.min(heightPx - 1, Math.max(0, y + dy)) * widthPx + x]!;
        both[y * widthPx + x] =
          (value(-2) + value(2) + 4 * (value(-1) + value(1)) + 6 * value(0)) / 16;
      }
    }
    return both;
  });
}

/** Edges one pixel wide: their steepness, and the direction in which it grows brighter. */
function thinEdges(channels: readonly Float32Array[], widthPx: number, heightPx: number) {
  const steep = new Float32Array(widthPx * heightPx);
  const direction = new Float32Array(widthPx * heightPx);
  for (let y = 1; y < heightPx - 1; y += 1) {
    for (let x = 1; x < widthPx - 1; x += 1) {
      const at = y * widthPx + x;
      let [best, bestX, bestY, sumX, sumY] = [0, 0, 0, 0, 0];
      for (const channel of channels) {
        const gx = channel[at + 1]! - channel[at - 1]!;
        const gy = channel[at + widthPx]! - channel[at - widthPx]!;
        sumX += gx;
        sumY += gy;
        if (gx * gx + gy * gy > best) [best, bestX, bestY] = [gx * gx + gy * gy, gx, gy];
      }
      // The colour that changes most, its sign that of the brightness.
      const sign = sumX * bestX + sumY * bestY < 0 ? -1 : 1;
      steep[at] = Math.sqrt(best) / 2;
      direction[at] = Math.atan2(sign * bestY, sign * bestX);
    }
  }
  const strength = new Float32Array(steep.length);
  for (let y = 1; y < heightPx - 1; y += 1) {
    for (let x = 1; x < widthPx - 1; x += 1) {
      const at = y * widthPx + x;
      const step =
        Math.round(Math.cos(direction[at]!)) + widthPx * Math.round(Math.sin(direction[at]!));
      const here = steep[at]!;
      if (here >= steep[at + step]! && here >= steep[at - step]!) strength[at] = here;
    }
  }
  return { strength, direction };
}

/** What counts as half an edge at each place: by what is usual there, and by the whole picture. */
function halfEdges(
  strength: Float32Array,
  { widthPx, heightPx }: ColourPicture,
  { least, timesUsual }: Faintest,
): Float32Array {
  const most = halfEdgeOf(strength);
  const usual = meansAround(strength, widthPx, heightPx);
  return usual.map((mean) => Math.min(most, Math.max(least, timesUsual * mean)));
}

/** Relative to the strong edges of the picture, so that light and contrast count for little. */
function halfEdgeOf(strength: Float32Array): number {
  const felt = strength.filter((value) => value > 2).toSorted();
  const strong = felt[Math.floor(felt.length * 0.9)] ?? 0;
  return Math.min(HALF_EDGE.most, Math.max(HALF_EDGE.least, strong * HALF_EDGE.share));
}

/** The mean over a square around each place, by sums from the upper left corner. */
function meansAround(values: Float32Array, widthPx: number, heightPx: number): Float32Array {
  const { aroundPx, atMost } = HALF_HERE;
  const across = widthPx + 1;
  const sums = new Float64Array(across * (heightPx + 1));
  for (let y = 0; y < heightPx; y += 1) {
    let row = 0;
    for (let x = 0; x < widthPx; x += 1) {
      row += Math.min(atMost, values[y * widthPx + x]!);
      sums[(y + 1) * across + x + 1] = sums[y * across + x + 1]! + row;
    }
  }
  const means = new Float32Array(values.length);
  for (let y = 0; y < heightPx; y += 1) {
    const [top, bottom] = [Math.max(0, y - aroundPx), Math.min(heightPx, y + aroundPx)];
    for (let x = 0; x < widthPx; x += 1) {
      const [left, right] = [Math.max(0, x - aroundPx), Math.min(widthPx, x + aroundPx)];
      const sum =
        sums[bottom * across + right]! -
        sums[bottom * across + left]! -
        sums[top * across + right]! +
        sums[top * across + left]!;
      means[y * widthPx + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return means;
}

/** An edge goes on within a pixel or so of its tangent. */
const ASIDE_PX = 1.6;

/** Lowers edges that do not go on. @param degrees the direction in which they grow brighter. */
function keepLines(
  map: Uint8Array,
  along: { widthPx: number; heightPx: number; aheadPx: number; degrees: number },
): void {
  const { widthPx, heightPx, aheadPx, degrees } = along;
  const angle = (degrees * Math.PI) / 180;
  const near = map.slice();
  spread(near, widthPx, heightPx, ASIDE_PX);
  const steps = Array.from({ length: 2 * aheadPx + 1 }, (_, index) => {
    const far = index - aheadPx;
    return [Math.round(-far * Math.sin(angle)), Math.round(far * Math.cos(angle))] as const;
  });
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const here = map[y * widthPx + x]!;
      if (here === 0) continue;
      let sum = 0;
      for (const [right, down] of steps) {
        const [column, row] = [x + right, y + down];
        if (column >= 0 && row >= 0 && column < widthPx && row < heightPx)
          sum += near[row * widthPx + column]!;
      }
      map[y * widthPx + x] = Math.min(here, (GOES_ON.times * sum) / steps.length);
    }
  }
}

/** Each value spread around itself, falling off with the square of the distance. */
function spread(map: Uint8Array, widthPx: number, heightPx: number, reachPx: number): void {
  const fall = 255 / (reachPx * reachPx);
  const reach = Math.ceil(reachPx) - 1;
  const before = map.slice();
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const value = before[y * widthPx + x]!;
      if (value === 0) continue;
      const [from, to] = [Math.max(0, x - reach), Math.min(widthPx - 1, x + reach)];
      for (let near = from; near <= to; near += 1) {
        const felt = value - fall * (near - x) * (near - x);
        if (felt > map[y * widthPx + near]!) map[y * widthPx + near] = felt;
      }
    }
  }
  before.set(map);
  for (let y = 0; y < heightPx; y += 1) {
    const [from, to] = [Math.max(0, y - reach), Math.min(heightPx - 1, y + reach)];
    for (let x = 0; x < widthPx; x += 1) {
      const value = before[y * widthPx + x]!;
      if (value === 0) continue;
      for (let near = from; near <= to; near += 1) {
        const felt = value - fall * (near - y) * (near - y);
        if (felt > map[near * widthPx + x]!) map[near * widthPx + x] = felt;
      }
    }
  }
}
