import { finger, mouse } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { dearFrame, germanPaper, paidFrame, paper, reading } from './papers.ts';
import { expect, test } from './shop.ts';
import { aWalk } from './walk.ts';

test(
  'English, with the mouse: the sums of the worked example, and no second order',
  { tag: '@full' },
  async ({ page, backstage, member }) => {
    const walk = aWalk({ hand: mouse(page), backstage, member });
    await walk.signIn();
    await walk.lenses('Progressive');
    await walk.prescription({ ...paper, ...reading });
    await walk.frame(dearFrame.name, /^Standard/);
    const main = page.getByRole('main');
    await expect(main).toContainText('$379.00');
    await expect(main).toContainText('$169.00');
    await walk.delivery();
    await expect(main).toContainText('$169.00');
    const number = await walk.order('$169.00');

    await page.getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL(/alreadyredeemed$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Your benefit is back on \w+ \d{1,2}, 20\d\d$/,
    );
    await page.getByRole('link', { name: 'See your orders' }).click();
    await expect(main).toContainText(number);
    expect(await backstage.orderCount(member.userId)).toBe(1);
  },
);

test('English, with the keyboard alone: the focus is seen at every stop', async ({
  page,
  backstage,
  member,
}) => {
  test.setTimeout(180_000);
  const walk = aWalk({ hand: keyboard(page), backstage, member });
  await walk.signIn();
  await walk.lenses('SingleVision');
  await walk.prescription(paper);
  await walk.search(dearFrame.name);
  await walk.frame(dearFrame.name, /^Standard/);
  await walk.delivery();
  await walk.order('$69.00');
  expect(await backstage.orderCount(member.userId)).toBe(1);
});

test('German, on a phone: paid in full by the plan', async ({ visitor, backstage }) => {
  const page = await visitor({
    viewport: { width: 375, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  const member = await backstage.freshMember({ locale: 'de' });
  const walk = aWalk({ hand: finger(page), backstage, member, locale: 'de' });
  await walk.signIn();
  await walk.lenses('SingleVision');
  await walk.prescription(germanPaper);
  await page.goto(`/german/Products/List?term=${paidFrame.name}`);
  await walk.frame(paidFrame.name, /^Standard/);
  await walk.delivery();
  await walk.order('0,00\u00a0€');

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/german');
  await expect(page).toHaveURL(/\/german\/confirmauthentication\/alreadyredeemed$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{1,2}\. \S+ 20\d\d/);
});

test('English, without scripts, from the first page to the confirmation', async ({
  visitor,
  backstage,
  member,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  const walk = aWalk({ hand: mouse(page), backstage, member });
  await walk.signIn();
  await walk.lenses('Bifocals');
  await walk.prescription({ ...paper, ...reading });
  await walk.frame(dearFrame.name);
  await walk.delivery();
  const amount = await page.getByRole('row', { name: 'You pay' }).innerText();
  await walk.order(/\$[\d.]+/.exec(amount)![0]);
  expect(await backstage.orderCount(member.userId)).toBe(1);
});
