import type { Finish } from '#pictures/frame.ts';
import type { Measures } from '#pictures/geometry/measures.ts';
import {
  FOLDED_DEGREES,
  FRAME_NODES,
  frameMesh,
  type FrameMesh,
} from '#pictures/mesh/frame-mesh.ts';
import { looksOf, type Light, type Look } from '#pictures/studio/look.ts';
import type { ColourPicture } from './colour-picture.ts';
import { USUAL_WIDTH_MM } from './box.ts';
import { groundOf, type Ground } from './grounds.test-data.ts';
import { randomOf } from './random.test-data.ts';

/** How a made photo of a frame is taken. */
export type Shot = {
  widthPx: number;
  heightPx: number;
  /** The front's share of the picture's width. */
  share: number;
  /** Degrees: clockwise, its right side away, its upper side away. */
  roll: number;
  yaw: number;
  pitch: number;
  /** Off the middle, as shares of the picture. */
  x: number;
  y: number;
  ground: Ground;
  /** Folded temples lie behind the lenses. */
  isFolded: boolean;
  /** Of 1, and how much brighter the left side is than the right. */
  brightness: number;
  slope: number;
  /** Radius of the blur in pixels, and how far pixels are off by noise. */
  blurPx: number;
  noise: number;
  seed: number;
};

export type Model = { mesh: FrameMesh; totalWidthMm: number };

export function modelOf(measures: Measures): Model {
  return { mesh: frameMesh(measures, 1.1), totalWidthMm: measures.totalWidthMm };
}

/** A photo of the ground alone. */
export function photoOfNothing(shot: Shot): ColourPicture {
  const [width, height] = [shot.widthPx * 2, shot.heightPx * 2];
  const scale = (shot.share * width) / USUAL_WIDTH_MM;
  return developed(groundOf(shot.ground, shot.seed, { width, height, scale }), shot, width);
}

const CAMERA_MM = 420;
const LAMP = normalised([-0.4, 0.75, 0.55]);

/** A photo of a frame: its 3D model in its colours, lit, with a shadow, on a ground. */
export function photoOf({ mesh, totalWidthMm }: Model, finish: Finish, shot: Shot): ColourPicture {
  const [width, height] = [shot.widthPx * 2, shot.heightPx * 2];
  const scale = (shot.share * width) / totalWidthMm;
  const turn = rotation(shot);
  const middle = [width * (0.5 + shot.x), height * (0.5 + shot.y)] as const;
  const colour = groundOf(shot.ground, shot.seed, { width, height, scale });
  const looks = looksOf(finish);

  const faces = FRAME_NODES.flatMap((name) => {
    const { pivot, parts } = mesh[name];
    const degrees = name === 'front' ? 0 : shot.isFolded ? FOLDED_DEGREES[name] : 0;
    const angle = (degrees * Math.PI) / 180;
    return parts.map(({ material, mesh: part }) => {
      const moved = (values: Float32Array, isPlace: boolean) => {
        const out = new Float32Array(values.length);
        for (let i = 0; i < values.length; i += 3) {
          const [x, y, z] = [values[i]!, values[i + 1]!, values[i + 2]!];
          const a = Math.cos(angle) * x + Math.sin(angle) * z + (isPlace ? pivot[0] : 0);
          const b = y + (isPlace ? pivot[1] : 0);
          const c = Math.cos(angle) * z - Math.sin(angle) * x + (isPlace ? pivot[2] : 0);
          for (let k = 0; k < 3; k += 1)
            out[i + k] = turn[3 * k]! * a + turn[3 * k + 1]! * b + turn[3 * k + 2]! * c;
        }
        return out;
      };
      return {
        look: looks[material],
        own: part.positions,
        places: moved(part.positions, true),
        normals: moved(part.normals, false),
        indices: part.indices,
      };
    });
  });
  const toPicture = (x: number, y: number, z: number) => {
    const near = scale / (1 - z / CAMERA_MM);
    return [middle[0] + near * x, middle[1] - near * y] as const;
  };

  const shadow = new Float32Array(width * height);
  for (const { look, places, indices } of faces) {
    if (look.kind === 'lens') continue;
    const depth = new Float32Array(0);
    const flat = places.map((value, i) => {
      const fall = 12 + (places[i - (i % 3) + 2]! + 10) * 0.15;
      return i % 3 === 0 ? value + fall * 0.35 : i % 3 === 1 ? value - fall * 0.5 : value;
    });
    drawn(flat, indices, toPicture, { width, height, depth }, (at) => {
      shadow[at] = 1;
    });
  }
  soften(shadow, width, height, Math.max(2, Math.round(scale * 2.2)));
  for (let at = 0; at < shadow.length; at += 1)
    for (let k = 0; k < 3; k += 1) colour[3 * at + k]! *= 1 - 0.4 * shadow[at]!;

  const depth = new Float32Array(width * height).fill(-Infinity);
  const isClear = ({ kind, through, lowerThrough }: Look) =>
    kind === 'lens' || Math.max(...through, ...lowerThrough) > 0.01;
  for (const clear of [false, true]) {
    for (const { look, own, places, normals, indices } of faces) {
      if (isClear(look) !== clear) continue;
      drawn(places, indices, toPicture, { width, height, depth }, (at, a, b, c, u, v) => {
        const w = 1 - u - v;
        const of = (values: Float32Array, k: number) =>
          w * values[3 * a + k]! + u * values[3 * b + k]! + v * values[3 * c + k]!;
        shade(look, of, own, normals).forEach(([back, add], k) => {
          colour[3 * at + k] = colour[3 * at + k]! * back + add;
        });
      });
    }
  }
  return developed(colour, shot, width);
}

