import { dearFrame } from './papers.ts';
import { expect, test } from './shop.ts';
import { holdScripts, untilAwake } from './slow-line.ts';
import { conditions } from '../conditions.ts';

const forms = 'main form [data-look=primary]';
const links = 'main a[data-look=primary]';

for (const [when, isHeld] of [
  ['before the scripts have come', true],
  ['once they have', false],
] as const)
  test(`what is pressed is busy at once, ${when}`, async ({
    context,
    backstage,
    member,
    posted,
  }) => {
    await posted.withPair(backstage, member);
    for (const [path, pressed] of [
      ['/select-lens-type', forms],
      [`/p/${dearFrame.sku}`, forms],
      ['/checkout/CartPreview', links],
      ['/', 'form[action$="sign-out"] button'],
    ] as const) {
      const page = await context.newPage();
      if (isHeld) await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const button = page.locator(pressed).first();
      if (isHeld) await button.waitFor({ state: 'attached' });
      else await untilAwake(page);
      // Nothing that is asked for from here on is answered.
      await page.route('**/*', () => {});

      const isBusy = await button.evaluate((element: HTMLElement) => {
        element.click();
        return element.ariaBusy;
      });

      expect(isBusy, path).toBe('true');
      await page.close();
    }
  });

test('a button whose press was refused is no longer busy', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  await page.goto('/select-lens-type');
  await untilAwake(page);
  const button = page.locator(forms);
  await button.evaluate((one: HTMLButtonElement) => (one.form!.noValidate = true));
  await button.click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

for (const [locale, word] of conditions([['de', 'Fehler: ']], [['en', 'Error: ']]))
  test(`the title says that a form was refused, in ${locale}, with scripts and without`, async ({
    visitor,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visitor({ javaScriptEnabled });
      await page.goto(`${locale === 'de' ? '/german' : ''}/confirmauthentication/intro`);
      const title = await page.title();
      await page.locator('main form button').click();
      await expect(page).toHaveTitle(word + title);
      await page.locator('[name=memberId]').fill('AH-1001');
      await page.locator('main form button').click();
      await expect(page).toHaveURL(/welcome/);
      await expect(page).not.toHaveTitle(new RegExp(`^${word}`));
    }
  });
