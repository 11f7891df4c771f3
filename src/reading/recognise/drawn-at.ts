import type { Pixels } from './pixels.ts';

/**
 * A whole picture, each side as given: the mean of the pixels that each new one stands for, the
 * nearer the more. The same everywhere, and within a few levels of what `sharp` draws.
 */
export function drawnAt(
  { widthPx, heightPx, data }: Pixels,
  wanted: Pick<Pixels, 'widthPx' | 'heightPx'>,
): Pixels {
  const across = sharesOf(widthPx, wanted.widthPx);
  const down = sharesOf(heightPx, wanted.heightPx);
  const rowLength = wanted.widthPx * 3;
  const drawn = new Uint8Array(rowLength * wanted.heightPx);
  // Rows of the picture as wide as they will be, while they are needed.
  const rows = new Map<number, Float32Array>();
  const sum = new Float32Array(rowLength);
  for (const [y, { first, shares }] of down.entries()) {
    for (const row of rows.keys()) if (row < first) rows.delete(row);
    sum.fill(0.5);
    for (const [index, share] of shares.entries()) {
      const row = first + index;
      const narrow = rows.get(row) ?? narrowed(data, row * widthPx * 3, across);
      rows.set(row, narrow);
      for (let at = 0; at < rowLength; at++) sum[at]! += narrow[at]! * share;
    }
    drawn.set(sum, y * rowLength);
  }
  return { ...wanted, data: drawn };
}

/** The pixels of a line that a new one is made of. */
type Shares = { first: number; shares: Float32Array };

function sharesOf(from: number, to: number): Shares[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, at) => {
    const centre = (at + 0.5) * step - 0.5;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(from - 1, Math.floor(centre + reach));
    const near = Array.from({ length: last - first + 1 }, (_value, index) =>
      Math.max(0, 1 - Math.abs(first + index - centre) / reach),
    );
    const whole = near.reduce((total, share) => total + share, 0);
    return { first, shares: Float32Array.from(near, (share) => share / whole) };
  });
}

function narrowed(data: Uint8Array, start: number, across: Shares[]): Float32Array {
  const row = new Float32Array(across.length * 3);
  for (const [x, { first, shares }] of across.entries()) {
    let [red, green, blue] = [0, 0, 0];
    let at = start + first * 3;
    for (const share of shares) {
      red += data[at++]! * share;
      green += data[at++]! * share;
      blue += data[at++]! * share;
    }
    row[x * 3] = red;
    row[x * 3 + 1] = green;
    row[x * 3 + 2] = blue;
  }
  return row;
}
