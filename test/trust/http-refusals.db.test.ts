import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import {
  expectEnvelope,
  innards,
  json,
  openPort,
  page,
  type Asked,
  type OpenPort,
} from '../shop/open-port.ts';
import { signedIn } from '../shop/signed-in.ts';

/** Requests that are refused before any page sees them (facts on trust, 3.3). */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let port: OpenPort;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  port = await openPort(app);
});
afterAll(async () => {
  port.close();
  await shop.close();
});

describe('refused before any page is asked:', () => {
  test.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
  ])('the foreign host "%s"', async (host) => {
    const answer = await port.ask(page, { headers: { host } });
    expect([400, 421]).toContain(answer.status);
    expect(answer.text).not.toContain('evil');
  });

  test('a foreign host in an absolute address, or beside ours', async () => {
    const end = 'Connection: close\r\n\r\n';
    expect(
      await port.statusLineOf(
        `GET http://evil.example${page} HTTP/1.1\r\nHost: evil.example\r\n${end}`,
      ),
    ).toMatch(/ (400|421) /);
    expect(
      await port.statusLineOf(
        `GET ${page} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${end}`,
      ),
    ).toMatch(/ (400|421) |^$/);
    expect(await port.statusLineOf(`GET ${page} HTTP/1.1\r\n${end}`)).toMatch(/ 400 /);
    expect(await port.statusLineOf(`GET ${page} HTTP/1.1\r\nHost:\r\n${end}`)).toMatch(
      / (400|421) /,
    );
  });

  test('the host that a stranger says was forwarded', async () => {
    const answer = await port.ask(page, {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('evil.example');
  });

  test.each([
    [
      'two lengths',
      `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    ],
    [
      'a length and chunks',
      `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['NUL in a header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\0b\r\n\r\n`],
    ['bare line feeds', `GET / HTTP/1.1\nHost: localhost\nX: y\n\n`],
  ])('%s', async (_, bytes) => {
    expect(await port.statusLineOf(bytes)).toMatch(/ 400 |^$/);
  });

  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'the method %s',
    async (method) => {
      for (const path of [page, '/login', '/graphql', '/livez']) {
        const answer = await port.ask(path, { method });
        expectEnvelope(answer, 405);
        expect(answer.headers['allow']).toBe('GET, HEAD, POST');
      }
    },
  );

  test.each([
    '/%00',
    '/Products/%00',
    '/p/1%00.svg',
    `${page}?memberId=a%00b`,
    '/media/frames/1%00.svg',
  ])('NUL in the address %s', async (path) => expectEnvelope(await port.ask(path), 400));

  test.each([
    '%',
    '%zz',
    '%c0%af',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '//etc/passwd',
    '/.env',
    '/.git/config',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/media/frames/../../x.svg',
    '/media/frames/..%2f..%2fpackage.json/front',
    '/media/frames/10101/..%2f..%2f..%2fpackage.json',
  ])('the address %s tells nothing', async (path) => {
    const answer = await port.ask(path.startsWith('/') ? path : `/${path}`);
    expect([301, 302, 400, 404]).toContain(answer.status);
    expect(String(answer.headers['location'] ?? '/')).toMatch(/^\/(?!\/)/);
    expect(answer.text).not.toMatch(innards);
  });
});

describe('a request from another site', () => {
  const foreign: [string, Record<string, string>][] = [
    ['by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['by Origin', { origin: 'https://evil.example' }],
    ['by an origin that looks like ours', { origin: 'http://localhost.evil.example' }],
    ['with Origin null', { origin: 'null' }],
    ['that says both', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ];
  const bodies: [string, Asked][] = [
    ['JSON', { headers: json, body: '{"otp":"1"}' }],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'otp=1' }],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: '{"otp":"1"}' }],
    ['no type', { body: '{"otp":"1"}' }],
  ];
  test.each(
    foreign.flatMap(([how, headers]) =>
      bodies.map(([what, asked]) => ({ how, what, headers, asked })),
    ),
  )('is refused $how, with $what', async ({ headers, asked }) => {
    for (const path of [
      '/login',
      '/confirmauthentication/checkOtp',
      '/sign-out',
      '/graphql',
      '/german/sign-out',
    ]) {
      const answer = await port.ask(path, {
        ...asked,
        method: 'POST',
        headers: { ...asked.headers, ...headers },
      });
      expectEnvelope(answer, 403);
    }
  });

  test('ends no session and sends no code', async () => {
    const device = await signedIn(shop, await shop.member());
    const browser = aBrowser(app, device.cookies);
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

    await browser.send('/sign-out', { method: 'POST', headers: evil });

    expect((await browser.get('/')).status).toBe(200);
  });

  test('is answered when it only reads, and gets no permission to look', async () => {
    const answer = await port.ask(page, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
