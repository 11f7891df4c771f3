import { dearFrame } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';
import { holdScripts } from './slow-line.ts';

// A page can be seen and worked before its scripts have come, on a slow line for seconds.

const atOnce = { waitUntil: 'commit' } as const;

for (const [room, width] of [
  ['beside the list', 1280],
  ['unfolded on a phone', 375],
] as const)
  test(`filters ${room} stay as they are, and the list follows`, async ({
    page,
    context,
    backstage,
    member,
    shopUrl,
  }) => {
    const posted = posting(context, shopUrl);
    await posted.signIn(backstage, member);
    await page.setViewportSize({ width, height: 800 });
    const scripts = await holdScripts(page);

    await page.goto('/Products/List', atOnce);
    if (width < 600) await page.locator('.filters summary').click();
    await page.getByRole('checkbox', { name: /^Blue/ }).check();
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.pressSequentially('od');
    scripts.release();
    await expect(page).toHaveURL(/colors=Blue/);
    await expect(page.getByRole('checkbox', { name: /^Blue/ })).toBeChecked();
    await expect(search).toBeFocused();
    await search.press('i');
    await expect(search).toHaveValue('odi');
  });

test('the sum is that of the lenses that were chosen', async ({
  page,
  context,
  backstage,
  member,
  shopUrl,
}) => {
  const posted = posting(context, shopUrl);
  await posted.signIn(backstage, member);
  await posted.lenses();
  await posted.prescription();
  const scripts = await holdScripts(page);

  await page.goto(`/p/${dearFrame.sku}`, atOnce);
  const pays = page.locator('.lens-choice label:has(:checked) strong');
  const before = await pays.innerText();
  await page.locator('.lens-choice').locator('input:enabled:not(:checked)').last().check();
  const [sum = ''] = /\$\d+\.\d\d/.exec(await pays.innerText()) ?? [];
  expect(before).not.toContain(sum);
  scripts.release();
  await expect(page.locator('.ledger')).toContainText(sum);
});
