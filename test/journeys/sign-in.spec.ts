import { expect, memberOf, signIn, test } from './shop.ts';

test('the member id leaves the address, and the code opens the start page', async ({
  page,
  shopUrl,
}) => {
  const member = await memberOf(shopUrl, 'AH-1010');
  await signIn(page, shopUrl, member);
  await expect(page).toHaveURL(`${shopUrl}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.firstName);
});

test('a wrong code is told in words, and the right one still counts', async ({ page, shopUrl }) => {
  const member = await memberOf(shopUrl, 'AH-3006');
  await page.goto(`/confirmauthentication/intro?memberId=${member.memberId}`);
  await page.getByLabel('First name').fill(member.firstName);
  await page.getByLabel('Last name').fill(member.lastName);
  await page.getByLabel('Mobile number or email').fill(member.phone ?? '');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('not the code we sent');
});

for (const [memberId, path] of [
  ['AH-3001', /alreadyredeemed$/],
  ['AH-3004', /alreadydeleted$/],
  ['AH-3005', /notelligibleunknown$/],
  ['AH-3007', /errormessage$/],
  ['AH-3009', /returnedflow$/],
] as const)
  test(`${memberId} is shown what is the matter after the code`, async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, await memberOf(shopUrl, memberId));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('names that do not match are told only after the code', async ({ page, shopUrl }) => {
  const member = await memberOf(shopUrl, 'AH-1009');
  await signIn(page, shopUrl, { ...member, lastName: 'Somebody' });
  await expect(page).toHaveURL(/notelligibleunknown$/);
  await page.goto('/');
  await expect(page).toHaveURL(/welcome$/);
});

test('a page asked for before signing in is where signing in leads', async ({ page, shopUrl }) => {
  await page.goto('/german/Step1');
  await expect(page).toHaveURL(/\/german\/confirmauthentication\/welcome$/);
  await signIn(page, shopUrl, await memberOf(shopUrl, 'AH-2003'), '/german');
  await expect(page).toHaveURL(`${shopUrl}/german/Step1`);
});

test('signing out ends every copy of the session', async ({ page, context, shopUrl }) => {
  await signIn(page, shopUrl, await memberOf(shopUrl, 'AH-1008'));
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/intro$/);
  await context.addCookies(cookies);
  await page.goto('/');
  await expect(page).toHaveURL(/welcome$/);
});
