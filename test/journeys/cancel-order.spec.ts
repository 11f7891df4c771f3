import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { pressTwice } from './hand.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';
import { conditions } from '../conditions.ts';

for (const { locale, javaScriptEnabled, texts } of conditions(
  [{ locale: 'en', javaScriptEnabled: true, texts: en }],
  [{ locale: 'de', javaScriptEnabled: false, texts: de }],
))
  test(`a member cancels an order and orders again, in ${locale}, scripts: ${javaScriptEnabled}`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    const page = await visitor({ javaScriptEnabled, viewport: { width: 375, height: 812 } });
    const posted = posting(page.context(), shopUrl, locale);
    await posted.readyToOrder(backstage, member);
    await posted.order();
    const site = locale === 'de' ? '/german' : '';
    const main = page.getByRole('main');
    const { one, details, states } = texts.orders;
    const cancel = main.getByRole('button', { name: one.cancel.action });

    await page.goto(`${site}/User/Order`);
    await main.getByRole('link', { name: details }).click();
    await expect(page).toHaveURL(/\/User\/Order\/dm\d{10}$/);
    await expect(main).not.toContainText(one.again);
    await main.getByText(one.cancel.title, { exact: true }).click();
    await cancel.click();
    await expect(main.getByText(one.cancel.reasonMissing)).toBeVisible();
    await main.getByLabel(one.cancel.reason).selectOption({ index: 2 });
    await pressTwice(cancel);

    await expect(main).toContainText(states.canceled.text);
    await expect(cancel).toHaveCount(0);
    await main.getByRole('link', { name: one.again }).click();
    await expect(page).toHaveURL(/\/p\/\d+$/);
    await posted.lenses();
    await posted.prescription();
    await posted.pair();
    await posted.delivery();
    await posted.order();
    expect(await backstage.orderCount(member.userId)).toBe(2);
  });

test('the receipt of an order is a file to keep, for its member alone', async ({
  page,
  visitor,
  backstage,
  member,
  posted,
}) => {
  await posted.readyToOrder(backstage, member);
  await posted.order();
  await page.goto('/User/Order');
  await page.getByRole('main').getByRole('link', { name: en.orders.details }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: en.orders.receipt.download }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^dm\d{10}\.pdf$/);

  const stranger = await visitor({});
  const answer = await stranger.request.get(file.url(), { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
});
