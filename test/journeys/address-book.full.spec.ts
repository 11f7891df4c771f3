import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { finger, mouse } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { addresses } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const phone = { width: 375, height: 812 };

for (const { locale, texts, handed, visit } of [
  { locale: 'en', texts: en, handed: finger, visit: { viewport: phone, hasTouch: true } },
  { locale: 'de', texts: de, handed: mouse, visit: { viewport: phone, javaScriptEnabled: false } },
  { locale: 'de', texts: de, handed: keyboard, visit: {} },
] as const)
  test(`a saved address is suggested, ordered with and deleted, in ${locale}, by ${handed.name}`, async ({
    context,
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    test.setTimeout(180_000);
    await posting(context, shopUrl, locale).withPair(backstage, member);
    const page = await visitor({
      ...visit,
      reducedMotion: 'reduce',
      storageState: await context.storageState(),
    });
    const hand = handed(page);
    // Axe is a script.
    const isSeen = async (state: string) =>
      'javaScriptEnabled' in visit ? undefined : expectAccessible(page, state);
    const site = locale === 'de' ? '/german' : '';
    const { book, form, one } = texts.addresses;
    const { pages } = texts.profile.nav;
    const street = locale === 'de' ? 'Eichenallee 9' : '9 Oak Avenue';

    await page.goto(`${site}/User/Order`);
    await hand.press('link', pages['addresses.addresses']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await isSeen('an empty book');
    await save({});
    await save({ 'street[0]': street });
    await expect(page.getByRole('article')).toHaveCount(2);
    await hand.press('button', `${book.useForDeliveries} , ${street}`);
    await hand.press('button', `${book.useForBills} , ${street}`);
    await expect(page.getByRole('article').first()).toContainText(book.forDeliveries);
    await expect(page.getByRole('article').first()).toContainText(street);
    await isSeen('a book of two');

    await page.goto(`${site}/checkout/Shipping`);
    // Those for bills are folded away once the stylesheet has come.
    const forDelivery = page.locator('[name=customerAddressId]');
    await expect(page.getByRole('radio', { name: street }).and(forDelivery)).toBeChecked();
    await expect(page.getByRole('textbox', { name: form.fields['street[0]'] })).toBeHidden();
    await isSeen('saved addresses to choose from');
    await hand.choose('radio', new RegExp(`^${texts.checkout.addresses.another}`));
    await expect(page.getByRole('textbox', { name: form.fields['street[0]'] })).toBeVisible();
    await hand.choose('radio', new RegExp(street));
    await hand.press('button', texts.checkout.delivery.save);
    await expect(page).toHaveURL(/OrderReview/);
    await expect(page.getByRole('main')).toContainText(street);
    await isSeen('the review');
    await hand.press('button', texts.checkout.review.place);
    await expect(page).toHaveURL(/OrderConfirmation/);

    await page.goto(`${site}/User/Addresses`);
    await page.locator('summary', { hasText: street }).click();
    await hand.press('button', `${book.removeAction} , ${street}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await hand.press('link', pages['profile.profile']);
    await expect(page.getByRole('main')).toContainText(member.firstName);
    await isSeen('the profile');

    async function save(changes: Record<string, string>) {
      await hand.press('link', book.add);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.addTitle);
      await isSeen('the form of an address');
      const { region, ...fields } = { ...addresses[locale], ...changes };
      for (const [name, value] of Object.entries(fields))
        await hand.type(form.fields[name as 'city'], value);
      if (region) await hand.select(form.fields.region, region);
      await hand.press('button', one.save);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    }
  });
