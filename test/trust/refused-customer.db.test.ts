import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServiceError, type ServiceErrorCategory } from '#clients/client.ts';
import { PAGES } from '#storefront/app/site-map.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { signInByPages } from '../shop/sign-in-by-pages.ts';
import { isFull } from '../conditions.ts';

/** Commerce does not take the member for who they are (specification, point 6). */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

/** The same shop before a commerce that refuses every customer. */
function appRefusing(category: ServiceErrorCategory) {
  const refuse = async () => {
    throw new ServiceError("The current customer isn't authorized.", category);
  };
  const services = { ...shop.services, commerceWith: () => ({ run: refuse }) };
  return frontDoor({ ...shop, services });
}

const warnings = [
  ['', 'You are not authorized, please log in.'],
  ['/german', 'Sie sind nicht berechtigt. Bitte melden Sie sich an.'],
] as const;

describe.each(['authorization', 'authentication'] as const)('refused for %s', (category) => {
  test.each(warnings)('is signed out and told so, at %s/', async (prefix, warning) => {
    const browser = aBrowser(app);
    await signInByPages(shop, browser, await shop.member());
    const copy = aBrowser(app, browser.cookies);
    const refusing = aBrowser(await appRefusing(category), browser.cookies);

    const refused = await refusing.get(`${prefix}/Products/List`);

    expect([refused.status, refused.location]).toEqual([302, prefix || '/']);
    for (const name of ['token', 'session', 'user', 'userId']) {
      expect(refusing.cookies.has(name), name).toBe(false);
    }
    const home = await refusing.get(refused.location);
    expect(home.location).toBe(`${prefix}/confirmauthentication/welcome`);
    expect((await refusing.get(home.location)).text).toContain(warning);
    expect((await copy.get('/')).location).toBe('/confirmauthentication/welcome');
  });

  // What has no page of its own asks commerce nothing, and the gallery is the demo's alone.
  const asksNothing = ['/preferences', '/dev/ui', '/User/Wishlist/Save'];
  const paths = Object.values(PAGES)
    .map(({ path }) => path)
    .filter((path) => !asksNothing.includes(path))
    // Pages do not tell the two apart: each is asked for with one of them.
    .filter((_path, turn) => isFull || (turn % 2 === 0) === (category === 'authorization'));
  test.each(paths)('is signed out and told so, whatever page they asked for: %s', async (path) => {
    const browser = aBrowser(app);
    await signInByPages(shop, browser, await shop.member());
    const refusing = aBrowser(await appRefusing(category), browser.cookies);

    const asked = await refusing.get(
      path
        .replace(/:sku|\*/, '10101')
        .replace(':step', 'errormessage')
        .replace(':number', 'dm0000000001')
        .replace(':id', 'New'),
    );
    const home = asked.location === '/' ? await refusing.get('/') : asked;

    expect(asked.status).toBe(302);
    expect(home.location).toBe('/confirmauthentication/welcome');
    expect((await refusing.get(home.location)).text).toContain(warnings[0][1]);
  });

  test('is signed out by a form that changes the wishlist, too', async () => {
    const browser = aBrowser(app);
    await signInByPages(shop, browser, await shop.member());
    const refusing = aBrowser(await appRefusing(category), browser.cookies);
    const asked = await refusing.submit('/User/Wishlist', { intent: 'remove', id: '1' });
    expect([asked.status, asked.location]).toEqual([302, '/']);
    expect(refusing.cookies.has('session')).toBe(false);
  });

  test('is told by a call with 401', async () => {
    const browser = aBrowser(app);
    await signInByPages(shop, browser, await shop.member());

    const answer = await aBrowser(await appRefusing(category), browser.cookies).get(
      '/basePrescription',
    );

    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'unauthenticated' }] });
  });
});

test('a customer token that was revoked is fetched anew', async () => {
  const browser = aBrowser(app);
  await signInByPages(shop, browser, await shop.member());
  expect((await browser.get('/Products/List')).status).toBe(200);
  await shop.services.pool.query(
    `update commerce.customers set token_generation = token_generation + 1`,
  );

  expect((await browser.get('/Products/List')).status).toBe(200);
});

test('signing out revokes the customer token', async () => {
  const member = await shop.member();
  const browser = aBrowser(app);
  await signInByPages(shop, browser, member);
  expect((await browser.get('/Products/List')).status).toBe(200);
  const held = await shop.services.sessions.find(browser.cookies.get('session') ?? '');
  const token = held?.secrets.customerToken ?? '';
  const cartOf = () =>
    shop.services.commerce.execute(
      '{ customerCart { id } }',
      {},
      { authorization: `Bearer ${token}` },
    );
  expect((await cartOf()).errors).toBeUndefined();

  await browser.submit('/sign-out', {});

  expect((await cartOf()).errors?.[0]?.message).toBe('User token has been revoked');
});
