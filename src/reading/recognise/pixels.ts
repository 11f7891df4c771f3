/** A picture in memory: rows from the top, three bytes for each pixel, red first. */
export type Pixels = { widthPx: number; heightPx: number; data: Uint8Array };

/** How far a page is turned clockwise to stand upright. */
export type QuarterTurn = 0 | 90 | 180 | 270;

export function turned(pixels: Pixels, clockwise: QuarterTurn): Pixels {
  if (clockwise === 0) return pixels;
  const { widthPx, heightPx, data } = pixels;
  const last = widthPx * heightPx - 1;
  // Where the first pixel goes, and how far on the next of its row and the next row go.
  const [first, right, down] = {
    90: [heightPx - 1, heightPx, -1],
    180: [last, -1, -widthPx],
    270: [last - heightPx + 1, -heightPx, 1],
  }[clockwise] as [number, number, number];
  const upright = new Uint8Array(data.length);
  let from = 0;
  for (let y = 0; y < heightPx; y++) {
    let to = (first + y * down) * 3;
    for (let x = 0; x < widthPx; x++, to += right * 3) {
      upright[to] = data[from++] ?? 0;
      upright[to + 1] = data[from++] ?? 0;
      upright[to + 2] = data[from++] ?? 0;
    }
  }
  const isOnSide = clockwise !== 180;
  return isOnSide
    ? { widthPx: heightPx, heightPx: widthPx, data: upright }
    : { widthPx, heightPx, data: upright };
}
