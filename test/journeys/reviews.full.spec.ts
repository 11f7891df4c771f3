import type { Page } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { goTo, keyboard } from './keyboard.ts';
import { paidFrame } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const phone = { width: 375, height: 812 };
const SKU = paidFrame.sku;

/** Chooses stars for one thing, with the arrows within its group. */
async function giveStars(page: Page, group: string, words: string): Promise<void> {
  const target = page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: words });
  await goTo(page, target);
  for (let step = 0; step < 5 && !(await target.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(target).toBeChecked();
}

for (const { locale, texts, site, names } of [
  { locale: 'de', texts: de, site: '/german', names: ['Preis', 'Qualität', 'Preis-Leistung'] },
  { locale: 'en', texts: en, site: '', names: ['Price', 'Quality', 'Value'] },
] as const)
  test.describe(locale, () => {
    test('somebody writes a review by keyboard, and reads it on the page of its frame', async ({
      context,
      visitor,
      backstage,
      member,
      shopUrl,
    }) => {
      test.setTimeout(180_000);
      await posting(context, shopUrl, locale).signIn(backstage, member);
      const page = await visitor({
        viewport: phone,
        reducedMotion: 'reduce',
        storageState: await context.storageState(),
      });
      const hand = keyboard(page);
      const words = texts.reviews;
      const { write } = words;
      const heading = page.getByRole('heading', { level: 1 });
      const summary = `${crypto.randomUUID()} <i>`;

      await page.goto(`${site}/p/${SKU}`);
      await expect(page.getByRole('heading', { name: words.title, exact: true })).toBeVisible();
      await expectAccessible(page, 'a frame before its reviews');
      await hand.press('link', write.action);
      await expect(page).toHaveURL(new RegExp(`${site}/p/${SKU}/Review$`));
      await expect(heading).toHaveText(write.title(paidFrame.name));
      await expectAccessible(page, 'a review to write');

      await hand.press('button', write.send);
      const problems = page.getByRole('main').getByRole('alert');
      await expect(problems).toBeFocused();
      await expect(problems.getByRole('link')).toHaveText([
        ...names.map((name) => write.missingStars(name)),
        write.empty.nickname,
        write.empty.summary,
        write.empty.text,
      ]);
      await expectAccessible(page, 'a review with errors');

      const [price, quality, value] = names;
      await giveStars(page, price, write.values['3'] ?? '');
      await giveStars(page, quality, write.values['5'] ?? '');
      await hand.type(write.fields.nickname, 'Vera S.');
      await hand.type(write.fields.summary, summary);
      await hand.type(write.fields.text, 'Light.');
      await hand.press('button', write.send);
      // One is still missing, and nothing that was given is lost.
      await expect(problems.getByRole('link')).toHaveText([write.missingStars(value)]);
      await expect(page.getByRole('textbox', { name: write.fields.summary })).toHaveValue(summary);
      await giveStars(page, value, write.values['4'] ?? '');
      await hand.press('button', write.send);

      await expect(page).toHaveURL(new RegExp(`${site}/User/Reviews$`));
      await expect(heading).toHaveText(words.own.title);
      await expect(page.getByText(texts.flash.reviewSent.text())).toBeVisible();
      const own = page.getByRole('article').filter({ hasText: summary });
      await expect(own).toContainText(words.stars('4'));
      await expectAccessible(page, 'own reviews');

      await page.goto(`${site}/p/${SKU}`);
      await expect(page.getByText(summary)).toBeHidden();
      await backstage.approveReview(summary);
      // The shop is another process: it learns within a second.
      await expect(async () => {
        await page.goto(`${site}/p/${SKU}`);
        await expect(page.getByRole('article').filter({ hasText: summary })).toContainText(
          'Vera S.',
          { timeout: 500 },
        );
      }).toPass();
      await expectAccessible(page, 'a frame with reviews');

      await page.goto(`${site}/Products/List?itemsPerPage=96`);
      const card = page.getByRole('listitem').filter({
        has: page.locator(`a[href$="/p/${SKU}"]`),
      });
      await expect(card).toContainText(locale === 'de' ? / von 5, / : / of 5, /);
      await expectAccessible(page, 'a list with stars');
    });
  });
