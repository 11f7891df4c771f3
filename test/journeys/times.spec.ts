import { BANNER_PHRASES } from '#storefront/ui/banner-phrases.ts';
import { expect, test } from './shop.ts';

/** Times that the specification sets, by a clock that stands still in between. */
test('the banner turns every two seconds, through its seven languages, and rests under the pointer', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/confirmauthentication/welcome');
  const shown = page.locator('p[data-shown]');
  await expect(shown).toContainText(BANNER_PHRASES[0].question);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = (await shown.getAttribute('lang')) ?? '';
  const start = BANNER_PHRASES.findIndex(({ lang }) => lang === before);
  // Up to the next turn, whenever the last one was.
  let waited = 0;
  while ((await shown.getAttribute('lang')) === before && waited < 2000) {
    await page.clock.runFor(100);
    waited += 100;
  }
  for (let turn = 2; turn <= BANNER_PHRASES.length; turn += 1) {
    await page.clock.runFor(1900);
    const { lang } = BANNER_PHRASES[(start + turn - 1) % BANNER_PHRASES.length]!;
    await expect(shown).toHaveAttribute('lang', lang);
    await page.clock.runFor(100);
    const next = BANNER_PHRASES[(start + turn) % BANNER_PHRASES.length]!;
    await expect(shown).toHaveAttribute('lang', next.lang);
  }

  const held = await shown.getAttribute('lang');
  await shown.hover();
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAttribute('lang', held ?? '');
});
