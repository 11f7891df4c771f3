import { expect, test } from 'vitest';
import { farthestMm, outlineText, parseOutline } from './lens-outline.ts';

const round = Array.from({ length: 72 }, () => 25);

test('a round lens reaches its radius and the whole decentration', () => {
  expect(farthestMm(round, 0)).toBeCloseTo(25);
  expect(farthestMm(round, 4)).toBeCloseTo(29);
  expect(farthestMm(round, -4)).toBeCloseTo(29);
});

test('a corner at the temple counts more the farther the centre lies at the nose', () => {
  const pointed = round.map((radius, position) => (position === 9 ? 32 : radius));

  expect(farthestMm(pointed, 0)).toBeCloseTo(32);
  expect(farthestMm(pointed, 5)).toBeCloseTo(Math.hypot(32 * Math.SQRT1_2 + 5, 32 * Math.SQRT1_2));
});

test('an outline is carried as text, to the hundredth of a millimetre', () => {
  const outline = round.map((radius, position) => radius + position / 100);

  expect(parseOutline(outlineText(outline))).toEqual(outline);
});

test.each([
  null,
  undefined,
  '',
  '2500',
  '2500,2500',
  `${'2500 '.repeat(30)}x`,
  '9900 '.repeat(30).trim(),
])('%o is no outline', (text) => expect(parseOutline(text)).toBeNull());
