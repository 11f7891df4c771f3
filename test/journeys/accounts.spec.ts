import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { keyboard } from './keyboard.ts';
import { expect, test } from './open-shop.ts';
import { germanPaper, paper } from './papers.ts';
import { posting } from './posted.ts';
import { conditions } from '../conditions.ts';
import { usualHand } from './usual-hand.ts';

const password = 'drei brillen im regal';
const next = 'vier brillen im regal';

for (const locale of conditions(['en'], ['de']))
  test(`in ${locale} a guest opens an account mid-order, forgets the password and finds the cart again`, async ({
    visitor,
    shopUrl,
  }) => {
    test.setTimeout(120_000);
    const site = locale === 'de' ? '/german' : '';
    const email = `journey-${locale}-${Date.now()}@mail.example`;
    const { page, hand } = await usualHand(visitor, locale);
    const { accounts, checkout, home, orders, shell } = locale === 'de' ? de : en;
    const heading = page.getByRole('heading', { level: 1 });

    const posted = posting(page.context(), shopUrl, locale);
    await posted.lenses();
    await posted.prescription(locale === 'de' ? germanPaper : paper);
    await posted.pair();
    await page.goto(site || '/');
    await hand.press('link', home.forMembers.account);
    await expect(heading).toHaveText(accounts.login.title);
    await expectAccessible(page, 'login');
    await hand.type(accounts.fields.email, email);
    await hand.type(accounts.fields.password, 'not it 123');
    await hand.press('button', accounts.login.submit);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(accounts.refused.title);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      accounts.refused.incorrect,
    );
    await expectAccessible(page, 'login that is refused');

    await hand.press('link', accounts.login.register);
    await expect(heading).toHaveText(accounts.register.title);
    await hand.press('button', accounts.register.submit);
    await expect(page.getByRole('main')).toContainText(accounts.problems.required);
    await expectAccessible(page, 'registration that is refused');
    await hand.type(accounts.fields.firstName, 'Ada');
    await hand.type(accounts.fields.lastName, 'Park');
    await hand.type(accounts.fields.email, email);
    await hand.type(accounts.fields.password, password);
    await hand.type(accounts.fields.again, password);
    await hand.press('button', accounts.register.submit);
    await expect(page).toHaveURL(`${shopUrl}${site}/checkout/CartPreview`);
    await expect(page.getByRole('main')).toContainText(checkout.merged.title);
    await expectAccessible(page, 'cart after the account was opened');

    const other = await visitor(locale === 'de' ? { locale: 'de-DE' } : {});
    await other.goto(`${site}/User/ForgotPassword`);
    const there = keyboard(other);
    await there.type(accounts.fields.email, email);
    await there.press('button', accounts.forgot.submit);
    await expect(other.getByRole('main')).toContainText(accounts.forgot.sent);
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(other).toHaveTitle(new RegExp(`^${accounts.forgot.sentTitle} · `));
    await expectAccessible(other, 'a link was mailed');
    await expect.poll(async () => (await linkTo(email)) !== '', { timeout: 15_000 }).toBe(true);
    await other.goto(await linkTo(email));
    await expect(other).toHaveURL(`${shopUrl}${site}/User/ResetPassword`);
    await expectAccessible(other, 'a new password');
    await there.type(accounts.fields.email, email);
    await there.type(accounts.fields.newPassword, next);
    await there.type(accounts.fields.again, next);
    await there.press('button', accounts.reset.submit);
    await expect(other.getByRole('main')).toContainText(accounts.login.changed);
    await there.type(accounts.fields.email, email);
    await there.type(accounts.fields.password, next);
    await there.press('button', accounts.login.submit);
    await expect(other).toHaveURL(`${shopUrl}${site || '/'}`);
    await expect(other.getByRole('banner').getByText(shell.cartHolds(1))).toBeAttached();
    await expectAccessible(other, 'home of a customer');
    await other.goto(`${site}/User/Order`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(orders.none);

    async function linkTo(address: string): Promise<string> {
      const answer = await page.request.get('/dev/outbox.json');
      const sent = (await answer.json()) as { to: string; text: string }[];
      const message = sent.find(({ to }) => to === address);
      return /https?:\S+/.exec(message?.text ?? '')?.[0] ?? '';
    }
  });
