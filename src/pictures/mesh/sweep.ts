import { add, cross, meshOf, unit, type Mesh, type Vec } from './mesh.ts';

/**
 * A place along a bar: its middle, and half of its size along `up` and across it. `square`: from a
 * round section (0) to one with hard corners (1).
 */
export type Station = { at: Vec; up: Vec; halfUp: number; halfAcross: number; square: number };

const POINTS_AROUND = 24;

/** Shares of the section and of its half size ahead, for an end that is rounded off. */
const CAP = [
  [0.97, 0.12],
  [0.85, 0.35],
  [0.6, 0.58],
  [0.3, 0.7],
] as const;

/**
 * A bar along its stations: a ring when closed, otherwise with rounded ends.
 * @param options.rounding of the first and the last end: from cut off (0) to a half ball (1).
 */
export function sweep(
  stations: readonly Station[],
  options: { isClosed?: boolean; rounding?: number | readonly [number, number] } = {},
): Mesh {
  const { isClosed = false, rounding = 1 } = options;
  const [startRounding, endRounding] =
    typeof rounding === 'number' ? [rounding, rounding] : rounding;
  const count = stations.length;
  const headings = stations.map((_, i) => {
    const before = stations[isClosed ? (i + count - 1) % count : Math.max(0, i - 1)]!;
    const after = stations[isClosed ? (i + 1) % count : Math.min(count - 1, i + 1)]!;
    return unit(add(after.at, before.at, -1));
  });
  const rings = stations.map((station, i) => ringOf(station, headings[i]!));
  if (isClosed) return tube(rings, true);
  const [first, last] = [stations[0]!, stations.at(-1)!];
  const start = CAP.map((cap) => capRing(first, headings[0]!, cap, -startRounding)).toReversed();
  const end = CAP.map((cap) => capRing(last, headings.at(-1)!, cap, endRounding));
  return tube([...start, ...rings, ...end], false);
}

function capRing(
  station: Station,
  heading: Vec,
  [size, ahead]: (typeof CAP)[number],
  rounding: number,
): Vec[] {
  const reach = Math.min(station.halfUp, station.halfAcross) * ahead * rounding;
  const loss = Math.min(station.halfUp, station.halfAcross) * (1 - size) * Math.abs(rounding);
  const smaller = {
    ...station,
    at: add(station.at, heading, reach),
    halfUp: station.halfUp - loss,
    halfAcross: station.halfAcross - loss,
  };
  return ringOf(smaller, heading);
}

function ringOf({ at, up, halfUp, halfAcross, square }: Station, heading: Vec): Vec[] {
  const across = unit(cross(heading, up));
  const upright = unit(cross(across, heading));
  const power = 1 - square * 0.72;
  return Array.from({ length: POINTS_AROUND }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / POINTS_AROUND;
    const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** power;
    return add(
      add(at, across, halfAcross * bulge(Math.cos(angle))),
      upright,
      halfUp * bulge(Math.sin(angle)),
    );
  });
}

function tube(rings: readonly Vec[][], isClosed: boolean): Mesh {
  const points = rings.flat();
  const indices: number[] = [];
  const strips = isClosed ? rings.length : rings.length - 1;
  for (let ring = 0; ring < strips; ring += 1) {
    const next = (ring + 1) % rings.length;
    for (let i = 0; i < POINTS_AROUND; i += 1) {
      const j = (i + 1) % POINTS_AROUND;
      const [a, b] = [ring * POINTS_AROUND + i, ring * POINTS_AROUND + j];
      const [c, d] = [next * POINTS_AROUND + i, next * POINTS_AROUND + j];
      indices.push(a, c, b, b, c, d);
    }
  }
  if (!isClosed) {
    closeWith(points, indices, 0, false);
    closeWith(points, indices, rings.length - 1, true);
  }
  return meshOf(points, indices);
}

function closeWith(points: Vec[], indices: number[], ring: number, isEnd: boolean): void {
  const first = ring * POINTS_AROUND;
  const around = points.slice(first, first + POINTS_AROUND);
  const middle = around.reduce<Vec>((sum, point) => add(sum, point, 1 / POINTS_AROUND), [0, 0, 0]);
  points.push(middle);
  const tip = points.length - 1;
  for (let i = 0; i < POINTS_AROUND; i += 1) {
    const [a, b] = [first + i, first + ((i + 1) % POINTS_AROUND)];
    indices.push(...(isEnd ? [b, a, tip] : [a, b, tip]));
  }
}
