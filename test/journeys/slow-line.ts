import type { Page } from '@playwright/test';

/** A line so slow that the page's scripts are on their way until they are released. */
export async function holdScripts(page: Page) {
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    hold: () => (gate = Promise.withResolvers<void>()),
    release: () => gate.resolve(),
  };
}

/** The page's scripts have come, and whatever is pressed now is theirs to do. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => window.early?.isOver);
}
