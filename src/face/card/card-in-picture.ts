/** ISO/IEC 7810, ID-1: bank cards, health cards, driving licences. Its corners are round. */
export const CARD_MM = { width: 85.6, height: 53.98 };

/** A place in a picture, in its pixels from the upper left corner. */
export type Corner = { xPx: number; yPx: number };
export type CardCorners = readonly [Corner, Corner, Corner, Corner];

/** A card as its corners tell: millimetres for a pixel where it is, and how sure that is. */
export type CardInPicture = { mmPerPx: number; sdShare: number };

/** `not-a-card`: the four sides are not those of a card that faces the camera. */
export type CardFault = 'not-a-card' | 'too-small';

/** A card on which a pixel more or less is more than its own share. */
const LEAST_WIDTH_PX = 60;
/** By so much may opposite sides differ: a card at 35 cm, turned aside by 10 degrees, does so by 4 %. */
const MOST_OPPOSITE_SHARE = 0.07;
/** A card turned aside by 15 degrees is shortened by 3.4 % in one direction. */
const MOST_SHORTENED_SHARE = 0.05;
/**
 * How far a mark lies from where two edges meet: by hand and blur, in pixels; and in millimetres,
 * as corners are round by 3.18 mm and their edges have to be thought longer.
 */
const MARK_SD = { px: 1.2, mm: 0.5 };
/** What four marks are apart, in the middle of width and height. */
const BETWEEN_MARKS_MM = (CARD_MM.width + CARD_MM.height) / 2;

/**
 * The scale of a card from its four corners, in any order; it may lie or stand. A card that is not
 * seen from straight before is shortened in one direction alone, so the other one tells the scale:
 * the larger singular value of the map from its millimetres to pixels, as seen from far away.
 */
export function cardIn(corners: CardCorners): CardInPicture | CardFault {
  const [a, b, c, d] = aroundMiddle(corners);
  if (!isConvex([a, b, c, d])) return 'not-a-card';
  const [ab, bc, cd, da] = [lengthPx(a, b), lengthPx(b, c), lengthPx(c, d), lengthPx(d, a)];
  if (Math.max(ab + cd, bc + da) / 2 < LEAST_WIDTH_PX) return 'too-small';
  if (Math.max(apart(ab, cd), apart(bc, da)) > MOST_OPPOSITE_SHARE) return 'not-a-card';

  const one = halfOf(minus(b, a), minus(c, d));
  const other = halfOf(minus(d, a), minus(c, b));
  const [along, across] = ab + cd >= bc + da ? [one, other] : [other, one];
  const { larger, smaller } = stretches(
    { xPx: along.xPx / CARD_MM.width, yPx: along.yPx / CARD_MM.width },
    { xPx: across.xPx / CARD_MM.height, yPx: across.yPx / CARD_MM.height },
  );
  const shortened = 1 - smaller / larger;
  if (shortened > MOST_SHORTENED_SHARE) return 'not-a-card';
  const marks = Math.hypot(MARK_SD.mm, MARK_SD.px / larger) / BETWEEN_MARKS_MM;
  // Whether a side is short because the card is turned or because a mark is wrong, nobody knows.
  return { mmPerPx: 1 / larger, sdShare: Math.hypot(marks, shortened / 2) };
}

/** One after the other around their middle. */
function aroundMiddle(corners: CardCorners): CardCorners {
  const middle = {
    xPx: corners.reduce((sum, { xPx }) => sum + xPx / 4, 0),
    yPx: corners.reduce((sum, { yPx }) => sum + yPx / 4, 0),
  };
  const angle = (corner: Corner) => Math.atan2(corner.yPx - middle.yPx, corner.xPx - middle.xPx);
  const [a, b, c, d] = corners.toSorted((one, two) => angle(one) - angle(two));
  return [a!, b!, c!, d!];
}

function isConvex(corners: CardCorners): boolean {
  return corners.every((corner, index) => {
    const [next, after] = [corners[(index + 1) % 4]!, corners[(index + 2) % 4]!];
    const [to, on] = [minus(next, corner), minus(after, next)];
    return to.xPx * on.yPx - to.yPx * on.xPx > 0;
  });
}

/** The singular values of the matrix that has these columns. */
function stretches(along: Corner, across: Corner): { larger: number; smaller: number } {
  const [e, f, g] = [
    along.xPx ** 2 + along.yPx ** 2,
    along.xPx * across.xPx + along.yPx * across.yPx,
    across.xPx ** 2 + across.yPx ** 2,
  ];
  const spread = Math.hypot((e - g) / 2, f);
  const middle = (e + g) / 2;
  return { larger: Math.sqrt(middle + spread), smaller: Math.sqrt(Math.max(0, middle - spread)) };
}

function apart(one: number, other: number): number {
  return (2 * Math.abs(one - other)) / (one + other);
}

function lengthPx(from: Corner, to: Corner): number {
  return Math.hypot(to.xPx - from.xPx, to.yPx - from.yPx);
}

function minus(a: Corner, b: Corner): Corner {
  return { xPx: a.xPx - b.xPx, yPx: a.yPx - b.yPx };
}

function halfOf(a: Corner, b: Corner): Corner {
  return { xPx: (a.xPx + b.xPx) / 2, yPx: (a.yPx + b.yPx) / 2 };
}
