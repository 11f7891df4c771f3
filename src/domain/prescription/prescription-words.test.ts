import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_EYE } from './prescription.ts';
import { eyeMeaning } from './prescription-words.ts';
import { transpose } from './transpose.ts';

const meaning = (sphere: number, cylinder = 0) => eyeMeaning({ ...EMPTY_EYE, sphere, cylinder });

test('near-sighted, with some astigmatism', () => {
  expect(meaning(-2.25, -1.25)).toEqual({
    sphere: 'near-sighted',
    strength: 'mild',
    astigmatism: 'some',
    reading: false,
    prism: false,
  });
});

test.each([
  [-3, 'mild'],
  [-3.25, 'moderate'],
  [-6.25, 'strong'],
  [2, 'mild'],
  [2.25, 'moderate'],
  [5.25, 'strong'],
  [0, null],
])('a sphere of %d is %s', (sphere, strength) => {
  expect(meaning(sphere).strength).toBe(strength);
});

test.each([
  [0, 'none'],
  [-0.75, 'slight'],
  [-1, 'some'],
  [2, 'some'],
  [-2.25, 'strong'],
])('a cylinder of %d is astigmatism: %s', (cylinder, astigmatism) => {
  expect(meaning(0, cylinder).astigmatism).toBe(astigmatism);
});

test('additions and prisms are mentioned', () => {
  expect(eyeMeaning({ ...EMPTY_EYE, sphere: 0, add: 2, prismVer: 1 })).toMatchObject({
    sphere: 'none',
    reading: true,
    prism: true,
  });
});

test('plus and minus form get the same words', () => {
  const quarter = fc.integer({ min: -24, max: 24 }).map((steps) => steps / 4);
  fc.assert(
    fc.property(quarter, quarter, (sphere, cylinder) => {
      const eye = { ...EMPTY_EYE, sphere, cylinder, axis: 90 };
      expect(eyeMeaning(transpose(eye))).toEqual(eyeMeaning(eye));
    }),
  );
});
