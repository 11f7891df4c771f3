import type { Box } from '../words.ts';
import { blotsOf, type Blot } from './blots.ts';
import { greyOf, inkOf, negative } from './ink.ts';
import type { Pixels } from './pixels.ts';

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
  return [grey, negative(grey)].flatMap((values) => {
    const ink = inkOf(values, reach);
    const blots = blotsOf(values, (at) => ink[at] === 1).filter(
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

function isOfLetter(
  { left, right, top, bottom, pixels }: Blot,
  { leastPx, mostPx }: High,
): boolean {
  const [width, height] = [right - left, bottom - top];
  const isBetween = (value: number, { least, most }: { least: number; most: number }) =>
    value > least && value < most;
  return (
    isBetween(height, { least: leastPx, most: mostPx }) &&
    isBetween(width / height, WIDE) &&
    isBetween(pixels / (width * height), INKED)
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
