import { DEFAULT_WAITING_PERIOD_MS } from '#domain/benefit/waiting-period.ts';
import { formatOf } from '#storefront/i18n/format.ts';
import { pressTwice } from './hand.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const place = { name: 'Place order' };

for (const [when, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const)
  test(`pressing "Place order" twice ${when} gives one order`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    const page = await visitor({ javaScriptEnabled });
    await posting(page.context(), shopUrl).readyToOrder(backstage, member);
    await page.goto('/checkout/OrderReview');
    await pressTwice(page.getByRole('button', place));
    await expect(page).toHaveURL(/OrderConfirmation$/);
    await expect(page.getByRole('main')).toContainText(/dm\d{10}/);
    expect(await backstage.orderCount(member.userId)).toBe(1);
  });

test('two tabs at the review give one order, and both tell its number', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.readyToOrder(backstage, member);
  const other = await context.newPage();
  await page.goto('/checkout/OrderReview');
  await other.goto('/checkout/OrderReview');
  await page.getByRole('button', place).click();
  await expect(page).toHaveURL(/OrderConfirmation$/);
  await expect(page.getByRole('main')).toContainText(/dm\d{10}/);
  const [number] = /dm\d{10}/.exec(await page.getByRole('main').innerText())!;

  await other.getByRole('button', place).click();
  await expect(other).not.toHaveURL(/OrderReview$/);
  await other.goto('/checkout/OrderConfirmation');
  await expect(other.getByRole('main')).toContainText(number);
  expect(await backstage.orderCount(member.userId)).toBe(1);
});

test('a pair removed in one tab is not ordered by the other', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.readyToOrder(backstage, member);
  const other = await context.newPage();
  await other.goto('/checkout/OrderReview');
  await page.goto('/checkout/CartPreview');
  await page.getByText('Remove this pair', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, remove this pair' }).click();
  await expect(page).toHaveURL(/checkout\/empty$/);

  await other.getByRole('button', place).click();
  await expect(
    other.getByText('The total has changed').or(other.getByText('empty')).first(),
  ).toBeVisible();
  expect(await backstage.orderCount(member.userId)).toBe(0);
});

test('a member whose benefit is used is told from which day it is back', async ({
  page,
  backstage,
  posted,
}) => {
  const redeemedAt = new Date();
  redeemedAt.setUTCHours(16, 0, 0, 0);
  redeemedAt.setUTCDate(redeemedAt.getUTCDate() - 100);
  const backOn = new Date(redeemedAt.getTime() + DEFAULT_WAITING_PERIOD_MS);
  const words = formatOf('en').date(backOn);
  const member = await backstage.freshMember({
    redemption: { redeemedAt: redeemedAt.toISOString() },
  });
  await posted.signIn(backstage, member);
  for (const path of ['/', '/Step1', '/Products/List', '/checkout']) {
    await page.goto(path);
    await expect(page).toHaveURL(/alreadyredeemed$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Your benefit is back on ${words}`,
    );
  }
});
