import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, shopUrl, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { innards, openPort, page, type OpenPort } from '../shop/open-port.ts';
import { askForCode } from '../shop/sign-in-by-pages.ts';
import { signedIn } from '../shop/signed-in.ts';

/** What every answer carries, and where redirects lead (facts on trust, 3.3). */
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
    const answer = await port.ask(path);
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
});

function expectOurs({ status, headers }: Page): void {
  expect(status).toBeLessThan(500);
  const location = headers.get('location');
  if (location !== null) expect(location).toMatch(/^\/(?![/\\])/);
  expect(headers.get('set-cookie') ?? '').not.toContain('a=b');
}

async function requestId(given: string): Promise<unknown> {
  const { headers } = await port.ask('/livez', { headers: { 'x-request-id': given } });
  return headers['x-request-id'];
}

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
    '/media/frames/99.svg',
    '/media/frames/10101/top',
    '/curtainConfig',
    '/verifyScore',
  ];

  test.each(kinds)('to GET %s carries the security headers', async (path) => {
    const { headers, text, status } = await port.ask(path);
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

  test('of a picture may be shown elsewhere, as behind a CDN, and runs nothing', async () => {
    for (const path of ['/media/frames/10101.svg', '/media/frames/10101/front?w=320']) {
      const { headers, status } = await port.ask(path);
      expect(status).toBe(200);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    }
  });

  test('of a page allows scripts by a nonce that is new each time', async () => {
    const seen = new Set<string>();
    for (const path of [page, page, '/nowhere']) {
      const { headers, text } = await port.ask(path);
      const policy = String(headers['content-security-policy']);
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(nonce.length).toBeGreaterThan(20);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      // But of itself, which a demo may be read at by another name.
      const others = policy.replace(` ${shopUrl}`, '');
      expect(others).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
      const scripts = text.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      expect(text).not.toMatch(/<[^>]+\son\w+=/i);
      expect(text).not.toMatch(/<[^>]+\sstyle=/i);
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
  });

  test('of one page alone allows an engine and the camera', async () => {
    const device = await signedIn(shop, await shop.member());
    const browser = aBrowser(app, device.cookies);
    for (const [path, isScan] of [
      ['/Face/Scan', true],
      ['/Face/TryOn', true],
      ['/german/face/scan', true],
      ['/', false],
      ['/Products/List', false],
    ] as const) {
      const { headers } = await browser.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      const allowed = [
        policy.includes(`'strict-dynamic' 'wasm-unsafe-eval';`),
        headers.get('permissions-policy')?.includes('camera=(self)'),
      ];
      expect(allowed, path).toEqual([isScan, isScan]);
      expect(policy, path).not.toContain(`'unsafe-eval'`);
    }
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
    expect(await requestId('abcdef-12345678')).toBe('abcdef-12345678');
    for (const given of ['short', '<script>alert(1)</script>', 'a b c d e f g h', 'x'.repeat(65)]) {
      expect(await requestId(given)).not.toBe(given);
    }
  });

  test('to HEAD has no body', async () => {
    for (const path of [page, '/livez', '/nowhere']) {
      const answer = await port.ask(path, { method: 'HEAD' });
      expect(answer.text).toBe('');
      expect([200, 404]).toContain(answer.status);
    }
  });

  test('of a private window is for this machine only', async () => {
    const { services } = shop;
    const windows = ['/dev/outbox', '/dev/outbox.json', '/dev/members', '/dev/members.json'];
    for (const path of [...windows, '/dev/ui']) {
      expect((await port.ask(path)).status).toBe(200);
      const elsewhere = await app.fetch(
        new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } }),
      );
      expect(elsewhere.status, 'from an unknown address').toBe(404);
    }
    expect((await port.ask('/metrics')).status).toBe(401);
    const token = { authorization: `Bearer ${services.env.METRICS_TOKEN}` };
    expect((await port.ask('/metrics', { headers: token })).text).toContain('http_requests_total');
  });
});

test('the gallery is there in the demo only', async () => {
  const { services } = shop;
  const settings = { ...services.shop.settings, mode: 'serve' as const };
  const served = { ...shop, services: { ...services, shop: { ...services.shop, settings } } };
  expect((await aBrowser(app).get('/german/dev/ui')).status).toBe(200);
  expect((await aBrowser(await frontDoor(served)).get('/german/dev/ui')).status).toBe(404);
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

test('a bug is written down under the id of its request, and told nobody else', async () => {
  const device = await signedIn(shop, await shop.member());
  const { shop: running } = shop.services;
  const { now } = running;
  const written: unknown[] = [];
  running.reports.fault = (fault, id) => written.push([(fault as Error).name, id]);
  running.now = () => {
    throw new RangeError('out of time');
  };

  const answer = await aBrowser(app, device.cookies).get('/p/10100', {
    'x-request-id': 'zq7canary',
  });
  running.now = now;

  expect(answer.status).toBe(500);
  expect(answer.text).not.toMatch(innards);
  expect(written).toEqual([['RangeError', 'zq7canary']]);
});
