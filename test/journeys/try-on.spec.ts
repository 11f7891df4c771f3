import type { Page } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { choose, expectNoPicture, LOOKING, test } from './camera.ts';
import { keyboard } from './keyboard.ts';
import { posting } from './posted.ts';
import { expect } from './shop.ts';

const { tryOn, ways, faults, hints } = en.face;
/** Three very small frames: the fewer are drawn, the sooner all are. */
const LIST = '?sizes=ExtraSmall&colors=Black';

/** What the large picture shows: whether it is drawn, and a sum of its colours. */
async function worn(page: Page): Promise<string> {
  const canvas = page.locator('canvas[role=img][data-state=worn]');
  await expect(canvas).toBeVisible(LOOKING);
  return canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL('image/jpeg', 0.5));
}

test(
  'a camera shows frames on oneself with the keyboard alone, and no picture leaves the page',
  { tag: '@full' },
  async ({ page, backstage, member, posted, shopUrl, requests }) => {
    test.setTimeout(240_000);
    await posted.signIn(backstage, member);
    const hand = keyboard(page);
    await page.goto(`/Products/List${LIST}`);
    await hand.press('link', en.frames.list.onMe);
    await expect(page).toHaveURL(/\/Face\/TryOn\?/);
    await expectAccessible(page, 'before anything');
    expect(
      requests.filter((request) => /face-engine|dressing-room|forms/.test(request.url())),
    ).toEqual([]);

    await hand.press('button', ways.camera);
    await worn(page);
    await hand.press('button', tryOn.take);
    await expect(page.locator('video')).toHaveCount(0, LOOKING);
    const first = await worn(page);
    await expectAccessible(page, 'a frame on a picture');
    await expect(page.getByText(tryOn.wearing.title)).toBeVisible();
    await expect(page.locator('li[data-state=building]')).toHaveCount(0, LOOKING);
    await hand.press('button', tryOn.keep);

    await page.keyboard.press('ArrowRight');
    const second = await worn(page);
    expect(second).not.toBe(first);
    await hand.press('button', tryOn.keep);
    await expect(page.getByRole('heading', { name: tryOn.sideBySide })).toBeVisible();
    await hand.press('button', tryOn.large);
    await expect(page.getByRole('dialog')).toBeVisible();
    await hand.press('button', tryOn.larger);
    await expectAccessible(page, 'a large picture');
    const zoomed = page.getByRole('dialog').getByRole('status');
    await page.keyboard.press('+');
    await expect(zoomed).toContainText('225%');
    await expect(zoomed).toContainText(tryOn.middle('50%', '50%'));
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowUp');
    await expect(zoomed).toContainText(tryOn.middle('50%', '22%'));
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('-');
    await expect(zoomed).toHaveText('100%');
    await expect(page.getByRole('button', { name: tryOn.smaller })).toBeDisabled();
    await page.keyboard.press('Escape');
    expectNoPicture(requests, shopUrl);

    // Another page knows the picture, without a camera and without the tracker's engine.
    const before = requests.length;
    await page.reload();
    await worn(page);
    const since = requests.slice(before).map((request) => request.url());
    expect(since.filter((url) => url.includes('face-engine'))).toEqual([]);
    await hand.press('button', tryOn.forget);
    await expect(page.getByRole('button', { name: ways.camera })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('still'))).toBeNull();
  },
);

test(
  'the picture of a scan wears frames in every colour until signing out, in German',
  { tag: '@full' },
  async ({ page, context, backstage, member, shopUrl, requests }) => {
    test.setTimeout(240_000);
    await posting(context, shopUrl, 'de').signIn(backstage, member);
    await page.goto('/german/Face/Scan');
    await choose(page, {});
    await page.getByRole('button', { name: de.face.keeping.save }).click(LOOKING);
    await page.getByRole('button', { name: de.face.result.onMe }).click();
    await expect(page).toHaveURL(/\/german\/Face\/TryOn\?/);
    const first = await worn(page);
    const colours = page.getByRole('group', { name: de.face.tryOn.colour }).getByRole('radio');
    await colours.nth(1).check({ force: true });
    await expect.poll(() => worn(page), LOOKING).not.toBe(first);
    expectNoPicture(requests, shopUrl);

    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole('button', { name: de.face.tryOn.large }).click();
    await comeNear(page);
    await expectAccessible(page, 'a large picture on a phone');
    await page.keyboard.press('Escape');
    await page.goto('/german/sign-out');
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/intro/);
    expect(await page.evaluate(() => sessionStorage.getItem('still'))).toBeNull();
  },
);

