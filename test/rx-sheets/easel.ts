import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/chromium.ts';
import type { Page } from '#reading/words.ts';
import { wordsOfText } from '#reading/recognise/text-layer.ts';
import type { DrawnSheet } from './draw-sheet.ts';
import { placedTexts, readGlyphs, type Wording } from './texts-of-page.ts';

/** Of the picture of a sheet, in pixels. */
const PICTURE_WIDTH = 1640;

/** A browser that draws sheets, one after another in one page. */
export type Easel = {
  /** Shows the sheet; answers its height in CSS pixels. */
  show: (sheet: DrawnSheet) => Promise<number>;
  /** The sheet as a picture of `PICTURE_WIDTH`, and as a PDF whose text can be read. */
  png: (sheet: DrawnSheet) => Promise<Buffer>;
  pdf: (sheet: DrawnSheet) => Promise<Buffer>;
  /** The words of the sheet as the browser has set them, in pixels of the picture. */
  words: (sheet: DrawnSheet, wording: Wording) => Promise<Page>;
  close: () => Promise<void>;
};

/**
 * @throws Error where there is no browser. Showing a sheet throws when a value of the sheet lies outside
 * the page or on another one, or is not the text that the truth says.
 */
export async function openEasel(): Promise<Easel> {
  const executablePath = process.env.FRAMEWELL_CHROMIUM ?? findChromium();
  if (!executablePath) throw new Error('Drawing sheets needs Chromium: install one and run again.');
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);

  async function show({ html, widthPx, truth }: DrawnSheet): Promise<number> {
    await page.setViewportSize({ width: widthPx, height: 200 });
    await page.setContent(html);
    const { faults, texts, heightPx } = await page.evaluate(async () => {
      await document.fonts.ready;
      const values = [...document.querySelectorAll<HTMLElement>('.value')];
      const boxes = values.map((value) => value.getBoundingClientRect());
      const bad = boxes.flatMap((a, i) => {
        const name = values[i]?.textContent ?? '';
        const outside = a.left < 0 || a.right > innerWidth ? [`${name} is outside`] : [];
        const covers = boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right - 1 && b.left < a.right - 1)
          .filter((b) => a.top < b.bottom - 3 && b.top < a.bottom - 3);
        return [...outside, ...covers.map(() => `${name} covers another`)];
      });
      const { scrollWidth } = document.documentElement;
      return {
        faults: scrollWidth > innerWidth ? [...bad, `the page is ${scrollWidth} wide`] : bad,
        texts: values.flatMap(({ dataset, innerText }) =>
          (dataset.field ?? '').split(' ').map((field) => [field, innerText] as const),
        ),
        heightPx: Math.ceil(document.documentElement.getBoundingClientRect().height),
      };
    });
    for (const { field, text } of truth.printed) {
      const shown = texts.find(([name]) => name === field)?.[1];
      // Some machines print their words in capitals.
      if (shown?.toLowerCase() !== text.toLowerCase())
        faults.push(`${field} is ${text}, but reads ${shown}`);
    }
    if (faults.length > 0) throw new Error(`${truth.layout} ${truth.seed}: ${faults.join(', ')}`);
    return Math.max(heightPx, 200);
  }

  return {
    show,
    async png(sheet) {
      const height = await show(sheet);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: sheet.widthPx, height, scale: PICTURE_WIDTH / sheet.widthPx },
      });
      return Buffer.from(data, 'base64');
    },
    async pdf(sheet) {
      const height = await show(sheet);
      const size = { width: `${sheet.widthPx}px`, height: `${height + 2}px` };
      return Buffer.from(await page.pdf({ ...size, printBackground: true, pageRanges: '1' }));
    },
    async words(sheet, wording) {
      const height = await show(sheet);
      const scale = PICTURE_WIDTH / sheet.widthPx;
      const texts = placedTexts(await page.evaluate(readGlyphs), wording).map((text) => ({
        ...text,
        xPx: text.xPx * scale,
        yPx: text.yPx * scale,
        lengthPx: text.lengthPx * scale,
        sizePx: text.sizePx * scale,
      }));
      return {
        widthPx: PICTURE_WIDTH,
        heightPx: height * scale,
        turnedDegrees: 0,
        words: wordsOfText(texts),
      };
    },
    close: () => browser.close(),
  };
}
