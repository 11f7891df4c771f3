import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { json, openPort, page, type OpenPort } from '../shop/open-port.ts';
import { formOf, orderSteps } from '../shop/order-steps.ts';
import { tlsProxy, type TlsProxy } from '../shop/tls-proxy.ts';

/** The shop as it is run: a proxy ends TLS, and what reaches the process is plain HTTP. */
const host = 'glasses.plan.example';
const publicUrl = `https://${host}`;
let shop: TestShop;
let port: OpenPort;
let proxy: TlsProxy;

beforeAll(async () => {
  shop = await aShop({ publicUrl, settings: { TRUST_PROXY: 'on' } });
  port = await openPort(await frontDoor(shop), publicUrl);
  proxy = await tlsProxy(() => port.port);
});
afterAll(async () => {
  proxy.close();
  port.close();
  await shop.close();
});

describe('behind a proxy that ends TLS', () => {
  test.each(['', '/german'] as const)('a member orders under "%s/"', async (language) => {
    const member = await shop.member();
    const browser = aBrowser(proxy, [], publicUrl);
    let review: Page | undefined;
    for (const [step, leadsTo, act] of orderSteps(shop, browser, member, language)) {
      const answer = await act();
      expect(answer.location, `${step}: ${answer.status}`).toMatch(leadsTo);
      review = answer;
    }

    const placed = await browser.submit(`${language}/checkout/OrderReview`, formOf(review!));
    expect(placed.location).toBe(`${language}/checkout/OrderConfirmation`);
  });

  test('cookies are sent over TLS only', async () => {
    const answer = await proxy.ask(page, { headers: { host } });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat())
      expect(cookie).toMatch(/; Secure/);
    expect(answer.headers['strict-transport-security']).toBeDefined();
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }, 403],
    ['of the same host without TLS', { origin: `http://${host}` }, 403],
    ['that names another scheme', { origin: publicUrl, 'x-forwarded-proto': 'http' }, 303],
    ['that names another host', { origin: publicUrl, 'x-forwarded-host': 'evil.example' }, 303],
    ['for another host', { origin: publicUrl, host: 'evil.example' }, 421],
  ])('a form %s', async (_what, headers, status) => {
    const answer = await proxy.ask('/confirmauthentication/welcome', {
      method: 'POST',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'memberId=AH-9999&firstName=A&lastName=B&contact=a%40members.example',
    });
    expect(answer.status).toBe(status);
    expect(String(answer.headers['location'] ?? '')).not.toContain('evil');
  });

  test('an address sent whole does not change whose page it is', async () => {
    const line = await port.statusLineOf(
      `GET https://evil.example${page} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(line).toBe('HTTP/1.1 200 OK');
  });

  test('the address that a caller made up does not count', async () => {
    const limited = shop.withSettings({
      FRAMEWELL_RATE_LIMIT: 'on',
      COMMERCE_CALLS_PER_MINUTE: '3',
    });
    const door = await openPort(await frontDoor(limited), publicUrl);
    const outside = await tlsProxy(() => door.port);
    const statuses = [];
    for (const n of [1, 2, 3, 4])
      statuses.push(
        await outside
          .ask('/graphql', {
            method: 'POST',
            headers: { host, ...json, 'x-forwarded-for': `192.0.2.${n}` },
            body: JSON.stringify({ query: '{ storeConfig { store_code } }' }),
          })
          .then(({ status }) => status),
      );
    outside.close();
    door.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
