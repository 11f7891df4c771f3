import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { magento } from './shop/magento.ts';
import { stepsOfPair } from './shop/order-steps.ts';
import { signedIn } from './shop/signed-in.ts';

/** What shoppers save, as a browser without scripts sees it. */
const logFile = path.join(tmpdir(), `framewell-wishlist-${crypto.randomUUID()}.log`);
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({ logFile });
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const LIST = '/Products/List';
const SAVED = '/User/Wishlist';
const SAVE = '/User/Wishlist/Save';

async function aMember(at = app): Promise<Browser> {
  return aBrowser(at, (await signedIn(shop, await shop.member())).cookies);
}

const press = (browser: Browser, sku: string, from = LIST, more: Record<string, string> = {}) =>
  browser.submit(SAVE, { sku, from, ...more });

/** Whether the heart of a frame says that it is saved; null where it has none. */
function heartOf({ text }: { text: string }, sku: string): boolean | null {
  const [heart] = new RegExp(`<button[^>]*value="${sku}"[^>]*>`).exec(text) ?? [];
  return heart ? /data-saved|aria-pressed="true"/.test(heart) : null;
}

/** The number of the first thing on the page of the list. */
const firstId = ({ text }: { text: string }) =>
  /<input type="hidden" name="id" value="(\d+)"/.exec(text)?.[1] ?? '';