/** How far the face of a curved lens looks towards the camera, at least, however it is turned. */
const FACE_OF_LENS = 0.8;

/** What of the ground comes through, and what is added, for each colour. */
function shade(
  look: Look,
  of: (values: Float32Array, k: number) => number,
  own: Float32Array,
  normals: Float32Array,
): [number, number][] {
  const normal = normalised([of(normals, 0), of(normals, 1), of(normals, 2)]);
  const lit = Math.max(0, normal[0] * LAMP[0] + normal[1] * LAMP[1] + normal[2] * LAMP[2]);
  const half = normalised([LAMP[0], LAMP[1], LAMP[2] + 1]);
  const shine = Math.max(0, normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]);
  if (look.kind === 'lens') {
    // Light leaves the ground edge of a lens in every direction: it is pale and hides what is behind.
    if (Math.abs(normal[2]) < FACE_OF_LENS) return look.through.map(() => [0.45, 0.12 + 0.3 * lit]);
    const gleam = of(own, 1) + 0.6 * of(own, 0) > 12 ? 0.05 : 0.015;
    return look.through.map((value) => [value, gleam]);
  }
  const isBelow = of(own, 1) < -2;
  let body = isBelow ? look.lowerBody : look.body;
  if (look.patch) {
    const [x, y, z] = [of(own, 0), of(own, 1), of(own, 2)];
    const cloud =
      Math.sin(x * 0.31 + Math.sin(y * 0.43) * 2) + Math.sin(y * 0.37 + z + Math.sin(x * 0.23) * 2);
    const share = Math.min(1, Math.max(0, 0.5 + cloud));
    body = body.map((value, k) => value * (1 - share) + look.patch![k]! * share) as Light;
  }
  const through = isBelow ? look.lowerThrough : look.through;
  const light = look.kind === 'metal' ? 0.25 + 0.6 * lit : 0.4 + 0.65 * lit;
  const spark = look.kind === 'metal' ? 0.9 * shine ** 24 : 0.35 * shine ** 60;
  return body.map((value, k) => {
    const glint = look.kind === 'metal' ? value * spark : spark;
    return [through[k]!, value * light + glint + (through[k]! > 0.01 ? 0.03 : 0)];
  });
}

type Sheet = { width: number; height: number; depth: Float32Array };

