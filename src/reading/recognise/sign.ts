import type { Box } from '../words.ts';
import { blotsOf, type Blot } from './blots.ts';
import { CELL_HEIGHT, cellOf, type Cell } from './cell.ts';
import type { Pixels } from './pixels.ts';
import { lengthenedLeft } from './rectangle.ts';

/** How far left of its box a sign may have been cut off, in heights of the box. */
const LOOK_LEFT = 0.8;
const IS_INK = 0.55;

/**
 * The sign directly left of the first digit in `box`, by its shape alone: a bar halfway up, or a
 * cross. Null where neither stands clearly alone.
 */
export function signBefore(page: Pixels, box: Box): 'plus' | 'minus' | null {
  const cell = cellOf(page, lengthenedLeft(box, LOOK_LEFT));
  const blots = blotsOf(cell, (at) => (cell.paper[at] ?? 1) < IS_INK).sort(
    (a, b) => a.left - b.left,
  );
  const digits = digitsAmong(blots);
  const wasLeft = LOOK_LEFT * CELL_HEIGHT;
  const first = digits.find(({ left }) => left > wasLeft * 0.8);
  if (!first) return null;

  const height = first.bottom - first.top;
  const beside = blots.filter(
    ({ left, right, top, bottom }) =>
      right <= first.left + 1 &&
      first.left - right < 0.7 * height &&
      // Specks, and the rules of a table.
      (right - left > 0.15 * height || bottom - top > 0.15 * height) &&
      bottom - top < 1.3 * height,
  );
  const [sign, other] = beside;
  if (!sign || other) return null;
  if (isBar(sign, first)) return 'minus';
  return isCross(cell, sign, first) ? 'plus' : null;
}

/** The blots about as high as most high ones; a plus is lower, a rule of the table higher. */
function digitsAmong(blots: Blot[]): Blot[] {
  const heightOf = ({ top, bottom }: Blot) => bottom - top;
  const high = blots.filter((blot) => heightOf(blot) > 0.35 * CELL_HEIGHT);
  const whole = high.filter((blot) => heightOf(blot) < 0.95 * CELL_HEIGHT);
  const usual = whole.map(heightOf).toSorted((a, b) => a - b)[Math.floor(whole.length / 2)] ?? 0;
  return whole.filter((blot) => heightOf(blot) > 0.9 * usual && heightOf(blot) < 1.25 * usual);
}

function isBar({ left, right, top, bottom }: Blot, digit: Blot): boolean {
  const height = digit.bottom - digit.top;
  const middle = ((top + bottom) / 2 - digit.top) / height;
  const [length, thickness] = [right - left, bottom - top];
  return (
    length > 0.25 * height &&
    length < 1.1 * height &&
    thickness < 0.32 * height &&
    length > 1.5 * thickness &&
    middle > 0.3 &&
    middle < 0.8
  );
}

/** Ink along both middles to both ends, and paper in all four corners. */
function isCross({ width, paper }: Cell, blot: Blot, digit: Blot): boolean {
  const height = digit.bottom - digit.top;
  const [across, down] = [blot.right - blot.left, blot.bottom - blot.top];
  if (across < 0.35 * height || down < 0.35 * height || down > 0.95 * height) return false;
  if (across > 1.6 * down || down > 1.6 * across) return false;

  const inkIn = (x0: number, x1: number, y0: number, y1: number) => {
    let [ink, all] = [0, 0];
    for (let y = Math.floor(blot.top + y0 * down); y < blot.top + y1 * down; y++)
      for (let x = Math.floor(blot.left + x0 * across); x < blot.left + x1 * across; x++) {
        all += 1;
        if ((paper[y * width + x] ?? 1) < IS_INK) ink += 1;
      }
    return ink / all;
  };
  const arms = [
    inkIn(0, 0.3, 0.35, 0.65),
    inkIn(0.7, 1, 0.35, 0.65),
    inkIn(0.35, 0.65, 0, 0.3),
    inkIn(0.35, 0.65, 0.7, 1),
  ];
  const corners = [
    inkIn(0, 0.25, 0, 0.25),
    inkIn(0.75, 1, 0, 0.25),
    inkIn(0, 0.25, 0.75, 1),
    inkIn(0.75, 1, 0.75, 1),
  ];
  return Math.min(...arms) > 0.25 && Math.max(...corners) < 0.25;
}
