import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { inTwoPieces } from './in-two-pieces.ts';
import { dearFrame, germanPaper, paper } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test as shopTest } from './shop.ts';
import { conditions } from '../conditions.ts';

const test = shopTest.extend<{ newcomer: (locale: 'en' | 'de') => Promise<Page> }>({
  /** A browser with an empty cache, of a member with lenses and a prescription. */
  newcomer: async ({ context, visitor, backstage, member, shopUrl }, use) =>
    use(async (locale) => {
      const posted = posting(context, shopUrl, locale);
      await posted.withLenses(backstage, member);
      await posted.prescription(locale === 'de' ? germanPaper : paper);
      return visitor({ storageState: await context.storageState() });
    }),
});

/**
 * What a first visit may weigh; the framework alone is 106 kB of JavaScript. Files are named by what is
 * in them, so that one that changes moves the weight of all that name it by a few bytes.
 */
const limits = {
  scriptGzip: { list: 130_300, detail: 129_300, 'German detail': 129_600, prescription: 134_600 },
  styleGzip: 15_500,
  fonts: 60_000,
  /** Each card names its picture on two grounds in two widths. */
  listHtml: 64_600,
  /** All but pictures: the page, its styles, fonts, scripts and texts. */
  requests: { list: 20, detail: 20, 'German detail': 20, prescription: 24 },
};

type Weights = {
  scriptGzip: number;
  styleGzip: number;
  fonts: number;
  html: number;
  requests: number;
  /** Scripts and styles that came as they are. */
  uncompressed: string[];
  /** Scripts that the page does not name, so that they came after those that it names. */
  late: string[];
};

const pages = conditions(
  [
    ['list', 'en', '/Products/List?itemsPerPage=24'],
    ['German detail', 'de', `/german/p/${dearFrame.sku}`],
    ['prescription', 'en', '/Prescription/Manual'],
  ],
  [['detail', 'en', `/p/${dearFrame.sku}`]],
);

for (const [page, locale, path] of pages)
  test(`a first visit of the ${page} stays light`, async ({ newcomer }) => {
    const visited = await newcomer(locale);
    const weights = await weigh(visited, path);
    const description = JSON.stringify(weights);
    test.info().annotations.push({ type: path, description });
    expect.soft(weights.scriptGzip, 'JavaScript').toBeLessThanOrEqual(limits.scriptGzip[page]);
    expect.soft(weights.late, 'scripts that came late').toEqual([]);
    expect.soft(weights.styleGzip, 'CSS').toBeLessThanOrEqual(limits.styleGzip);
    expect.soft(weights.fonts, 'fonts').toBeLessThanOrEqual(limits.fonts);
    expect.soft(weights.html, 'HTML').toBeLessThanOrEqual(limits.listHtml);
    expect.soft(weights.uncompressed, 'sent uncompressed').toEqual([]);
    expect.soft(weights.requests, 'requests').toBeLessThanOrEqual(limits.requests[page]);
  });

/** Of what a browser shows; a tenth still counts as good (web.dev, Cumulative Layout Shift). */
const mostShift = 0.02;

for (const [page, locale, path] of pages)
  test(`the ${page} stays still while its fonts come late`, async ({ newcomer }) => {
    const visited = await newcomer(locale);
    await visited.route('**/*.woff2', async (route) => {
      await visited.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await route.continue();
    });
    await watchShifts(visited);
    await visited.goto(path, { waitUntil: 'networkidle' });
    const { total, moved } = await shiftsOf(visited);
    expect(total, moved.join('\n')).toBeLessThanOrEqual(mostShift);
  });

