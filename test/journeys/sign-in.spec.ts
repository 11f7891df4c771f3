import { mouse } from './hand.ts';
import { demoMember, expect, test } from './shop.ts';
import { aWalk } from './walk.ts';
import { conditions } from '../conditions.ts';

test('the member id of a link from the plan leaves the address at once', async ({
  page,
  member,
}) => {
  await page.goto(`/confirmauthentication/intro?memberId=${member.memberId}`);
  await expect(page).toHaveURL(/\/confirmauthentication\/welcome$/);
  await expect(page.getByRole('textbox', { name: 'Member ID' })).toHaveValue(member.memberId);
});

test('a wrong code is told in words, and the right one still counts', async ({
  page,
  backstage,
  member,
}) => {
  await page.goto(`/confirmauthentication/intro?memberId=${member.memberId}`);
  await aWalk({ hand: mouse(page), backstage, member }).sayWho();
  const field = page.getByRole('textbox', { name: 'Six-digit code' });
  const code = await field.inputValue();
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /not the code we sent/ })).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${member.firstName}`);
});

for (const [memberId, path] of conditions(
  [
    ['AH-3001', /alreadyredeemed$/],
    ['AH-3009', /returnedflow$/],
  ],
  [
    ['AH-3004', /alreadydeleted$/],
    ['AH-3005', /notelligibleunknown$/],
    ['AH-3007', /errormessage$/],
  ],
))
  test(`${memberId} of the demo is shown what is the matter after the code`, async ({
    page,
    backstage,
    shopUrl,
  }) => {
    const member = await demoMember(shopUrl, memberId);
    await page.goto(`/confirmauthentication/intro?memberId=${memberId}`);
    await aWalk({ hand: mouse(page), backstage, member }).sayWho();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('names that do not match are told only after the code', async ({
  page,
  backstage,
  member,
}) => {
  await page.goto(`/confirmauthentication/intro?memberId=${member.memberId}`);
  const stranger = { ...member, lastName: 'Somebody' };
  await aWalk({ hand: mouse(page), backstage, member: stranger }).sayWho();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/notelligibleunknown$/);
  await page.goto('/');
  await expect(page).toHaveURL(/welcome$/);
});

test('a page asked for before signing in is where signing in leads', async ({
  page,
  backstage,
  member,
}) => {
  await page.goto('/german/Step1');
  await expect(page).toHaveURL(/\/german\/confirmauthentication\/welcome$/);
  await aWalk({ hand: mouse(page), backstage, member, locale: 'de' }).sayWho();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/german\/Step1$/);
});

test('signing out ends every copy of the session', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  await page.goto('/');
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/intro$/);
  await context.addCookies(cookies);
  await page.goto('/');
  await expect(page).toHaveURL(/welcome$/);
});
