import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { conditions } from '../conditions.ts';
import { finger, mouse } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { dearFrame, germanPaper, paper } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const phone = { width: 375, height: 812 };

for (const { locale, texts, handed, visit } of conditions(
  [{ locale: 'de', texts: de, handed: keyboard, visit: { viewport: phone } }],
  [
    {
      locale: 'en',
      texts: en,
      handed: mouse,
      visit: { viewport: phone, javaScriptEnabled: false },
    },
    { locale: 'en', texts: en, handed: keyboard, visit: { viewport: phone } },
    { locale: 'de', texts: de, handed: finger, visit: { hasTouch: true, colorScheme: 'dark' } },
  ],
))
  test(`frames are saved, looked at again and put into the cart, in ${locale}, by ${handed.name}`, async ({
    context,
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    test.setTimeout(120_000);
    const posted = posting(context, shopUrl, locale);
    await posted.withLenses(backstage, member);
    await posted.prescription(locale === 'de' ? germanPaper : paper);
    const page = await visitor({
      ...visit,
      reducedMotion: 'reduce',
      storageState: await context.storageState(),
    });
    const hand = handed(page);
    const hasScripts = !('javaScriptEnabled' in visit);
    // Axe is a script.
    const isSeen = async (state: string) => {
      if (hasScripts) await expectAccessible(page, state);
    };
    const site = locale === 'de' ? '/german' : '';
    const { heart, page: words } = texts.wishlist;
    const list = `${site}/Products/List?itemsPerPage=24`;
    const heading = page.getByRole('heading', { level: 1 });

    await page.goto(list);
    const cards = page.getByRole('main').locator('li:has(> button)');
    const second = cards.nth(1);
    const name = await second.getByRole('link').innerText();
    const [save, remove] = [heart.save(name), heart.remove(name)];
    const box = await second.getByRole('button').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    // On the list: the place stays, and the heart tells what it would do now.
    await second.scrollIntoViewIfNeeded();
    await hand.press('button', save);
    await expect(page.getByRole('button', { name: remove, exact: true })).toBeInViewport();
    await expect(page).toHaveURL(/\/Products\/List\?itemsPerPage=24/);
    if (hasScripts)
      await expect(page.getByRole('button', { name: remove, exact: true })).toBeFocused();
    await isSeen('a list with a frame that is saved');
    await hand.press('button', remove);
    await expect(page.getByRole('button', { name: save, exact: true })).toBeVisible();
    await hand.press('button', save);
    await expect(page.getByRole('button', { name: remove, exact: true })).toBeVisible();

    // On the page of a frame.
    await page.goto(`${site}/p/${dearFrame.sku}`);
    const dear = await heading.innerText();
    const onPage = page.getByRole('button', { name: texts.wishlist.onPage.saved, exact: true });
    // It may be the one from the list.
    if (dear === name) await hand.press('button', texts.wishlist.onPage.saved);
    await hand.press('button', texts.wishlist.onPage.save);
    await expect(onPage).toBeVisible();
    await isSeen('a frame that is saved');

    // Both again, from the pages of the account.
    await page.goto(`${site}/User/Order`);
    await hand.press('link', texts.profile.nav.pages['wishlist.wishlist']);
    await expect(heading).toHaveText(words.title);
    const saved = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(saved.first()).toHaveText(dear);
    const count = dear === name ? 1 : 2;
    await expect(saved).toHaveCount(count);
    await isSeen('what is saved');

    await hand.press('button', words.remove(dear));
    await expect(saved).toHaveCount(count - 1);
    await expect(page.getByText(words.removed(dear))).toBeVisible();
    await isSeen('what was taken off');
    await hand.press('button', words.undo);
    await expect(saved).toHaveCount(count);

    await hand.press('button', words.toCart(dear));
    await expect(page).toHaveURL(/CartPreview/);
    await expect(page.getByText(texts.flash.savedToCart.text({ product: dear }))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(dear);
    await page.goto(`${site}/User/Wishlist`);
    await expect(heading).toHaveText(words.title);
    await expect(saved).toHaveCount(count - 1);
    for (const left of await saved.allInnerTexts()) await hand.press('button', words.remove(left));
    await expect(page.getByText(words.empty)).toBeVisible();
    await isSeen('an empty list');
  });
