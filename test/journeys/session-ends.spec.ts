import path from 'node:path';
import { de } from '#storefront/i18n/de.ts';
import { mouse } from './hand.ts';
import { fieldsOf } from './posted.ts';
import { expect, test } from './shop.ts';
import { untilAwake } from './slow-line.ts';
import { aWalk } from './walk.ts';

test('a session that ends over the prescription leads back to it, with what was typed', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription/Manual');
  await page.getByRole('textbox', { name: 'Right eye, sphere' }).fill('-2.25');
  await page.getByRole('textbox', { name: 'PD, both eyes' }).fill('63');
  await expect
    .poll(() => fieldsOf(context, '/Prescription/Manual'))
    .toMatchObject({ 'od.sphere': '-2.25', pd: '63' });

  await backstage.letSessionsExpire(member.userId);
  await page.getByRole('button', { name: 'Save and choose a frame' }).click();
  await expect(page).toHaveURL(/welcome$/);
  await expect(page.getByText('You were away for a while, so we signed you out')).toBeVisible();
  await aWalk({ hand: mouse(page), backstage, member }).sayWho();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/Prescription\/Manual$/);
  await expect(page.getByRole('textbox', { name: 'Right eye, sphere' })).toHaveValue('-2.25');
  await expect(page.getByRole('textbox', { name: 'PD, both eyes' })).toHaveValue('63');
});

test('a session that ends over the upload leads back to it', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/german/Prescription/Upload');
  const { upload } = de.papers;
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(path.join(import.meta.dirname, '../rx-pictures/slip-heavy.jpg'));
  await expect(page.getByRole('heading', { name: upload.pages })).toBeVisible();

  await backstage.letSessionsExpire(member.userId);
  await page.getByRole('button', { name: upload.read }).click();
  await expect(page).toHaveURL(/german\/.*welcome$/);
  await aWalk({ hand: mouse(page), backstage, member, locale: 'de' }).sayWho();
  await page.getByRole('button', { name: de.signIn.checkOtp.submit }).click();
  await expect(page).toHaveURL(/german\/Prescription\/Upload$/);
});

test('a session that ends over the address leads back to it, with what was typed', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.withPair(backstage, member);
  await page.goto('/checkout/Shipping');
  await page.getByRole('textbox', { name: 'City' }).fill('Salem');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('7 Quiet Lane');
  await expect
    .poll(() => fieldsOf(context, '/checkout/Shipping'))
    .toMatchObject({ 'street[0]': '7 Quiet Lane', city: 'Salem' });

  await backstage.letSessionsExpire(member.userId);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page).toHaveURL(/welcome$/);
  await aWalk({ hand: mouse(page), backstage, member }).sayWho();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/checkout\/Shipping$/);
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Salem');
  await expect(page.getByRole('textbox', { name: 'Street and number' })).toHaveValue(
    '7 Quiet Lane',
  );
});

test('signing out empties every other tab, without a touch', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  const [form, open] = [await context.newPage(), await context.newPage()];
  await page.goto('/');
  await form.goto('/Prescription/Manual');
  await form.getByRole('textbox', { name: 'Right eye, sphere' }).fill('-2.25');
  await open.goto('/privacy-policy');
  await expect(open.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/intro$/);
  await expect(form).toHaveURL(/welcome$/);
  await expect(open.getByRole('button', { name: 'Sign out' })).toBeHidden();
  expect(await form.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toEqual(expect.arrayContaining(['token']));
  expect(names).not.toEqual(expect.arrayContaining(['user']));
});

test('a page that comes back from the memory of the browser after signing out is emptied', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  await page.goto('/Step1');
  await untilAwake(page);
  await context.clearCookies();
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/welcome$/);
});
