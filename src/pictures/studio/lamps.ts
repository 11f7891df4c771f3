import * as three from 'three';
import { quad } from './drawing.ts';
import { ROOM_FRAGMENT } from './shaders.ts';

/** Where light comes from above, as often as it is bright there. `sum`: its strength in all. */
export function lampsOf(renderer: three.WebGLRenderer) {
  const [columns, rows] = [64, 24];
  const target = new three.WebGLRenderTarget(columns, rows, { type: three.FloatType });
  renderer.setRenderTarget(target);
  quad(renderer, ROOM_FRAGMENT, {}, false);
  const pixels = new Float32Array(columns * rows * 4);
  renderer.readRenderTargetPixels(target, 0, 0, columns, rows, pixels);
  renderer.setRenderTarget(null);
  target.dispose();
  const grown: number[] = [];
  let all = 0;
  for (let i = 0; i < columns * rows; i += 1) {
    all += pixels[i * 4 + 1]!;
    grown.push(all);
  }
  return {
    // Each cell is seen under the same solid angle: 2 pi in all; divided by pi for a matt surface.
    sum: (all / (columns * rows)) * 2,
    pick(first: number, second: number): three.Vector3 {
      const wanted = first * all;
      const cell = grown.findIndex((value) => value >= wanted);
      const before = cell > 0 ? grown[cell - 1]! : 0;
      const within = (wanted - before) / (grown[cell]! - before || 1);
      const y = (Math.floor(cell / columns) + second) / rows;
      const turn = (((cell % columns) + within) / columns) * 2 * Math.PI - Math.PI;
      const flat = Math.sqrt(1 - y * y);
      return new three.Vector3(flat * Math.sin(turn), y, flat * Math.cos(turn));
    },
  };
}

export function halton(index: number, base: number): number {
  let [result, share, rest] = [0, 1 / base, index];
  while (rest > 0) {
    result += share * (rest % base);
    rest = Math.floor(rest / base);
    share /= base;
  }
  return result;
}
