import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import type { Backstage } from './backstage.ts';
import { conditions } from '../conditions.ts';
import { expect, hold, payingAt, said, payUnheard } from './paying-shop.ts';
import { posting } from './posted.ts';
import type { Member } from './shop.ts';
import type { Page } from '@playwright/test';

const test = payingAt({});

for (const { locale, javaScriptEnabled, texts } of conditions(
  [{ locale: 'de', javaScriptEnabled: false, texts: de }],
  [
    { locale: 'en', javaScriptEnabled: true, texts: en },
    { locale: 'de', javaScriptEnabled: true, texts: de },
  ],
)) {
  const site = locale === 'de' ? '/german' : '';
  const title = `in ${locale}, scripts: ${javaScriptEnabled}`;
  const words = texts.checkout;
  /** What looks at a page is a script itself. */
  const accessible = async (page: Page, state: string) => {
    if (javaScriptEnabled) await expectAccessible(page, state);
  };
  const pay = locale === 'de' ? /zahlen$/ : /^Pay \$/;

  /** Chooses to pay online, and goes to the provider's page from the review. */
  const toPayment = async (page: Page, backstage: Backstage, member: Member, shopUrl: string) => {
    const posted = posting(page.context(), shopUrl, locale);
    await posted.readyToOrder(backstage, member);
    await page.goto(`${site}/checkout/ShippingEdit`);
    await page.getByLabel(words.payment.methods.hostedpayment.name).check();
    await accessible(page, 'ways to pay');
    await page.getByRole('button', { name: words.delivery.saveEdit }).click();
    await expect(page.getByRole('main')).toContainText(words.review.paidFirst);
    await accessible(page, 'review before paying');
    await page.getByRole('button', { name: words.review.place }).click();
    await expect(page).toHaveURL(/\/pay\/cs_test_/);
  };
  const view = { javaScriptEnabled, viewport: { width: 375, height: 812 } };

  test(`a member pays online, cancels and is refunded, ${title}`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    const page = await visitor(view);
    const main = page.getByRole('main');
    await toPayment(page, backstage, member, shopUrl);
    expect(await backstage.orderCount(member.userId)).toBe(0);
    await page.getByRole('button', { name: pay }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title);
    await accessible(page, 'confirmation of what was paid online');
    expect(await backstage.orderCount(member.userId)).toBe(1);
    await expect
      .poll(async () => {
        await page.reload();
        return main.textContent();
      })
      .toMatch(said(words.confirmation.pay.online.captured));

    const { one, details, states } = texts.orders;
    await page.goto(`${site}/User/Order`);
    await main.getByRole('link', { name: details }).click();
    await main.getByText(one.cancel.title, { exact: true }).click();
    await main.getByLabel(one.cancel.reason).selectOption({ index: 1 });
    await main.getByRole('button', { name: one.cancel.action }).click();
    await expect(main).toContainText(states.canceled.text);
    await expect
      .poll(async () => {
        await page.reload();
        return main.textContent();
      })
      .toMatch(said(words.confirmation.pay.online.refunded));
    await accessible(page, 'a canceled order that was refunded');
    await expect(main.getByRole('link', { name: one.again })).toBeVisible();
  });

  test(`a card is refused, and the member goes back and pays in another way, ${title}`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    const page = await visitor(view);
    const main = page.getByRole('main');
    await toPayment(page, backstage, member, shopUrl);
    const address = page.url();
    await page.getByRole('button', { name: /refused|abgelehnt/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('link').click();
    await expect(main).toContainText(words.review.unpaid);
    await expect(main).toContainText(words.review.unpaidText.refused);
    await accessible(page, 'review after a refused card');
    await page.goto(`${site}/checkout/OrderConfirmation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.toPay);
    await accessible(page, 'not paid yet');
    await main.getByRole('link', { name: words.confirmation.toPayBack }).click();

    await page.goto(`${site}/checkout/ShippingEdit`);
    await page.getByLabel(words.payment.methods.checkmo.name).check();
    await page.getByRole('button', { name: words.delivery.saveEdit }).click();
    await page.getByRole('button', { name: words.review.place }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title);
    await page.goto(address);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await backstage.orderCount(member.userId)).toBe(1);
  });

  test(`whoever pays and closes the tab has their order by the notice, ${title}`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
    standIn,
  }) => {
    const page = await visitor(view);
    await toPayment(page, backstage, member, shopUrl);
    await payUnheard(page, standIn);
    expect(await backstage.orderCount(member.userId)).toBe(0);
    await hold(standIn, 'sent');
    await expect.poll(() => backstage.orderCount(member.userId)).toBe(1);
    await page.goto(`${site}/checkout/OrderConfirmation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title);
    expect(await backstage.orderCount(member.userId)).toBe(1);
  });
}
