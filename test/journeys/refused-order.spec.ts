import { expectAccessible } from './accessible.ts';
import { expect, test } from './shop.ts';
import { holdScripts, untilAwake } from './slow-line.ts';
import { conditions } from '../conditions.ts';

/** Models that no other test orders in these colours, one for each repetition at a time. */
const models = ['10100', '10300', '10400', '10600', '10700'];

for (const [when, colourNumber, isHeld] of conditions(
  [['with scripts', 3, false]],
  [['before the scripts have come', 2, true]],
))
  test(`a frame sold out at the last moment is told ${when}, and nothing is ordered`, async ({
    page,
    backstage,
    member,
    posted,
  }) => {
    const sku = models[test.info().repeatEachIndex % models.length]!;
    const colour = String(Number(sku) + colourNumber);
    await posted.withLenses(backstage, member);
    await posted.prescription();
    await posted.pair({ sku, colour });
    await posted.delivery();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scripts = isHeld ? await holdScripts(page) : null;
    await page.goto('/checkout/OrderReview', { waitUntil: 'commit' });
    if (!isHeld) await untilAwake(page);
    const bringBack = await backstage.sellOut(colour);
    const button = page.getByRole('button', { name: 'Place order' });
    await button.click();

    const dialog = page.getByRole('alertdialog', { name: 'Your order was not placed' });
    await expect(dialog).toBeVisible();
    scripts?.release();
    // Only a script makes it one that shuts off the page.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await expectAccessible(page, 'a refused order, light');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => (document.documentElement.dataset['text'] = '200'));
    await expectAccessible(page, 'a refused order, dark, at 200 %');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Nothing was ordered');
    await expectAccessible(page, 'a refused order, after its dialog');
    expect(await backstage.orderCount(member.userId)).toBe(0);
    await bringBack();
  });
