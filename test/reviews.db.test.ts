import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aReview, shownReviews } from './shop/a-review.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { magento } from './shop/magento.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn, type SignedIn } from './shop/signed-in.ts';

/** Reviews of frames, as a browser without scripts sees them. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

async function aMember(): Promise<Browser & { device: SignedIn }> {
  const device = await signedIn(shop, await shop.member());
  return { ...aBrowser(app, device.cookies), device };
}

const good = {
  'stars.Mw==': 'MTU=',
  'stars.MQ==': 'NA==',
  'stars.Mg==': 'OA==',
  nickname: 'Ada',
  summary: 'Light & <b>strong</b>',
  text: 'I forget that I wear it.\nReally.',
};

const statusesOf = async () =>
  (await shop.services.commerce.reviews.list({ onlyPending: false })).map(({ status }) => status);

describe('a frame that nobody has reviewed', () => {
  test('invites to write, and its card tells nothing', async () => {
    const browser = await aMember();
    const { text } = await browser.get('/p/10200');
    expect(text).toContain('Nobody has reviewed this frame yet.');
    expect(text).toContain('href="/p/10200/Review"');
    expect(text).not.toMatch(/\d of 5 (stars|from)/);
    expect((await browser.get('/Products/List')).text).not.toContain('data-rated');
  });
});

describe('writing a review', () => {
  test('what is missing is told at its field and in the summary, and what was typed stays', async () => {
    const browser = await aMember();
    const refused = await browser.submit('/p/10100/Review', {
      ...good,
      'stars.Mg==': '',
      nickname: ' ',
      text: `${'long '.repeat(900)}end`,
    });
    expect(refused.status).toBe(422);
    for (const [name, message] of [
      ['stars-Mg', 'Please choose how many stars you give for Value.'],
      ['nickname', 'Please enter a nickname.'],
      ['text', 'The review is too long: at most 4000 characters.'],
    ]) {
      expect(refused.text).toContain(`<a href="#field-${name}">${message}</a>`);
      expect(refused.text).toContain(`id="field-${name}-error"`);
    }
    expect(refused.text).toContain('value="Light &amp; &lt;b&gt;strong&lt;/b&gt;"');
    expect(refused.text).toContain('long end</textarea>');
    expect(refused.text).toMatch(/checked="" value="MTU="|value="MTU=" checked=""/);
    expect(await statusesOf()).toEqual([]);
  });

  test('a review waits, is its writer’s to see, and shows once it is approved', async () => {
    const browser = await aMember();
    const sent = await browser.submit('/p/10100/Review', good);
    expect([sent.status, sent.location]).toEqual([303, '/User/Reviews']);
    const own = await browser.get('/User/Reviews');
    expect(own.text).toContain('Thank you. We look at your review before it shows.');
    expect(own.text).toContain('Light &amp; &lt;b&gt;strong&lt;/b&gt;');
    expect(own.text).toContain('About Frame 10100');
    expect((await browser.get('/p/10100')).text).not.toContain('Really.');
    // Sent twice, there is one.
    await browser.submit('/p/10101/Review', good);
    expect(await statusesOf()).toEqual(['pending']);

    const [review] = await shop.services.commerce.reviews.list({ onlyPending: true });
    await shop.services.commerce.reviews.approve([review?.id ?? 0]);

    for (const path of ['/p/10100', '/p/10101']) {
      const { text } = await browser.get(path);
      expect(text).toContain('4.0 of 5 from 1 review');
      expect(text).toContain('I forget that I wear it.\nReally.');
      expect(text).toContain('Light &amp; &lt;b&gt;strong&lt;/b&gt;');
    }
    const list = await browser.get('/Products/List');
    expect(list.text).toMatch(/data-rated="true">.{0,200}4\.0 of 5, 1 review</s);
    // It was written for those who read English.
    expect((await browser.get('/german/p/10100')).text).toContain('noch niemand bewertet');
  });

  test('there is no page for what is no frame', async () => {
    const browser = await aMember();
    for (const path of ['/p/99999/Review', '/p/BasePrescription/Review'])
      expect((await browser.get(path)).status).toBe(404);
  });

  test('whoever writes too many is told to wait, and keeps the words', async () => {
    const { services } = shop;
    const limited = shop.withSettings({ FRAMEWELL_RATE_LIMIT: 'on' });
    const device = await signedIn(limited, await limited.member());
    const browser = aBrowser(await frontDoor(limited), device.cookies);
    for (let time = 0; time < 20; time += 1) await services.limits.takeCostly('', 'review');
    let answer = await browser.submit('/german/p/10200/Review', good);
    for (let time = 0; time < 21 && answer.status === 303; time += 1)
      answer = await browser.submit('/german/p/10200/Review', good);
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('Von hier kamen zu viele Bewertungen.');
    expect(answer.text).toContain('Really.');
  });
});

test('a member whose benefit is used gets from the order to its review', async () => {
  const device = await signedIn(shop, await shop.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device));
  if (placed.status !== 'placed') throw new Error(placed.status);
  // The benefit is used from here on.
  await shop.runJobs();
  const browser = aBrowser(app, device.cookies);
  const orders = await browser.get('/User/Order');
  const [, order = ''] = /href="(\/User\/Order\/dm\d{10})"/.exec(orders.text) ?? [];
  const [, write = ''] = /href="(\/p\/\d+\/Review)"/.exec((await browser.get(order)).text) ?? [];
  expect(write).toMatch(/^\/p\/10\d0\d\/Review$/);
  expect((await browser.get('/p/10100')).location).toContain('alreadyredeemed');
  expect((await browser.get(write)).status).toBe(200);
  expect((await browser.submit(write, good)).location).toBe('/User/Reviews');
});

test('where guests shop, one signs in to write and is back at the frame; a customer writes', async () => {
  const open = shop.withSettings({ STOREFRONT_ACCESS: 'open' });
  const browser = aBrowser(await frontDoor(open));
  expect((await browser.get('/p/10200')).text).toContain('href="/p/10200/Review"');
  const sent = await browser.get('/p/10200/Review');
  expect([sent.status, sent.location]).toEqual([302, '/confirmauthentication/welcome']);
  const opened = await browser.submit('/User/Register', {
    firstName: 'Ada',
    lastName: 'Park',
    email: 'ada@reviews.example',
    password: 'drei brillen im regal',
    again: 'drei brillen im regal',
  });
  expect(opened.location).toBe('/p/10200/Review');
  expect((await browser.submit('/p/10200/Review', good)).location).toBe('/User/Reviews');
  expect((await browser.get('/User/Reviews')).text).toContain('About Frame 10200');
});

test('many reviews are told in figures, and come by page without scripts', async () => {
  const fresh = await aShop();
  try {
    await shownReviews(fresh, 'default', [
      { stars: 5, summary: 'The first' },
      { stars: 5, summary: 'Two' },
      { stars: 4, summary: 'Three' },
      { stars: 2, summary: 'Four' },
      { stars: 5, summary: 'Five' },
      { stars: 1, summary: 'The sixth' },
    ]);
    const device = await signedIn(fresh, await fresh.member());
    const browser = aBrowser(await frontDoor(fresh), device.cookies);
    const { text } = await browser.get('/p/10100');
    expect(text).toContain('3.7 of 5 from 6 reviews');
    expect(text).toMatch(
      /5 stars<\/th>.{0,200}<rect width="50"[^>]*><\/rect><\/svg><span[^>]*>3</s,
    );
    expect(text).toMatch(/3 stars<\/th>.{0,200}<rect width="0"[^>]*><\/rect><\/svg><span[^>]*>0</s);
    expect(text).toMatch(/<dt>Quality<\/dt><dd>.{0,2000}?3\.7 of 5 stars/s);
    expect(text).toContain('The sixth');
    expect(text).not.toContain('The first');
    const [, older = ''] = /href="([^"]*reviews=2[^"]*)"/.exec(text) ?? [];
    expect(older).toMatch(/#reviews$/);
    const second = await browser.get(
      `/p/10100${older
        .replaceAll('&amp;', '&')
        .replace(/^[^?]*/, '')
        .replace(/#.*/, '')}`,
    );
    expect(second.text).toContain('The first');
    expect(second.text).not.toContain('The sixth');
    expect(second.text).toContain('Newer reviews');
    for (const wrong of ['0', '-1', 'x', '99'])
      expect((await browser.get(`/p/10100?reviews=${wrong}`)).status).toBe(200);
  } finally {
    await fresh.close();
  }
});

