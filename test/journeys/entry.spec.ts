import { expect, test } from './shop.ts';

test('a sign goes with its text, and is asked for in words when a field is left', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription');
  await page.getByRole('link', { name: 'Type the values' }).click();
  await expect(page).toHaveURL(/\/Prescription\/Manual$/);
  const sphere = page.getByRole('textbox', { name: 'Right eye, sphere' });
  const minus = page
    .getByRole('group', { name: 'Right eye, sphere: sign' })
    .getByRole('radio', { name: 'minus' });

  await sphere.fill('-1.50');
  await expect(minus).toBeChecked();
  await sphere.fill('');
  await expect(minus).not.toBeChecked();
  await sphere.pressSequentially('2.00');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Sphere: minus or plus?')).toBeVisible();
  await expect(sphere).toHaveValue('2.00');

  await minus.check();
  await expect(sphere).toHaveValue('-2.00');
  await sphere.fill('3.00');
  await page.keyboard.press('Tab');
  await expect(sphere).toHaveValue('-3.00');
});

test('what papers write in one cell goes to its fields, and the page says so', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription/Manual');
  const type = async (name: string, text: string) => {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
    await page.keyboard.press('Tab');
  };

  await type('Right eye, sphere', 'pl.');
  await type('Right eye, cylinder', '-0.75 x 0');
  await expect(page.getByRole('textbox', { name: 'Right eye, axis' })).toHaveValue('180');
  await expect(page.getByText('Axis 0 is the same direction as 180')).toBeVisible();
  await type('PD, both eyes', 'R 31,5 L 32');
  await expect(page.getByRole('textbox', { name: 'Left eye, PD' })).toHaveValue('32');
  await page.locator('summary', { hasText: 'Prism: only' }).click();
  await type('Right eye, prism, sideways', '2.5 @ 37');
  await expect(page.getByText('We read “2.5 @ 37” as 2.00 In (nose), 1.50 Up')).toBeVisible();
});

test('a pasted block fills the form, says what was filled, and one press takes it out', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription/Manual');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Right eye, sphere').fill('-9.00');
  await field('Left eye, axis').fill('5');

  await page.evaluate((text) => navigator.clipboard.writeText(text), BLOCK);
  await field('Right eye, axis').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field('Right eye, sphere')).toHaveValue('-2.25');
  await expect(field('Right eye, axis')).toHaveValue('175');
  await expect(field('Left eye, cylinder')).toHaveValue('');
  await expect(field('Left eye, axis')).toHaveValue('10');
  await expect(field('PD, both eyes')).toHaveValue('63');
  await expect(page.getByText('Left eye (Sphere and Axis), and PD, both eyes')).toBeVisible();

  await page.getByRole('button', { name: 'Undo the pasting' }).click();
  await expect(field('Right eye, sphere')).toHaveValue('-9.00');
  await expect(field('Right eye, axis')).toHaveValue('');
  await expect(field('Left eye, axis')).toHaveValue('5');
  await expect(page.getByText('as it was before you pasted')).toBeVisible();
});

test('beside the distance stands what it means for these lenses, as they are typed', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await page.goto('/Prescription/Manual');
  await page.getByRole('radio', { name: 'I measured it myself at a mirror' }).check();
  await expect(page.getByText('Enter the values of both eyes, and')).toBeVisible();

  for (const eye of ['Right', 'Left']) {
    await page.getByRole('textbox', { name: `${eye} eye, sphere` }).fill('-4.00');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByText('With your lenses that is a prism of 1.20;')).toBeVisible();
  await expect(page.getByRole('meter', { name: '120% of what is allowed' })).toBeVisible();
});

/** The left cylinder has lost its sign. */
const BLOCK = 'OD −2,25 –0,75 x 175\nOS -1.75 0.50 x 10\nPD: 63 mm';
