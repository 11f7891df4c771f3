import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';

/** What the product's own calls answer to whoever holds them wrongly (specification, point 7). */
let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await aShop();
  browser = aBrowser(await frontDoor(shop));
});
afterAll(() => shop.close());

describe('a call by the other method', () => {
  const taking = {
    POST: [
      '/login',
      '/validate-authentication',
      '/validatePrescriptionAndLens',
      '/errorLogger',
      '/LOGIN',
    ],
    GET: ['/basePrescription', '/curtainConfig', '/CurtainConfig'],
  };
  const cases = Object.entries(taking).flatMap(([takes, paths]) =>
    paths.map((path) => [path, takes]),
  );

  test.each(cases as [string, string][])('%s says that it takes %s', async (path, takes) => {
    const answer = await (takes === 'GET' ? browser.call(path, {}) : browser.get(path));

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(takes);
    expect(answer.json()).toMatchObject({
      errors: [{ code: 'method_not_allowed', message: `This call takes ${takes}.` }],
      requestId: expect.any(String),
    });
  });
});

test.each(['/magento/getCart', '/german/nowhere', '/confirmauthentication/nowhere/at/all'])(
  'a call to %s, which nobody offers, is not found',
  async (path) => expect((await browser.call(path, [])).status).toBe(404),
);

describe('POST /errorLogger', () => {
  const kept = async () => {
    const { rows } = await shop.services.pool.query<{ error_type: string; message: string }>(
      `select error_type, message from shop.reported_errors order by id`,
    );
    return rows;
  };

  test('keeps the kind and a short text', async () => {
    const before = await kept();

    for (const errorType of ['expressCheckout', 'add2Cart']) {
      const body = { errorType, error: 'No stock left', cartId: 'x', quantity: 1 };
      expect((await browser.call('/errorLogger', body)).status).toBe(204);
    }

    expect((await kept()).slice(before.length)).toEqual([
      { error_type: 'expressCheckout', message: 'No stock left' },
      { error_type: 'add2Cart', message: 'No stock left' },
    ]);
  });

  test('keeps the cart, objects and whatever else was sent, sealed', async () => {
    const body = {
      errorType: 'add2Cart',
      error: { message: 'Sphere -2.25 refused', code: 'INSUFFICIENT_STOCK' },
      cartId: 'c'.repeat(32),
      sku: '10101',
      items: [{ quantity: 2, entered: { sphere: -2.25 } }],
    };
    expect((await browser.call('/errorLogger', body)).status).toBe(204);

    const [report] = await shop.services.shop.reports.recent(1);
    expect(report).toMatchObject({
      errorType: 'add2Cart',
      message: 'Sphere -. refused',
      details: { error: body.error, cartId: body.cartId, sku: '10101', items: body.items },
    });
    const { rows } = await shop.services.pool.query<{ row: string }>(
      `select r::text as row from shop.reported_errors r order by id desc limit 1`,
    );
    expect(rows[0]?.row).not.toContain('10101');
  });

  test.each([undefined, '', 'checkout', 1, ['add2Cart']])(
    'refuses the kind %j, of which nobody knows what it means',
    async (errorType) => {
      const before = await kept();
      const answer = await browser.call('/errorLogger', { errorType, error: 'x' });
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'unknown_error_type' }] });
      expect(await kept()).toEqual(before);
    },
  );

  test('refuses what is longer than 8 KB', async () => {
    const answer = await browser.call('/errorLogger', {
      errorType: 'add2Cart',
      error: 'x'.repeat(8 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'too_large' }] });
  });
});

describe('POST /verifyScore', () => {
  const aVisitor = async () =>
    aBrowser(await frontDoor(shop.withSettings({ FRAMEWELL_RATE_LIMIT: 'on' })));

  async function prove(visitor: Browser) {
    const challenge = (await visitor.get('/verifyScore')).json() as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    return visitor.call('/verifyScore', { token });
  }

  test('keeps the proof for the next code that this browser asks for, and no other', async () => {
    const { memberId, firstName, lastName, email } = await shop.member();
    const ask = (visitor: Browser) =>
      visitor.call('/validate-authentication', { memberId, firstName, lastName, email });
    await shop.services.pool.query(
      `insert into shop.limits (key, points, expire)
       values ('sign-in-unproven:unknown', 1000, (extract(epoch from now()) * 1000)::bigint + 600000)`,
    );
    const [proven, unproven] = [await aVisitor(), await aVisitor()];

    const answer = await prove(proven);

    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ verified: true });
    expect((await ask(unproven)).status).toBe(429);
    expect((await ask(proven)).json()).toEqual({ errors: [] });
    expect((await ask(proven)).status).toBe(429);
    await shop.services.pool.query(`delete from shop.limits`);
  });

  test('refuses what is no proof', async () => {
    const answer = await (await aVisitor()).call('/verifyScore', { token: 'x' });
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'not_verified' }] });
  });
});
