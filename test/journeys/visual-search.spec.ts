import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import type { ColourPicture } from '#likeness/colour-picture.ts';
import {
  knownFrames,
  photoOfPattern,
  photoOfTwo,
  photosOf,
} from '#likeness/made-photos.test-data.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoPicture, LOOKING } from './camera.ts';
import { keyboard } from './keyboard.ts';
import { posting } from './posted.ts';
import { expect, test as base } from './shop.ts';

const { visualSearch: words, frames } = en;

/** Every request, to see that none carries a photo. */
const test = base.extend<{ requests: Request[] }>({
  requests: async ({ context }, use) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await use(requests);
  },
});

// The first search waits for the fronts of all frames, which are made once for a catalogue.
test.describe.configure({ timeout: 180_000 });

const PHOTO_OF = { name: 'Kaia', shape: 'Round' } as const;

function frameNamed(name: string) {
  return knownFrames().find(({ frame }) => frame.name === name)!.frame;
}

/** A made photo of that frame as a file. */
function photo(): Promise<Buffer> {
  return fileOf(photosOf(frameNamed(PHOTO_OF.name), 1, 11)[0]!.picture);
}

function fileOf({ data, widthPx: width, heightPx: height }: ColourPicture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg()
    .toBuffer();
}

/** A picture of one colour. */
function plain(level: number, width = 400, height = 300): Promise<Buffer> {
  const background = { r: level, g: level, b: level };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function give(page: Page, buffer: Buffer, name = 'glasses.jpg'): Promise<void> {
  const file = { name, mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').last().setInputFiles(file);
}

test('a photo finds frames on a phone with the keyboard alone, and never leaves the device', async ({
  page,
  backstage,
  member,
  posted,
  shopUrl,
  requests,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await posted.signIn(backstage, member);
  const hand = keyboard(page);
  await page.goto('/');
  await hand.press('link', en.home.offers.byPhoto);
  await expect(page).toHaveURL(/\/Products\/VisualSearch$/);
  await expectAccessible(page, 'before anything');
  expect(requests.filter((request) => /fronts\.json|\/worker-/.test(request.url()))).toEqual([]);

  await give(page, await photo());
  const alike = page.getByRole('heading', { level: 2, name: words.alike });
  await expect(alike).toBeFocused(LOOKING);
  const cards = page.getByRole('region', { name: words.alike }).getByRole('listitem');
  const named = cards.filter({ has: page.getByRole('heading', { name: PHOTO_OF.name }) });
  await expect(named).toContainText(words.why.outline);
  await expect(named).toContainText(words.why.shape);
  await expectAccessible(page, 'what was found');

  const shape = frames.words.frameShapes[PHOTO_OF.shape];
  await hand.press('button', words.seen.remove(shape));
  await expect(page.getByRole('button', { name: words.seen.back(shape) })).toBeFocused();
  await expect(page.getByText(words.why.shape)).toHaveCount(0);

  const corner = page.getByRole('slider', { name: en.papers.upload.corners['top left'] });
  const before = await corner.getAttribute('aria-valuetext');
  await corner.focus();
  await page.keyboard.press('ArrowRight');
  await expect(corner).not.toHaveAttribute('aria-valuetext', before!);
  await hand.press('button', words.part.look);
  await expect(alike).toBeFocused(LOOKING);
  await expect(named).toBeVisible();

  await hand.press('link', PHOTO_OF.name);
  await expect(page).toHaveURL(/\/p\/\d+/);
  expectNoPicture(requests, shopUrl);
});

test(
  'in German; a reload keeps the search, signing out ends it',
  { tag: '@full' },
  async ({ page, context, backstage, member, shopUrl, requests }) => {
    const german = de.visualSearch;
    await posting(context, shopUrl, 'de').signIn(backstage, member);
    await page.goto('/german/Products/VisualSearch');
    const bytes = (await photo()).toString('base64');
    await page.evaluate((text) => {
      const file = new File(
        [Uint8Array.from(atob(text), (character) => character.charCodeAt(0))],
        'brille.jpg',
        { type: 'image/jpeg' },
      );
      const clipboardData = new DataTransfer();
      clipboardData.items.add(file);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, bytes);
    const alike = page.getByRole('heading', { level: 2, name: german.alike });
    await expect(alike).toBeFocused(LOOKING);
    await expect(page.getByText(german.why.outline).first()).toBeVisible();

    await page.reload();
    await expect(page.getByText(german.why.outline).first()).toBeVisible();
    await expect(page.getByRole('img', { name: german.part.photo })).toBeVisible();
    await expectAccessible(page, 'what was found, in German');
    const kept = await page.evaluate(() => sessionStorage.getItem('VISUAL_SEARCH_IMAGE'));
    expect(kept).toBeTruthy();
    expect(kept).not.toContain('filteredProducts');

    await page.goto('/german/sign-out');
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/intro/);
    expect(await page.evaluate(() => sessionStorage.getItem('VISUAL_SEARCH_IMAGE'))).toBeNull();
    expectNoPicture(requests, shopUrl);
  },
);

test(
  'of two pairs the other one can be meant, and a wooden table is no pair',
  { tag: '@full' },
  async ({ page, backstage, member, posted }) => {
    await posted.signIn(backstage, member);
    await page.goto('/Products/VisualSearch');
    const hand = keyboard(page);
    await give(page, await fileOf(photoOfTwo(frameNamed(PHOTO_OF.name), frameNamed('Bram'))));
    const notice = page.getByRole('main').getByRole('status');
    const two = notice.filter({ hasText: words.twoPairs.title });
    await expect(two).toBeVisible(LOOKING);
    await expectAccessible(page, 'two pairs');
    const alike = page.getByRole('heading', { level: 2, name: words.alike });
    const names = page
      .getByRole('region', { name: words.alike })
      .getByRole('heading', { level: 3 });
    await expect(alike).toBeFocused();
    const first = (await names.first().textContent())!;
    await hand.press('button', words.twoPairs.other);
    await expect(names.first()).not.toHaveText(first, LOOKING);
    const second = (await names.first().textContent())!;
    expect([first, second].toSorted()).toEqual(['Bram', PHOTO_OF.name]);
    await expect(two).toBeVisible();

    await give(page, await fileOf(photoOfPattern('wood')));
    const asked = notice.filter({ hasText: words.unsure.title });
    const refused = notice.filter({ hasText: words.faults['no-glasses'].title });
    await expect(asked.or(refused)).toBeVisible(LOOKING);
    await expect(two).toHaveCount(0);
  },
);

test(
  'what cannot be searched says what to do',
  { tag: '@full' },
  async ({ page, backstage, member, posted }) => {
    await posted.signIn(backstage, member);
    await page.goto('/Products/VisualSearch');
    const notice = page.getByRole('main').getByRole('status');
    for (const [fault, buffer, name] of [
      ['unreadable', Buffer.from('no picture'), 'glasses.jpg'],
      ['heic', Buffer.from('no picture'), 'IMG_1.HEIC'],
      ['small', await plain(200, 90, 90), 'glasses.jpg'],
      ['dark', await plain(4), 'glasses.jpg'],
      ['no-glasses', await plain(180), 'glasses.jpg'],
    ] as const) {
      await give(page, buffer, name);
      await expect(notice.filter({ hasText: words.faults[fault].title })).toBeVisible(LOOKING);
    }
    await expectAccessible(page, 'a photo without glasses');
    // Nothing has to be read to know how large a file is.
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'glasses.jpg'));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
      },
      41 * 1024 * 1024,
    );
    await expect(notice.filter({ hasText: words.faults['too-large'].title })).toBeVisible();
    const where = page.getByRole('heading', { name: words.part.unfound });
    await expect(where).toBeVisible();
    await page.getByRole('button', { name: words.part.forget }).click();
    await expect(where).toHaveCount(0);

    await page.route('**/assets/worker-*.js', (route) => route.abort());
    await give(page, await photo());
    await expect(notice.filter({ hasText: words.faults.failed.title })).toBeVisible(LOOKING);
    await page.getByRole('link', { name: frames.words.colors.Blue }).click();
    await expect(page).toHaveURL(/\/Products\/List\?colors=Blue/);
  },
);

test('without scripts the list by shape and color is the way', async ({
  context,
  visitor,
  backstage,
  member,
  posted,
}) => {
  await posted.signIn(backstage, member);
  const storageState = await context.storageState();
  const page = await visitor({ storageState, javaScriptEnabled: false });
  await page.goto('/Products/VisualSearch');
  await expect(page.getByText(words.without.needsScript)).toBeVisible();
  await expect(page.locator('input[type=file]').last()).toBeHidden();
  await page.getByRole('link', { name: frames.words.frameShapes.Round }).click();
  await expect(page).toHaveURL(/\/Products\/List\?frameShapes=Round/);
});
