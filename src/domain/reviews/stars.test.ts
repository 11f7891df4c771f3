import { expect, test } from 'vitest';
import { distributionOf, ratingMeans, starsOfPercent } from './stars.ts';

test('percent are stars to the tenth', () => {
  expect([0, 20, 66.67, 85, 86, 100].map(starsOfPercent)).toEqual([0, 1, 3.3, 4.3, 4.3, 5]);
});

test('every mean is counted at the stars that it comes nearest to', () => {
  const counts = distributionOf([100, 93.33, 90, 89, 66.67, 20, 0]).map(({ count }) => count);
  expect(counts).toEqual([3, 1, 1, 0, 2]);
  expect(distributionOf([]).every(({ count }) => count === 0)).toBe(true);
});

test('each rating has its own mean, of those who gave it', () => {
  expect(
    ratingMeans([
      [
        { name: 'Price', stars: 3 },
        { name: 'Quality', stars: 5 },
      ],
      [{ name: 'Price', stars: 4 }],
    ]),
  ).toEqual([
    { name: 'Price', stars: 3.5 },
    { name: 'Quality', stars: 5 },
  ]);
});
