import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conditions } from '../conditions.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { ageCodes, expectFailure, isSignedIn, login } from '../shop/login-call.ts';
import { askForCode } from '../shop/sign-in-by-pages.ts';

/** T307: the message contract of /login, over every way in which it can fail. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const aGerman = (): Browser => aBrowser(app, [['locale', 'german']]);

describe.each([
  ['in English', () => aBrowser(app)],
  ['in German', aGerman],
])('T307: /login %s', (_, aVisitor) => {
  test('with the right code signs in, and says nothing of a code', async () => {
    const browser = aVisitor();
    const { code } = await askForCode(shop, browser, await shop.member());

    const page = await login(browser, code);

    expect(isSignedIn(page)).toBe(true);
    expect(page.json().message).not.toMatch(/otp/i);
    expect((await browser.get('/')).status).toBe(200);
  });

  test('with a wrong code', async () => {
    const browser = aVisitor();
    const { wrong } = await askForCode(shop, browser, await shop.member());
    const page = await login(browser, wrong);
    expect(page.status).toBe(200);
    expectFailure(page);
  });

  test('with what is no code at all', async () => {
    const browser = aVisitor();
    await askForCode(shop, browser, await shop.member());
    for (const otp of ['', ' ', 'otp', null, 123456, ['123456'], { otp: 1 }, 'x'.repeat(50_000)]) {
      expectFailure(await login(browser, otp));
    }
  });

  test('with a code that has expired', async () => {
    const browser = aVisitor();
    const member = await shop.member();
    const { code } = await askForCode(shop, browser, member);
    await ageCodes(shop, member, 601);
    expectFailure(await login(browser, code));
  });

  test('with the right code after five wrong ones', async () => {
    const browser = aVisitor();
    const { code, wrong } = await askForCode(shop, browser, await shop.member());
    for (let tries = 0; tries < 5; tries += 1) expectFailure(await login(browser, wrong));
    expectFailure(await login(browser, code));
  });

  test('T305: with the code of another browser', async () => {
    const { code } = await askForCode(shop, aVisitor(), await shop.member());
    expectFailure(await login(aVisitor(), code));
  });

  test('with names that are not on the card', async () => {
    const browser = aVisitor();
    const member = await shop.member();
    const { code } = await askForCode(shop, browser, { ...member, firstName: 'Mallory' });
    expectFailure(await login(browser, code));
    expect((await browser.get('/')).status).toBe(302);
  });

  test.each([
    ['deleted', { deletedAt: '2026-01-01T00:00:00Z' }],
    ['past the end of the plan', { planEndsOn: '2020-01-01' }],
    ['on hold', { holdMessage: 'Please call us.' }],
  ])('of a member who is %s', async (_state, record) => {
    const browser = aVisitor();
    const { code } = await askForCode(shop, browser, await shop.member(record));
    expectFailure(await login(browser, code));
  });

  test('that is malformed, or no JSON', async () => {
    const browser = aVisitor();
    for (const body of ['{', '', 'null', '[]', '"otp"', '{"otp":'.repeat(40)]) {
      const headers = { 'content-type': 'application/json' };
      const page = await raw(browser, body, headers);
      expect(page.status).toBe(400);
      expectFailure(page);
    }
    const form = await raw(browser, 'otp=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expectFailure(form);
  });

  test('says what was wrong also to who takes packed answers', async () => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' };
    const page = await raw(aVisitor(), '{', headers);
    expectFailure(page);
    expect(page.json()).toMatchObject({ errors: [{ code: 'malformed_json' }] });
    expect(page.headers.get('content-encoding')).toBeNull();
  });

  test('that is too large', async () => {
    const page = await login(aVisitor(), 'x'.repeat(200_000));
    expect(page.status).toBe(413);
    expectFailure(page);
  });

  test('from another site', async () => {
    const page = await aVisitor().call('/Login/', { otp: '1' }, { origin: 'https://evil.example' });
    expect(page.status).toBe(403);
    expectFailure(page);
  });

  test('by GET', async () => {
    const page = await aVisitor().get('/login');
    expect(page.status).toBe(405);
    expect(page.headers.get('allow')).toBe('POST');
  });
});

async function raw(browser: Browser, body: string, headers: Record<string, string>): Promise<Page> {
  return browser.send('/login', { method: 'POST', body, headers });
}

test('T307: /login where something breaks on our side', async () => {
  const broken = async () => {
    throw new Error('broken');
  };
  const progressOf: TestShop['services']['progressOf'] = (jar) => ({
    ...shop.services.progressOf(jar),
    read: broken,
  });
  const services = { ...shop.services, progressOf };
  const page = await login(aBrowser(await frontDoor({ ...shop, services })), '123456');
  expect(page.status).toBe(500);
  expectFailure(page);
  expect(page.text).not.toContain('broken');
});

test('T307: /login sent again because the answer was lost signs in, for a minute', async () => {
  const browser = aBrowser(app);
  const member = await shop.member();
  const { code, wrong } = await askForCode(shop, browser, member);
  const unanswered = aBrowser(app, browser.cookies);
  expect(isSignedIn(await login(browser, code))).toBe(true);

  expectFailure(await login(aBrowser(app, unanswered.cookies), wrong));
  expect(isSignedIn(await login(aBrowser(app, unanswered.cookies), code))).toBe(true);
  await shop.services.pool.query(
    `update shop.sign_ins set expires_at = expires_at - '61 s'::interval`,
  );
  expectFailure(await login(unanswered, code));
});

test('T307: /login sent again, and twice at once, leaves one session, which ends by signing out', async () => {
  const browser = aBrowser(app);
  const member = await shop.member();
  const { code } = await askForCode(shop, browser, member);
  const unanswered = () => aBrowser(app, beforeCode);
  const beforeCode = [...browser.cookies];

  const copies = [browser, unanswered(), unanswered()];
  for (const page of await Promise.all(copies.map((copy) => login(copy, code))))
    expect(isSignedIn(page)).toBe(true);
  expect(isSignedIn(await login(unanswered(), code))).toBe(true);

  const { rows } = await shop.services.pool.query(
    `select 1 from shop.sessions where user_id = $1`,
    [member.userId],
  );
  expect(rows).toHaveLength(1);
  for (const copy of copies) expect((await copy.get('/')).status).toBe(200);

  await browser.submit('/sign-out', {});
  for (const copy of copies) expect((await copy.get('/')).status).toBe(302);
  expectFailure(await login(unanswered(), code));
});

describe('a sign-in cookie that somebody planted', () => {
  test.each([
    ['with a sign-in of their own', true],
    ['of their own making', false],
  ])('%s is not taken up: they read nothing of what is typed', async (_, isKnown) => {
    const planter = aBrowser(app);
    if (isKnown) await planter.submit('/confirmauthentication/intro', { memberId: 'AH-9999' });
    else planter.cookies.set('sign_in', 'x'.repeat(43));
    const planted = planter.cookies.get('sign_in') ?? '';
    const browser = aBrowser(app, [['sign_in', planted]]);
    const member = await shop.member({ lastName: 'Zq7planted' });

    await browser.submit('/confirmauthentication/intro', { memberId: member.memberId });
    const afterIntro = browser.cookies.get('sign_in');
    const { code } = await askForCode(shop, browser, member);

    expect(new Set([planted, afterIntro, browser.cookies.get('sign_in')]).size).toBe(3);
    const seen = (await planter.get('/confirmauthentication/welcome')).text;
    expect(seen).not.toContain('Zq7planted');
    expect(seen).not.toContain(member.memberId);
    expectFailure(await login(planter, code));
    expect(isSignedIn(await login(browser, code))).toBe(true);
  });
});

test('T307: /login of a member whose benefit is used signs in all the same', async () => {
  const redeemedAt = new Date(Date.now() - 86_400_000).toISOString();
  const browser = aBrowser(app);
  const { code } = await askForCode(
    shop,
    browser,
    await shop.member({ redemption: { redeemedAt } }),
  );

  expect(isSignedIn(await login(browser, code))).toBe(true);
  expect((await browser.get('/')).location).toBe('/confirmauthentication/alreadyredeemed');
});

describe('T307: /login where limits hold', () => {
  let limited: TestShop;
  let door: typeof app;
  beforeAll(async () => {
    limited = shop.withSettings({ FRAMEWELL_RATE_LIMIT: 'on' });
    door = await frontDoor(limited);
  });

  test('by address', async () => {
    const browser = aBrowser(door);
    const { code } = await askForCode(limited, browser, await limited.member());
    await shop.services.pool.query(
      `insert into shop.limits (key, points, expire)
       values ('code:unknown', 1000, (extract(epoch from now()) * 1000)::bigint + 600000)`,
    );

    const page = await login(browser, code);
    await shop.services.pool.query(`delete from shop.limits`);

    expectFailure(page);
    expect(isSignedIn(await login(browser, code))).toBe(true);
  });

  test('by account: after five wrong codes the next one waits, whichever browser it is', async () => {
    const browser = aBrowser(door);
    const member = await limited.member();
    const { wrong } = await askForCode(limited, browser, member);
    for (let tries = 0; tries < 5; tries += 1) expectFailure(await login(browser, wrong));

    const another = aBrowser(door);
    const { code } = await askForCode(limited, another, member);
    expectFailure(await login(another, code));
  });
});

describe('T307: /login while member data', () => {
  let answer: (response: ServerResponse) => void;
  const memberData = createServer((_request, response) => answer(response));
  let door: typeof app;
  beforeAll(async () => {
    memberData.listen(0, '127.0.0.1');
    await once(memberData, 'listening');
    const { port } = memberData.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/graphql`;
    door = await frontDoor(shop.withSettings({ MEMBER_DATA_GRAPHQL_URL: url }));
  });
  afterAll(() => {
    memberData.closeAllConnections();
    memberData.close();
  });

  const json = { 'content-type': 'application/json' };
  const faults = {
    'answers 500': (response) => response.writeHead(500, json).end('{"errors":[{"message":"x"}]}'),
    'answers 502 with HTML': (response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    'answers 503 with nothing': (response) => response.writeHead(503).end(),
    'answers 401': (response) => response.writeHead(401).end(),
    'answers nothing in JSON': (response) => response.writeHead(200, json).end('{"data":null}'),
    'hangs up': (response) => response.destroy(),
  } satisfies Record<string, typeof answer>;
  const silence = { 'says nothing for too long': () => {} } satisfies Record<string, typeof answer>;

  // Silence takes as long as anybody waits.
  test.each(conditions(Object.entries(faults), Object.entries(silence)))('%s', async (_, fault) => {
    answer = fault;
    const member = await shop.member();
    const browsers = [aBrowser(app), aGerman()];
    const pages = await Promise.all(
      browsers.map(async (browser) => {
        const { code } = await askForCode(shop, browser, member);
        return login(aBrowser(door, browser.cookies), code);
      }),
    );
    for (const page of pages) expectFailure(page);
  });
});