test('with a member go the reviews, and what they made of the stars', async () => {
  const { device, ...browser } = await aMember();
  await aReview((await device.shopper()).commerce('default'), { sku: '10200', summary: 'Gone' });
  const waiting = await shop.services.commerce.reviews.list({ onlyPending: true });
  await shop.services.commerce.reviews.approve(waiting.map(({ id }) => id));
  expect((await browser.get('/p/10200')).text).toContain('Gone');
  await shop.services.forgetMember(device.member.userId);
  const other = await aMember();
  const { text } = await other.get('/p/10200');
  expect(text).not.toContain('Gone');
});

describe('where reviews are off', () => {
  test.each(['ours', 'another platform'])('%s: no page speaks of them', async (where) => {
    const other =
      where === 'ours'
        ? null
        : await magento(shop, '2.4.6', {
            instead: ({ name }) =>
              name === 'ReviewsOffered'
                ? { data: { storeConfig: { product_reviews_enabled: '0' } } }
                : null,
          });
    const off = shop.withSettings(
      other ? { COMMERCE_GRAPHQL_URL: other.url } : { PRODUCT_REVIEWS: 'off' },
    );
    try {
      const device = await signedIn(off, await off.member());
      const browser = aBrowser(await frontDoor(off), device.cookies);
      const page = await browser.get('/p/10100');
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('id="reviews"');
      expect((await browser.get('/p/10100/Review')).status).toBe(404);
      if (other) expect(other.asked.some((query) => query.includes('FrameReviews'))).toBe(true);
    } finally {
      other?.close();
    }
  });
});

test('a platform that does not answer about reviews leaves the page of the frame', async () => {
  const other = await magento(shop, '2.4.6', {
    instead: ({ name }) =>
      name === 'FrameReviews' ? { errors: [{ message: 'Internal server error' }] } : null,
  });
  try {
    const elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: other.url });
    const device = await signedIn(elsewhere, await elsewhere.member());
    const page = await aBrowser(await frontDoor(elsewhere), device.cookies).get('/p/10100');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('id="reviews"');
  } finally {
    other.close();
  }
});
