import type { FrontLines } from '#domain/frames/front-lines.ts';
import { DIRECTIONS as directions, type EdgeMap } from './edge-map.ts';

/**
 * How a frame lies in a picture: where the middle of its bridge is, how many pixels a millimetre
 * has there, and how it is turned, in radians. `roll` turns it clockwise in the picture, `yaw`
 * its right side away from the camera, `pitch` its upper side away from it.
 */
export type Placing = {
  x: number;
  y: number;
  scale: number;
  roll: number;
  yaw: number;
  pitch: number;
};

/** A front where it was found in a picture, and how well it agrees there: 0 to 1. */
export type FoundFront = { placing: Placing; agreement: number };

/** A constant of this file: it is read for every line of every try. */
const DIRECTIONS = directions;

/** Photos are taken from about an arm's length. */
const CAMERA_MM = 450;

/** The lines of a whole front as numbers side by side: x, y, z, and outwards in steps of direction. */
export type Template = { count: number; values: Float32Array };

/** @param every takes only one of so many places, for a first look. */
export function templateOf({ edges }: FrontLines, every = 1): Template {
  // Those from all around come first.
  const kept = [0, 1, 2].flatMap((part) =>
    edges.filter((_, index) => index % every === 0 && (index / every) % 3 === part),
  );
  const values = new Float32Array(kept.length * 2 * 4);
  kept.forEach(({ x, y, z, outwards }, index) => {
    const steps = (outwards / 360) * DIRECTIONS;
    values.set([x, y, z, steps, -x, y, z, DIRECTIONS / 2 - steps], index * 8);
  });
  return { count: kept.length * 2, values };
}

/** Where a place of a front is in the picture, in its pixels. */
export function inPicture(
  { x, y, z }: { x: number; y: number; z: number },
  { x: left, y: top, scale, roll, yaw, pitch }: Placing,
): [x: number, y: number] {
  const across = x * Math.cos(yaw) + z * Math.sin(yaw);
  const deep = z * Math.cos(yaw) - x * Math.sin(yaw);
  const down = y * Math.cos(pitch) + deep * Math.sin(pitch);
  const near = scale / (1 - (deep * Math.cos(pitch) - y * Math.sin(pitch)) / CAMERA_MM);
  return [
    left + near * (across * Math.cos(roll) - down * Math.sin(roll)),
    top + near * (across * Math.sin(roll) + down * Math.cos(roll)),
  ];
}

/** Of what an edge of the other sign counts: metals shine, and grounds have two tones. */
const OTHER_SIGN = 0.6;

/**
 * How well a front placed so agrees with the edges of a picture: 0 to 1. A frame is darker or
 * brighter than what is around it; what is better counts.
 */
function agreement(template: Template, placing: Placing, edges: EdgeMap): number {
  const { values, count } = template;
  const { widthPx, heightPx, maps } = edges;
  const [cosYaw, sinYaw] = [Math.cos(placing.yaw), Math.sin(placing.yaw)];
  const [cosPitch, sinPitch] = [Math.cos(placing.pitch), Math.sin(placing.pitch)];
  const [cosRoll, sinRoll] = [Math.cos(placing.roll), Math.sin(placing.roll)];
  // Turns of a head change directions by less than half a step.
  const turned = (placing.roll / (2 * Math.PI)) * DIRECTIONS + 2 * DIRECTIONS + 0.5;
  let darker = 0;
  let brighter = 0;
  for (let i = 0; i < count * 4; i += 4) {
    const x = values[i]!;
    const y = values[i + 1]!;
    const z = values[i + 2]!;
    const across = x * cosYaw + z * sinYaw;
    const deep = z * cosYaw - x * sinYaw;
    const down = y * cosPitch + deep * sinPitch;
    const near = placing.scale / (1 - (deep * cosPitch - y * sinPitch) / CAMERA_MM);
    const column = Math.floor(placing.x + near * (across * cosRoll - down * sinRoll) + 0.5);
    const row = Math.floor(placing.y + near * (across * sinRoll + down * cosRoll) + 0.5);
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) continue;
    const bin = Math.floor(values[i + 3]! + turned) % DIRECTIONS;
    const at = row * widthPx + column;
    const plain = maps[bin]![at]!;
    const other = maps[(bin + DIRECTIONS / 2) % DIRECTIONS]![at]!;
    darker += plain > OTHER_SIGN * other ? plain : OTHER_SIGN * other;
    brighter += other > OTHER_SIGN * plain ? other : OTHER_SIGN * plain;
  }
  return Math.max(darker, brighter) / (255 * count);
}

/**
 * How evenly a front agrees: what its sides, its upper and lower lines agree on the weaker half of
 * it, as a share of the whole. Stripes agree with lines of one direction alone.
 */
