import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { keyboard } from './keyboard.ts';
import { posting } from './posted.ts';
import { choose, expectNoPicture, LOOKING, test } from './camera.ts';
import { expect } from './shop.ts';

const { ways, result, keeping, numbers, hints, faults } = en.face;

test('a camera finds the size with the keyboard alone; it is saved, found elsewhere and deleted', async ({
  page,
  backstage,
  member,
  posted,
  shopUrl,
  requests,
}) => {
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
  await expect(page.getByRole('heading', { level: 2, name: /^Your size: / })).toBeFocused(LOOKING);
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
});

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

test('what cannot be measured says what to do, and the other ways stay', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  await page.goto('/Face/Scan');
  const notice = page.locator('main').getByRole('status');
  for (const [of, words] of [
    [{ faces: 0 }, hints['no-face']],
    [{ faces: 2, scale: 2 }, hints['two-faces']],
    [{ brightness: 0.04 }, hints['more-light']],
    [{ rollDegrees: 35 }, hints['hold-upright']],
  ] as const) {
    await choose(page, of);
    await expect(notice.filter({ hasText: words })).toBeVisible(LOOKING);
  }
  await expectAccessible(page, 'a photo that was not measured');
  const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').setInputFiles(text);
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

  await page.getByRole('button', { name: numbers.action }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(en.face.problems.nothing);
  await page.getByLabel(numbers.temple).fill('52-18-140');
  await page.getByRole('button', { name: numbers.action }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Your size: / })).toBeVisible();
  await expect(page.getByText(/^134\smm, plus or minus 2\smm/)).toBeVisible();
});

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
