import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';

/** How much one network address may ask of the services. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const asks = {
  '/graphql': '{ storeConfig { store_code } }',
  '/member-data/graphql': '{ validate(memberId: "AH-1", email: "a@b.example") { verdict } }',
};
type Path = keyof typeof asks;

const settings = {
  FRAMEWELL_RATE_LIMIT: 'on',
  COMMERCE_CALLS_PER_MINUTE: '3',
  MEMBER_DATA_CALLS_PER_MINUTE: '3',
  TRUST_PROXY: 'on',
};

/** Calls as they come through the proxy from these addresses, one after another. */
async function callsFrom(
  path: Path,
  addresses: string[],
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const browser = aBrowser(await frontDoor(shop.withSettings({ ...settings, ...changes })));
  const answers = [];
  for (const address of addresses)
    answers.push(
      await browser.call(path, { query: asks[path] }, { ...headers, 'x-forwarded-for': address }),
    );
  return answers;
}

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const four = (address: string) => Array.from({ length: 4 }, () => address);

describe.each(Object.keys(asks) as Path[])('%s', (path) => {
  const usual = path === '/graphql' ? 200 : 401;

  test('turns an address away that asks too much, and says when to come back', async () => {
    const answers = await callsFrom(path, [...four('192.0.2.1'), '192.0.2.2']);
    expect(statusesOf(answers)).toEqual([usual, usual, usual, 429, usual]);
    const refused = answers[3]!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] });
  });

  test('counts the addresses of one IPv6 network as one', async () => {
    const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'];
    const answers = await callsFrom(path, [...network, '2001:db8:1:2:1:2:3:4', '2001:db8:1:3::1']);
    expect(statusesOf(answers)).toEqual([usual, usual, usual, 429, usual]);
  });

  test('knows no such limit where a demo lifts them', async () => {
    const answers = await callsFrom(path, four('192.0.2.1'), { FRAMEWELL_RATE_LIMIT: 'off' });
    expect(statusesOf(answers)).toEqual([usual, usual, usual, usual]);
  });

  test('serves whoever holds the credential of the storefront without that limit', async () => {
    const { env } = shop.services;
    const credential = path === '/graphql' ? env.COMMERCE_INTEGRATION_TOKEN : env.MEMBER_DATA_TOKEN;
    const headers = { authorization: `Bearer ${credential}` };
    const answers = await callsFrom(path, four('192.0.2.1'), {}, headers);
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
  });
});

test('codes and sign-ins count the addresses of one IPv6 network as one, too', async () => {
  const { limits } = shop.withSettings({ FRAMEWELL_RATE_LIMIT: 'on' }).services;
  const waits = [];
  for (let last = 1; last <= 31; last += 1)
    waits.push(await limits.takeSignIn(`2001:db8:7:7::${last.toString(16)}`, false));
  expect(waits.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => null));
  expect(waits[30]).toBeGreaterThan(0);
  expect(await limits.takeSignIn('2001:db8:7:8::1', false)).toBeNull();
});

describe('what is costly', () => {
  const opening = `mutation { createCustomerV2(input: { email: "a@b.example", firstname: "A",
    lastname: "B", password: "Good-enough-1" }) { customer { email } } }`;
  const signingIn = `mutation { generateCustomerToken(email: "a@b.example", password: "x") {
    token } }`;
  const both = `mutation { one: createEmptyCart two: createEmptyCart }`;
  const reading = asks['/graphql'];

  /** As if these addresses had asked for as much of it as they may. */
  const useUp = (act: 'account' | 'cart', address: string, left = 0) =>
    shop.services.pool.query(
      `insert into shop.limits (key, points, expire)
       values ($1, $2, (extract(epoch from now()) * 1000)::bigint + 600000)`,
      [`${act}:${address}`, (act === 'account' ? 30 : 120) - left],
    );

  async function ask(address: string, query: string, headers: Record<string, string> = {}) {
    const withLimits = shop.withSettings({ ...settings, COMMERCE_CALLS_PER_MINUTE: '100' });
    const browser = aBrowser(await frontDoor(withLimits));
    return browser.call('/graphql', { query }, { ...headers, 'x-forwarded-for': address });
  }

  test('is limited more tightly than reading', async () => {
    await useUp('account', '192.0.2.11');

    const refused = [await ask('192.0.2.11', opening), await ask('192.0.2.11', signingIn)];

    expect(statusesOf(refused)).toEqual([429, 429]);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await ask('192.0.2.11', reading)).status).toBe(200);
    expect((await ask('192.0.2.12', signingIn)).status).not.toBe(429);
  });

  test('counts for each time in one call', async () => {
    await useUp('cart', '192.0.2.13', 1);
    const answer = await ask('192.0.2.13', both);
    expect(answer.json()).toMatchObject({ data: { one: expect.any(String), two: null } });
    expect(answer.status).toBe(429);
  });

  test('is not counted of whoever holds the credential of the storefront', async () => {
    await useUp('account', '192.0.2.14');
    const { env } = shop.services;
    const headers = { authorization: `Bearer ${env.COMMERCE_INTEGRATION_TOKEN}` };
    expect((await ask('192.0.2.14', opening, headers)).status).toBe(200);
  });
});
