import { expect, test, vi } from 'vitest';
import { ServiceError, type ServiceClient } from '#clients/client.ts';
import { createReviews } from './reviews.ts';

/** Reviews on a platform that answers so. */
function reviewsOn(answer: () => unknown, wait: number | null = null) {
  const run = vi.fn(async () => answer());
  const client = { run } as unknown as ServiceClient;
  let now = 0;
  const reviews = createReviews({
    commerce: () => client,
    limits: { takeCostly: async () => wait },
    now: () => now,
  });
  return { reviews, run, client, later: (ms: number) => (now += ms) };
}

const enabled = (is: string | null) => ({ storeConfig: { product_reviews_enabled: is } });
const review = { sku: '1', nickname: 'A', summary: 'B', text: 'C', ratings: [] };

test.each([
  ['1', true],
  ['0', false],
  [null, false],
])('a platform that says %j has reviews: %s', async (is, expected) => {
  expect(await reviewsOn(() => enabled(is)).reviews.areOffered('default')).toBe(expected);
});

test('each store is asked once in half a minute, and again at once where it did not answer', async () => {
  let error: Error | null = null;
  const { reviews, run, later } = reviewsOn(() => {
    if (error) throw error;
    return enabled('1');
  });
  await reviews.areOffered('default');
  later(29_000);
  await reviews.areOffered('default');
  expect(run).toHaveBeenCalledTimes(1);
  await reviews.areOffered('german');
  later(2000);
  error = new ServiceError('away', 'unreachable');
  await expect(reviews.areOffered('default')).rejects.toBe(error);
  error = null;
  expect(await reviews.areOffered('default')).toBe(true);
  expect(run).toHaveBeenCalledTimes(4);
});

test('who is limited asks nobody; what is refused is told, and what failed is thrown', async () => {
  const limited = reviewsOn(() => ({}), 60);
  expect(await limited.reviews.write(limited.client, review, '::1')).toEqual({
    status: 'limited',
    retryAfterSeconds: 60,
  });
  expect(limited.run).not.toHaveBeenCalled();

  const told = async (category: 'input' | 'not-found' | 'unreachable') => {
    const { reviews, client } = reviewsOn(() => {
      throw new ServiceError('words', category);
    });
    return reviews.write(client, review, '::1');
  };
  for (const category of ['input', 'not-found'] as const)
    expect(await told(category)).toEqual({ status: 'refused', message: 'words' });
  await expect(told('unreachable')).rejects.toThrow('words');
});
