import type { Page } from '@playwright/test';
import { fieldsOf } from './posted.ts';
import { expect, test } from './shop.ts';
import { conditions } from '../conditions.ts';

const sphere = (page: Page) => page.getByRole('textbox', { name: 'Right eye, sphere' });
const breakages: [string, string][] = [
  [
    'denied',
    `for (const name of ['sessionStorage', 'localStorage'])
       Object.defineProperty(window, name, {
         get() { throw new DOMException('denied', 'SecurityError') } })`,
  ],
];
const otherBreakages: typeof breakages = [
  ['lost', `setInterval(() => sessionStorage.clear(), 50)`],
  [
    'broken',
    `for (const name of ['filters', 'prescription', 'framewell.reloaded'])
       sessionStorage.setItem(name, '{bad')`,
  ],
  [
    'of an older version',
    `for (const name of ['filters', 'prescription'])
       sessionStorage.setItem(name, JSON.stringify({ version: 0, sphere: 1 }))`,
  ],
  [
    'full',
    `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  ],
];

for (const [state, script] of conditions(breakages, otherBreakages))
  test(`T503: with storage that is ${state} an order goes through, and nothing of it is lost`, async ({
    page,
    context,
    backstage,
    member,
    posted,
    faults,
  }) => {
    await page.addInitScript(script);
    await posted.withLenses(backstage, member);
    await page.goto('/Prescription/Manual');
    await sphere(page).fill('-2.25');
    await sphere(page).press('Tab');
    await page.reload();
    await expect
      .poll(() => fieldsOf(context, '/Prescription/Manual'))
      .toMatchObject({ 'od.sphere': '-2.25' });
    await posted.prescription();
    await page.goto('/Products/List?frameShapes=Round');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: /^Round/ })).toBeChecked();
    await posted.pair();
    await posted.delivery();
    await page.goto('/checkout/OrderReview');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/OrderConfirmation$/);
    await expect(page.getByRole('main')).toContainText(/dm\d{10}/);
    expect(await backstage.orderCount(member.userId)).toBe(1);
    // The router's own way to scroll back says that it may not.
    forget(faults, /denied$/);
  });

test('T504: a script that does not come reloads the page once, keeps what was typed, and leads on', async ({
  page,
  context,
  backstage,
  member,
  posted,
  faults,
}) => {
  await posted.withLenses(backstage, member);
  await page.route(/\/assets\/select-lens-type[^/]*\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto('/Prescription/Manual');
  await sphere(page).fill('-2.25');
  await sphere(page).press('Tab');
  await expect(page.getByText('Mildly near-sighted')).toBeVisible();
  const link = page.getByRole('link', { name: 'Change the lens type' });
  expect(loads).toBe(1);

  await link.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page).toHaveURL(/Prescription\/Manual$/);
  await expect(sphere(page)).toHaveValue('-2.25');
  expect(await fieldsOf(context, '/Prescription/Manual')).toMatchObject({ 'od.sphere': '-2.25' });

  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(/select-lens-type$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(3);
  await page.waitForTimeout(1000);
  expect(loads).toBe(3);
  forget(faults, /route module|dynamically imported/);
});

function forget(faults: string[], expected: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

test('T603: ten pages without anybody’s consent ask no other host, and set own cookies alone', async ({
  page,
  context,
  backstage,
  member,
  posted,
  shopUrl,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const visit = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
  };
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  await visit(['/confirmauthentication/intro', '/confirmauthentication/welcome']);
  await visit(['/privacy-policy', '/terms-of-use', '/german/impressum']);
  const essential = ['country', 'currency', 'curtain', 'locale', 'message', 'return_to', 'store'];
  for (const name of await names()) expect([...essential, 'sign_in']).toContain(name);

  await posted.withPair(backstage, member);
  await visit(['/', '/Products/List', '/p/12100', '/checkout/CartPreview', '/User/Order']);
  const ofSession = ['session', 'token', 'user', 'userId', 'sign_in'];
  for (const name of await names()) expect([...essential, ...ofSession]).toContain(name);
  for (const { domain } of await context.cookies()) expect(domain).toBe(new URL(shopUrl).hostname);
  expect([...asked]).toEqual([new URL(shopUrl).origin]);
});
