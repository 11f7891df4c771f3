import { expect, test } from 'vitest';
import { onceForEach } from './once-for-each.ts';

test('the same object is looked at once, another with the same in it anew', () => {
  let looks = 0;
  const priceOf = onceForEach(({ price }: { price: number | null }) => {
    looks += 1;
    return price;
  });
  const [frame, sameFrame, unpriced] = [{ price: 5 }, { price: 5 }, { price: null }];

  expect([frame, frame, sameFrame, unpriced, unpriced].map(priceOf)).toEqual([5, 5, 5, null, null]);
  expect(looks).toBe(3);
});
