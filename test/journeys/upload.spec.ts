import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { drawSheet } from '../rx-sheets/draw-sheet.ts';
import { openEasel } from '../rx-sheets/easel.ts';
import { seenLayouts } from '../rx-sheets/seen/index.ts';
import { mouse } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { paper } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const picture = (name: string) => path.join(import.meta.dirname, '../rx-pictures', name);
/** What stands on the slip, in the shop's own notation. */
const slip = { 'od.sphere': '-2.75', 'od.cylinder': '-0.25', 'od.axis': '121', pd: '67' };

// A sheet takes both cores for a while: two at once would be slower, not sooner.
test.describe.configure({ mode: 'default' });

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
  await hand.press('button', upload.crop);
  const corner = page.getByRole('slider', { name: upload.corners['top left'] });
  await corner.press('ArrowRight');
  await expect(corner).toHaveAttribute('aria-valuetext', 'Left 1 % cut off, Top 0 % cut off');
  await expectAccessible(page, 'a page being cut');
  await hand.press('button', upload.cropCancel);
  await expectAccessible(page, 'a page chosen');
  await hand.press('button', upload.read);

  await expect(page).toHaveURL(/\/Prescription\/Ocr$/, { timeout: 60_000 });
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
  const { review, confirmation } = en.checkout;
  await page.goto('/checkout/OrderReview');
  await expect(main).toContainText(review.optician.title);
  await expect(main).toContainText('Right eye, axis');
  await expectAccessible(page, 'the review');
  // Where the form of the page before leads to.
  await page.getByRole('heading', { level: 1 }).focus();
  await hand.press('button', review.place);
  await expect(page).toHaveURL(/\/checkout\/OrderConfirmation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title);
  await expect(main).toContainText(en.orders.inReview);
  await expect(main.getByRole('row', { name: /^OD / })).toContainText('120°');
  await expectAccessible(page, 'the receipt');
  expect(await backstage.orderCount(member.userId)).toBe(1);
  await page.goto('/User/Order');
  await expect(main).toContainText(en.orders.inReview);
});

test('a German PDF is read, and ordered as it was read: no order of it waits', async ({
  visitor,
  context,
  backstage,
  member,
  shopUrl,
}) => {
  const german = posting(context, shopUrl, 'de');
  await german.withLenses(backstage, member);
  const page = await visitor({ storageState: await context.storageState() });
  const hand = mouse(page);
  const main = page.locator('main');
  const { truth, pdf } = await aGermanPdf();
  await page.goto('/german/Prescription');
  await expectAccessible(page, 'the ways in German');
  await hand.press('link', de.prescription.ways.photo.action);
  await page
    .locator(fileField)
    .setInputFiles({ name: 'brille.pdf', mimeType: 'application/pdf', buffer: pdf });
  await hand.press('button', de.papers.upload.read);
  await expect(page).toHaveURL(/\/german\/Prescription\/Ocr$/, { timeout: 60_000 });
  for (const { field, value } of truth.printed)
    if (typeof value === 'number')
      await expect(page.locator(`[name="${field}"]`), field).toHaveValue(sameNumber(value));
  await expectAccessible(page, 'a German PDF that was read');

  await hand.choose('checkbox', /^Rechtes Auge/);
  await hand.choose('checkbox', /^Linkes Auge/);
  await hand.press('button', de.papers.result.save);
  // Its date stands on the sheet, and is years ago.
  await hand.choose('checkbox', de.prescription.warnings.tick);
  await hand.press('button', de.papers.result.save);
  await expect(page).toHaveURL(/\/german\/Products\/List/);
  await german.pair();
  await german.delivery();
  await page.goto('/german/checkout/OrderReview');
  await expect(main).not.toContainText(de.checkout.review.optician.title);
  await hand.press('button', de.checkout.review.place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.checkout.confirmation.title);
  await expect(main).not.toContainText(de.orders.inReview);
  await expectAccessible(page, 'the receipt in German');
});

test(
  'of several pages one is turned on the screen, and the paper stands on the second',
  { tag: '@full' },
  async ({ page, backstage, member, posted }) => {
    await posted.withLenses(backstage, member, 'Progressive');
    await page.goto('/Prescription/Upload');
    const onItsSide = await sharp(picture('slip-heavy.jpg')).rotate(90).jpeg().toBuffer();
    await page.locator(fileField).setInputFiles([
      { name: 'back.jpg', mimeType: 'image/jpeg', buffer: readFileSync(picture('blank.jpg')) },
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: onItsSide },
    ]);
    await page.getByRole('button', { name: upload.turnLeft }).nth(1).click();
    await expectAccessible(page, 'two pages, one turned');
    await page.getByRole('button', { name: upload.read }).click();

    await expect(page).toHaveURL(/\/Prescription\/Ocr$/, { timeout: 60_000 });
    for (const [name, value] of Object.entries(slip))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    await page.locator('[name="od.axis"]').click();
    const lit = page.getByRole('figure').filter({ has: page.locator('svg rect') });
    await expect(lit).toContainText(result.pageOf(2, 2));
    await expectAccessible(page, 'a value of the second page');
  },
);

