import { expect, test } from 'vitest';
import { METALS, PLATES } from '#demo/frames/colors.ts';
import { looksOf, type Light } from './look.ts';

const colours = [...Object.values(PLATES), ...Object.values(METALS)];
const looks = (name: string) => looksOf(colours.find((one) => one.name.en === name)!.finish);
const mean = (light: Light) => (light[0] + light[1] + light[2]) / 3;

test.each(colours)('$name.en gives back no more light than it gets', ({ finish }) => {
  for (const { body, through, lowerBody, lowerThrough } of Object.values(looksOf(finish))) {
    for (const light of [body, through, lowerBody, lowerThrough]) {
      for (const value of light) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('the clearer a plate, the more light passes', () => {
  expect(mean(looks('Crystal').front.through)).toBeGreaterThan(mean(looks('Sand').front.through));
  expect(mean(looks('Sand').front.through)).toBeGreaterThan(mean(looks('Graphite').front.through));
  expect(mean(looks('Burgundy').front.through)).toBe(0);
});

test('a plate in two tones has the upper one on its arms', () => {
  const { front, temple } = looks('Black and crystal');
  expect(mean(front.lowerThrough)).toBeGreaterThan(0.5);
  expect(temple.lowerBody).toEqual(front.body);
});

test('gold is pale, not yellow', () => {
  const [red, , blue] = looks('Gold').front.body;
  expect(blue / red).toBeGreaterThan(0.3);
});
