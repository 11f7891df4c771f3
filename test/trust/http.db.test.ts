import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { request as send, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type Shop } from '../shop/a-shop.ts';
import { aBrowser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { askForCode } from '../shop/sign-in-by-pages.ts';
import { signedIn } from '../shop/signed-in.ts';

/** The table of bad requests (facts on trust, 3.3), against the server with an open port. */
let shop: Shop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let server: Server;
let port: number;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};
type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path, method, headers, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.end(body);
  });
}

/** Sends these bytes; answers the first line that comes back, empty when there was none. */
async function statusLineOf(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  socket.end();
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

/** Nothing of how we are made: no stack, no SQL, no path of a file. */
const innards = /\bat \S+ \(|node_modules|\/work\/|\.ts:\d|select .* from|server\.\w+_|ECONN/i;

function expectEnvelope(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({
    errors: [{ code: expect.any(String), message: expect.any(String) }],
    requestId: expect.any(String),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).not.toMatch(innards);
}

const json = { 'content-type': 'application/json' };
const page = '/confirmauthentication/intro';

describe('refused before any page is asked:', () => {
  test.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
  ])('the foreign host "%s"', async (host) => {
    const answer = await ask(page, { headers: { host } });
    expect([400, 421]).toContain(answer.status);
    expect(answer.text).not.toContain('evil');
  });

  test('a foreign host in an absolute address, or beside ours', async () => {
    const end = 'Connection: close\r\n\r\n';
    expect(
      await statusLineOf(`GET http://evil.example${page} HTTP/1.1\r\nHost: evil.example\r\n${end}`),
    ).toMatch(/ (400|421) /);
    expect(
      await statusLineOf(`GET ${page} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${end}`),
    ).toMatch(/ (400|421) |^$/);
    expect(await statusLineOf(`GET ${page} HTTP/1.1\r\n${end}`)).toMatch(/ 400 /);
    expect(await statusLineOf(`GET ${page} HTTP/1.1\r\nHost:\r\n${end}`)).toMatch(/ (400|421) /);
  });

  test('the host that a stranger says was forwarded', async () => {
    const answer = await ask(page, {
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
    expect(await statusLineOf(bytes)).toMatch(/ 400 |^$/);
  });

  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'the method %s',
    async (method) => {
      for (const path of [page, '/login', '/graphql', '/livez']) {
        const answer = await ask(path, { method });
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
  ])('NUL in the address %s', async (path) => expectEnvelope(await ask(path), 400));

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
  ])('the address %s tells nothing', async (path) => {
    const answer = await ask(path.startsWith('/') ? path : `/${path}`);
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
      const answer = await ask(path, {
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
    const answer = await ask(page, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('a body', () => {
  test.each([
    '/login',
    '/confirmauthentication/welcome',
    '/graphql',
    '/member-data/graphql',
    '/errorLogger',
  ])('of 200 KB is refused by %s', async (path) => {
    const body = JSON.stringify({ otp: 'x'.repeat(200 * 1024) });
    expectEnvelope(await ask(path, { method: 'POST', headers: json, body }), 413);
    const chunked = await ask(path, {
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body,
    });
    expect(chunked.status).toBe(413);
  });

  const broken = {
    'that is cut': '{"otp": "1',
    'that is empty': '',
    'of null': 'null',
    'of a list': '[1]',
    'of a text': '"otp"',
    'of a number': '1e999',
    'too deep': '['.repeat(20_000),
    'too deep in objects': '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
    'that is no UTF-8': Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  };
  test.each(Object.entries(broken))('%s is 400 for every call', async (_, body) => {
    for (const path of ['/login', '/validate-authentication', '/verifyScore', '/errorLogger']) {
      expectEnvelopeOf(await ask(path, { method: 'POST', headers: json, body }), 400);
    }
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'with the key %s changes nothing',
    async (key) => {
      const body = `{"otp":"1","${key}":{"login":true,"isAdmin":true},"a":{"${key}":{"x":1}}}`;
      const answer = await ask('/login', { method: 'POST', headers: json, body });
      expect(JSON.parse(answer.text).login).toBe(false);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    '',
  ])('of the type "%s" is 415 for a call', async (type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    expectEnvelopeOf(await ask('/login', { method: 'POST', headers, body: '{"otp":"1"}' }), 415);
  });

  test('of no form is refused by a page without a fault', async () => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['text/plain', 'x'],
      ['multipart/form-data; boundary=x', 'broken'],
      ['multipart/form-data', 'broken'],
    ]) {
      for (const path of [
        page,
        '/confirmauthentication/welcome',
        '/confirmauthentication/checkOtp',
      ]) {
        const answer = await ask(path, {
          method: 'POST',
          headers: { 'content-type': type! },
          body: body!,
        });
        expect([400, 415, 422], `${path} ${type}`).toContain(answer.status);
        expect(answer.text).not.toMatch(innards);
      }
    }
  });
});

/** Calls are answered by the pages' room, whose answers are no-store as well. */
function expectEnvelopeOf(answer: Answer, status: number): void {
  expectEnvelope(answer, status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
}

describe('a redirect stays here', () => {
  const elsewhere = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '%2f%2fevil.example',
    '/%0d%0aSet-Cookie:a=b',
    'http:evil.example',
  ];

  test.each(elsewhere)('after signing in from %s', async (target) => {
    const browser = aBrowser(app);
    const encoded = encodeURIComponent(target);
    for (const name of ['returnTo', 'redirectTo', 'to', 'next', 'url']) {
      const asked = await browser.get(`/?${name}=${encoded}`);
      expectOurs(asked);
    }
    const { code } = await askForCode(shop, browser, await shop.member());
    expectOurs(
      await browser.submit('/confirmauthentication/checkOtp', { otp: code, returnTo: target }),
    );
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '///evil.example//',
    '//evil.example/%2e%2e',
    '/evil.example/../..//x/',
  ])('from the address %s', async (path) => {
    const answer = await ask(path);
    const location = String(answer.headers['location'] ?? '/');
    expect(location).toMatch(/^\/(?![/\\])/);
  });

  test.each(elsewhere)('after a change of preferences from %s', async (target) => {
    const browser = aBrowser(app);
    expectOurs(
      await browser.submit('/preferences', {
        size: '130',
        textSize: '130',
        returnTo: target,
        to: target,
        path: target,
      }),
    );
  });

  function expectOurs({ status, headers }: Page): void {
    expect(status).toBeLessThan(500);
    const location = headers.get('location');
    if (location !== null) expect(location).toMatch(/^\/(?![/\\])/);
    expect(headers.get('set-cookie') ?? '').not.toContain('a=b');
  }
});

describe('every answer', () => {
  const kinds = [
    page,
    '/',
    '/nowhere',
    '/login',
    '/livez',
    '/readyz',
    '/metrics',
    '/graphql',
    '/assets/none.js',
    '/media/frames/10101.svg',
    '/media/frames/99.svg',
    '/curtainConfig',
    '/verifyScore',
  ];

  test.each(kinds)('to GET %s carries the security headers', async (path) => {
    const { headers, text, status } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(text).not.toMatch(innards);
  });

  test('of a page allows scripts by a nonce that is new each time', async () => {
    const seen = new Set<string>();
    for (const path of [page, page, '/nowhere']) {
      const { headers, text } = await ask(path);
      const policy = String(headers['content-security-policy']);
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(nonce.length).toBeGreaterThan(20);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
      const scripts = text.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      expect(text).not.toMatch(/<[^>]+\son\w+=/i);
      expect(text).not.toMatch(/<[^>]+\sstyle=/i);
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
  });

  test('to a member is not to be stored', async () => {
    const device = await signedIn(shop, await shop.member());
    const browser = aBrowser(app, device.cookies);
    for (const path of ['/', '/Step1', '/checkout', '/User/Order', '/Prescription', '/login']) {
      const { headers } = await browser.get(path);
      expect(headers.get('cache-control'), path).toMatch(/no-store/);
    }
  });

  test('names the request by an id of ours, or by one that is harmless', async () => {
    const id = async (given: string) =>
      (await ask('/livez', { headers: { 'x-request-id': given } })).headers['x-request-id'];
    expect(await id('abcdef-12345678')).toBe('abcdef-12345678');
    for (const given of ['short', '<script>alert(1)</script>', 'a b c d e f g h', 'x'.repeat(65)]) {
      expect(await id(given)).not.toBe(given);
    }
  });

  test('to HEAD has no body', async () => {
    for (const path of [page, '/livez', '/nowhere']) {
      const answer = await ask(path, { method: 'HEAD' });
      expect(answer.text).toBe('');
      expect([200, 404]).toContain(answer.status);
    }
  });

  test('of a private window is for this machine only', async () => {
    const { services } = shop;
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/members.json']) {
      expect((await ask(path)).status).toBe(200);
      const elsewhere = await app.fetch(
        new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } }),
      );
      expect(elsewhere.status, 'from an unknown address').toBe(404);
    }
    expect((await ask('/metrics')).status).toBe(401);
    const token = { authorization: `Bearer ${services.env.METRICS_TOKEN}` };
    expect((await ask('/metrics', { headers: token })).text).toContain('http_requests_total');
  });
});

test('long addresses, many parameters and odd values are no faults', async () => {
  const values = [
    '-1',
    '0',
    '1e9',
    'abc',
    "' or 1=1--",
    '%F0%9F%91%93',
    '<b>',
    '{{7*7}}',
    '..%2f',
    'x'.repeat(5000),
  ];
  const device = await signedIn(shop, await shop.member());
  const browser = aBrowser(app, device.cookies);
  for (const value of values) {
    for (const path of [
      `/Products/List?page=${value}&page=2&sort=${value}&term=${value}`,
      `/Products/${value}`,
      `/p/${value}`,
      `/${value}`,
      `/confirmauthentication/${value}`,
      `${page}?memberId=${value}`,
      `/User/Order?page=${value}`,
    ]) {
      const { status, text } = await browser.get(path);
      expect(status, path.slice(0, 60)).toBeLessThan(500);
      expect(text).not.toMatch(innards);
      expect(text).not.toContain('<b></');
    }
  }
});
