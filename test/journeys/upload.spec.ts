import { readFileSync } from 'node:fs';
import path from 'node:path';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { keyboard } from './keyboard.ts';
import { paper } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const picture = (name: string) => path.join(import.meta.dirname, '../rx-pictures', name);
/** What stands on the slip, in the shop's own notation. */
const slip = { 'od.sphere': '-2.75', 'od.cylinder': '-0.25', 'od.axis': '121', pd: '67' };

const fileField = 'input[type=file][multiple]';
const { upload, refusals, result } = en.papers;

test('a photo is read, one value corrected, both eyes confirmed, and ordered: with a phone’s width and the keyboard alone', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await posted.withLenses(backstage, member, 'Progressive');
  const hand = keyboard(page);
  await page.goto('/Prescription');
  await expectAccessible(page, 'the ways');
  await hand.press('link', en.prescription.ways.photo.action);
  await expect(page).toHaveURL(/\/Prescription\/Upload$/);
  await hand.press('button', upload.read);
  await expect(page.locator('main').getByRole('alert')).toContainText(refusals.none);

  await page.locator(fileField).setInputFiles(picture('slip-heavy.jpg'));
  await expect(page.getByRole('heading', { name: upload.pages })).toBeVisible();
  await hand.press('button', upload.turnRight);
  await hand.press('button', upload.turnLeft);
  await expectAccessible(page, 'a page chosen');
  await hand.press('button', upload.read);

  await expect(page).toHaveURL(/\/Prescription\/Ocr$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.title);
  for (const [name, value] of Object.entries(slip))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  await expectAccessible(page, 'values read');

  await hand.press('button', result.save);
  await expect(page.locator('main').getByRole('alert')).toContainText(result.missing('Right eye'));
  await hand.choose('checkbox', /^Right eye: −2.75 −0.25 × 121/);
  await hand.type('Right eye, axis', '120');
  await hand.type(en.prescription.details.dateWritten, paper.dateWritten);
  await expect(
    page.getByRole('checkbox', { name: /^Right eye: −2.75 −0.25 × 120/ }),
  ).not.toBeChecked();
  await hand.choose('checkbox', /^Right eye: −2.75 −0.25 × 120/);
  await hand.choose('checkbox', /^Left eye: −2.00 −0.75 × 153/);
  await hand.press('button', result.save);
  await expect(page).toHaveURL(/\/Products\/List/);
  const main = page.locator('main');
  await page.goto('/Prescription');
  await expect(main).toContainText(en.prescription.ways.saved);
  await expect(main).toContainText('120');
  await page.goto('/Prescription/Ocr');
  await expect(page.locator('[name="od.axis"]')).toHaveValue('120');

  await posted.pair({ lens: 'PR-150' });
  await posted.delivery();
  await posted.order();
  expect(await backstage.orderCount(member.userId)).toBe(1);
  await page.goto('/User/Order');
  await expect(main).toContainText(en.orders.inReview);
});

test('a German sheet is read without scripts, and nothing is saved before both eyes are confirmed', async ({
  context,
  visitor,
  backstage,
  member,
  shopUrl,
}) => {
  const german = posting(context, shopUrl, 'de');
  await german.withLenses(backstage, member, 'Progressive');
  const page = await visitor({
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  await page.goto('/german/Prescription/Upload');
  await page.locator(fileField).setInputFiles(picture('brillenpass-clean.png'));
  await page.getByRole('button', { name: de.papers.upload.read }).click();
  await expect(page).toHaveURL(/\/german\/Prescription\/Ocr$/, { timeout: 30_000 });
  await expect(page.locator('[name="od.sphere"]')).toHaveValue(/^[+-]\d+,\d\d$/);

  const { save, missing } = de.papers.result;
  const main = page.locator('main');
  for (const eye of ['Rechtes Auge', 'Linkes Auge']) {
    await page.getByRole('button', { name: save }).click();
    await expect(main.getByRole('alert')).toContainText(missing(eye));
    await page.goto('/german/Prescription');
    await expect(main).not.toContainText(de.prescription.ways.saved);
    await page.goto('/german/Prescription/Ocr');
    await page.getByRole('checkbox', { name: new RegExp(`^${eye}`) }).check();
  }
  await page.getByRole('button', { name: de.papers.result.delete }).click();
  await expect(page).toHaveURL(/\/german\/Prescription$/);
});

test('what is no prescription of glasses is said as such, and a value’s place is shown where one is touched', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  for (const [name, reason] of [
    ['receipt.jpg', 'notPrescription'],
    ['contact-lenses.jpg', 'contactLenses'],
  ] as const) {
    await page.goto('/Prescription/Upload');
    await page.locator(fileField).setInputFiles(picture(name));
    await page.getByRole('button', { name: upload.read }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.reasons[reason].title, {
      timeout: 30_000,
    });
    await expectAccessible(page, reason);
  }
  await page.getByRole('link', { name: result.another }).first().click();
  await page.locator(fileField).setInputFiles(picture('slip-heavy.jpg'));
  await page.getByRole('button', { name: upload.read }).click();
  await expect(page).toHaveURL(/\/Prescription\/Ocr$/, { timeout: 30_000 });
  await page.locator('[name="os.axis"]').click();
  await expect(page.locator('svg rect')).toBeVisible();
  await expectAccessible(page, 'a place lit up');
});

test('a file that is refused says why in words, and the other stays', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  await page.goto('/Prescription/Upload');
  await page.locator(fileField).setInputFiles([
    {
      name: 'slip.jpg',
      mimeType: 'image/jpeg',
      buffer: readFileSync(picture('slip-heavy.jpg')),
    },
    { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>no picture</html>') },
  ]);
  await page.getByRole('button', { name: upload.read }).click();
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('Page 2: x.jpg');
  await expect(alert).toContainText(refusals['wrong-type']);
  await page.getByRole('button', { name: upload.remove(2) }).click();
  await page.getByRole('button', { name: upload.keep }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.typeTitle, {
    timeout: 30_000,
  });
});
