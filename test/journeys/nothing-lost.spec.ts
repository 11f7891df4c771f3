import { mouse } from './hand.ts';
import { dearFrame, paper } from './papers.ts';
import { fieldsOf } from './posted.ts';
import { expect, test } from './shop.ts';
import { holdScripts, untilAwake } from './slow-line.ts';
import { aWalk } from './walk.ts';

test('reload and Back at every step lose nothing and order once', async ({
  page,
  backstage,
  member,
}) => {
  test.setTimeout(180_000);
  const walk = aWalk({ hand: mouse(page), backstage, member });
  const backAndForth = async () => {
    const here = new URL(page.url()).pathname;
    const heading = page.getByRole('heading', { level: 1 });
    await page.reload();
    const title = await heading.innerText();
    await page.goBack();
    await expect(heading).not.toHaveText(title);
    await page.goForward();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL((url) => url.pathname === here);
    await page.reload();
    await expect(page).toHaveURL((url) => url.pathname === here);
  };
  await walk.signIn();
  await walk.lenses('SingleVision');
  await backAndForth();
  await walk.prescription(paper);
  await backAndForth();
  await walk.search(dearFrame.name);
  await walk.frame(dearFrame.name, /^Standard/);
  await backAndForth();
  await walk.delivery();
  await backAndForth();
  await expect(page.getByRole('main')).toContainText('221 Maple Avenue');
  const number = await walk.order('$69.00');

  await page.reload();
  const main = page.getByRole('main');
  await expect(main).toContainText(number);
  await page.goBack();
  await expect(page).not.toHaveURL(/OrderReview$/);
  await page.goto('/checkout/OrderConfirmation');
  await expect(main).toContainText(number);
  expect(await backstage.orderCount(member.userId)).toBe(1);
});

test('the language may change in mid-form and in mid-order', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);

  await page.goto('/Prescription/Manual');
  await page.getByRole('textbox', { name: 'Right eye, sphere' }).fill('-2.25');
  await page.getByRole('textbox', { name: 'PD, both eyes' }).fill('63');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/german\/Prescription\/Manual$/);
  await expect(page.locator('[name="od.sphere"]')).toHaveValue('-2,25');
  await expect(page.locator('[name="pd"]')).toHaveValue('63');

  await posted.prescription();
  await posted.pair();
  await page.goto('/checkout/CartPreview');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/german\/checkout\/CartPreview$/);
  const main = page.getByRole('main');
  await expect(main).toContainText(dearFrame.name);
  await expect(main).toContainText('69,00\u00a0€');
  await expect(main).toContainText('-2,25');
});

test('an address half typed survives the language, a reload and an error', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withPair(backstage, member);

  await page.goto('/checkout/Shipping');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('7 Quiet Lane');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('abc');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('link', { name: /A ZIP code has five digits/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Street and number' })).toHaveValue(
    '7 Quiet Lane',
  );
  await page.getByRole('textbox', { name: 'City' }).fill('Salem');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue(
    '7 Quiet Lane',
  );
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Salem');
});

test('what is typed after a reload in mid-way is kept before the language changes', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withPair(backstage, member);
  await page.goto('/checkout/Shipping');
  await untilAwake(page);
  // The router has no answer yet when the page is loaded anew: links are the browser's from then.
  await page.route('**/checkout/Shipping.data*', () => {});
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await untilAwake(page);
  await page.route('**/checkout/Shipping.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'City' }).fill('Salem');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/german\/checkout\/Shipping$/);
  await untilAwake(page);
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Salem');
});

test('what is typed before the scripts have come is kept once they have', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  const scripts = await holdScripts(page);

  await page.goto('/Prescription/Manual', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Right eye, sphere' }).fill('-2.25');
  scripts.release();
  await expect
    .poll(() => fieldsOf(context, '/Prescription/Manual'))
    .toMatchObject({ 'od.sphere': '-2.25' });

  await posted.prescription();
  await posted.pair();
  scripts.hold();
  await page.goto('/checkout/Shipping', { waitUntil: 'commit' });
  await page.locator('[name=city]').fill('Salem');
  scripts.release();
  await expect.poll(() => fieldsOf(context, '/checkout/Shipping')).toMatchObject({ city: 'Salem' });
});

test('what was typed last is kept by its own page, when another is shown at once', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription/Manual');
  const sphere = page.getByRole('textbox', { name: 'Right eye, sphere' });
  await sphere.fill('-2.25');
  await sphere.press('Tab');
  // Only scripts put values into words: from here on pages change without a new document.
  await expect(page.getByText('Mildly near-sighted')).toBeVisible();
  await page.getByRole('link', { name: 'Change the lens type' }).click();
  await expect(page).toHaveURL(/select-lens-type$/);
  await page.goBack();
  await expect(sphere).toHaveValue('-2.25');

  const postedTo: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') postedTo.push(new URL(request.url()).pathname);
  });
  await sphere.fill('-3.50');
  await page.goForward();
  await expect(page).toHaveURL(/select-lens-type$/);
  await expect
    .poll(() => fieldsOf(context, '/Prescription/Manual'))
    .toMatchObject({ 'od.sphere': '-3.50' });
  expect(new Set(postedTo)).toEqual(new Set(['/Prescription/Manual.data']));
});
