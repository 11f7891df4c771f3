import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './open-shop.ts';
import { posting } from './posted.ts';
import { usualHand } from './usual-hand.ts';

const password = 'drei brillen im regal';
const next = 'vier brillen im regal';

for (const locale of ['en', 'de'] as const)
  test(`in ${locale} a customer changes address and password, and deletes the account`, async ({
    visitor,
    shopUrl,
  }) => {
    test.setTimeout(120_000);
    const texts = locale === 'de' ? de : en;
    const { accounts, profile } = texts;
    const site = locale === 'de' ? '/german' : '';
    const { page, hand } = await usualHand(visitor, locale);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const email = `profile-${locale}-${Date.now()}@mail.example`;
    await posting(page.context(), shopUrl, locale).register(email, password);

    await page.goto(`${site}/User/Profile`);
    await hand.press('link', profile.page.changes['accounts.change-account']);
    await expect(heading).toHaveText(accounts.change.title);
    const address = main.getByRole('textbox', { name: accounts.fields.email });
    await expect(address).toHaveValue(email);
    await expectAccessible(page, 'a profile to change');
    await address.fill(`new-${email}`);
    await hand.press('button', accounts.change.submit);
    await expect(main.getByRole('alert')).toContainText(accounts.problems.required);
    await expectAccessible(page, 'a profile that is refused');
    await hand.type(`${accounts.fields.currentPassword} (${texts.shell.field.optional})`, password);
    await hand.press('button', accounts.change.submit);
    await expect(heading).toHaveText(profile.page.title);
    await expect(main).toContainText(`new-${email}`);

    await hand.press('link', profile.page.changes['accounts.change-password']);
    await expect(heading).toHaveText(accounts.newPassword.title);
    await expectAccessible(page, 'a password to change');
    await hand.type(accounts.fields.currentPassword, 'not it 123');
    await hand.type(accounts.fields.newPassword, next);
    await hand.type(accounts.fields.again, next);
    await hand.press('button', accounts.newPassword.submit);
    await expect(main.getByRole('alert')).toContainText(accounts.refused['wrong-password']);
    await expectAccessible(page, 'a password that is refused');
    await hand.type(accounts.fields.currentPassword, password);
    await hand.type(accounts.fields.newPassword, next);
    await hand.type(accounts.fields.again, next);
    await hand.press('button', accounts.newPassword.submit);
    await expect(heading).toHaveText(profile.page.title);

    await page.reload();
    await hand.press('link', profile.page.changes['accounts.erase-account']);
    await expect(heading).toHaveText(accounts.erase.title);
    await expectAccessible(page, 'an account to delete');
    await hand.type(accounts.fields.currentPassword, next);
    await hand.press('button', accounts.erase.submit);
    await expect(page).toHaveURL(`${shopUrl}${site || '/'}`);
    await expect(page.getByText(texts.flash.accountDeleted.text())).toBeVisible();
    await page.goto(`${site}/User/Profile`);
    await expect(page).toHaveURL(/confirmauthentication\/welcome/);
  });
