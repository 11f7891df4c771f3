import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoPicture, LOOKING, test } from './camera.ts';
import { keyboard } from './keyboard.ts';
import { posting } from './posted.ts';
import { expect } from './shop.ts';
import { conditions } from '../conditions.ts';

for (const [locale, texts] of conditions([['de', de]], [['en', en]]))
  test(`${locale}: scan, result, save, try-on, colour and signing out, with the keyboard alone`, async ({
    page,
    context,
    backstage,
    member,
    shopUrl,
    requests,
  }) => {
    test.setTimeout(240_000);
    const { ways, keeping, result, tryOn } = texts.face;
    const hand = keyboard(page);
    await posting(context, shopUrl, locale).signIn(backstage, member);
    await page.goto(`${locale === 'de' ? '/german' : ''}/Face/Scan`);
    await expectAccessible(page, 'before the scan');

    await hand.press('button', ways.camera);
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeFocused(LOOKING);
    await expect(page.getByText(result.width)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expectAccessible(page, 'the result');
    await hand.press('button', keeping.save);
    await expect(page.getByRole('button', { name: keeping.save })).toHaveCount(0);

    await hand.press('button', result.onMe);
    await expect(page).toHaveURL(/\/Face\/TryOn\?/);
    const canvas = page.locator('canvas[role=img][data-state=worn]');
    const shown = () =>
      canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL('image/jpeg', 0.5));
    await expect(canvas).toBeVisible(LOOKING);
    await expectAccessible(page, 'a frame on oneself');
    const first = await shown();
    const colours = page.getByRole('group', { name: tryOn.colour }).getByRole('radio');
    const second = await colours
      .nth(1)
      .evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent.trim() ?? '');
    await hand.choose('radio', second);
    await expect(canvas).toBeVisible(LOOKING);
    await expect.poll(shown, LOOKING).not.toBe(first);
    expectNoPicture(requests, shopUrl);

    await hand.press('button', texts.account.member.leave);
    await expect(page).toHaveURL(/intro/);
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key === 'still' || key === 'try-on')).toEqual([]);
  });
