import type { CardCorners, Corner } from '#face/card/card-in-picture.ts';
import { CARD_MM } from '#face/card/card-in-picture.ts';
import { LANDMARK } from '#face/landmarks.ts';
import { faceOf, type Still } from './still.ts';

/** The part of a picture that is shown, in its pixels. */
export type Region = { xPx: number; yPx: number; widthPx: number; heightPx: number };

/** Round the face, in widths of it: a card may be above it, beneath it or beside it. */
const ROUND_FACE = { aside: 1.1, above: 0.75, below: 0.6 };

/** The part of the picture in which a card is marked. */
export function regionOf(still: Still): Region {
  const { left, right, forehead, chin } = placesIn(still);
  const face = right - left;
  const middle = (left + right) / 2;
  const x = Math.max(0, Math.round(middle - ROUND_FACE.aside * face));
  const y = Math.max(0, Math.round(forehead - ROUND_FACE.above * face));
  const toX = Math.min(still.widthPx, Math.round(middle + ROUND_FACE.aside * face));
  const toY = Math.min(still.heightPx, Math.round(chin + ROUND_FACE.below * face));
  return { xPx: x, yPx: y, widthPx: toX - x, heightPx: toY - y };
}

/**
 * The marks begin where a card on the forehead is, much smaller than any: whoever leaves them so is
 * asked again.
 */
const SMALLER = 0.65;
const ABOVE_FOREHEAD_SHARE = 0.05;

/** Where the marks are before they are moved: from the upper left one around, in pixels. */
export function firstMarks(still: Still): CardCorners {
  const { left, right, forehead } = placesIn(still);
  const [halfX, halfY] = [CARD_MM.width, CARD_MM.height].map(
    (mm) => (SMALLER * mm) / still.mmPerPx / 2,
  ) as [number, number];
  const x = (left + right) / 2;
  const y = Math.max(halfY, forehead - ABOVE_FOREHEAD_SHARE * (right - left));
  const corner = (signX: number, signY: number): Corner => ({
    xPx: Math.round(x + signX * halfX),
    yPx: Math.round(y + signY * halfY),
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The marks with one of them here, within what is shown. */
export function withMarkAt(
  marks: CardCorners,
  index: number,
  at: Corner,
  { xPx, yPx, widthPx, heightPx }: Region,
): CardCorners {
  const moved: Corner = {
    xPx: Math.max(xPx, Math.min(xPx + widthPx, at.xPx)),
    yPx: Math.max(yPx, Math.min(yPx + heightPx, at.yPx)),
  };
  const [a, b, c, d] = marks.map((mark, each) => (each === index ? moved : mark));
  return [a!, b!, c!, d!];
}

function placesIn(still: Still) {
  const { landmarks } = faceOf(still);
  return {
    left: landmarks[LANDMARK.templeLeft]!.xPx,
    right: landmarks[LANDMARK.templeRight]!.xPx,
    forehead: landmarks[LANDMARK.forehead]!.yPx,
    chin: landmarks[LANDMARK.chin]!.yPx,
  };
}
