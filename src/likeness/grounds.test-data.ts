import type { Light } from '#pictures/studio/look.ts';
import { randomOf } from './random.test-data.ts';

/** What a made photo is taken on. Linear colours; `grain`: how strong its pattern is. */
export type Ground = {
  kind: 'plain' | 'wood' | 'cloth' | 'speckled' | 'marble' | 'stripes' | 'tiles';
  colour: Light;
  grain: number;
};

type Size = { width: number; height: number; scale: number };

/** The colours of a ground, pixel by pixel; `scale`: pixels for a millimetre. */
export function groundOf(ground: Ground, seed: number, { width, height, scale }: Size) {
  const toneAt = patternOf(ground.kind, randomOf(seed));
  const colour = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const tone = toneAt(column / scale, row / scale);
      const at = 3 * (row * width + column);
      for (let k = 0; k < 3; k += 1)
        colour[at + k] = Math.max(0.003, ground.colour[k]! * (1 + ground.grain * tone));
    }
  }
  return colour;
}

/** How bright a pattern is at a place in millimetres, about -1 to 1. */
function patternOf(kind: Ground['kind'], random: () => number): (x: number, y: number) => number {
  const [wave, shift] = [0.1 + random() * 0.1, random() * 40];
  const speckles = Float32Array.from({ length: 4096 }, () => random());
  const speckle = (x: number, y: number) =>
    speckles[(Math.floor(x) * 57 + Math.floor(y) * 131) & 4095]!;
  const patterns: Record<Ground['kind'], (x: number, y: number) => number> = {
    plain: () => 0,
    wood: (x, y) =>
      Math.sin((y + 3 * Math.sin(x * 0.03 + shift)) * 1.3) * 0.5 +
      Math.sin((y + 2 * Math.sin(x * 0.05)) * wave + shift),
    cloth: (x, y) => Math.sin(x * 2.6) * 0.6 + Math.sin(y * 2.6) * 0.6,
    speckled: (x, y) => 2 * speckle(x * 0.4, y * 0.4) - 1,
    // Veins that bend, thin and dark.
    marble: (x, y) => {
      const bent = x * 0.05 + 2 * Math.sin(y * 0.04 + shift) + Math.sin(x * 0.03 - y * 0.07);
      return 0.3 - 1.3 * Math.abs(Math.sin(bent)) ** 0.3 + 1;
    },
    stripes: (x, y) => (Math.sin((x + y) * wave * 2.5 + shift) > 0 ? 0.7 : -0.7),
    // As large as a hand, with joints between them.
    tiles: (x, y) => ((x + shift) % 70 < 2.5 || (y + shift) % 70 < 2.5 ? -1 : 0.2),
  };
  return patterns[kind];
}
