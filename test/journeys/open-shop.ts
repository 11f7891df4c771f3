import { startShop, type RunningShop } from '../shop/running-shop.ts';
import { goBackstage, type Backstage } from './backstage.ts';
import { test as base } from './shop.ts';

export { expect } from './shop.ts';

/** A shop with settings of its own, beside the one of all other journeys. */
export const shopWith = (settings: Record<string, string>) =>
  base.extend<{ shopUrl: string }, { shop: RunningShop; backstage: Backstage }>({
    shop: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const shop = await startShop({ FRAMEWELL_RATE_LIMIT: 'off', ...settings });
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    backstage: [
      async ({ shop }, use, { workerIndex }) => {
        const backstage = goBackstage(shop, workerIndex);
        await use(backstage);
        await backstage.close();
      },
      { scope: 'worker' },
    ],
    shopUrl: ({ shop }, use) => use(shop.url),
  });

/** A shop that is open to guests, beside the one for members alone. */
export const test = shopWith({ STOREFRONT_ACCESS: 'open' });
