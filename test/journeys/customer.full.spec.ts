import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { pressTwice } from './hand.ts';
import { expect, test } from './open-shop.ts';
import { addresses, germanPaper, paper } from './papers.ts';
import { posting } from './posted.ts';
import { usualHand } from './usual-hand.ts';

const password = 'drei brillen im regal';

for (const locale of ['de', 'en'] as const)
  test(`in ${locale} a customer saves an address, orders with it and cancels`, async ({
    visitor,
    shopUrl,
  }) => {
    test.setTimeout(180_000);
    const texts = locale === 'de' ? de : en;
    const { addresses: words, checkout, orders } = texts;
    const site = locale === 'de' ? '/german' : '';
    const { page, hand } = await usualHand(visitor, locale);
    const main = page.getByRole('main');
    const posted = posting(page.context(), shopUrl, locale);
    await posted.register(`customer-${locale}-${Date.now()}@mail.example`, password);
    await posted.lenses();
    await posted.prescription(locale === 'de' ? germanPaper : paper);
    await posted.pair();

    await page.goto(`${site}/User/Order`);
    await hand.press('link', texts.profile.nav.pages['addresses.addresses']);
    await hand.press('link', words.book.add);
    await expect(main.getByRole('textbox', { name: words.form.fields.firstname })).toHaveValue(
      'Ada',
    );
    const { region, firstname: _first, lastname: _last, ...fields } = addresses[locale];
    for (const [name, value] of Object.entries(fields))
      await hand.type(words.form.fields[name as 'city'], value);
    if (region) await hand.select(words.form.fields.region, region);
    // Sent twice by an impatient hand, it is there once.
    await pressTwice(main.getByRole('button', { name: words.one.save }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.book.title);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page, 'the address book of a customer');

    await page.goto(`${site}/checkout/Shipping`);
    await expect(main.getByRole('radio', { name: fields['street[0]'] })).toBeChecked();
    await hand.press('button', checkout.delivery.save);
    await expect(page).toHaveURL(/OrderReview/);
    await expect(main).toContainText(fields['street[0]']);
    await hand.press('button', checkout.review.place);
    await expect(page).toHaveURL(/OrderConfirmation/);
    await hand.press('link', checkout.confirmation.orders);
    await main.getByRole('link', { name: orders.details }).click();
    await expect(page).toHaveURL(/\/User\/Order\/dm\d{10}$/);
    const coming = page.waitForEvent('download');
    await hand.press('link', orders.receipt.download);
    expect((await coming).suggestedFilename()).toMatch(/^dm\d{10}\.pdf$/);
    await expectAccessible(page, 'the order of a customer');

    await main.getByText(orders.one.cancel.title, { exact: true }).click();
    await main.getByLabel(orders.one.cancel.reason).selectOption({ index: 1 });
    await hand.press('button', orders.one.cancel.action);
    await expect(main).toContainText(orders.statesOfGuests.canceled);
    await hand.press('link', orders.one.again);
    await expect(page).toHaveURL(/\/p\/\d+$/);
  });
