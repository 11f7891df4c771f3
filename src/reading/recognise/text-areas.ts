import type { Point } from '../words.ts';

/** How likely each pixel is text, 0 to 1, in rows from the top. */
export type TextMap = { width: number; height: number; likely: Float32Array };

/** Pixels that hang together, in pixels of the map. */
export type TextArea = { outline: Point[]; pixels: number; meanLikely: number };

const IS_TEXT = 0.3;
const LEAST_MEAN = 0.5;
const LEAST_PIXELS = 12;

/** The areas that are text: pixels that touch by their sides, enough of them, and likely ones. */
export function textAreas({ width, height, likely }: TextMap): TextArea[] {
  const seen = new Uint8Array(likely.length);
  const waiting = new Int32Array(likely.length);
  const areas: TextArea[] = [];

  for (let start = 0; start < likely.length; start++) {
    if (!isNew(start)) continue;
    const area = fill(start);
    if (area.pixels < LEAST_PIXELS || area.meanLikely < LEAST_MEAN) continue;
    areas.push(area);
  }
  return areas;

  function isNew(pixel: number): boolean {
    return seen[pixel] === 0 && isText(pixel);
  }

  function isText(pixel: number): boolean {
    return (likely[pixel] ?? 0) >= IS_TEXT;
  }

  function fill(start: number): TextArea {
    const outline: Point[] = [];
    let [ahead, pixels, sum] = [0, 0, 0];
    const visit = (pixel: number) => {
      seen[pixel] = 1;
      waiting[ahead++] = pixel;
    };
    visit(start);
    while (ahead > 0) {
      const pixel = waiting[--ahead] ?? 0;
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      pixels += 1;
      sum += likely[pixel] ?? 0;
      const around = [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        y > 0 ? pixel - width : -1,
        y < height - 1 ? pixel + width : -1,
      ];
      if (!around.every((next) => next >= 0 && isText(next)))
        outline.push({ xPx: x + 0.5, yPx: y + 0.5 });
      for (const next of around) if (next >= 0 && isNew(next)) visit(next);
    }
    return { outline, meanLikely: sum / pixels, pixels };
  }
}
