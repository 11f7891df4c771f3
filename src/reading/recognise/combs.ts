import type { Box } from '../words.ts';
import { blotsOf, type Blot, type Place } from './blots.ts';
import type { Detector } from './find-lines.ts';
import { greyOf, inkOf } from './ink.ts';
import type { Pixels } from './pixels.ts';
import { heightOf, middleOf, setClose, widthOf, type Comb } from './set-close.ts';

/** Combs are looked for in a page that is at most so long, in pixels. */
const LOOKED_AT = 1600;
/** Around a pixel counts what lies within this share of the page's longer side. */
const AROUND = 1 / 60;
/** A box is so high, as a share of that side, and at least so wide, in its own heights. */
const HIGH = { least: 1 / 80, most: 1 / 12 };
const WIDE = 0.35;
/** So much of a rectangle hangs together; a figure has a blurred rim that counts for neither. */
const RECTANGLE = 0.85;
/** Boxes of one comb: how unlike their heights are, how far off a line, and how far from each other. */
const ALIKE = 0.2;
const LEVEL = 0.25;
/** So many pixels for each to the right a comb comes down or goes up at most: seven degrees. */
const ASKEW = 0.12;
const GAP = 0.25;
const BOXES_LEAST = 2;
/** In heights of a box: what is smaller is a speck, what is larger fills it. */
const FIGURE = { least: 0.05, most: 0.85 };
const FIGURES_LEAST = 2;
/** From figure to figure it is so far, in heights of a box, and everywhere alike but for this share. */
const STEP = { least: 0.35, most: 1.3 };
const STEP_ALIKE = 0.3;
/** Between them is so much paper, in heights of a figure. In a word it is half of that at most. */
const BETWEEN = 0.3;
/** A box for one figure is so many steps wide. */
const ONE_STEP = { least: 0.6, most: 1.2 };
/** Of a place without a figure so much, around its middle, has no ink, but for this share. */
const MIDDLE = 0.5;
const STAIN = 0.02;
/** In steps: rules reach at most so far beyond a comb, and nothing is nearer to it. */
const RULE = 0.3;
const ENDS = 0.45;
/** In heights of a comb: what is higher is no rule of it, as the edge of a page. */
const LARGE = 2.5;

/**
 * The page with the numbers of its combs as numbers are set elsewhere: forms ask for each figure in
 * a box of its own, and a detector of text marks no lone figure. The boxes are wiped out, and the
 * figures stand close, from where the first one stands. A comb with anything that would be lost, as
 * a figure that touches its box, is left as it is. With the places of what was set close, as it is on
 * the page itself. Null for a page without combs.
 */
export async function withoutCombs(
  page: Pixels,
  { drawnAt }: Pick<Detector, 'drawnAt'>,
): Promise<{ pixels: Pixels; places: Box[] } | null> {
  const times = Math.max(1, Math.max(page.widthPx, page.heightPx) / LOOKED_AT);
  const [widthPx, heightPx] = [page.widthPx, page.heightPx].map((side) => Math.round(side / times));
  const looked =
    times === 1 ? page : await drawnAt(page, { widthPx: widthPx!, heightPx: heightPx! });
  const combs = combsOf(looked);
  if (combs.length === 0) return null;
  return {
    pixels: setClose(page, combs, times),
    places: combs.map((comb) => placeOf(comb, times)),
  };
}

/** From the left of the first box to the right of the last figure, as high as the boxes. */
function placeOf({ boxes, figures, slope }: Comb, times: number): Box {
  const { left, top, bottom } = around(boxes);
  const { right } = around(figures);
  const upright = Math.min(...boxes.map(heightOf));
  return {
    xPx: ((left + right) / 2) * times,
    yPx: ((top + bottom) / 2) * times,
    widthPx: (right - left + upright / 4) * times,
    heightPx: upright * times,
    angleRadians: Math.atan(slope),
  };
}

