import type { FrontLines } from '#domain/frames/front-lines.ts';
import type { ColourPicture } from './colour-picture.ts';
import { inPicture, type Placing } from './placing.ts';

/** A colour as eyes compare it (CIELAB, D65). */
export type Tone = readonly [lightness: number, a: number, b: number];

/** So far inside its edge the material of a front is looked at. */
const INSIDE_MM = 0.7;
/** Of the tones there: gleams and shadows at both ends are left out. */
const MIDDLE = { from: 0.25, to: 0.75 };

/** What colour the material of a front has where it lies in a picture; null outside of it. */
export function toneOf(
  { widthPx, heightPx, data }: ColourPicture,
  { edges }: FrontLines,
  placing: Placing,
): Tone | null {
  const tones: Tone[] = [];
  for (const { x, y, z, outwards } of edges) {
    // Below its middle many a front is nothing but a lens.
    if (y > 0) continue;
    const angle = (outwards * Math.PI) / 180;
    const inside = { x: x - INSIDE_MM * Math.cos(angle), y: y - INSIDE_MM * Math.sin(angle), z };
    for (const side of [1, -1]) {
      const [column, row] = inPicture({ ...inside, x: side * inside.x }, placing).map(Math.round);
      if (column! < 0 || row! < 0 || column! >= widthPx || row! >= heightPx) continue;
      const at = 4 * (row! * widthPx + column!);
      tones.push(labOf([data[at]!, data[at + 1]!, data[at + 2]!]));
    }
  }
  if (tones.length === 0) return null;
  const middle = (k: number) => {
    const values = tones.map((tone) => tone[k]!).toSorted((p, q) => p - q);
    const some = values.slice(
      Math.floor(values.length * MIDDLE.from),
      Math.ceil(values.length * MIDDLE.to),
    );
    return some.reduce((sum, value) => sum + value, 0) / Math.max(1, some.length);
  };
  return [middle(0), middle(1), middle(2)];
}

/** `#a1b2c3` as eyes compare it. */
export function toneOfHex(hex: string): Tone {
  return labOf([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
}

/** Light falls as it likes: how bright a colour is counts for less than its hue. */
const LIGHTNESS_COUNTS = 0.4;
/** Gleams and haze take half of the colour from what is coloured. */
const FADED = 2;

/** How far a colour of a front is from one that is seen in a photo. */
export function toneGap(seen: Tone, own: Tone): number {
  return Math.hypot(
    LIGHTNESS_COUNTS * (seen[0] - own[0]),
    FADED * seen[1] - own[1],
    FADED * seen[2] - own[2],
  );
}

/** The colour of several together, as of a pattern. */
export function meanTone(tones: readonly Tone[]): Tone {
  const mean = (k: 0 | 1 | 2) => tones.reduce((sum, tone) => sum + tone[k], 0) / tones.length;
  return [mean(0), mean(1), mean(2)];
}

/** sRGB, 0 to 255, to CIELAB (IEC 61966-2-1, CIE 15). */
function labOf(rgb: readonly number[]): Tone {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [x, y, z] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
