import type { Box } from '../words.ts';
import type { Grey } from './ink.ts';
import { bowAt, type Knot } from './line.ts';
import type { Pixels } from './pixels.ts';
import { placeIn } from './rectangle.ts';

/** Three planes, red first, of numbers from 0 to 255. */
export type CutOut = { width: number; height: number; planes: Float32Array };

/**
 * What `box` encloses, turned level and drawn `width` by `height` pixels large. Text that leaves
 * its box as `bow` says is brought back.
 */
export function cutOut(
  page: Pixels,
  box: Box,
  width: number,
  height: number,
  bow: readonly Knot[] = [],
): CutOut {
  const { widthPx, heightPx, data } = page;
  const [stepX, stepY] = [box.widthPx / width, box.heightPx / height];
  const size = width * height;
  const planes = new Float32Array(3 * size);
  // Where a pixel stands for several, it is their mean: thin strokes are between single ones.
  const samples = Math.max(1, Math.round(Math.max(stepX, stepY)));
  const share = 1 / samples ** 2;
  const [cos, sin] = [Math.cos(box.angleRadians), Math.sin(box.angleRadians)];
  const corner = placeIn(box, -box.widthPx / 2, -box.heightPx / 2);

  const shifts = Float64Array.from({ length: width * samples }, (_, at) =>
    bowAt(bow, (at + 0.5) * (stepX / samples) - box.widthPx / 2),
  );

  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      for (let sample = 0; sample < samples ** 2; sample++) {
        const along = (column + ((sample % samples) + 0.5) / samples) * stepX;
        const across =
          (row + (Math.floor(sample / samples) + 0.5) / samples) * stepY +
          (shifts[column * samples + (sample % samples)] ?? 0);
        add(
          row * width + column,
          corner.xPx + along * cos - across * sin,
          corner.yPx + along * sin + across * cos,
        );
      }
  return { width, height, planes };

  /** The colour between the four pixels whose centres are around a place. */
  function add(at: number, xPx: number, yPx: number): void {
    const x = Math.min(widthPx - 1.001, Math.max(0, xPx - 0.5));
    const y = Math.min(heightPx - 1.001, Math.max(0, yPx - 0.5));
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, low] = [x - left, y - top];
    const above = (top * widthPx + left) * 3;
    const below = above + widthPx * 3;
    for (let colour = 0; colour < 3; colour++) {
      const upper =
        (data[above + colour] ?? 0) * (1 - right) + (data[above + 3 + colour] ?? 0) * right;
      const lower =
        (data[below + colour] ?? 0) * (1 - right) + (data[below + 3 + colour] ?? 0) * right;
      const place = colour * size + at;
      planes[place] = (planes[place] ?? 0) + (upper * (1 - low) + lower * low) * share;
    }
  }
}

/** How light each pixel of a cut-out is, 0 to 255. */
export function greyOfCutOut({ width, height, planes }: CutOut): Grey {
  const size = width * height;
  const values = Float32Array.from({ length: size }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [planes[at], planes[size + at], planes[2 * size + at]];
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return { width, height, values };
}