/** The combs of a page that can be set close without losing anything. */
function combsOf(page: Pixels): Comb[] {
  const size = { width: page.widthPx, height: page.heightPx };
  const ink = inkOf(greyOf(page), AROUND * Math.max(size.width, size.height));
  const rules = thickened(ink, size.width);
  const papers = blotsOf(size, (at) => rules[at] === 0, 'sides');
  const boxes = papers.filter((one) => isBox(one, size));
  const rows = rowsOf(boxes).filter(({ length }) => length >= BOXES_LEAST);
  if (rows.length === 0) return [];
  const marks = blotsOf(size, (at) => ink[at] === 1);
  return rows
    .map((row) => combOf(row, { marks, papers, ink, width: size.width }))
    .filter((one) => one !== null);
}

/** What is seen of a page: ink and paper that hang together, and which pixels are ink. */
type Seen = { marks: Blot[]; papers: Blot[]; ink: Uint8Array; width: number };

type Found = Comb & {
  /** From figure to figure, in pixels. */
  step: number;
};

/** With all pixels around: a thin rule is broken here and there. */
function thickened(ink: Uint8Array, width: number): Uint8Array {
  const thick = new Uint8Array(ink.length);
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1))
    for (const row of [at - width, at, at + width])
      thick.fill(1, Math.max(0, row - 1), Math.max(0, row + 2));
  return thick;
}

/** Paper of the size of a box, with rules around it: the page does not end there. */
function isBox(paper: Blot, page: { width: number; height: number }): boolean {
  const [width, height] = [widthOf(paper), heightOf(paper)];
  const longest = Math.max(page.width, page.height);
  const isInside =
    paper.left > 0 && paper.top > 0 && paper.right < page.width && paper.bottom < page.height;
  return (
    isInside &&
    height > HIGH.least * longest &&
    height < HIGH.most * longest &&
    width > WIDE * height
  );
}