/** Calls `paint` for each pixel of each triangle that is nearer than what was there. */
function drawn(
  places: Float32Array,
  indices: Uint32Array,
  toPicture: (x: number, y: number, z: number) => readonly [number, number],
  { width, height, depth }: Sheet,
  paint: (at: number, a: number, b: number, c: number, u: number, v: number) => void,
): void {
  const seen = new Float32Array((places.length / 3) * 2);
  for (let i = 0; i < places.length; i += 3)
    seen.set(toPicture(places[i]!, places[i + 1]!, places[i + 2]!), (i / 3) * 2);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const [ax, ay, bx, by] = [seen[2 * a]!, seen[2 * a + 1]!, seen[2 * b]!, seen[2 * b + 1]!];
    const [cx, cy] = [seen[2 * c]!, seen[2 * c + 1]!];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const [x, y] = [column + 0.5 - ax, row + 0.5 - ay];
        const u = (x * (cy - ay) - (cx - ax) * y) / area;
        const v = ((bx - ax) * y - x * (by - ay)) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        const at = row * width + column;
        if (depth.length > 0) {
          const z =
            (1 - u - v) * places[3 * a + 2]! + u * places[3 * b + 2]! + v * places[3 * c + 2]!;
          if (z <= depth[at]!) continue;
          depth[at] = z;
        }
        paint(at, a, b, c, u, v);
      }
    }
  }
}

/** Light as it falls, the lens's blur, then noise and the tones of a camera. */
function developed(colour: Float32Array, shot: Shot, width: number): ColourPicture {
  const { widthPx, heightPx, brightness, slope, blurPx, noise, seed } = shot;
  const random = randomOf(seed + 1);
  const channels = [0, 1, 2].map((k) => {
    const values = Float32Array.from({ length: widthPx * heightPx }, (_, at) => {
      const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
      const first = 3 * (2 * y * width + 2 * x) + k;
      const sum =
        colour[first]! +
        colour[first + 3]! +
        colour[first + 3 * width]! +
        colour[first + 3 * width + 3]!;
      return (sum / 4) * brightness * (1 + slope * (0.5 - x / widthPx));
    });
    if (blurPx > 0) soften(values, widthPx, heightPx, blurPx);
    return values;
  });
  const data = new Uint8ClampedArray(widthPx * heightPx * 4).fill(255);
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    const grain = noise * (random() + random() + random() - 1.5) * 2;
    for (let k = 0; k < 3; k += 1)
      data[4 * at + k] = 255 * Math.min(1, Math.max(0, channels[k]![at]!)) ** (1 / 2.2) + grain;
  }
  return { widthPx, heightPx, data };
}

/** Two means over a box in both directions: nearly a bell. */
function soften(values: Float32Array, width: number, height: number, radius: number): void {
  const reach = Math.max(1, Math.round(radius));
  const before = new Float32Array(Math.max(width, height) + 2 * reach + 1);
  const line = (start: number, step: number, count: number) => {
    for (let i = -reach; i <= count + reach; i += 1)
      before[i + reach] = values[start + Math.min(count - 1, Math.max(0, i)) * step]!;
    let sum = 0;
    for (let i = 0; i <= 2 * reach; i += 1) sum += before[i]!;
    for (let i = 0; i < count; i += 1) {
      values[start + i * step] = sum / (2 * reach + 1);
      sum += before[i + 2 * reach + 1]! - before[i]!;
    }
  };
  for (let pass = 0; pass < 2; pass += 1) {
    for (let row = 0; row < height; row += 1) line(row * width, 1, width);
    for (let column = 0; column < width; column += 1) line(column, width, height);
  }
}

/** The rows of a turn by yaw, pitch and roll, in this order. */
function rotation({ roll, yaw, pitch }: Shot): number[] {
  const [a, b, c] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const aboutY = [Math.cos(a), 0, Math.sin(a), 0, 1, 0, -Math.sin(a), 0, Math.cos(a)];
  const aboutX = [1, 0, 0, 0, Math.cos(b), -Math.sin(b), 0, Math.sin(b), Math.cos(b)];
  const aboutZ = [Math.cos(c), Math.sin(c), 0, -Math.sin(c), Math.cos(c), 0, 0, 0, 1];
  const times = (p: number[], q: number[]) =>
    p.map((_, i) =>
      [0, 1, 2].reduce((sum, k) => sum + p[i - (i % 3) + k]! * q[3 * k + (i % 3)]!, 0),
    );
  return times(aboutZ, times(aboutX, aboutY));
}

function normalised([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