export function evenness(front: FrontLines, placing: Placing, edges: EdgeMap): number {
  const isSide = (degrees: number) => Math.abs(Math.cos((degrees * Math.PI) / 180)) > Math.SQRT1_2;
  const kinds = [true, false].map((side) => ({
    ...front,
    edges: front.edges.filter(({ outwards }) => isSide(outwards) === side),
  }));
  const whole = agreement(templateOf(front), placing, edges);
  const halves = kinds.flatMap((kind) =>
    halvesOf(templateOf(kind)).map((half) => agreement(half, placing, edges)),
  );
  return whole === 0 ? 0 : Math.min(...halves) / whole;
}

/** The right and the left half of a whole front. */
function halvesOf({ count, values }: Template): Template[] {
  return [0, 4].map((from) => {
    const half = new Float32Array(values.length / 2);
    for (let i = 0; i < count / 2; i += 1)
      half.set(values.subarray(8 * i + from, 8 * i + from + 4), 4 * i);
    return { count: count / 2, values: half };
  });
}

/**
 * Where a front laid flat agrees best with the edges of a picture, for one size and one turn.
 * Places whose first lines agree less than `floor` are not looked at further.
 */
export function bestPlace(
  { values, count }: Template,
  { scale, roll }: Pick<Placing, 'scale' | 'roll'>,
  { widthPx, heightPx, maps }: EdgeMap,
  floor: number,
): FoundFront {
  const [cosRoll, sinRoll] = [Math.cos(roll), Math.sin(roll)];
  const turned = (roll / (2 * Math.PI)) * DIRECTIONS + 2 * DIRECTIONS + 0.5;
  const columns = new Int32Array(count);
  const rows = new Int32Array(count);
  const along = Array.from({ length: count }, (_, index) => {
    const [x, y] = [values[4 * index]!, values[4 * index + 1]!];
    columns[index] = Math.round(scale * (x * cosRoll - y * sinRoll));
    rows[index] = Math.round(scale * (x * sinRoll + y * cosRoll));
    return maps[Math.floor(values[4 * index + 3]! + turned) % DIRECTIONS]!;
  });
  const against = Array.from(
    { length: count },
    (_, index) =>
      maps[(Math.floor(values[4 * index + 3]! + turned) + DIRECTIONS / 2) % DIRECTIONS]!,
  );
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const step = Math.max(2, Math.round(scale * 3));
  const first = Math.ceil(count / 3);
  const enough = floor * 255 * first;
  let best = { x: 0, y: 0, sum: 0 };
  for (let y = -top; y < heightPx - bottom; y += step) {
    for (let x = -left; x < widthPx - right; x += step) {
      let darker = 0;
      let brighter = 0;
      for (let index = 0; index < count; index += 1) {
        const at = (y + rows[index]!) * widthPx + x + columns[index]!;
        const plain = along[index]![at]!;
        const other = against[index]![at]!;
        darker += plain > OTHER_SIGN * other ? plain : OTHER_SIGN * other;
        brighter += other > OTHER_SIGN * plain ? other : OTHER_SIGN * plain;
        if (index === first && darker < enough && brighter < enough) break;
      }
      const sum = darker > brighter ? darker : brighter;
      if (sum > best.sum) best = { x, y, sum };
    }
  }
  const placing = { x: best.x, y: best.y, scale, roll, yaw: 0, pitch: 0 };
  return { placing, agreement: best.sum / (255 * count) };
}

type Steps = Omit<Placing, 'x' | 'y'> & { px: number };

/** Moves and turns a front step by step, in ever smaller steps, to where it agrees best. */
export function settled(
  template: Template,
  start: Placing,
  edges: EdgeMap,
  { steps, rounds }: { steps: Steps; rounds: number },
): FoundFront {
  let placing = start;
  let best = agreement(template, start, edges);
  let size = 1;
  const moves = [
    ['x', steps.px],
    ['y', steps.px],
    ['scale', steps.scale * start.scale],
    ['roll', steps.roll],
    ['yaw', steps.yaw],
    ['pitch', steps.pitch],
  ] as const;
  const most = { yaw: 0.55, pitch: 0.5 };
  for (let round = 0; round < rounds; round += 1) {
    let isBetter = false;
    for (const [key, step] of moves) {
      if (step === 0) continue;
      for (const way of [step * size, -step * size]) {
        const moved = { ...placing, [key]: placing[key] + way };
        if (Math.abs(moved.yaw) > most.yaw || Math.abs(moved.pitch) > most.pitch) continue;
        const agrees = agreement(template, moved, edges);
        if (agrees <= best) continue;
        [placing, best, isBetter] = [moved, agrees, true];
        break;
      }
    }
    if (!isBetter) size /= 2;
  }
  return { placing, agreement: best };
}