/** Boxes side by side, each row from the left. A thin rule between two may not have been seen. */
function rowsOf(boxes: Blot[]): Blot[][] {
  const rows: Blot[][] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const row = rows.find((one) => isNext(one.at(-1)!, box));
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

function isNext(one: Blot, other: Blot): boolean {
  const [height, otherHeight] = [heightOf(one), heightOf(other)];
  const [[, y], [, otherY]] = [middleOf(one), middleOf(other)];
  // What lies askew is higher the wider it is.
  const slant = ASKEW * Math.abs(widthOf(one) - widthOf(other));
  return (
    Math.abs(height - otherHeight) < ALIKE * Math.max(height, otherHeight) + slant &&
    Math.abs(y - otherY) < LEVEL * height &&
    Math.abs(other.left - one.right) < GAP * height
  );
}

/** Null for what is no comb, or none that can be set close without losing anything. */
function combOf(boxes: Blot[], { marks, papers, ink, width }: Seen): Found | null {
  const high = Math.min(...boxes.map(heightOf));
  const own = marks.filter((mark) => boxes.some((box) => isWithin(mark, box)));
  const figures = figuresOf(own.filter((mark) => !isSpeck(mark, high)));
  if (figures.length < FIGURES_LEAST) return null;
  const highest = Math.max(...figures.map(heightOf));
  if (highest > FIGURE.most * high) return null;

  const steps = figures.slice(1).map((one, at) => middleOf(one)[0] - middleOf(figures[at]!)[0]);
  const gaps = figures.slice(1).map((one, at) => one.left - figures[at]!.right);
  const step = steps.reduce((sum, one) => sum + one, 0) / steps.length;
  const slope = slopeOf(boxes);
  const isComb =
    step > STEP.least * high &&
    step < STEP.most * high &&
    steps.every((one) => Math.abs(one - step) < STEP_ALIKE * step) &&
    gaps.every((gap) => gap > BETWEEN * highest) &&
    boxes.some((box) => isBetween(widthOf(box), ONE_STEP, step)) &&
    boxes.every((box) => isRectangle(box, slope, marks, papers));
  const comb = { boxes, figures, step, slope };
  return isComb && isAllOfIt(comb, marks) && isEmptyElsewhere(comb, ink, width) ? comb : null;
}

/** Whether a box with all that is in it is a rectangle that lies so, which letters seldom are. */
function isRectangle(box: Blot, slope: number, ...all: Blot[][]): boolean {
  const within = all.flatMap((blots) => blots.filter((one) => one !== box && isWithin(one, box)));
  const whole = within.reduce((sum, { pixels }) => sum + pixels, box.pixels);
  const [width, height, askew] = [widthOf(box), heightOf(box), Math.abs(slope)];
  // Of an upright rectangle around one that lies askew.
  const own = (width - askew * height) * (height - askew * width);
  return whole > RECTANGLE * (own / (1 - askew * askew) ** 2);
}

/** How many pixels a row of boxes comes down for each to the right. */
function slopeOf(boxes: Blot[]): number {
  const [[x, y], [lastX, lastY]] = [middleOf(boxes[0]!), middleOf(boxes.at(-1)!)];
  return (lastY - y) / (lastX - x);
}

function isBetween(value: number, { least, most }: typeof ONE_STEP, unit: number): boolean {
  return value > least * unit && value < most * unit;
}

function isWithin(one: Blot, paper: Blot): boolean {
  return (
    one.left >= paper.left &&
    one.right <= paper.right &&
    one.top >= paper.top &&
    one.bottom <= paper.bottom
  );
}

function isSpeck(mark: Blot, high: number): boolean {
  return Math.max(widthOf(mark), heightOf(mark)) < FIGURE.least * high;
}

/** Blots above each other are one figure, as the two of a ±. */
function figuresOf(parts: Blot[]): Blot[] {
  const figures: Blot[] = [];
  for (const part of parts.toSorted((a, b) => a.left - b.left)) {
    const last = figures.at(-1);
    if (!last || part.left >= last.right) figures.push({ ...part });
    else {
      last.right = Math.max(last.right, part.right);
      last.top = Math.min(last.top, part.top);
      last.bottom = Math.max(last.bottom, part.bottom);
    }
  }
  return figures;
}

/**
 * Whether a row of boxes is no part of a longer one, whose other boxes were not seen as such: its
 * rules end with it, and nothing follows where the next figure would.
 */
function isAllOfIt({ boxes, step }: Found, marks: Blot[]): boolean {
  const { left, right, top, bottom } = around(boxes);
  const high = bottom - top;
  return marks.every((mark) => {
    const isBeside = mark.top < bottom && mark.bottom > top && heightOf(mark) < LARGE * high;
    if (!isBeside || isSpeck(mark, high)) return true;
    const isOfRow = mark.left < right && mark.right > left;
    if (isOfRow) return mark.left > left - RULE * step && mark.right < right + RULE * step;
    return mark.right < left - ENDS * step || mark.left > right + ENDS * step;
  });
}

/**
 * Whether there is no ink at all before the first figure and behind the last, where others would
 * stand: one that touches its box hangs together with that, and is not among the figures.
 */
function isEmptyElsewhere(
  { boxes, figures, step }: Found,
  ink: Uint8Array,
  width: number,
): boolean {
  const { left, right } = around(boxes);
  const [first, last] = [middleOf(figures[0]!)[0], middleOf(figures.at(-1)!)[0]];
  const places: number[] = [];
  for (let x = first - step; x > left + step / 4; x -= step) places.push(x);
  for (let x = last + step; x < right - step / 4; x += step) places.push(x);
  return places.every((x) => {
    const box = boxes.find((one) => x > one.left && x < one.right);
    if (!box) return false;
    const y = middleOf(box)[1];
    const [across, down] = [(MIDDLE * step) / 2, (MIDDLE * heightOf(box)) / 2];
    let [inked, all] = [0, 0];
    for (let row = Math.round(y - down); row < y + down; row++)
      for (let column = Math.round(x - across); column < x + across; column++) {
        inked += ink[row * width + column] ?? 0;
        all += 1;
      }
    return inked <= STAIN * all;
  });
}

function around(blots: Place[]): Place {
  return {
    left: Math.min(...blots.map(({ left }) => left)),
    right: Math.max(...blots.map(({ right }) => right)),
    top: Math.min(...blots.map(({ top }) => top)),
    bottom: Math.max(...blots.map(({ bottom }) => bottom)),
  };
}
