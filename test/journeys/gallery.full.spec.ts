import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findFaults } from './accessible.ts';
import { isAlike, looksOf } from './looks.ts';
import { expect, test } from './shop.ts';

/*
 * The gallery at /dev/ui shows every part of the design system. Its looks are compared as measured
 * boxes and colours, one line for each element, and not as pictures: letters and native controls
 * are painted differently by every version and system, so pictures would either fail without a
 * change or have to forgive one; and a changed line says in a review what a changed picture hides.
 * After a change that is meant: `playwright test gallery --update-snapshots`, and read the diff.
 */

const known = new URL('gallery.looks.txt', import.meta.url);

test('parts look as they are known to', async ({ visitor }, { config }) => {
  const looks: string[] = [];
  for (const width of [1280, 375]) {
    const page = await openGallery(visitor, { width });
    looks.push(`## ${width} px`, ...(await looksOf(page)));
    if (width > 1000) looks.push('## under the pointer', ...(await looksUnderPointer(page)));
  }
  if (config.updateSnapshots === 'all' || !existsSync(known))
    writeFileSync(known, looks.join('\n') + '\n');
  expect(differences(looks, readFileSync(known, 'utf8').trim().split('\n'))).toEqual([]);
});

test('a theme changes colours only', async ({ visitor }) => {
  const [light, dark] = await Promise.all(
    (['light', 'dark'] as const).map(async (scheme) =>
      looksOf(await openGallery(visitor, { width: 768, scheme })),
    ),
  );
  const places = (looks: string[] = []) => looks.map((line) => line.split(', ')[0]);
  expect(places(dark)).toEqual(places(light));
  expect(dark).not.toEqual(light);
});

// With nothing over the page, with a dialog, with messages: each in both themes, at three sizes.
for (const [locale, width, scheme, text, show] of [
  ['en', 1280, 'light', 100, 'messages'],
  ['de', 375, 'dark', 100, 'dialog'],
  ['de', 768, 'light', 160, 'dialog'],
  ['en', 375, 'dark', 160, ''],
  ['de', 1280, 'dark', 200, 'messages'],
  ['en', 320, 'light', 200, ''],
] as const)
  test(`parts are accessible in ${locale}, ${scheme}, ${width} px, text at ${text} %`, async ({
    visitor,
  }) => {
    test.setTimeout(180_000);
    const page = await openGallery(visitor, { locale, width, scheme, text, show });
    // Here a part stands more than once, so its name does as well.
    expect.soft(await findFaults(page, ['landmark-unique'])).toEqual([]);
    expect.soft(await tooLow(page)).toEqual([]);
  });

type Look = {
  locale?: 'en' | 'de';
  width: number;
  scheme?: 'light' | 'dark';
  text?: number;
  show?: string;
};

async function openGallery(
  visitor: (options: object) => Promise<Page>,
  { locale = 'en', width, scheme = 'light', text = 100, show = '' }: Look,
): Promise<Page> {
  const page = await visitor({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(`${locale === 'de' ? '/german' : ''}/dev/ui${show && `?show=${show}`}`);
  await page.evaluate((size) => (document.documentElement.dataset.text = String(size)), text);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** One of each control, as it answers the pointer. */
async function looksUnderPointer(page: Page): Promise<string[]> {
  const looks: string[] = [];
  for (const selector of [
    ...['primary', 'secondary', 'quiet'].map((look) => `[data-specimen] [data-look=${look}]`),
    '[data-specimen] input[name=filled]',
    '[data-specimen] label:has([name=cards])',
    '[data-specimen] header nav a',
  ]) {
    const control = page.locator(selector).first();
    await control.evaluate((element) => element.setAttribute('data-seen', ''));
    await expect(async () => {
      await control.hover();
      expect(await control.evaluate((element) => element.matches(':hover'))).toBe(true);
    }).toPass();
    // What changes on the way there takes a frame even where nothing moves.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    looks.push(...(await looksOf(page, '[data-seen]')));
    await control.evaluate((element) => element.removeAttribute('data-seen'));
  }
  return looks;
}

/** Controls lower than the 48 px that a finger needs, but for words within a line. */
function tooLow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-specimen] :is(button, select, summary, [data-look])')]
      .filter((control) => control.checkVisibility() && !control.closest('p'))
      .map((control) => ({ control, height: control.getBoundingClientRect().height }))
      .filter(({ height }) => height < 47.5)
      .map(({ control, height }) => `${control.textContent} is ${height} px high`),
  );
}

/** The lines that are not alike, as they were and as they are. */
function differences(looks: string[], before: string[]): string[] {
  const count = Math.max(looks.length, before.length);
  return Array.from({ length: count }, (_, place) => [before[place] ?? '', looks[place] ?? ''])
    .filter(([was = '', is = '']) => !isAlike(was, is))
    .slice(0, 20)
    .map(([was, is]) => `was ${was}\n is ${is}`);
}
