import type { Page } from '@playwright/test';
import { goTo } from './keyboard.ts';
import { dearFrame } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';
import { conditions } from '../conditions.ts';

// Where things stand on pages, measured: one signed-in member goes through all of it.

for (const locale of conditions(['en'], ['de']))
  test(`pages lead with the glasses, on a phone and on a desk, in ${locale}`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    const page = await visitor({ viewport: { width: 375, height: 812 } });
    const posted = posting(page.context(), shopUrl, locale);
    const go = (path: string) => page.goto((locale === 'de' ? '/german' : '') + path);
    await posted.withLenses(backstage, member);
    await posted.prescription();

    await go('/Products/List');
    expect((await boxOf(page, 'header')).height).toBeLessThanOrEqual(64);
    const rail = await boxOf(page, 'main nav summary');
    expect(rail.height).toBeLessThanOrEqual(48);
    const lead = await boxOf(page, 'h1 + p');
    expect(lead.height).toBeLessThan(40);
    const sort = await boxOf(page, 'select[name=sort]');
    const filters = await boxOf(page, 'main :is(button, summary)[data-look=secondary]');
    expect(sort.y).toBe(filters.y);
    expect((await firstPicture(page)).y).toBeLessThanOrEqual(400);

    await go(`/p/${dearFrame.sku}`);
    expect((await boxOf(page, 'main form img')).y).toBeLessThanOrEqual(400);
    await go('/');
    expect((await boxOf(page, 'main b, main strong, main p:has(small)')).y).toBeLessThanOrEqual(
      400,
    );

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/Products/List', '/']) {
      await go(path);
      expect((await firstPicture(page)).width, path).toBeGreaterThanOrEqual(380);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.dataset.text = '200'));
    expect((await boxOf(page, 'header')).height).toBeLessThanOrEqual(96);
    expect(await fontSizeOf(page, 'h1 + p')).toBe(await fontSizeOf(page, 'main'));
  });

test('a frame is shown clean; its measurements come when asked for, beside the lenses', async ({
  browser,
  shopUrl,
  backstage,
  member,
}) => {
  const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled: false });
  const posted = posting(context, shopUrl);
  await posted.signIn(backstage, member);
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 812 });

  await page.goto(`/p/${dearFrame.sku}`);
  const figures = page.locator('[data-measure]:visible');
  await expect(figures).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Measurements in mm' }).check();
  await expect(figures).toHaveCount(5);
  // The arm's stands above it on the drawing from the side, where no lens is.
  const besideLenses = page.locator('[data-measure]:not([data-measure=temple]):visible');
  const places = await besideLenses.evaluateAll((all) =>
    all.map((one) => {
      const drawing = one.closest('svg')!.parentElement!.querySelector('img')!;
      return [one, drawing].map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    }),
  );
  for (const [box, picture] of places as [DOMRect, DOMRect][]) {
    const isAbove = box.bottom <= picture.y + picture.height * 0.1;
    const isBelow = box.top >= picture.y + picture.height * 0.9;
    const isBeside = box.right <= picture.x + picture.width * 0.1;
    expect(isAbove || isBelow || isBeside).toBe(true);
  }
  await context.close();
});

for (const [locale, format] of conditions([['de', 'A4']], [['en', 'Letter']]))
  test(`messages hide neither sum, button nor focus, and the receipt is one ${format} page, in ${locale}`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    const page = await visitor({ viewport: { width: 1280, height: 560 } });
    const posted = posting(page.context(), shopUrl, locale);
    const go = (path: string) => page.goto((locale === 'de' ? '/german' : '') + path);
    await posted.withLenses(backstage, member);
    await posted.prescription();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 560 });
      await posted.pair();
      await go('/checkout/CartPreview');
      const message = page.locator('[role=status] [data-kind], [role=alert] [data-kind]').first();
      await message.hover();
      for (const hidden of ['main table', 'main [data-look=primary]'])
        for (const place of ['start', 'end'] as const) {
          const one = page.locator(hidden).last();
          await one.evaluate((element, block) => element.scrollIntoView({ block }), place);
          expect(areApart(await message.boundingBox(), await one.boundingBox()), hidden).toBe(true);
        }
      // Nor what stands at the top, for whoever goes there with keys.
      await page.evaluate(() => scrollTo(0, 0));
      await goTo(page, page.locator('header').getByRole('link').last());
      await expect(message).toBeVisible();
    }
    await posted.delivery();
    await posted.order();
    await go('/checkout/OrderConfirmation');
    await expect(page.locator('h1 + p')).toContainText(locale === 'de' ? /ME(S?)Z/ : /E[SD]T/);
    const paper = await page.pdf({ format });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

type Box = { x: number; y: number; width: number; height: number } | null;

function areApart(one: Box, other: Box): boolean {
  if (!one || !other) return true;
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  return left.x + left.width <= right.x || upper.y + upper.height <= lower.y;
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

function firstPicture(page: Page) {
  return boxOf(page, 'main ul li img');
}

function fontSizeOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontSize);
}
