import type { Place } from './blots.ts';
import type { Pixels } from './pixels.ts';

/** How far apart figures are set, in heights of the highest. */
const SET_APART = 0.2;
/** Ink is blurred so far. */
const RIM_PX = 2;

/** Boxes side by side and the figures in them, both from the left. */
export type Comb = {
  boxes: Place[];
  figures: Place[];
  /** How many pixels it comes down for each to the right. */
  slope: number;
};

export const widthOf = ({ left, right }: Place): number => right - left;
export const heightOf = ({ top, bottom }: Place): number => bottom - top;
export const middleOf = ({ left, right, top, bottom }: Place): [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/**
 * The page with the boxes of combs wiped out, and their figures close behind the first of each. It
 * is so many times as large as the page that the combs were found in.
 */
export function setClose(page: Pixels, combs: readonly Comb[], times: number): Pixels {
  // A buffer's slice is no copy.
  const data = new Uint8Array(page.data);
  const rim = Math.ceil(RIM_PX * times);
  for (const { boxes, figures, slope } of combs)
    setOne(
      page,
      data,
      { boxes: enlarged(boxes, times), figures: enlarged(figures, times), slope },
      rim,
    );
  return { ...page, data };
}

function enlarged(places: readonly Place[], times: number): Place[] {
  return places.map(({ left, right, top, bottom }) => ({
    left: Math.floor(left * times),
    right: Math.ceil(right * times),
    top: Math.floor(top * times),
    bottom: Math.ceil(bottom * times),
  }));
}

function setOne(
  page: Pixels,
  data: Uint8Array,
  { boxes, figures, slope }: Comb,
  rim: number,
): void {
  const gaps = boxes.slice(1).map(({ left }, at) => left - boxes[at]!.right);
  const rule = Math.max(rim, ...gaps) + rim;
  for (const box of boxes) fill(page, data, withRim(box, rule, page), paperColour(page, box));

  const between = Math.round(SET_APART * Math.max(...figures.map(heightOf)));
  let start = figures[0]!.left;
  for (const figure of figures) {
    const across = start - figure.left;
    move(page, data, withRim(figure, rim, page), across, Math.round(across * slope));
    start = figure.right + across + between;
  }
}

function withRim(place: Place, by: number, { widthPx, heightPx }: Pixels): Place {
  return {
    left: Math.max(0, place.left - by),
    right: Math.min(widthPx, place.right + by),
    top: Math.max(0, place.top - by),
    bottom: Math.min(heightPx, place.bottom + by),
  };
}

type Colour = [red: number, green: number, blue: number];

/** The usual colour in a box: most of it is paper. */
function paperColour({ data, widthPx }: Pixels, { left, right, top, bottom }: Place): Colour {
  return [0, 1, 2].map((channel) => {
    const values: number[] = [];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) values.push(data[3 * (y * widthPx + x) + channel]!);
    return values.toSorted((a, b) => a - b)[values.length >> 1]!;
  }) as Colour;
}

function fill({ widthPx }: Pixels, data: Uint8Array, place: Place, colour: Colour): void {
  for (let y = place.top; y < place.bottom; y++)
    for (let x = place.left; x < place.right; x++) data.set(colour, 3 * (y * widthPx + x));
}

/** Draws what stands in a place of the page elsewhere. */
function move(page: Pixels, data: Uint8Array, place: Place, across: number, down: number): void {
  const { widthPx, heightPx } = page;
  for (let y = place.top; y < place.bottom; y++) {
    if (y + down < 0 || y + down >= heightPx) continue;
    const from = 3 * (y * widthPx + place.left);
    const to = 3 * ((y + down) * widthPx + place.left + across);
    data.set(page.data.subarray(from, from + 3 * widthOf(place)), to);
  }
}
