import { setTimeout as wait } from 'node:timers/promises';
import { pressTwice } from './hand.ts';
import { dearFrame } from './papers.ts';
import { expect, test } from './shop.ts';
import { holdScripts, untilAwake } from './slow-line.ts';
import { conditions } from '../conditions.ts';

// A page can be seen and worked before its scripts have come, on a slow line for seconds.

const atOnce = { waitUntil: 'commit' } as const;

test('presses are done, and a sign is chosen, as soon as the scripts have come', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await posted.prescription();
  const scripts = await holdScripts(page);

  await page.goto('/Prescription/Manual', atOnce);
  const more = page.getByRole('button', { name: /^Right eye, cylinder: 0.25 more/ });
  await more.click();
  await more.click();
  await page.getByRole('textbox', { name: 'Left eye, sphere' }).fill('+1.00');
  scripts.release();
  await expect(page.getByRole('textbox', { name: 'Right eye, cylinder' })).toHaveValue('-0.25');
  const sign = page.getByRole('group', { name: 'Left eye, sphere: sign' });
  await expect(sign.getByRole('radio', { name: 'plus' })).toBeChecked();
});

test('going back to what was shown without a new document shows it', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription/Manual');
  await page.getByRole('textbox', { name: 'Right eye, sphere' }).fill('-2.25');
  await page.keyboard.press('Tab');
  // Only scripts put values into words: from here on pages change without a new document.
  await expect(page.getByText('Mildly near-sighted')).toBeVisible();
  await page.getByRole('link', { name: 'Change the lens type' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('What should your glasses do?');

  const scripts = await holdScripts(page);
  await page.reload(atOnce);
  await expect(heading).toHaveText('What should your glasses do?');
  await page.goBack(atOnce);
  await expect(heading).toHaveText('Enter your prescription');
  scripts.release();
  await expect(page.getByText('Mildly near-sighted')).toBeVisible();
});

test('going back at the moment a page wakes up shows what was there, and no error', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  // Back comes right after the page has looked whether it is still the one to wake up.
  await page.addInitScript(() => {
    if (location.pathname !== '/Prescription/Manual') return;
    let early = window.early;
    let isBack = false;
    Object.defineProperty(window, 'early', {
      set(value: typeof early) {
        early = value;
      },
      get() {
        if (!isBack)
          queueMicrotask(() => {
            history.replaceState(null, '', '/select-lens-type');
            dispatchEvent(new PopStateEvent('popstate'));
          });
        isBack = true;
        return early;
      },
    });
  });
  // Long enough for the page to wake up before the other one comes.
  await page.route('/select-lens-type', async (route) => {
    await wait(1000);
    await route.continue();
  });
  await page.goto('/Prescription/Manual', atOnce);
  await expect(page).toHaveURL(/select-lens-type$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What should your glasses do?');
  await untilAwake(page);
});

test('what was typed a moment before a reload stands there again, each time', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription/Manual');
  const sphere = page.getByRole('textbox', { name: 'Right eye, sphere' });
  for (const typed of ['-1.25', '-2.50', '-0.75']) {
    await untilAwake(page);
    await sphere.fill(typed);
    await page.keyboard.press('Tab');
    await page.reload();
    await expect(sphere).toHaveValue(typed);
  }

  // Not even out of the field yet: the browser sends both at once, in no order.
  for (const typed of ['-3.00', '-3.25', '-3.50']) {
    await untilAwake(page);
    await sphere.fill(typed);
    await page.reload();
    await expect(sphere).toHaveValue(typed);
  }
});

test('what was typed goes along to the other language, and with larger text', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await holdScripts(page);

  await page.goto('/Prescription/Manual', atOnce);
  await page.getByRole('textbox', { name: 'Right eye, sphere' }).fill('-2.25');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/german\/Prescription\/Manual$/);
  await expect(page.locator('[name="od.sphere"]')).toHaveValue('-2,25');

  await page.locator('[name="pd"]').fill('63');
  await page.locator('summary', { hasText: 'Aa' }).click();
  await page.getByRole('button', { name: '200' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text', '200');
  await expect(page.locator('[name="pd"]')).toHaveValue('63');
});

for (const [room, width] of conditions([['unfolded on a phone', 375]], [['beside the list', 1280]]))
  test(`filters ${room} stay as they are, and the list follows`, async ({
    page,
    backstage,
    member,
    posted,
  }) => {
    await posted.signIn(backstage, member);
    await page.setViewportSize({ width, height: 800 });
    const scripts = await holdScripts(page);

    await page.goto('/Products/List', atOnce);
    if (width < 600) await page.locator('summary', { hasText: 'Filters' }).click();
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
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await posted.prescription();
  const scripts = await holdScripts(page);

  await page.goto(`/p/${dearFrame.sku}`, atOnce);
  const lenses = page.getByRole('region', { name: 'Choose your lenses' });
  const costs = page.getByRole('table', { name: 'What it costs' });
  const due = costs.getByRole('row', { name: 'You pay' });
  const covered = dollarsIn(await due.innerText());
  await lenses.locator('input:enabled:not(:checked)').last().check();
  const added = dollarsIn(await lenses.locator('label:has(:checked) strong').innerText());
  expect(added).toBeGreaterThan(0);
  scripts.release();
  await expect(due).toContainText(`$${(covered + added).toFixed(2)}`);
});

for (const [when, isHeld] of [
  ['before the scripts have come', true],
  ['once they have', false],
] as const)
  test(`pressing twice for a code ${when} sends one`, async ({ page, backstage, member }) => {
    if (isHeld) await holdScripts(page);
    await page.goto('/confirmauthentication/welcome', atOnce);
    for (const name of ['memberId', 'firstName', 'lastName', 'contact'] as const)
      await page.locator(`[name=${name}]`).fill(member[name]);
    if (!isHeld) await untilAwake(page);
    await backstage.codeAfter(member.contact, () =>
      pressTwice(page.getByRole('button', { name: 'Send me a code' })),
    );
    await expect(page).toHaveURL(/checkOtp$/);
    expect(await backstage.codesTo(member.contact)).toHaveLength(1);
  });

test('of two buttons of a form the one pressed last counts', async ({ page }) => {
  await holdScripts(page);
  await page.route('**/preferences', async (route) => {
    if (route.request().postData()?.includes('textSize=200')) await route.continue();
  });
  await page.goto('/confirmauthentication/welcome', atOnce);

  await page.evaluate(() => {
    const press = (size: string) =>
      document.querySelector<HTMLElement>(`[name=textSize][value="${size}"]`)?.click();
    press('130');
    setTimeout(press, 200, '200');
  });

  await expect(page.locator('html')).toHaveAttribute('data-text', '200');
});

function dollarsIn(text: string): number {
  return Number(/\$(\d+\.\d\d)/.exec(text)?.[1]);
}
