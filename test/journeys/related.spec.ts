import type { Page } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { dearFrame, germanPaper, paper } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';
import { conditions } from '../conditions.ts';

test.use({ viewport: { width: 375, height: 812 } });

const path = `/p/${dearFrame.sku}`;
const cardsIn = (page: Page) => page.locator('#related li');

for (const { locale, texts, prefix } of conditions(
  [{ locale: 'de', texts: de, prefix: '/german' }],
  [{ locale: 'en', texts: en, prefix: '' }],
)) {
  const { related, fit } = texts.frames;

  test(`frames like one come when somebody gets near, and take the lenses: ${locale}`, async ({
    page,
    context,
    backstage,
    member,
    shopUrl,
  }) => {
    const posted = posting(context, shopUrl, locale);
    await posted.withLenses(backstage, member);
    await posted.prescription(locale === 'de' ? germanPaper : paper);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/Related')) asked.push(request.url());
    });

    await page.goto(prefix + path, { waitUntil: 'networkidle' });
    const way = page.getByRole('link', { name: related.see, exact: true });
    await expect(way).toBeAttached();
    expect(asked).toEqual([]);

    await way.scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 2, name: related.heading })).toBeVisible();
    await expect(way).toBeHidden();
    expect(asked).toHaveLength(1);
    expect([3, 6]).toContain(await cardsIn(page).count());
    expect(await cardsIn(page).getByText(dearFrame.name).count()).toBe(0);
    await expect(cardsIn(page).getByText(fit.takes)).toHaveCount(await cardsIn(page).count());
    await expectAccessible(page, `related frames, ${locale}`);

    // Followed as any link of ours: no new document.
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const link = cardsIn(page).first().getByRole('link');
    const name = await link.textContent();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await expect(page.locator('html[data-same]')).toBeAttached();
    await expect(page.getByRole('link', { name: related.see, exact: true })).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: dearFrame.name })).toBeVisible();
  });

  test(`without scripts the way leads to them, and on to all of their kind: ${locale}`, async ({
    visitor,
    context,
    backstage,
    member,
    shopUrl,
  }) => {
    await posting(context, shopUrl, locale).signIn(backstage, member);
    const page = await visitor({
      storageState: await context.storageState(),
      javaScriptEnabled: false,
      viewport: { width: 375, height: 812 },
    });
    await page.goto(prefix + path);
    await page.getByRole('link', { name: related.see, exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: related.title(dearFrame.name) }),
    ).toBeVisible();
    expect([3, 6]).toContain(await cardsIn(page).count());
    await page.getByRole('link', { name: related.all }).click();
    await expect(page).toHaveURL(/\/Products\/List\?category=.+&frameShapes=/);
    await expect(page.getByRole('link', { name: dearFrame.name, exact: true })).toBeVisible();
  });
}

test('where they cannot be had the way stays, and the pair can be chosen', async ({
  page,
  context,
  backstage,
  member,
  shopUrl,
}) => {
  await posting(context, shopUrl).withLenses(backstage, member);
  await page.route(/\/Related$/, (route) => route.fulfill({ status: 503, body: '' }));
  const answered = page.waitForResponse(/\/Related$/);
  await page.goto(path);
  const way = page.getByRole('link', { name: en.frames.related.see, exact: true });
  await way.scrollIntoViewIfNeeded();
  expect((await answered).status()).toBe(503);
  await expect(way).toBeVisible();
  await expect(page.getByRole('heading', { name: en.frames.related.heading })).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: en.frames.missing.prescriptionAction }),
  ).toBeVisible();
});

test('whoever is on the way by keyboard when they come stays on it', async ({
  page,
  context,
  backstage,
  member,
  shopUrl,
}) => {
  await posting(context, shopUrl).signIn(backstage, member);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/Related$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const way = page.getByRole('link', { name: en.frames.related.see, exact: true });
  await way.focus();
  letGo();
  await expect(page.getByRole('heading', { name: en.frames.related.heading })).toBeVisible();
  await expect(way).toBeFocused();
});
