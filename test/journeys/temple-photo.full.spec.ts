import type { Page } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { templePicture, type TempleShot } from '../temples/temple-picture.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoPicture, LOOKING, test } from './camera.ts';
import { keyboard } from './keyboard.ts';
import { posting } from './posted.ts';
import { expect } from './shop.ts';

const { numbers } = en.face;

async function give(page: Page, label: string, of: TempleShot): Promise<void> {
  await page
    .getByLabel(label)
    .setInputFiles({ name: 'temple.png', mimeType: 'image/png', buffer: templePicture(of) });
}

test('the size is read from a photo of a temple, compared and used; the photo stays here', async ({
  page,
  backstage,
  member,
  posted,
  shopUrl,
  requests,
}) => {
  test.setTimeout(180_000);
  await posted.signIn(backstage, member);
  await page.goto('/Face/Scan');
  const { photo } = numbers;
  const notice = page.locator('main').getByRole('status');
  const field = page.getByLabel(numbers.temple);
  expect(requests.filter((request) => request.url().endsWith('.onnx'))).toEqual([]);

  await give(page, photo.choose, { text: 'Alder 52□18 140' });
  await expect(page.locator('main')).toContainText(/Loading the reader: \d+ %/);
  await page.getByRole('button', { name: photo.cancel }).click();
  await expect(field).toHaveValue('');

  await give(page, photo.choose, { text: 'Alder 52□18 140' });
  await expect(notice.filter({ hasText: photo.read('52-18-140') })).toBeVisible(LOOKING);
  await expect(notice.filter({ hasText: photo.compare })).toBeVisible();
  await expect(field).toHaveValue('52-18-140');
  await expectAccessible(page, 'a size that was read');

  await give(page, photo.other, { text: '50□20 145    47-21-140' });
  await expect(notice.filter({ hasText: photo.several.title })).toBeVisible(LOOKING);
  await expect(field).toHaveValue('52-18-140');
  await expectAccessible(page, 'a size that can be read in two ways');
  const hand = keyboard(page);
  await hand.press('button', photo.several.says('47-21-140'));
  await expect(field).toHaveValue('47-21-140');
  await hand.press('button', numbers.action);
  await expect(page.getByText(/^127\smm, plus or minus 2\smm/)).toBeVisible();
  expectNoPicture(requests, shopUrl);
});

test('what no size can be read in says so, in German', async ({
  page,
  context,
  backstage,
  member,
  shopUrl,
}) => {
  test.setTimeout(120_000);
  await posting(context, shopUrl, 'de').signIn(backstage, member);
  await page.goto('/german/Face/Scan');
  const { photo, temple } = de.face.numbers;
  const notice = page.locator('main').getByRole('status');
  await give(page, photo.choose, { text: 'RB5218 2000' });
  await expect(notice.filter({ hasText: photo.none.title })).toBeVisible(LOOKING);
  await expect(page.getByLabel(temple)).toHaveValue('');
  await expectAccessible(page, 'no size, in German');
  const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.getByLabel(photo.other).setInputFiles(text);
  await expect(notice.filter({ hasText: photo.faults.unreadable.title })).toBeVisible();
});
