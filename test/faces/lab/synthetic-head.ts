import * as three from 'three';
import { canonicalTriangles } from '#face/generated/canonical-face.ts';
import { IRIS_MM } from '#face/iris/iris.ts';
import { IRIS_RINGS, LANDMARK, type Landmark, type Landmarks } from '#face/landmarks.ts';
import type { HeadForm } from '../heads.ts';

/** Points in millimetres, from the middle between the pupils; x to the right, y up, z to the camera. */
type Point = readonly [x: number, y: number, z: number];

/** A head to take pictures of; `points`: its skin; `widthMm`: from temple to temple. */
export type SyntheticHead = {
  group: three.Group;
  points: readonly Point[];
  widthMm: number;
  end: () => void;
};

const SKIN = 468;
const LIDS = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
] as const;
const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148,
  176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;
const PUPILS = [IRIS_RINGS.left[0], IRIS_RINGS.right[0]] as const;
/** The texture's pixels for one of the portrait's: irises of a portrait are small. */
const ENLARGED = 4;
const GRID = 64;

/**
 * A textured head whose measures are known: the landmarks of a portrait, lifted into space and
 * bent to a form, with the portrait on them and irises painted to size. Not a person: its eyes do
 * not turn, and what is beside the face is a bent sheet.
 */
export function syntheticHead(
  portrait: ImageBitmap,
  landmarks: Landmarks,
  form: HeadForm,
): SyntheticHead {
  const place = placing(landmarks, form);
  const texture = new three.CanvasTexture(painted(portrait, landmarks, form, place));
  texture.colorSpace = three.SRGBColorSpace;
  const material = new three.MeshBasicMaterial({ map: texture, side: three.DoubleSide });
  const skin = landmarks.slice(0, SKIN);
  const points = skin.map(place);
  const shares = ({ xPx, yPx }: Landmark) => [xPx / portrait.width, 1 - yPx / portrait.height];
  const face = meshOf(points.flat(), skin.flatMap(shares), [...canonicalTriangles], material);
  const group = new three.Group();
  group.add(face, sheetBehind(portrait, points, { place, shares, material }));
  if (form.isMirrored) group.scale.x = -1;

  const [left, right] = [points[LANDMARK.templeLeft]!, points[LANDMARK.templeRight]!];
  const widthMm = Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
  return { group, points, widthMm, end: () => texture.dispose() };
}

/** Where a point of the portrait lies on a head of this form. */
function placing(landmarks: Landmarks, form: HeadForm): (landmark: Landmark) => Point {
  const middle = landmarks[LANDMARK.noseBridge]!;
  const half = (landmarks[LANDMARK.templeRight]!.xPx - landmarks[LANDMARK.templeLeft]!.xPx) / 2;
  const bent = ({ xPx, yPx, zPx }: Landmark): Point => {
    const [x, y] = [(xPx - middle.xPx) / half, (middle.yPx - yPx) / half];
    // Eyes move apart and temples do not; below the eyes the face becomes wider or narrower.
    const apart = (form.eyesApart * Math.sin(Math.PI * Math.max(-1, Math.min(1, x)))) / Math.PI;
    const jaw = 1 - form.jaw * Math.max(-1.5, Math.min(0, y));
    return [(x + apart) * jaw, y * form.length, (-zPx / half) * form.depth];
  };
  const pupils = PUPILS.map((index) => {
    const { xPx, yPx } = landmarks[index]!;
    return bent({ xPx, yPx, zPx: skinDepth(landmarks, xPx, yPx) });
  }) as [Point, Point];
  const eyes = [0, 1, 2].map((axis) => (pupils[0][axis]! + pupils[1][axis]!) / 2);
  const apart = Math.hypot(...[0, 1, 2].map((axis) => pupils[0][axis]! - pupils[1][axis]!));
  const mm = form.pdMm / apart;
  return (landmark) =>
    bent(landmark).map((value, axis) => (value - eyes[axis]!) * mm) as unknown as Point;
}

/** How deep the skin of the mesh lies where a portrait shows something: pupils are painted on it. */
function skinDepth(landmarks: Landmarks, xPx: number, yPx: number): number {
  for (let at = 0; at < canonicalTriangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => landmarks[canonicalTriangles[at + corner]!]!) as [
      Landmark,
      Landmark,
      Landmark,
    ];
    const area = (b.xPx - a.xPx) * (c.yPx - a.yPx) - (c.xPx - a.xPx) * (b.yPx - a.yPx);
    const ofB = ((xPx - a.xPx) * (c.yPx - a.yPx) - (c.xPx - a.xPx) * (yPx - a.yPx)) / area;
    const ofC = ((b.xPx - a.xPx) * (yPx - a.yPx) - (xPx - a.xPx) * (b.yPx - a.yPx)) / area;
    if (ofB < 0 || ofC < 0 || ofB + ofC > 1) continue;
    return a.zPx + ofB * (b.zPx - a.zPx) + ofC * (c.zPx - a.zPx);
  }
  throw new Error('There is no skin there');
}

