import type { Box } from '../words.ts';
import { lineIn, type Line } from './line.ts';
import type { Network } from './network.ts';
import type { Pixels } from './pixels.ts';
import { grown, rectangleAt, smallestRectangle } from './rectangle.ts';
import { textAreas, type TextMap } from './text-areas.ts';

/** How large a page is looked at: at most so many pixels long, and so many times its own size. */
export type LookSize = { longestSide: number; timesMost: number };

/** How the grain of a dark photo is smoothed: by the median of nine pixels, or by a slight blur. */
export type Smoothing = 'median' | 'blur';

export type Look = { size: LookSize; smoothing?: Smoothing };

/** Text of a sheet that fills the picture is about 12 pixels high at this size. */
export const FIRST_LOOK: Look = { size: { longestSide: 1280, timesMost: 1 } };
/** For lone letters that the detector does not mark at the first size. */
const LARGER: LookSize = { longestSide: 1600, timesMost: 1.25 };
/** Some text is read with grain and misread without, or the other way round. */
export const LATER_LOOKS: readonly Look[] = [
  { size: LARGER, smoothing: 'median' },
  { size: LARGER, smoothing: 'blur' },
];
/** The detector takes sides of whole tiles only. */
const TILE = 32;
/** A picture of more pixels is seen in bands of at most so many, and those around them. */
const BAND_PIXELS = 600_000;
/** So many rows above and below a band are seen with it: text that is as high is none of a paper. */
const AROUND = 96;
/** It marks the core of a line. Its rim, by area over circumference, is what it learned to leave. */
const RIM = 1.6;
/** A box narrower than this is of one letter. Of that the mark is smaller than of words. */
const LETTER = 1.3;
const LETTER_RIM = 0.18;
const LEAST_SIDE_PX = 3;
/** Mean and spread of red, green and blue that the detector was trained with. */
const MEAN = [0.485, 0.456, 0.406];
const SPREAD = [0.229, 0.224, 0.225];

export type Detector = {
  detector: Network;
  /** The whole picture, each side as given: each pixel is the mean of those it stands for. */
  drawnAt(page: Pixels, size: Pick<Pixels, 'widthPx' | 'heightPx'>): Promise<Pixels>;
};

/** A box wider than this many heights lies as its text does; the angle of a lone `L` means nothing. */
const WIDE = 3;
/** How far a line tells how others lie, as a share of the page's longer side. */
const NEAR = 0.12;

/** The lines of text on a page, in no order. */
export async function findLines(
  detector: Detector,
  page: Pixels,
  size: LookSize = FIRST_LOOK.size,
): Promise<Line[]> {
  const map = await textMap(detector, page, size);
  const [scaleX, scaleY] = [page.widthPx / map.width, page.heightPx / map.height];
  const found = textAreas(map).flatMap(({ outline, pixels }) => {
    const points = outline.map(({ xPx, yPx }) => ({ xPx: xPx * scaleX, yPx: yPx * scaleY }));
    const core = smallestRectangle(points);
    return core && Math.min(core.widthPx, core.heightPx) >= LEAST_SIDE_PX
      ? [{ points, core, areaPx: pixels * scaleX * scaleY }]
      : [];
  });
  const wide = found.flatMap(({ core }) => (core.widthPx > WIDE * core.heightPx ? [core] : []));
  return found.map(({ points, core, areaPx }) => {
    const isShort = Math.max(core.widthPx / core.heightPx, core.heightPx / core.widthPx) <= WIDE;
    const level = isShort ? angleAt(wide, core, page) : null;
    if (level !== null) return { box: withRim(rectangleAt(points, level)), bow: [] };
    const { box, bow } = lineIn(core, points, areaPx);
    return { box: withRim(box), bow };
  });
}

function withRim(core: Box): Box {
  const { widthPx, heightPx } = core;
  const box = grown(core, (widthPx * heightPx * RIM) / (2 * (widthPx + heightPx)));
  return box.widthPx < LETTER * box.heightPx ? grown(box, LETTER_RIM * box.heightPx) : box;
}

/** How the lines around a place lie, the wide and the near ones first. Null where there are few. */
function angleAt(wide: Box[], { xPx, yPx }: Box, page: Pixels): number | null {
  if (wide.length < 3) return null;
  const reach = NEAR * Math.max(page.widthPx, page.heightPx);
  let [sum, weights] = [0, 0];
  for (const box of wide) {
    const far = Math.hypot(box.xPx - xPx, box.yPx - yPx) / reach;
    const weight = box.widthPx / (1 + far ** 4);
    sum += weight * box.angleRadians;
    weights += weight;
  }
  return sum / weights;
}

async function textMap(
  { detector, drawnAt }: Detector,
  page: Pixels,
  { longestSide, timesMost }: LookSize,
): Promise<TextMap> {
  const times = Math.min(timesMost, longestSide / Math.max(page.widthPx, page.heightPx));
  const tiled = (side: number) => Math.max(TILE, Math.round((side * times) / TILE) * TILE);
  const [width, height] = [tiled(page.widthPx), tiled(page.heightPx)];
  const { data } = await drawnAt(page, { widthPx: width, heightPx: height });
  const likely = new Float32Array(width * height);
  for (const { from, to, first, end } of bandsOf({ width, height })) {
    const band = data.subarray(3 * width * from, 3 * width * to);
    const input = { data: planes(band, width * (to - from)), dims: [1, 3, to - from, width] };
    const { data: told } = await detector.run(input);
    likely.set(told.subarray(width * (first - from), width * (end - from)), width * first);
  }
  return { width, height, likely };
}

type Band = { from: number; to: number; first: number; end: number };

/**
 * Bands across a picture that the detector sees one after another, each from a row to another one; of what it
 * tells only the rows from `first` to `end` are taken, with others around them. What it holds at its work
 * grows with what it sees. It weighs all that it sees, so what it tells near the rim of a band differs a little.
 */
export function bandsOf({ width, height }: { width: number; height: number }): Band[] {
  const count = Math.ceil((width * height) / BAND_PIXELS);
  const edges = Array.from({ length: count + 1 }, (_, at) => tiledDown((at * height) / count));
  edges[count] = height;
  return edges.slice(1).map((end, at) => ({
    from: Math.max(0, edges[at]! - AROUND),
    to: Math.min(height, end + AROUND),
    first: edges[at]!,
    end,
  }));
}

function tiledDown(side: number): number {
  return Math.floor(side / TILE) * TILE;
}

/** All reds, then all greens, then all blues, as the detector was trained with. */
function planes(data: Uint8Array, pixels: number): Float32Array {
  const values = new Float32Array(3 * pixels);
  for (let colour = 0; colour < 3; colour++) {
    const [mean = 0, spread = 1] = [MEAN[colour], SPREAD[colour]];
    for (let pixel = 0; pixel < pixels; pixel++)
      values[colour * pixels + pixel] = ((data[pixel * 3 + colour] ?? 0) / 255 - mean) / spread;
  }
  return values;
}
