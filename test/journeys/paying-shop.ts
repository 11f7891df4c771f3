import type { Page } from '@playwright/test';
import { startStandIn, type StandIn } from '#demo/payment-page/start-provider.ts';
import { startShop, type RunningShop } from '../shop/running-shop.ts';
import { shopWith } from './open-shop.ts';
import { expect } from './shop.ts';

export { expect } from './shop.ts';

/** A shop where one may pay on the page of a provider, which runs beside it. */
export const payingAt = (settings: Record<string, string>) =>
  shopWith({}).extend<object, { standIn: StandIn; shop: RunningShop }>({
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
    // Whoever pays leaves the shop, for the provider and nowhere else.
    faults: async ({ standIn }, use) => {
      const faults: string[] = [];
      await use(faults);
      const { host } = new URL(standIn.url);
      expect(faults.filter((fault) => fault !== `request to ${host}`)).toEqual([]);
    },
  });

/** Pays on the provider's page, of which the shop is not told yet. */
export async function payUnheard(page: Page, standIn: StandIn): Promise<void> {
  await hold(standIn, 'held');
  await page.request.post(page.url(), { form: { choice: 'pay' }, maxRedirects: 0 });
}

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