describe('a heart', () => {
  test('saves a frame and takes it off again, and comes back to where it was pressed', async () => {
    const browser = await aMember();
    expect(heartOf(await browser.get(LIST), '10100')).toBe(false);

    const saved = await press(browser, '10100', `${LIST}?sort=name`);
    expect([saved.status, saved.location]).toEqual([303, `${LIST}?sort=name`]);
    expect(saved.headers.get('location')).toContain('#10100');
    const list = await browser.get(LIST);
    expect(list.text).toContain('Frame 10100 is on your list.');
    expect(list.text).toContain('Your saved frames (1)');
    expect([heartOf(list, '10100'), heartOf(list, '10200')]).toEqual([true, false]);
    expect(heartOf(await browser.get('/p/10101'), '10100')).toBe(true);
    expect(heartOf(await browser.get('/german/p/10100'), '10100')).toBe(true);

    await press(browser, '10100');
    const after = await browser.get(LIST);
    expect(after.text).toContain('Frame 10100 is off your list.');
    expect(heartOf(after, '10100')).toBe(false);
  });

  test('leads nowhere else than into this shop', async () => {
    const browser = await aMember();
    for (const from of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere'])
      expect((await press(browser, '10100', from)).location).toBe(SAVED);
  });

  test('of what is not sold says so in a notice of its own', async () => {
    const browser = await aMember();
    await press(browser, '99999');
    const { text } = await browser.get(LIST);
    expect(text).toContain('Wishlist error');
    expect(text).toContain('This frame is no longer sold, so it cannot be saved.');

    await browser.submit(`/german${SAVE}`, { sku: 'x'.repeat(5000), from: `/german${LIST}` });
    const german = await browser.get(`/german${LIST}`);
    expect(german.text).toContain('Fehler bei der Merkliste');
  });

  test('pressed in one moment many times leaves the list whole', async () => {
    const browser = await aMember();
    await Promise.all([1, 2, 3].map(() => press(browser, '10100')));
    const things = (await browser.get(SAVED)).text.match(/name="id"/g) ?? [];
    expect(things.length).toBeLessThanOrEqual(1);
  });
});

describe('the page of what is saved', () => {
  test('is empty at first and says how to fill it; strangers are asked to sign in', async () => {
    const browser = await aMember();
    expect((await browser.get(SAVED)).text).toContain('Nothing is saved yet.');
    expect((await browser.get(`/german${SAVED}`)).text).toContain('Noch ist nichts gemerkt.');
    expect((await aBrowser(app).get(SAVED)).location).toBe('/confirmauthentication/welcome');
    expect((await press(aBrowser(app), '10100')).location).toBe('/confirmauthentication/welcome');
  });

  test('shows the newest first with its color, and takes off with a way back', async () => {
    const browser = await aMember();
    await press(browser, '10100', LIST, { colour: '10101' });
    await press(browser, '10200');
    const page = await browser.get(SAVED);
    expect(page.text.indexOf('Frame 10200')).toBeLessThan(page.text.indexOf('Frame 10100'));
    expect(page.text).toContain('Saved in Coal');
    expect(page.text).toMatch(/Saved frames<!-- --> \(2\)|Saved frames \(2\)/);

    const gone = await browser.submit(SAVED, { intent: 'remove', id: firstId(page) });
    expect(gone.location).toBe(`${SAVED}?removed=10201`);
    const without = await browser.get(gone.location);
    expect(without.text).toContain('Frame 10200 is off your list.');
    // Sent twice, it is gone already.
    expect((await browser.submit(SAVED, { intent: 'remove', id: firstId(page) })).location).toBe(
      SAVED,
    );

    await browser.submit(SAVED, { intent: 'undo', sku: '10200', colour: '10201' });
    expect(heartOf(await browser.get(LIST), '10200')).toBe(true);
  });

  test('puts a frame into the cart as its page does, and only then it leaves the list', async () => {
    const browser = await aMember();
    await press(browser, '10200');
    const id = firstId(await browser.get(SAVED));
    const toCart = () => browser.submit(SAVED, { intent: 'cart', id });

    // What lenses go into it comes first.
    expect((await toCart()).location).toBe('/select-lens-type');
    expect(heartOf(await browser.get(LIST), '10200')).toBe(true);
    for (const [name, leadsTo, act] of stepsOfPair(browser).slice(0, 2))
      expect((await act()).location, name).toMatch(leadsTo);

    const taken = await toCart();
    expect([taken.status, taken.location]).toEqual([303, '/checkout/CartPreview']);
    const cart = await browser.get('/checkout/CartPreview');
    expect(cart.text).toContain(
      'You added Frame 10200 to your shopping cart. It is off your list now.',
    );
    expect(heartOf(await browser.get(LIST), '10200')).toBe(false);
  });

  test('tells of what is no longer sold, which can only be taken off', async () => {
    const browser = await aMember();
    await press(browser, '10200');
    const sell = (enabled: boolean) =>
      shop.services.pool.query(
        `update commerce.products set enabled = $1 where sku in ('10200', '10201')`,
        [enabled],
      );
    await sell(false);
    try {
      const page = await browser.get(`/german${SAVED}`);
      expect(page.text).toContain('Ein Produkt, das nicht mehr verkauft wird');
      expect(page.text).not.toContain('value="cart"');
      const refused = await browser.submit(SAVED, { intent: 'cart', id: firstId(page) });
      expect(refused.status).toBe(422);
      await browser.submit(SAVED, { intent: 'remove', id: firstId(page) });
      expect((await browser.get(SAVED)).text).toContain('Nothing is saved yet.');
    } finally {
      await sell(true);
    }
  });

  test('keeps what cannot be put into the cart, and says why', async () => {
    const browser = await aMember();
    for (const [name, leadsTo, act] of stepsOfPair(browser).slice(0, 2))
      expect((await act()).location, name).toMatch(leadsTo);
    await press(browser, '10200');
    const id = firstId(await browser.get(SAVED));
    const stock = (pieces: number) =>
      shop.services.pool.query(
        `update commerce.stock set qty = $1, qty_at_start = $1 where product_id =
           (select id from commerce.products where sku = '10201')`,
        [pieces],
      );
    await stock(0);
    try {
      const refused = await browser.submit(`/german${SAVED}`, { intent: 'cart', id });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Fehler bei der Merkliste');
      expect(refused.text).toContain('Gemerkt in Kohle, ausverkauft');
      expect(firstId(refused)).toBe(id);
    } finally {
      await stock(500);
    }
  });
});

test('where guests shop, a heart asks them to sign in, says why, and leads back', async () => {
  const open = shop.withSettings({ STOREFRONT_ACCESS: 'open' });
  const guest = aBrowser(await frontDoor(open));
  await guest.get('/');
  expect(heartOf(await guest.get(LIST), '10100')).toBe(false);

  const pressed = await press(guest, '10100');
  expect(pressed.location).toBe('/User/Login');
  expect((await guest.get('/User/Login')).text).toContain('Please sign in to save frames');
  expect(readFileSync(logFile, 'utf8')).toContain(
    'Need to be authenticated to add a product to wishlist',
  );

  const password = 'drei brillen im regal';
  const typed = { firstName: 'Ada', lastName: 'Park', email: 'saves@mail.example' };
  const opened = await guest.submit('/User/Register', { ...typed, password, again: password });
  expect(opened.location).toBe(LIST);
  await press(guest, '10100');
  expect((await guest.get(SAVED)).text).toContain('Frame 10100');
});

describe('another platform', () => {
  const disabled = {
    data: { wishlist: null },
    errors: [
      {
        message: 'The wishlist configuration is currently disabled.',
        extensions: { category: 'graphql-input' },
      },
    ],
  };

  test('keeps the list in its own words, and is asked for it once in five minutes', async () => {
    const platform = await magento(shop, '2.4.6');
    const away = shop.withSettings({ COMMERCE_GRAPHQL_URL: platform.url });
    const browser = await aMember(await frontDoor(away));
    try {
      await press(browser, '10100');
      const before = platform.asked.length;
      expect(heartOf(await browser.get(LIST), '10100')).toBe(true);
      expect(heartOf(await browser.get(LIST), '10100')).toBe(true);
      const asked = platform.asked.slice(before).filter((query) => /SavedProducts/.test(query));
      expect(asked).toHaveLength(1);
      expect((await browser.get(SAVED)).text).toContain('Saved in Coal');
    } finally {
      platform.close();
    }
  });

  test('that has switched lists off shows no hearts, and its page says so', async () => {
    const platform = await magento(shop, '2.4.6', {
      instead: ({ name }) => (/^(SavedProducts|Wishlist)$/.test(name) ? disabled : null),
    });
    const away = shop.withSettings({ COMMERCE_GRAPHQL_URL: platform.url });
    const browser = await aMember(await frontDoor(away));
    try {
      expect(heartOf(await browser.get(LIST), '10100')).toBeNull();
      expect(heartOf(await browser.get('/p/10100'), '10100')).toBeNull();
      expect((await browser.get(SAVED)).text).toContain('cannot be shown in this shop right now');
    } finally {
      platform.close();
    }
  });
});

describe('/commerce', () => {
  test('tells, counts, adds to and takes from the list', async () => {
    const member = await aMember();
    const call = (method: string, ...given: unknown[]) => member.call(`/commerce/${method}`, given);
    const added = await call('addProductsToWishlist', [
      { sku: '10101', parent_sku: '10100' },
      { sku: '10200' },
    ]);
    expect(added.json()).toEqual({
      items_count: 2,
      items: [
        { id: expect.any(String), sku: '10201', name: 'Frame 10200' },
        { id: expect.any(String), sku: '10101', name: 'Frame 10100' },
      ],
    });
    expect((await call('wishlistItemsCount')).json()).toEqual({ items_count: 2 });
    const [{ id }] = added.json().items;
    await call('removeProductsFromWishlist', [id, '999999']);
    expect((await call('wishlist')).json()).toMatchObject({ items: [{ sku: '10101' }] });

    const refused = await call('addProductsToWishlist', [{ sku: 'none' }]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Could not find a product with SKU');
  });

  test('refuses guests, and the log says why', async () => {
    const open = shop.withSettings({ STOREFRONT_ACCESS: 'open' });
    const guest = aBrowser(await frontDoor(open));
    await guest.get('/');
    const refused = await guest.call('/commerce/addProductsToWishlist', [[{ sku: '10200' }]]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Need to be authenticated to add a product to wishlist');
  });
});

test('what a member saved goes with the member', async () => {
  const device = await signedIn(shop, await shop.member());
  await press(aBrowser(app, device.cookies), '10100');
  const { services } = shop;
  const rows = async () =>
    (await services.pool.query('select id from commerce.wishlists order by id')).rows;
  const before = await rows();
  await services.memberData.members.delete(device.member.memberId);
  await services.forgetMember(device.member.userId);
  expect(await rows()).toEqual(before.slice(0, -1));
});
