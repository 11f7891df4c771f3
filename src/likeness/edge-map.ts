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
 * @param reachPx how far from an edge it is still felt, in pixels of the map.
 * @param pooled so many pixels of the picture to a side make one of the map, which feels the
 * strongest of them: a thin line is lost in a small picture, and not in a small map.
 */
export function edgeMap(picture: ColourPicture, reachPx: number, pooled = 1): EdgeMap {
  const { strength, direction } = thinEdges(smoothed(picture), picture.widthPx, picture.heightPx);
  const half = halfEdge(strength);
  const widthPx = Math.ceil(picture.widthPx / pooled);
  const heightPx = Math.ceil(picture.heightPx / pooled);
  const maps = Array.from({ length: DIRECTIONS }, () => new Uint8Array(widthPx * heightPx));
  for (let from = 0; from < strength.length; from += 1) {
    const s = strength[from]!;
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
  for (const map of maps) spread(map, widthPx, heightPx, reachPx);
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

/** Relative to the strong edges of the picture, so that light and contrast count for little. */
function halfEdge(strength: Float32Array): number {
  const felt = strength.filter((value) => value > 2).toSorted();
  const strong = felt[Math.floor(felt.length * 0.9)] ?? 0;
  return Math.min(HALF_EDGE.most, Math.max(HALF_EDGE.least, strong * HALF_EDGE.share));
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