test('where the camera is refused, a file and every other way are still there', async ({
  visitor,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  const page = await visitor({
    storageState: await context.storageState(),
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    permissions: [],
  });
  await page.addInitScript(() => {
    const refused = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refused } });
  });
  await page.goto('/Prescription/Upload');
  const asked = page.waitForEvent('filechooser');
  await page.getByLabel(upload.camera).tap();
  // Whoever refuses the camera comes back without a picture.
  await (await asked).setFiles([]);
  await page.getByRole('button', { name: upload.read }).tap();
  await expect(page.locator('main').getByRole('alert')).toContainText(refusals.none);
  await expectAccessible(page, 'no picture came');
  await page.locator(fileField).setInputFiles(picture('slip-heavy.jpg'));
  await expect(page.getByRole('heading', { name: upload.pages })).toBeVisible();
  await page.getByRole('button', { name: upload.remove(1) }).tap();
  await page.getByRole('link', { name: upload.otherWays }).tap();
  await expect(page).toHaveURL(/\/Prescription$/);
  await page.getByRole('link', { name: en.prescription.ways.type.action }).tap();
  await expect(page).toHaveURL(/\/Prescription\/Manual$/);
});

test('a German sheet is read without scripts, nothing is saved before both eyes are confirmed, and it is ordered', async ({
  context,
  visitor,
  backstage,
  member,
  shopUrl,
}) => {
  const german = posting(context, shopUrl, 'de');
  await german.withLenses(backstage, member);
  const page = await visitor({
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  await page.goto('/german/Prescription/Upload');
  await page.locator(fileField).setInputFiles(picture('brillenpass-clean.png'));
  // Without scripts the answer comes when the picture was read, which the press waits for.
  await page.getByRole('button', { name: de.papers.upload.read }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/german\/Prescription\/Ocr$/);
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
  await page.getByRole('checkbox', { name: /^Rechtes Auge/ }).check();
  await page.getByRole('button', { name: save }).click();
  await expect(page).toHaveURL(/\/german\/Products\/List/);
  await german.pair();
  await german.delivery();
  await page.goto('/german/checkout/OrderReview');
  await page.getByRole('button', { name: de.checkout.review.place }).click();
  await expect(page).toHaveURL(/\/german\/checkout\/OrderConfirmation$/);
  await expect(main.getByRole('row', { name: /^L/ })).toContainText(/-2,50.*-0,75.*35°/s);
});

test(
  'what is no prescription of glasses is said as such, and a value’s place is shown where one is touched',
  { tag: '@full' },
  async ({ page, backstage, member, posted }) => {
    await posted.withLenses(backstage, member);
    for (const [name, reason] of [
      ['receipt.jpg', 'notPrescription'],
      ['contact-lenses.jpg', 'contactLenses'],
    ] as const) {
      await page.goto('/Prescription/Upload');
      await page.locator(fileField).setInputFiles(picture(name));
      await page.getByRole('button', { name: upload.read }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        result.reasons[reason].title,
        {
          timeout: 60_000,
        },
      );
      await expectAccessible(page, reason);
    }
    await page.getByRole('link', { name: result.another }).first().click();
    await page.locator(fileField).setInputFiles(picture('slip-heavy.jpg'));
    await page.getByRole('button', { name: upload.read }).click();
    await expect(page).toHaveURL(/\/Prescription\/Ocr$/, { timeout: 60_000 });
    await page.locator('[name="os.axis"]').click();
    await expect(page.locator('svg rect')).toBeVisible();
    await expectAccessible(page, 'a place lit up');
    await page.getByRole('button', { name: result.delete }).click();
    await expect(page).toHaveURL(/\/Prescription$/);
  },
);

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
    timeout: 60_000,
  });
});

/** A German sheet with its text, as a practice sends it. */
async function aGermanPdf() {
  const layout = seenLayouts.find(({ name }) => name === 's-de-ra-la');
  if (!layout) throw new Error('the layout was renamed');
  const sheet = drawSheet('seen', layout, 'b');
  const easel = await openEasel();
  try {
    return { truth: sheet.truth, pdf: await easel.pdf(sheet) };
  } finally {
    await easel.close();
  }
}

/** A number as a German field may write it, with or without its sign and its zeros. */
function sameNumber(value: number): RegExp {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  const sign = value < 0 ? '[-−]' : '[+]?';
  return new RegExp(`^${sign}0*${whole}(?:,${part ?? '0'}0*)?$`);
}
