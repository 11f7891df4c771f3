import type { Page } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { KNOWN_HEADS } from '../faces/heads.ts';
import { headsWithCards } from '../faces/scan-heads.ts';
import { expectAccessible } from './accessible.ts';
import { keyboard } from './keyboard.ts';
import { posting } from './posted.ts';
import { choose, expectNoPicture, LOOKING, test } from './camera.ts';
import { expect } from './shop.ts';

const { ways, card, result, keeping, numbers, hints, faults } = en.face;

test(
  'a camera finds the size with the keyboard alone; it is saved, found elsewhere and deleted',
  { tag: '@full' },
  async ({ page, backstage, member, posted, shopUrl, requests }) => {
    await posted.signIn(backstage, member);
    const hand = keyboard(page);
    await page.goto('/Products/List');
    await hand.press('link', en.frames.list.mySize);
    await expect(page).toHaveURL(/\/Face\/Scan$/);
    await expectAccessible(page, 'before anything');
    expect(requests.filter((request) => request.url().includes('face-engine'))).toEqual([]);
    const worker = page.waitForResponse((response) => response.url().endsWith('/worker.js'));
    await hand.press('button', ways.camera);
    await expect(page.locator('video')).toBeVisible();
    const { 'content-security-policy': policy, 'cache-control': kept } = (await worker).headers();
    expect(policy).toBe(
      `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`,
    );
    expect(kept).toContain('immutable');
    await expect(page.getByRole('heading', { level: 2, name: /^Your size: / })).toBeFocused(
      LOOKING,
    );
    await expect(page.getByText(result.width)).toBeVisible();
    await expect(page.getByText(result.pdWarning)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expectAccessible(page, 'the result');

    await hand.press('button', keeping.save);
    await expect(page.getByText(/^Saved to your account/)).toBeVisible();
    expectNoPicture(requests, shopUrl);

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: /^Your size: / })).toBeVisible();
    await hand.press('link', result.inMySize);
    await expect(page).toHaveURL(/\/Products\/List\?sizes=/);
    const { mine, sorts } = en.frames;
    await expect(page.getByText(mine.onlyMySize)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('fits-me');
    await expect(page.getByRole('listitem').getByText(mine.verdict.fits).first()).toBeVisible();
    await expectAccessible(page, 'the list for the result');
    await hand.press('link', mine.ways.allSizes);
    await expect(page).not.toHaveURL(/sizes=/);
    await page.goto('/Products/List');
    await expect(page.getByText(mine.verdict.fits).first()).toBeVisible();
    await hand.press('link', mine.ways.forget);
    await expect(page.getByRole('option', { name: sorts['fits-me'] })).toHaveCount(0);
    await page.goto('/Face/Scan');
    await hand.press('button', keeping.forget);
    await expect(page.getByRole('button', { name: ways.camera })).toBeVisible();
    await page.goto('/Face/Scan');
    await expect(page.getByRole('button', { name: ways.camera })).toBeVisible();
  },
);

test('a photo does as well, in German; the result stays in the browser until signing out', async ({
  page,
  context,
  backstage,
  member,
  shopUrl,
  requests,
}) => {
  await posting(context, shopUrl, 'de').signIn(backstage, member);
  await page.goto('/german/Face/Scan');
  await page.getByLabel(de.face.ways.pd).fill('64,5');
  await choose(page, {});
  await expect(page.getByRole('heading', { level: 2, name: /^Für Sie: / })).toBeFocused(LOOKING);
  await expect(page.getByText(de.face.result.pdWarning)).toHaveCount(0);
  await page.getByLabel(de.face.result.ownShape).selectOption('heart');
  await expect(page.getByText(de.face.result.frameShapes)).toBeVisible();
  expectNoPicture(requests, shopUrl);

  await page.goto('/german/Face/Scan');
  await expect(page.getByRole('heading', { level: 2, name: /^Für Sie: / })).toBeVisible();
  await page.goto('/german/sign-out');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/intro/);
  expect(await page.evaluate(() => sessionStorage.getItem('try-on'))).toBeNull();
});

test(
  'what cannot be measured says what to do, and the other ways stay',
  { tag: '@full' },
  async ({ page, backstage, member, posted }) => {
    test.setTimeout(180_000);
    await posted.signIn(backstage, member);
    await page.goto('/Face/Scan');
    const notice = page.locator('main').getByRole('status');
    for (const [of, words] of [
      [{ faces: 0 }, hints['no-face']],
      [{ faces: 2, scale: 2 }, hints['two-faces']],
      [{ brightness: 0.04 }, hints['more-light']],
      [{ rollDegrees: 35 }, hints['hold-upright']],
      [{ hasGlasses: true }, hints['take-off-glasses']],
    ] as const) {
      await choose(page, of);
      await expect(notice.filter({ hasText: words })).toBeVisible(LOOKING);
    }
    await expectAccessible(page, 'a photo that was not measured');
    const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').first().setInputFiles(text);
    await expect(notice.filter({ hasText: faults.unreadable.title })).toBeVisible();

    await page.getByRole('button', { name: ways.camera }).click();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.srcObject !== null))
      .toBe(true);
    const hasEnded = await page.evaluate(() => {
      const shown = document.querySelector('video')?.srcObject;
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
      return shown instanceof MediaStream
        ? shown.getTracks().every(({ readyState }) => readyState === 'ended')
        : null;
    });
    expect(hasEnded).toBe(true);
    await expect(notice.filter({ hasText: faults.stopped.title })).toBeVisible();

    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: ways.camera }).click();
    await expect(notice.filter({ hasText: faults.denied.title })).toBeVisible();

    await page.route('**/worker.js', (route) => route.abort());
    await choose(page, {});
    await expect(notice.filter({ hasText: faults.failed.title })).toBeVisible(LOOKING);

    await page.getByRole('button', { name: numbers.action }).click();
    await expect(page.locator('main').getByRole('alert')).toContainText(en.face.problems.nothing);
    await page.getByLabel(numbers.temple).fill('52-18-140');
    await page.getByRole('button', { name: numbers.action }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Your size: / })).toBeVisible();
    await expect(page.getByText(/^134\smm, plus or minus 2\smm/)).toBeVisible();
  },
);

