import { expect, test } from './shop.ts';

test('filters and prescription are remembered under lock until the member signs out', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  await posted.prescription();
  await page.goto('/Products/List?frameShapes=Round&sort=name');
  await page.keyboard.press('Tab');
  const entries = () =>
    page.evaluate(() => ['filters', 'prescription'].map((name) => sessionStorage.getItem(name)));
  await expect.poll(async () => (await entries()).every(Boolean)).toBe(true);
  for (const entry of await entries())
    expect(Buffer.from(entry ?? '', 'base64').toString('latin1')).not.toMatch(
      /Round|sphere|frameShapes|2\.25/,
    );

  await page.goto('/Products/List');
  await expect(page).toHaveURL(/\?frameShapes=Round$/);
  await expect(page.getByRole('checkbox', { name: /^Round/ })).toBeChecked();

  await page.evaluate(() => sessionStorage.setItem('filters', '{bad'));
  await page.goto('/Products/List');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await entries())[0]).not.toBe('{bad');
  await expect(page).toHaveURL(/List$/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/intro$/);
  expect(await entries()).toEqual([null, null]);
});
