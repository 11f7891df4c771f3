import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodputOf } from '../shop/load.ts';
import { startShop, type RunningShop } from '../shop/running-shop.ts';

/** A load of its own kind: it takes both processors for twenty seconds. */
const isFull = process.env.FRAMEWELL_TESTS === 'full';

let shop: RunningShop;
beforeAll(async () => {
  if (isFull) shop = await startShop();
});
afterAll(() => shop?.stop());

test.runIf(isFull)(
  'at one and a half times what it can do, the shop still serves four fifths of its best',
  async () => {
    const asked = { url: `${shop.url}/confirmauthentication/welcome` };
    const [, middle = 0] = (await goodputOf(asked, 1.5, 3)).toSorted((one, other) => one - other);
    expect(middle).toBeGreaterThan(0.8);
  },
);
