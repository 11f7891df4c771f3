import { startShop, type RunningShop } from '../shop/running-shop.ts';
import { expectAccessible } from './accessible.ts';
import { goBackstage } from './backstage.ts';
import { posting } from './posted.ts';
import { expect, test as base } from './shop.ts';

// The curtain falls over a whole shop, so it has one of its own.
const test = base.extend<{ shopUrl: string }, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShop({ FRAMEWELL_RATE_LIMIT: 'off' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shopUrl: ({ shop }, use) => use(shop.url),
});

test('while the curtain is closed every page leads to it, and afterwards nothing is lost', async ({
  page,
  context,
  shop,
}, { workerIndex }) => {
  const backstage = goBackstage(shop, workerIndex);
  const posted = posting(context, shop.url);
  const member = await backstage.freshMember();
  await posted.withLenses(backstage, member);

  await backstage.setCurtain(true);
  // One phrase of the banner fades into the next: halfway neither can be read well.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A process may go on with what it last read of the switch for a moment.
  await expect(async () => {
    await page.goto('/Step1');
    expect(page.url()).toMatch(/\/curtain$/);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are working on the store');
  await expectAccessible(page, 'curtain');
  await context.addCookies([{ name: 'curtain', value: 'false', url: shop.url }]);
  await page.goto('/german/checkout');
  await expect(page).toHaveURL(/\/german\/curtain$/);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset['text'] = '200'));
  await expectAccessible(page, 'curtain, dark, at 200 %');
  const answer = await context.request.get('/curtain');
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe('300');

  await backstage.setCurtain(false);
  await expect(async () => {
    await page.goto('/Step1');
    expect(page.url()).toMatch(/\/Step1$/);
  }).toPass();
  await expect(page.getByRole('link', { name: 'Change: Lenses' })).toBeVisible();
  await backstage.close();
});
