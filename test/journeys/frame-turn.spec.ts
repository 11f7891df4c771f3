import type { Page } from '@playwright/test';
import { demoCatalogue } from '#demo/frames/index.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { LOOKING } from './camera.ts';
import { keyboard } from './keyboard.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';
import { dearFrame } from './papers.ts';

const { turn } = en.frames;
const aviator = demoCatalogue.frames.find(({ name }) => name === 'Falk')!;
const pine = aviator.colors.at(-1)!;

/** The smaller the picture, the sooner a machine without a graphics card has drawn it. */
test.use({ viewport: { width: 420, height: 800 } });

const CELLS = { x: 32, y: 16 };

/** What is drawn: the cells of a raster that a frame covers a part of, and the mean of its colors. */
async function drawn(page: Page) {
  const canvas = page.locator('canvas[data-state=still]');
  await expect(canvas).toBeVisible(LOOKING);
  return canvas.evaluate((element: HTMLCanvasElement, raster) => {
    const { width, height } = element;
    const onto = new OffscreenCanvas(width, height).getContext('2d')!;
    onto.drawImage(element, 0, 0);
    const { data } = onto.getImageData(0, 0, width, height);
    const sums = [0, 0, 0];
    const cells = new Set<number>();
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      // Half seen through is shadow and lens, and no frame.
      if (data[at + 3]! < 160) continue;
      const column = (at / 4) % width;
      const row = Math.floor(at / 4 / width);
      const x = Math.floor((column / width) * raster.x);
      cells.add(Math.floor((row / height) * raster.y) * raster.x + x);
      count += 1;
      for (const i of [0, 1, 2]) sums[i]! += data[at + i]!;
    }
    const [red, green] = sums.map((sum) => sum / count);
    return { share: count / (width * height), cells: [...cells], red: red!, green: green! };
  }, CELLS);
}

type Drawn = Awaited<ReturnType<typeof drawn>>;

/** In how many cells two pictures are not alike. */
function unlike(one: Drawn, other: Drawn): number {
  return new Set(one.cells).symmetricDifference(new Set(other.cells)).size;
}

function mirrored({ cells, ...rest }: Drawn): Drawn {
  return { ...rest, cells: cells.map((cell) => cell - 2 * (cell % CELLS.x) + CELLS.x - 1) };
}

/** So many cells are an edge here and there. */
const FEW = 20;
const MANY = 50;

test(
  'a frame is turned and folded with the keyboard, and nothing for it is loaded before',
  { tag: '@full' },
  async ({ page, backstage, member, posted }) => {
    test.setTimeout(240_000);
    await posted.signIn(backstage, member);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/p/${dearFrame.sku}`);
    const hand = keyboard(page);
    expect(asked.filter((url) => /frame-turn|worker|forms/.test(url))).toEqual([]);

    await hand.press('button', turn.open);
    const angled = await drawn(page);
    // A frame is thin, and takes up most of the width.
    expect(angled.share).toBeGreaterThan(0.01);
    expect(angled.share).toBeLessThan(0.4);
    expect(new Set(angled.cells.map((cell) => cell % CELLS.x)).size).toBeGreaterThan(CELLS.x / 2);
    await expectAccessible(page, 'a frame in 3D');

    const slider = page.getByRole('slider', { name: turn.control });
    await expect(slider).toHaveAttribute('aria-valuetext', turn.sides[1]!);
    await hand.press('button', turn.views.front);
    const front = await drawn(page);
    // From the front both halves are alike.
    expect(unlike(front, mirrored(front))).toBeLessThan(FEW);
    expect(unlike(angled, mirrored(angled))).toBeGreaterThan(MANY);

    await slider.focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '90');
    await expect(slider).toHaveAttribute('aria-valuetext', turn.sides[2]!);
    const side = await drawn(page);
    expect(unlike(side, front)).toBeGreaterThan(MANY);

    await hand.press('button', turn.views.folded);
    const folded = await drawn(page);
    expect(unlike(folded, side)).toBeGreaterThan(MANY);

    await hand.press('button', turn.close);
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.getByRole('group', { name: en.frames.frame.view })).toBeVisible();
  },
);

test(
  'a frame is drawn to another side and stays there in another color, in German',
  { tag: '@full' },
  async ({ page, context, backstage, member, shopUrl }) => {
    test.setTimeout(240_000);
    await posting(context, shopUrl, 'de').signIn(backstage, member);
    await page.goto(`/german/p/${aviator.sku}`);
    await page.getByRole('button', { name: de.frames.turn.open }).click();
    const slider = page.getByRole('slider', { name: de.frames.turn.control });
    const gold = await drawn(page);
    const { x, y, width, height } = (await slider.boundingBox())!;
    await page.mouse.move(x + width * 0.4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.65, y + height * 0.5, { steps: 3 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute('aria-valuenow', /^(8[5-9]|9[0-3])$/);
    const side = await drawn(page);
    expect(unlike(side, gold)).toBeGreaterThan(MANY);

    await page
      .locator('main nav')
      .getByRole('link', { name: /Kiefer|Tanne|Pine/ })
      .click();
    await expect(page.locator(`canvas[data-colour="${pine.sku}"]`)).toBeVisible(LOOKING);
    const green = await drawn(page);
    await expect(slider).toHaveAttribute('aria-valuenow', /^(8[5-9]|9[0-3])$/);
    expect(unlike(green, side)).toBeLessThan(FEW);
    expect(gold.red).toBeGreaterThan(gold.green);
    expect(green.green).toBeGreaterThan(green.red);
  },
);

test('without WebGL the page says so, and the pictures are the way on', async ({
  page,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`/p/${dearFrame.sku}`);
  await page.getByRole('button', { name: turn.open }).click();
  await expect(page.getByText(turn.noDrawing)).toBeVisible();
  await page.getByRole('button', { name: turn.close }).click();
  await expect(page.getByRole('group', { name: en.frames.frame.view })).toBeVisible();
});
