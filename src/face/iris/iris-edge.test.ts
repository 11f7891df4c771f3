import { expect, test } from 'vitest';
import { irisEdge, refinedIrises, type GreyPicture } from './iris-edge.ts';

/** Grey skin, white eyes, dark irises with smooth edges, and lids over their tops and bottoms. */
function eyes(irises: { xPx: number; yPx: number; diameterPx: number }[]): GreyPicture {
  const [widthPx, heightPx] = [240, 80];
  const data = new Float32Array(widthPx * heightPx).fill(170);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1)
      for (const iris of irises) {
        if (Math.abs(y - iris.yPx) > 0.38 * iris.diameterPx) continue;
        const away = Math.hypot(x - iris.xPx, y - iris.yPx);
        if (away > 1.4 * iris.diameterPx) continue;
        const share = 1 / (1 + Math.exp((away - iris.diameterPx / 2) / 0.5));
        data[y * widthPx + x] = 70 * share + 215 * (1 - share);
      }
  return { widthPx, heightPx, data };
}

test.each([20, 24.5, 31])('an iris of %f pixels is measured within 2 %%', (diameterPx) => {
  const truth = { xPx: 60.3, yPx: 40.6, diameterPx };
  const picture = eyes([truth]);
  const found = irisEdge(picture, { xPx: 61.5, yPx: 40, diameterPx: diameterPx * 1.08 });
  expect(found.isAtBound).toBe(false);
  expect(Math.abs(found.diameterPx / diameterPx - 1)).toBeLessThan(0.02);
  expect(Math.abs(found.xPx - truth.xPx)).toBeLessThan(0.03 * diameterPx);
});

test('eyes that disagree, or have no edge, are left to the tracker', () => {
  const left = { xPx: 60, yPx: 40, diameterPx: 24 };
  const right = { xPx: 180, yPx: 40, diameterPx: 24 };
  expect(refinedIrises(eyes([left, right]), { left, right }, 0)).not.toBeNull();
  const smaller = { ...right, diameterPx: 19.5 };
  expect(refinedIrises(eyes([left, smaller]), { left, right }, 0)).toBeNull();
  expect(refinedIrises(eyes([left]), { left, right }, 0)).toBeNull();
});
