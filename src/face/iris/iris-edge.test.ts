import { expect, test } from 'vitest';
import { irisEdge, refinedIrises, type GreyPicture } from './iris-edge.ts';

type Drawn = { xPx: number; yPx: number; diameterPx: number };

/** The share of the light that a value of 255 stands for, and back (IEC 61966-2-1, sRGB). */
const lightOf = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4;
const valueOf = (light: number) => 255 * (1.055 * light ** (1 / 2.4) - 0.055);

/** Grey skin, white eyes, dark irises whose edges a camera blurs, and lids over their tops and bottoms. */
function eyes(
  irises: Drawn[],
  { softPx = 0.5, iris = 70, pupil = 70 }: { softPx?: number; iris?: number; pupil?: number } = {},
): GreyPicture {
  const [widthPx, heightPx] = [240, 80];
  const data = new Uint8Array(widthPx * heightPx).fill(170);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1)
      for (const { xPx, yPx, diameterPx } of irises) {
        if (Math.abs(y - yPx) > 0.38 * diameterPx) continue;
        const away = Math.hypot(x - xPx, y - yPx);
        if (away > 1.4 * diameterPx) continue;
        const within = (radiusPx: number) => 1 / (1 + Math.exp((away - radiusPx) / softPx));
        const [inPupil, inIris] = [within(0.4 * (diameterPx / 2)), within(diameterPx / 2)];
        const light =
          lightOf(pupil) * inPupil +
          lightOf(iris) * (inIris - inPupil) +
          lightOf(215) * (1 - inIris);
        data[y * widthPx + x] = Math.round(valueOf(light));
      }
  return { widthPx, heightPx, data };
}

test.each([
  [20, 0.3, 70],
  [20, 0.7, 25],
  [24.5, 0.5, 70],
  [24.5, 0.8, 25],
  [31, 0.5, 110],
  [31, 0.8, 25],
])('an iris of %d pixels, %d soft, as bright as %d, is measured within 1 %%', (...drawn) => {
  const [diameterPx, softPx, iris] = drawn;
  const truth = { xPx: 60.3, yPx: 40.6, diameterPx };
  const picture = eyes([truth], { softPx, iris, pupil: iris });
  const found = irisEdge(picture, { xPx: 61.5, yPx: 40, diameterPx: diameterPx * 1.08 });
  expect(found.isAtBound).toBe(false);
  expect(Math.abs(found.diameterPx / diameterPx - 1)).toBeLessThan(0.01);
  expect(Math.abs(found.xPx - truth.xPx)).toBeLessThan(0.03 * diameterPx);
});

test.each([-2, 2])(
  'the pupil of a pale iris is not taken for its edge, %d pixels aside',
  (aside) => {
    const truth = { xPx: 60.3, yPx: 40.6, diameterPx: 23.7 };
    const picture = eyes([truth], { iris: 150, pupil: 8 });
    const found = irisEdge(picture, { xPx: truth.xPx + aside, yPx: 40, diameterPx: 22.4 });
    expect(Math.abs(found.diameterPx / truth.diameterPx - 1)).toBeLessThan(0.01);
  },
);

test('eyes that disagree, or have no edge, are left to the tracker', () => {
  const left = { xPx: 60, yPx: 40, diameterPx: 24 };
  const right = { xPx: 180, yPx: 40, diameterPx: 24 };
  expect(refinedIrises(eyes([left, right]), { left, right }, 0)).not.toBeNull();
  const smaller = { ...right, diameterPx: 19.5 };
  expect(refinedIrises(eyes([left, smaller]), { left, right }, 0)).toBeNull();
  expect(refinedIrises(eyes([left]), { left, right }, 0)).toBeNull();
});
