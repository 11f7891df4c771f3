import type { Box } from '../words.ts';
import { blotsOf, type Blot } from './blots.ts';
import type { Pixels } from './pixels.ts';

/** Ink is this much darker than what is around it, less where that differs little (Sauvola). */
const DARKER = 0.2;
const FULL_SPREAD = 128;
/** Around a pixel counts what lies within so many heights of a letter. */
const AROUND = 1.2;
/** A letter is so wide, in its own heights. */
const WIDE = { least: 0.25, most: 1.3 };
/** So much of its rectangle is ink: of an L a third, of a frame or a speck less or all. */
const INKED = { least: 0.15, most: 0.85 };
/** A letter of a word has another one so near, in heights; what is lower than this is a speck. */
const NEIGHBOUR = 0.55;
const SPECK = 0.4;

/** How high a letter is, in pixels. */
type High = { leastPx: number; mostPx: number };

/**
 * Blots of a letter's size with nothing beside them, dark on light or light on dark. A detector of
 * text finds a letter that stands alone at one size of a page and misses it at the next; its ink is
 * always there.
 */
export function loneBlots(part: Pixels, high: High): Box[] {
  const grey = greyOf(part);
  const reach = (AROUND * (high.leastPx + high.mostPx)) / 2;
  return [grey, grey.map((value) => 255 - value)].flatMap((values) => {
    const ink = inkOf(values, part, reach);
    const size = { width: part.widthPx, height: part.heightPx };
    const blots = blotsOf(size, (at) => ink[at] === 1).filter(
      ({ top, bottom }) => bottom - top > SPECK * high.leastPx,
    );
    return blots
      .filter((blot) => isOfLetter(blot, high) && !blots.some((other) => isBeside(other, blot)))
      .map(({ left, right, top, bottom }) => ({
        xPx: (left + right) / 2,
        yPx: (top + bottom) / 2,
        widthPx: right - left,
        heightPx: bottom - top,
        angleRadians: 0,
      }));
  });
}

/** Each pixel as the mean of the nine around it: the grain of a dim photo is no ink. */
function greyOf({ data, widthPx: width, heightPx: height }: Pixels): Float32Array {
  const sharp = Float32Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * at, 3 * at + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return sharp.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        sum += sharp[row * width + column]!;
        count += 1;
      }
    return sum / count;
  });
}

/** Which pixels are darker than what lies within `reach` of them. */
function inkOf(
  values: Float32Array,
  { widthPx: width, heightPx: height }: Pixels,
  reach: number,
): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  const squares = new Float64Array(sums.length);
  for (let y = 0; y < height; y++) {
    let [sum, square] = [0, 0];
    for (let x = 0; x < width; x++) {
      const value = values[y * width + x]!;
      sum += value;
      square += value * value;
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] = sums[at - width - 1]! + sum;
      squares[at] = squares[at - width - 1]! + square;
    }
  }
  const radius = Math.ceil(reach);
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const count = (right - left) * (bottom - top);
      const within = (all: Float64Array) =>
        all[bottom * (width + 1) + right]! -
        all[bottom * (width + 1) + left]! -
        all[top * (width + 1) + right]! +
        all[top * (width + 1) + left]!;
      const mean = within(sums) / count;
      const spread = Math.sqrt(Math.max(0, within(squares) / count - mean * mean));
      const limit = mean * (1 + DARKER * (spread / FULL_SPREAD - 1));
      if (values[y * width + x]! < limit) ink[y * width + x] = 1;
    }
  }
  return ink;
}

function isOfLetter({ left, right, top, bottom, inked }: Blot, { leastPx, mostPx }: High): boolean {
  const [width, height] = [right - left, bottom - top];
  const isBetween = (value: number, { least, most }: { least: number; most: number }) =>
    value > least && value < most;
  return (
    isBetween(height, { least: leastPx, most: mostPx }) &&
    isBetween(width / height, WIDE) &&
    isBetween(inked / (width * height), INKED)
  );
}

/** Whether `other` stands in the line of a blot, right beside it, and is no rule of a table. */
function isBeside(other: Blot, blot: Blot): boolean {
  if (other === blot) return false;
  const height = blot.bottom - blot.top;
  const gap = Math.max(other.left - blot.right, blot.left - other.right);
  const shared = Math.min(other.bottom, blot.bottom) - Math.max(other.top, blot.top);
  return gap < NEIGHBOUR * height && shared > 0.4 * height && other.bottom - other.top < 2 * height;
}