type Sheet = {
  place: (landmark: Landmark) => Point;
  shares: (landmark: Landmark) => number[];
  material: three.Material;
};

/** What the portrait shows beside the face. */
function sheetBehind(
  portrait: ImageBitmap,
  points: readonly Point[],
  { place, shares, material }: Sheet,
): three.Mesh {
  const rim = OUTLINE.map((index) => points[index]!);
  const sheet: number[] = [];
  const sheetShares: number[] = [];
  const corners: number[] = [];
  for (let row = 0; row <= GRID; row += 1)
    for (let column = 0; column <= GRID; column += 1) {
      const [xPx, yPx] = [(column / GRID) * portrait.width, (row / GRID) * portrait.height];
      const [x, y] = place({ xPx, yPx, zPx: 0 });
      sheet.push(x, y, depthBehind(rim, x, y));
      sheetShares.push(...shares({ xPx, yPx, zPx: 0 }));
      if (row === GRID || column === GRID) continue;
      const at = row * (GRID + 1) + column;
      corners.push(at, at + GRID + 1, at + 1, at + 1, at + GRID + 1, at + GRID + 2);
    }
  return meshOf(sheet, sheetShares, corners, material);
}

/** The sheet hangs from the outline of the face back, the farther the deeper. */
function depthBehind(rim: readonly Point[], x: number, y: number): number {
  let [weights, depth, nearest, isInside] = [0, 0, Infinity, false];
  for (const [i, [rx, ry, rz]] of rim.entries()) {
    const [px, py] = rim[(i + rim.length - 1) % rim.length]!;
    const square = (x - rx) ** 2 + (y - ry) ** 2 + 4;
    weights += 1 / square ** 2;
    depth += rz / square ** 2;
    nearest = Math.min(nearest, square);
    if (ry > y !== py > y && x < ((px - rx) * (y - ry)) / (py - ry) + rx) isInside = !isInside;
  }
  const [z, distance] = [depth / weights, Math.sqrt(nearest)];
  if (isInside) return z - 6 - Math.min(30, distance);
  const near = Math.exp(-distance / 45);
  return z * near - 70 * (1 - near) - 0.6;
}

function meshOf(
  points: readonly number[],
  shares: readonly number[],
  corners: readonly number[],
  material: three.Material,
): three.Mesh {
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.Float32BufferAttribute(points, 3));
  geometry.setAttribute('uv', new three.Float32BufferAttribute(shares, 2));
  geometry.setIndex([...corners]);
  return new three.Mesh(geometry, material);
}

/** The portrait, larger, with irises between its lids that are as wide as they should be. */
function painted(
  portrait: ImageBitmap,
  landmarks: Landmarks,
  form: HeadForm,
  place: (landmark: Landmark) => Point,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = portrait.width * ENLARGED;
  canvas.height = portrait.height * ENLARGED;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.scale(ENLARGED, ENLARGED);
  context.drawImage(portrait, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = form.tone;
  context.fillRect(0, 0, portrait.width, portrait.height);
  context.globalCompositeOperation = 'source-over';
  for (const [side, lids] of LIDS.entries()) {
    const { xPx, yPx } = landmarks[PUPILS[side]!]!;
    const mmFrom = (x: number, y: number) => {
      const [here, there] = [
        place({ xPx, yPx, zPx: 0 }),
        place({ xPx: xPx + x, yPx: yPx + y, zPx: 0 }),
      ];
      return Math.hypot(there[0] - here[0], there[1] - here[1]);
    };
    const disc = (share: number, colour: string) => {
      const radius = (IRIS_MM / 2) * share;
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(xPx, yPx, radius / mmFrom(1, 0), radius / mmFrom(0, 1), 0, 0, 2 * Math.PI);
      context.fill();
    };
    context.save();
    context.beginPath();
    for (const index of lids) context.lineTo(landmarks[index]!.xPx, landmarks[index]!.yPx);
    context.clip();
    disc(1.35, form.white);
    disc(1, form.limbus);
    disc(0.9, form.iris);
    disc(0.4, '#080706');
    context.restore();
  }
  return canvas;
}
