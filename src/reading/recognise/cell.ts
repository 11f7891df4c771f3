import type { Box } from '../words.ts';
import { cutOut, greyOfCutOut } from './cut-out.ts';
import type { Pixels } from './pixels.ts';

/** A cell as ink on paper: 0 is ink, 1 is paper, in rows from the top. */
export type Cell = { width: number; height: number; paper: Float32Array };

/** Both second looks were measured with cells of this height. */
export const CELL_HEIGHT = 60;
const MOST_WIDTH = 1200;
/** Light is followed from block to block of this width. */
const BLOCK = 30;

/** What `box` encloses, with even light and full contrast, light writing on dark turned round. */
export function cellOf(page: Pixels, box: Box): Cell {
  const wanted = Math.round((box.widthPx / box.heightPx) * CELL_HEIGHT);
  const width = Math.min(MOST_WIDTH, Math.max(CELL_HEIGHT / 2, wanted));
  const { values: grey } = greyOfCutOut(cutOut(page, box, width, CELL_HEIGHT));
  const isDark = share(grey, 0.5) < (share(grey, 0.02) + share(grey, 0.98)) / 2;
  return stretched(evened(isDark ? grey.map((value) => 255 - value) : grey, width), width);
}

/** Divided by the brightness of the paper around. */
function evened(grey: Float32Array, width: number): Float32Array {
  const blocks = Math.max(1, Math.round(width / BLOCK));
  const light = Array.from({ length: blocks }, (_, block) => {
    const [from, to] = [(block * width) / blocks, ((block + 1) * width) / blocks];
    return share(
      grey.filter((_value, at) => at % width >= from && at % width < to),
      0.8,
    );
  });
  return grey.map((value, at) => {
    const place = Math.min(blocks - 1, Math.max(0, ((at % width) / width) * blocks - 0.5));
    const before = Math.floor(place);
    const [left = 1, right = left] = [light[before], light[before + 1]];
    return value / Math.max(1, left + (right - left) * (place - before));
  });
}

function stretched(values: Float32Array, width: number): Cell {
  const [ink, paper] = [share(values, 0.01), share(values, 0.8)];
  const range = Math.max(0.05, paper - ink);
  const even = values.map((value) => Math.min(1, Math.max(0, (value - ink) / range)));
  return { width, height: CELL_HEIGHT, paper: even };
}

/** The value that this share of all does not exceed. */
function share(values: Float32Array, part: number): number {
  return values.toSorted()[Math.floor((values.length - 1) * part)] ?? 0;
}
