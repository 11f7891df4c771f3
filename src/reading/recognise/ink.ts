import type { Pixels } from './pixels.ts';

/** Ink is this much darker than what is around it, less where that differs little (Sauvola). */
const DARKER = 0.2;
const FULL_SPREAD = 128;

/** A value for each pixel, 0 to 255, in rows from the top. */
export type Grey = { width: number; height: number; values: Float32Array };

/** Each pixel as the mean of the nine around it: the grain of a dim photo is no ink. */
export function greyOf({ data, widthPx: width, heightPx: height }: Pixels): Grey {
  const sharp = new Float32Array(width * height);
  for (let at = 0; at < sharp.length; at++)
    sharp[at] = 0.299 * data[3 * at]! + 0.587 * data[3 * at + 1]! + 0.114 * data[3 * at + 2]!;
  const across = new Float32Array(sharp.length);
  for (let at = 0; at < sharp.length; at++) {
    const x = at % width;
    const [before, after] = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at];
    across[at] = (sharp[before]! + sharp[at]! + sharp[after]!) / 3;
  }
  const values = new Float32Array(sharp.length);
  for (let at = 0; at < sharp.length; at++) {
    const above = at >= width ? at - width : at;
    const below = at < sharp.length - width ? at + width : at;
    values[at] = (across[above]! + across[at]! + across[below]!) / 3;
  }
  return { width, height, values };
}

/** Light for dark and dark for light. */
export function negative(grey: Grey): Grey {
  return { ...grey, values: grey.values.map((value) => 255 - value) };
}

/** Which pixels are darker than what lies within `reach` of them: 1 for ink, else 0. */
export function inkOf({ values, width, height }: Grey, reach: number): Uint8Array {
  const radius = Math.ceil(reach);
  const ink = new Uint8Array(width * height);
  // Of the rows around the one at hand, by column.
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  const addRow = (row: number, times: 1 | -1): void => {
    for (let x = 0; x < width; x++) {
      const value = values[row * width + x]!;
      sums[x] = sums[x]! + times * value;
      squares[x] = squares[x]! + times * value * value;
    }
  };
  for (let row = 0; row < Math.min(height, radius); row++) addRow(row, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1);
    if (y - radius > 0) addRow(y - radius - 1, -1);
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    let [sum, square] = [0, 0];
    for (let x = 0; x < Math.min(width, radius); x++) {
      sum += sums[x]!;
      square += squares[x]!;
    }
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += sums[x + radius]!;
        square += squares[x + radius]!;
      }
      if (x - radius > 0) {
        sum -= sums[x - radius - 1]!;
        square -= squares[x - radius - 1]!;
      }
      const count = rows * (Math.min(width, x + radius + 1) - Math.max(0, x - radius));
      const [mean, value] = [sum / count, values[y * width + x]!];
      if (value >= mean) continue;
      const spread = Math.sqrt(Math.max(0, square / count - mean * mean));
      if (value < mean * (1 + DARKER * (spread / FULL_SPREAD - 1))) ink[y * width + x] = 1;
    }
  }
  return ink;
}