/** The large picture by wheel, mouse and two fingers: it comes nearer where it is pointed at, to its edge. */
async function comeNear(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  const whole = (await picture.boundingBox())!;
  const at = { x: whole.x + whole.width * 0.25, y: whole.y + whole.height * 0.25 };
  const box = async () => (await picture.boundingBox())!;
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(2 * whole.width);
  const { x, width } = await box();
  expect(x + width * 0.25).toBeCloseTo(at.x, -1);

  await page.mouse.down();
  await page.mouse.move(at.x + 2000, at.y, { steps: 4 });
  await page.mouse.up();
  const edge = (await picture.locator('xpath=..').boundingBox())!.x;
  await expect.poll(async () => (await box()).x).toBeCloseTo(edge, 0);
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, 4000);
  await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width, 0);

  const fingers = await page.context().newCDPSession(page);
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  for (const [type, apart] of [
    ['touchStart', 20],
    ['touchMove', 40],
    ['touchMove', 60],
    ['touchEnd', 0],
  ] as const)
    await fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart
        ? [-1, 1].map((side, id) => ({ x: middle.x + side * apart, y: middle.y, id }))
        : [],
    });
  await expect.poll(async () => (await box()).width / whole.width).toBeCloseTo(3, 0);
  await page.mouse.click(middle.x, middle.y);
  expect((await box()).width / whole.width).toBeCloseTo(3, 0);
}

test('what stands in the way says so, and there is a way on', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  test.setTimeout(240_000);
  await posted.signIn(backstage, member);
  await page.goto('/Face/TryOn');
  const notice = page.locator('main').getByRole('status');
  const wayOn = page.getByRole('link', { name: tryOn.inWords });
  for (const [of, words] of [
    [{ faces: 0 }, hints['no-face']],
    [{ faces: 2, scale: 2 }, hints['two-faces']],
  ] as const) {
    await choose(page, of);
    await expect(notice.filter({ hasText: words })).toBeVisible(LOOKING);
    await expect(wayOn).toBeVisible();
  }
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: ways.camera }).click();
  await expect(notice.filter({ hasText: faults.denied.title })).toBeVisible(LOOKING);
  await expect(wayOn).toBeVisible();

  await page.route('**/worker.js', (route) => route.abort());
  await choose(page, {});
  await expect(notice.filter({ hasText: faults.failed.title })).toBeVisible(LOOKING);
  await expect(wayOn).toBeVisible();
});

test('without WebGL a frame is told and shown by its picture', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  test.setTimeout(180_000);
  await posted.signIn(backstage, member);
  await page.addInitScript(() => {
    const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (this: OffscreenCanvas, kind: string) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind]);
    } as typeof getContext;
  });
  await page.goto('/Face/TryOn');
  await page.route('**/worker.js', async (route) => {
    const answer = await route.fetch();
    const without = 'OffscreenCanvas.prototype.getContext = () => null;\n';
    await route.fulfill({ response: answer, body: without + (await answer.text()) });
  });
  const notice = page.locator('main').getByRole('status');
  await choose(page, {});
  await expect(notice.filter({ hasText: faults['no-webgl'].title })).toBeVisible(LOOKING);
  await expect(page.getByRole('link', { name: tryOn.inWords })).toBeVisible();

  // Where faces are found and only nothing can be drawn, the picture of the frame stands there.
  await page.unroute('**/worker.js');
  await choose(page, {});
  await expect(notice.filter({ hasText: tryOn.noDrawing.title })).toBeVisible(LOOKING);
  await expect(page.locator('main picture img')).toBeVisible();
  await expect(page.getByText(tryOn.wearing.title)).toBeVisible();
  await expect(page.getByRole('link', { name: tryOn.inWords })).toBeVisible();
});