for (const isHeldBack of [true, false])
  test(`half a header ${isHeldBack ? 'is not shown' : 'would be, and move, without its link'}`, async ({
    browser,
    shopUrl,
  }) => {
    // Cut behind the first of the tools at the right.
    const pieces = await inTwoPieces(shopUrl, /<nav class="header_tools.*?<\/a>/s, (html) =>
      isHeldBack ? html : html.replace('rel="expect"', ''),
    );
    const context = await browser.newContext();
    const visited = await context.newPage();
    await watchShifts(visited);
    await visited.goto(`${pieces.url}/german/confirmauthentication/welcome`, {
      waitUntil: 'commit',
    });
    const painted = () =>
      visited.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));
    if (isHeldBack) {
      await visited.waitForTimeout(1500);
      expect(await painted()).toEqual([]);
    } else await expect.poll(painted).not.toEqual([]);
    pieces.rest();
    await visited.waitForLoadState('networkidle');
    const { moved } = await shiftsOf(visited);
    const tools = moved.filter((what) => what.includes('header_tools'));
    expect(tools.length > 0).toBe(!isHeldBack);
    await context.close();
    await pieces.close();
  });

/** What a first visit's pictures may weigh. */
const pictureLimits = { list: 350_000, detail: 250_000 };

for (const [width, height, deviceScaleFactor] of conditions(
  [[375, 812, 2]],
  [
    [375, 812, 1],
    [1440, 900, 1],
    [1440, 900, 2],
  ],
))
  test(`pictures stay light at ${width} px and ${deviceScaleFactor} for one`, async ({
    context,
    visitor,
    backstage,
    member,
    shopUrl,
  }) => {
    const posted = posting(context, shopUrl);
    await posted.signIn(backstage, member);
    for (const [page, path] of [
      ['list', '/Products/List?itemsPerPage=24'],
      ['detail', `/p/${dearFrame.sku}`],
    ] as const) {
      const visited = await visitor({
        storageState: await context.storageState(),
        viewport: { width, height },
        deviceScaleFactor,
      });
      const pictures: Response[] = [];
      visited.on('response', (response) => {
        if (response.request().resourceType() === 'image') pictures.push(response);
      });
      await visited.goto(path, { waitUntil: 'networkidle' });
      // As if somebody had looked at all of the page.
      await visited.locator('main').evaluate(async (main) => {
        const images = [...main.querySelectorAll('img')].filter((image) => image.checkVisibility());
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode()));
      });

      const bytes = (await Promise.all(pictures.map((response) => response.body()))).map(
        (body) => body.length,
      );
      const total = bytes.reduce((sum, one) => sum + one, 0);
      const description = `${page}: ${pictures.length} pictures, ${total} bytes`;
      test.info().annotations.push({ type: path, description });
      expect(pictures.length).toBeGreaterThanOrEqual(page === 'list' ? 24 : 1);
      expect.soft(total, description).toBeLessThanOrEqual(pictureLimits[page]);
    }
  });

/** Loads a page with an empty cache until nothing moves on the wire, and weighs what came. */
async function weigh(page: Page, path: string): Promise<Weights> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });

  const weights: Weights = {
    scriptGzip: 0,
    styleGzip: 0,
    fonts: 0,
    html: 0,
    requests: 0,
    uncompressed: [],
    late: [],
  };
  const named = await responses[0]?.text();
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (kind !== 'image') weights.requests += 1;
    const isCode = kind === 'script' || kind === 'stylesheet';
    if (isCode && !response.headers()['content-encoding'])
      weights.uncompressed.push(response.url());
    if (kind === 'script' && !named?.includes(new URL(response.url()).pathname))
      weights.late.push(response.url());
    // A browser does not keep the body of what was only preloaded.
    const body = isCode
      ? await (await page.request.get(response.url())).body()
      : await response.body().catch(() => Buffer.alloc(0));
    if (kind === 'script') weights.scriptGzip += gzipSync(body, { level: 9 }).length;
    if (kind === 'stylesheet') weights.styleGzip += gzipSync(body, { level: 9 }).length;
    if (kind === 'font') weights.fonts += body.length;
    if (kind === 'document') weights.html += body.length;
  }
  return weights;
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** How far the page moved by itself, and what moved. */
type Shifts = { total: number; moved: string[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] };
    (window as unknown as { shifts: Shifts }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.total += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
          shifts.moved.push(`${place(from)} to ${place(to)}: ${what?.slice(0, 120)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by the time that all fonts are drawn. */
function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return (window as unknown as { shifts: Shifts }).shifts;
  });
}
