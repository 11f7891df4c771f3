import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const MM = 96 / 25.4;

test('whoever has no distance at hand finds how to measure it, and prints a true ruler', async ({
  context,
  visitor,
  backstage,
  member,
  shopUrl,
}) => {
  await posting(context, shopUrl, 'de').signIn(backstage, member);
  const storageState = await context.storageState();
  const form = await visitor({ storageState, javaScriptEnabled: false });
  await form.goto('/german/Prescription/Manual');

  const opened = form.waitForEvent('popup');
  await form.getByRole('link', { name: /So messen Sie sie/ }).click();
  const page = await opened;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PD');
  await expect(page.getByText('Das Lineal drucken Sie')).toBeVisible();

  const card = page.locator('svg rect[width="85.6"]');
  await expect(card).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const box = await card.boundingBox();
  // The line itself is 0.2 mm wide.
  expect(Math.abs((box?.width ?? 0) / MM - 85.6)).toBeLessThan(0.3);
  expect(Math.abs((box?.height ?? 0) / MM - 53.98)).toBeLessThan(0.3);
});
