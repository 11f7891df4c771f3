import { expectAccessible } from './accessible.ts';
import { finger, mouse } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { expect, test } from './open-shop.ts';
import { dearFrame, germanPaper, paper } from './papers.ts';
import { posting } from './posted.ts';
import { aWalk } from './walk.ts';
import { usualHand } from './usual-hand.ts';

test(
  'English, on a phone: a guest orders and pays in full',
  { tag: '@full' },
  async ({ visitor, backstage, member }) => {
    const page = await visitor({
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const walk = aWalk({ hand: finger(page), backstage, member });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.texts.home.guest.title);
    await expectAccessible(page, 'home of a guest');
    await walk.lenses('SingleVision');
    await walk.prescription(paper);
    await page.goto(`/Products/List?term=${dearFrame.name}`);
    await expectAccessible(page, 'list of a guest');
    await walk.frame(dearFrame.name, /^Standard/);
    await expectAccessible(page, 'cart of a guest');
    await walk.delivery('clara@mail.example');
    await expect(page.getByRole('main')).toContainText('clara@mail.example');
    await expectAccessible(page, 'review of a guest');
    const number = await walk.order('$283.95');
    await expect(page.getByRole('link', { name: 'See your orders' })).toBeHidden();
    await expectAccessible(page, 'confirmation of a guest');

    await page.reload();
    await expect(page.getByRole('main')).toContainText(number);
  },
);

test('German, with the keyboard alone: a guest orders, and leaves nothing behind', async ({
  page,
  backstage,
  member,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hand = keyboard(page);
  const walk = aWalk({ hand, backstage, member, locale: 'de' });
  await page.goto('/german');
  await walk.lenses('SingleVision');
  await walk.prescription(germanPaper);
  await walk.search(dearFrame.name);
  await walk.frame(dearFrame.name, /^Standard/);
  await walk.delivery('juergen@mail.example');
  await walk.order('283,95\u00a0€');

  const { account, flash, signIn } = walk.texts;
  await hand.press('button', account.guest.leave);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.forgetGuest.title);
  await expectAccessible(page, 'asked before all is deleted');
  await hand.press('button', signIn.forgetGuest.action);
  await expect(page.getByText(flash.guestForgotten.text())).toBeVisible();
  await page.goto('/german/checkout/OrderConfirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.texts.orders.find.title);
});

for (const locale of ['de', 'en'] as const)
  test(
    `in ${locale} a guest sees an order again in another browser, by a mailed code`,
    { tag: '@full' },
    async ({ context, shopUrl, backstage, member, visitor }) => {
      const email = `again-${locale}-${Date.now()}@mail.example`;
      const posted = posting(context, shopUrl, locale);
      await posted.lenses();
      await posted.prescription(locale === 'de' ? germanPaper : paper);
      await posted.pair();
      await posted.delivery({ email });
      await posted.order();
      const site = locale === 'de' ? '/german' : '';
      const placed = await context.request.get(`${site}/checkout/OrderConfirmation`);
      const [number = ''] = /dm\d{10}/.exec(await placed.text()) ?? [];

      const { page, hand } = await usualHand(visitor, locale);
      const walk = aWalk({ hand, backstage, member, locale });
      await walk.findOrder({ number, email }, (state) => expectAccessible(page, state));
    },
  );

test('a guest who is a member signs in on the way, and the plan pays', async ({
  page,
  backstage,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hand = mouse(page);
  const walk = aWalk({ hand, backstage, member });
  const { account, checkout, signIn } = walk.texts;
  await page.goto('/');
  await walk.lenses('SingleVision');
  await walk.prescription(paper);
  await walk.search(dearFrame.name);
  await walk.frame(dearFrame.name, /^Standard/);
  const main = page.getByRole('main');
  await expect(main).toContainText('$279.00');

  await hand.press('link', account.guest.words);
  await walk.sayWho();
  await hand.press('button', signIn.checkOtp.submit);
  await expect(page).toHaveURL(/\/checkout\/CartPreview$/);
  await expect(main).toContainText(checkout.merged.outcomes.merged(dearFrame.name));
  await expect(main).toContainText('$69.00');
  await expectAccessible(page, 'cart after signing in');
  await walk.delivery();
  await walk.order('$69.00');
  expect(await backstage.orderCount(member.userId)).toBe(1);
});
