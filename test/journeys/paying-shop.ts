import { startStandIn, type StandIn } from '#demo/payment-page/start-provider.ts';
import { startShop, type RunningShop } from '../shop/running-shop.ts';
import { goBackstage, type Backstage } from './backstage.ts';
import { expect, test as base } from './shop.ts';

export { expect } from './shop.ts';

type Paying = { shop: RunningShop; standIn: StandIn; backstage: Backstage };

/** A shop where one may pay on the page of a provider, which runs beside it. */
export const payingAt = (settings: Record<string, string>) =>
  base.extend<{ shopUrl: string }, Paying>({
    standIn: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const standIn = await startStandIn();
        await use(standIn);
        standIn.stop();
      },
      { scope: 'worker' },
    ],
    shop: [
      async ({ standIn }, use) => {
        const shop = await startShop({
          FRAMEWELL_RATE_LIMIT: 'off',
          ...standIn.settings,
          ...settings,
        });
        standIn.tellShop(shop.url);
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
    // Whoever pays leaves the shop, for the provider and nowhere else.
    faults: async ({ standIn }, use) => {
      const faults: string[] = [];
      await use(faults);
      const { host } = new URL(standIn.url);
      expect(faults.filter((fault) => fault !== `request to ${host}`)).toEqual([]);
    },
  });

/** Keeps notices back, or sends those that wait. */
export async function hold(standIn: StandIn, notices: 'held' | 'sent'): Promise<void> {
  const headers = { authorization: `Bearer ${standIn.settings['STRIPE_SECRET_KEY']}` };
  const body = JSON.stringify({ notices });
  await fetch(`${standIn.url}/control`, { method: 'POST', headers, body });
  if (notices === 'sent') await fetch(`${standIn.url}/control/send`, { method: 'POST', headers });
}

/** A sentence with any amount in it. */
export function said(sentence: (amount: string) => string): RegExp {
  const [before = '', after = ''] = sentence('\n').split('\n');
  return new RegExp(`${escaped(before)}[^a-z]+${escaped(after)}`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
