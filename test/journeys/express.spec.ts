import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { dearFrame, germanPaper, paper } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';
import { untilAwake } from './slow-line.ts';
import { conditions } from '../conditions.ts';

/** What the plan knows of members at home in either country. */
const homes = {
  en: {
    street: '1 Elm Street',
    city: 'Portland',
    state: 'OR',
    postcode: '97205',
    phone: '+15035550100',
  },
  de: { street: 'Rechenweg 12', city: 'Berlin', postcode: '10115', phone: '+493012345678' },
};

for (const [locale, hasScripts] of conditions([['en', true]], [['de', false]]))
  test.describe(`in ${locale}, ${hasScripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('a member orders from the frame’s page with their usual details', async ({
      page,
      context,
      shopUrl,
      backstage,
    }) => {
      const texts = locale === 'de' ? de : en;
      const site = locale === 'de' ? '/german' : '';
      const member = await backstage.freshMember(homes[locale]);
      const posts = posting(context, shopUrl, locale);
      await posts.withLenses(backstage, member);
      await posts.prescription(locale === 'de' ? germanPaper : paper);

      await page.goto(`${site}/p/${dearFrame.sku}`);
      if (hasScripts) await untilAwake(page);
      const express = page.getByRole('button', { name: texts.frames.express.action });
      await expect(express).toBeVisible();
      if (hasScripts) await expectAccessible(page, 'frame, to be ordered in one step');
      await express.click();

      await expect(page).toHaveURL((url) => url.pathname === `${site}/checkout/OrderReview`);
      const main = page.getByRole('main');
      await expect(main.getByText(homes[locale].street)).toBeVisible();
      if (hasScripts) await expectAccessible(page, 'review, reached in one step');
      await main.getByRole('button', { name: texts.checkout.review.place }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${site}/checkout/OrderConfirmation`);
      expect(await backstage.orderCount(member.userId)).toBe(1);
    });
  });
