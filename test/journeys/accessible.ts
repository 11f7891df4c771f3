import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** Nothing found by axe, contrast of AAA included, and nothing that makes the page wider. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await findFaults(page), state).toEqual([]);
}

/** What is wrong with the page as it stands, one line each, but for these rules of axe. */
export async function findFaults(page: Page, except: readonly string[] = []): Promise<string[]> {
  // A page that a form has led to may still be without its stylesheet.
  await page.waitForLoadState();
  // A phrase of the banner that is just fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const violations = await runAxe(page, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules: {
      'color-contrast-enhanced': { enabled: true },
      ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    },
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  return [...found, ...(await findTooWide(page))];
}

/** In the page itself: none of ours has frames whose findings would have to be put together. */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  expect(page.frames()).toHaveLength(1);
  await page.evaluate(axeSource);
  return page.evaluate(
    async (given) => (await window.axe.run(document, given)).violations,
    options,
  );
}

/** What reaches beyond the right edge, when the page can be scrolled sideways. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement!;
    if (scrollWidth <= innerWidth) return [];
    const beyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    const scrolls = (element: Element) => getComputedStyle(element).overflowX === 'auto';
    const innermost = [...document.querySelectorAll('body *')].filter(
      (element) => beyond(element) && ![...element.children].some(beyond),
    );
    return [`too wide: the page has ${scrollWidth} px`].concat(
      innermost.map((element) => {
        let host: Element | null = element;
        while (host && !scrolls(host)) host = host.parentElement;
        const { tagName, className, textContent } = element;
        return `${tagName}.${className}: ${textContent}${host ? ' (scrolls)' : ''}`.slice(0, 120);
      }),
    );
  });
}