test('without scripts the numbers on old glasses are enough', async ({
  context,
  visitor,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  const storageState = await context.storageState();
  const page = await visitor({ storageState, javaScriptEnabled: false });
  await page.goto('/Face/Scan');
  await expect(page.getByRole('button', { name: ways.camera })).toBeHidden();
  await page.getByLabel(numbers.temple).fill('49 □ 21 145');
  await page.getByRole('button', { name: numbers.action }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Your size: / })).toBeVisible();
  await page.getByRole('button', { name: keeping.save }).click();
  await expect(page.getByText(/^Saved to your account/)).toBeVisible();
});

test.describe('a browser without WebGL', () => {
  test('says so, and leads to the ways without a picture', async ({
    page,
    backstage,
    member,
    posted,
  }) => {
    await posted.signIn(backstage, member);
    await page.goto('/Face/Scan');
    await page.route('**/worker.js', async (route) => {
      const answer = await route.fetch();
      const without = 'OffscreenCanvas.prototype.getContext = () => null;\n';
      await route.fulfill({ response: answer, body: without + (await answer.text()) });
    });
    await choose(page, {});
    await expect(page.getByText(faults['no-webgl'].title)).toBeVisible(LOOKING);
    await expect(page.getByRole('button', { name: numbers.action })).toBeVisible();
  });
});

test(
  'a card in the photo is marked with the keyboard alone, and tells the true size',
  { tag: '@full' },
  async ({ page, browser, backstage, member, posted, shopUrl, requests }) => {
    test.setTimeout(180_000);
    const lab = await browser.newPage();
    const form = KNOWN_HEADS['a small one, grey eyes']!;
    const [photo] = await headsWithCards(lab, [{ form, distanceMm: 500, run: 0 }]);
    await lab.close();
    const { picture, corners, truth } = photo!;
    await posted.signIn(backstage, member);
    await page.goto('/Face/Scan');
    const hand = keyboard(page);
    await hand.choose('checkbox', ways.card);
    await expect(page.getByLabel(ways.pd)).toHaveCount(0);
    await expectAccessible(page, 'a card is going to be held');
    const buffer = Buffer.from(picture.split(',')[1]!, 'base64');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('heading', { name: card.title })).toBeFocused(LOOKING);
    await expectAccessible(page, 'a card to be marked');

    const notice = page.locator('main').getByRole('status');
    await hand.press('button', card.measure);
    await expect(notice.filter({ hasText: card.problems['unlike-eyes'].title })).toBeVisible();
    for (const [index, name] of Object.values(card.corners).entries()) {
      await hand.press('slider', name);
      await moveTo(page, corners[index]!);
      if (index === 2) {
        await hand.press('button', card.measure);
        await expect(notice.filter({ hasText: card.problems['not-a-card'].title })).toBeVisible();
      }
    }
    await hand.press('slider', card.corners['top left']);
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Escape');
    await hand.press('button', card.measure);
    await expect(page.getByRole('heading', { level: 2, name: /^Your size: / })).toBeFocused(
      LOOKING,
    );

    const [width, plusMinus] = await millimetresAfter(page, result.width);
    expect(Math.abs(width! - (truth.widthMm - 8))).toBeLessThanOrEqual(plusMinus!);
    expect(plusMinus).toBeLessThanOrEqual(5);
    const [pd] = await millimetresAfter(page, result.pd);
    expect(Math.abs(pd! - truth.pdMm)).toBeLessThanOrEqual(1.3);
    expectNoPicture(requests, shopUrl);
  },
);

/** Moves the corner that has the focus by arrow keys: the page says where it is in what it shows. */
async function moveTo(page: Page, corner: { xPx: number; yPx: number }): Promise<void> {
  const region = await page
    .getByRole('img', { name: card.picture })
    .evaluate((shown) => shown.getAttribute('viewBox')!.split(' ').map(Number));
  const words = await page.locator(':focus').getAttribute('aria-valuetext');
  const [across, down] = words!.match(/\d+/g)!.map(Number);
  const steps = [
    [Math.round(corner.xPx) - region[0]! - across!, 'ArrowLeft', 'ArrowRight'],
    [Math.round(corner.yPx) - region[1]! - down!, 'ArrowUp', 'ArrowDown'],
  ] as const;
  for (const [by, back, on] of steps) {
    const key = by < 0 ? back : on;
    for (let ten = 0; ten < Math.floor(Math.abs(by) / 10); ten += 1)
      await page.keyboard.press(`Shift+${key}`);
    for (let one = 0; one < Math.abs(by) % 10; one += 1) await page.keyboard.press(key);
  }
}

/** The numbers of a fact of the result. */
async function millimetresAfter(page: Page, name: string): Promise<number[]> {
  const fact = page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  return (await fact.innerText()).match(/\d+/g)!.map(Number);
}
