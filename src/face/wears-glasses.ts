import type { GreyPicture } from './iris/iris-edge.ts';
import { distancePx, LANDMARK, type Landmarks } from './landmarks.ts';

/** Places of bare skin around the eyes: its brightness is what a bridge is compared with. */
const SKIN = [50, 280, 101, 330, 205, 425, 151] as const;
/**
 * Where the bridge of glasses is, of the distance between the inner corners of the eyes: columns to
 * both sides of the nose, rows from the brows to the middle of the nose.
 */
const COLUMNS = { half: 0.28, count: 13 };
const ROWS = { from: -0.45, to: 0.55, step: 0.02 };
/** Half of the way over which brightness changes, as a share of the same. */
const HALF_STEP = 0.05;
/** In fewer pixels a bridge is no line. */
const LEAST_APART_PX = 15;
/**
 * Of the brightness of the skin: how far the steps into a line and out of it are apart. Bare noses
 * reach 0.12, the faintest of rimless glasses on a portrait 0.23.
 */
const BRIDGE = 0.18;

/**
 * Whether a bridge of glasses lies over the nose: an edge across all of it, and another one back.
 * Irises behind lenses look smaller or larger than they are, so a face with glasses is not measured.
 */
export function wearsGlasses(picture: GreyPicture, landmarks: Landmarks): boolean {
  const [left, right] = [
    landmarks[LANDMARK.innerCornerLeft]!,
    landmarks[LANDMARK.innerCornerRight]!,
  ];
  const apartPx = distancePx(left, right);
  if (apartPx < LEAST_APART_PX) return false;
  const skin =
    SKIN.reduce((sum, index) => sum + valueAt(picture, landmarks[index]!), 0) / SKIN.length;
  const across = { x: right.xPx - left.xPx, y: right.yPx - left.yPx };
  const brightness = (column: number, row: number) =>
    valueAt(picture, {
      xPx: (left.xPx + right.xPx) / 2 + column * across.x - row * across.y,
      yPx: (left.yPx + right.yPx) / 2 + column * across.y + row * across.x,
    });
  const steps: number[] = [];
  for (let row = ROWS.from; row <= ROWS.to; row += ROWS.step) {
    const ofColumns = Array.from({ length: COLUMNS.count }, (_, index) => {
      const column = COLUMNS.half * ((2 * index) / (COLUMNS.count - 1) - 1);
      return brightness(column, row + HALF_STEP) - brightness(column, row - HALF_STEP);
    });
    // The middle one: what does not go all across, as a brow, is no bridge.
    steps.push(ofColumns.toSorted((a, b) => a - b)[Math.floor(COLUMNS.count / 2)]!);
  }
  return Math.max(...steps) - Math.min(...steps) > BRIDGE * skin;
}

/** Between four pixels; what lies outside is as its nearest edge. */
function valueAt(
  { widthPx, heightPx, data }: GreyPicture,
  { xPx, yPx }: { xPx: number; yPx: number },
): number {
  const x = Math.min(Math.max(xPx, 0), widthPx - 1.01);
  const y = Math.min(Math.max(yPx, 0), heightPx - 1.01);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = top * widthPx + left;
  const upper = data[at]! * (1 - right) + data[at + 1]! * right;
  const lower = data[at + widthPx]! * (1 - right) + data[at + widthPx + 1]! * right;
  return upper * (1 - down) + lower * down;
}
