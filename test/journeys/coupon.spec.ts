import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';
import { untilAwake } from './slow-line.ts';
import { conditions } from '../conditions.ts';

/** Coupons of the demo (`demo/rules.json`) on a pair of 279 before the plan pays. */
const sites = {
  en: { texts: en, site: '', amount: '$300.00' },
  de: { texts: de, site: '/german', amount: '300,00 €' },
};

for (const [locale, hasScripts] of conditions([['de', false]], [['en', true]]))
  test.describe(`in ${locale}, ${hasScripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('a coupon is refused with a reason, applied, and taken off again', async ({
      page,
      context,
      shopUrl,
      backstage,
      member,
    }) => {
      const { texts, site, amount } = sites[locale];
      const words = texts.checkout.coupon;
      await posting(context, shopUrl, locale).withPair(backstage, member);
      await page.goto(`${site}/checkout/CartPreview`);
      if (hasScripts) await untilAwake(page);
      const main = page.getByRole('main');
      const field = main.getByRole('textbox', { name: words.label });
      const apply = async (code: string) => {
        if (!(await field.isVisible())) await main.getByText(words.title).click();
        await field.fill(code);
        await main.getByRole('button', { name: words.apply }).click();
      };

      const { invalid, expired, otherGoods, belowMinimum } = words.problems;
      for (const [code, reason] of [
        ['NOSUCH', invalid],
        ['OPENING', expired],
        ['MONTH', otherGoods],
        ['OVER300', belowMinimum(amount)],
      ] as const) {
        await apply(code);
        await expect(main.getByRole('alert').first()).toContainText(reason);
        await expect(field).toHaveAccessibleDescription(new RegExp(escaped(reason)));
        await expect(field).toHaveValue(code);
      }
      if (hasScripts) await expectAccessible(page, 'cart, a coupon below its minimum');

      await apply('first100');
      await expect(main.getByText(words.applied('FIRST100'))).toBeVisible();
      const label = locale === 'de' ? 'Die ersten Hundert' : 'First hundred';
      await expect(main.getByRole('rowheader', { name: label })).toBeVisible();
      await main.getByRole('button', { name: words.remove }).click();
      await expect(main.getByText(words.applied('FIRST100'))).toBeHidden();
      await expect(main.getByText(words.title)).toBeVisible();
    });
  });

function escaped(text: string): string {
  return text.replace(/[.$()]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`);
}
