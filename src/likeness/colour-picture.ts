/** A picture as a canvas gives it: red, green, blue and clearness, row by row. */
export type ColourPicture = { widthPx: number; heightPx: number; data: Uint8ClampedArray };

/**
 * A part of a picture in another size; its pixels are means of what they cover. Beyond its border
 * a picture goes on as it ends.
 */
export function resampled(
  picture: ColourPicture,
  from: { x: number; y: number; widthPx: number; heightPx: number },
  widthPx: number,
): ColourPicture {
  const step = from.widthPx / widthPx;
  const heightPx = Math.max(1, Math.round(from.heightPx / step));
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  const samples = Math.max(1, Math.ceil(step));
  const columns = placesOf(from.x, step, samples, widthPx, picture.widthPx);
  const rows = placesOf(from.y, step, samples, heightPx, picture.heightPx);
  const count = samples * samples;
  for (let row = 0; row < heightPx; row += 1) {
    for (let column = 0; column < widthPx; column += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let j = 0; j < samples; j += 1) {
        const line = rows[row * samples + j]! * picture.widthPx;
        for (let i = 0; i < samples; i += 1) {
          const at = 4 * (line + columns[column * samples + i]!);
          red += picture.data[at]!;
          green += picture.data[at + 1]!;
          blue += picture.data[at + 2]!;
        }
      }
      const to = 4 * (row * widthPx + column);
      data[to] = red / count;
      data[to + 1] = green / count;
      data[to + 2] = blue / count;
      data[to + 3] = 255;
    }
  }
  return { widthPx, heightPx, data };
}

/** For each pixel of a line the places of the other picture whose mean it is. */
function placesOf(from: number, step: number, samples: number, count: number, size: number) {
  return Int32Array.from({ length: count * samples }, (_, index) => {
    const place = Math.floor(from + ((index + 0.5) / samples) * step);
    return Math.min(size - 1, Math.max(0, place));
  });
}
