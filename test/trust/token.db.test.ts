import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aShop, type TestShop, type ShopMember } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { testSettings } from '../shop/settings.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** The readable customer token, tampered with in every way, beside a live session. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let own: SignedIn;
let other: SignedIn;
let victim: ShopMember;
let sameMember: SignedIn;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  victim = await shop.member();
  own = await signedIn(shop, await shop.member());
  sameMember = await signedIn(shop, own.member);
  other = await signedIn(shop, victim);
});
let seenAudit = 0;
beforeEach(async () => {
  seenAudit = (await refusals()).length;
});
afterAll(() => shop.close());

async function refusals(): Promise<{ actor: string; subject: string; reason: string }[]> {
  const { rows } = await shop.services.pool.query<{
    actor: string;
    subject: string;
    reason: string;
  }>(
    `select actor, subject, reason from shop.audit
     where action = 'session.token' and outcome = 'refused' order by id`,
  );
  return rows;
}

const secret = new TextEncoder().encode(testSettings().SESSION_SECRET);
const token = () => own.cookies.get('token') ?? '';
const claims = (changes: Record<string, unknown> = {}) => {
  const [, body = ''] = token().split('.');
  return { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...changes };
};
const sign = (payload: Record<string, unknown>, header: object = {}, key = secret) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'customer+jwt', ...header })
    .sign(key);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const changed = (letter: string) => (letter === 'A' ? 'B' : 'A');
const nowSeconds = () => Math.floor(Date.now() / 1000);

const forgeries: [string, () => string | Promise<string>][] = [
  ['unsigned', () => new UnsecuredJWT(claims()).encode()],
  ['saying it needs no signature', () => `${encoded({ alg: 'none' })}.${encoded(claims())}.`],
  ['signed with another key', () => sign(claims(), {}, new TextEncoder().encode('x'.repeat(40)))],
  ['of another algorithm of the same key', () => sign(claims(), { alg: 'HS512' })],
  ['that says RS256', () => `${encoded({ alg: 'RS256' })}.${encoded(claims())}.AAAA`],
  [
    'with a path for a key id',
    () => `${encoded({ alg: 'HS256', kid: '../../' })}.${encoded(claims())}.AA`,
  ],
  ['of another type', () => sign(claims(), { typ: 'JWT' })],
  ['for another audience', () => sign(claims({ aud: 'framewell-member-data' }))],
  ['without an end', () => sign(claims({ exp: undefined }))],
  [
    'with a text for an end',
    () => `${encoded({ alg: 'HS256' })}.${encoded(claims({ exp: 'no' }))}.AA`,
  ],
  ['that has ended', () => sign(claims({ exp: nowSeconds() - 60 }))],
  ['of another member', () => sign(claims({ sub: other.member.userId }))],
  ['of another session', () => other.cookies.get('token') ?? ''],
  ['of another session of the same member', () => sameMember.cookies.get('token') ?? ''],
  ['without its session', () => sign(claims({ sid: undefined }))],
  ['cut short', () => token().slice(0, -5)],
  ['without its last part', () => token().split('.').slice(0, 2).join('.')],
  ['with one letter changed', () => token().replace(/[^.](?=[^.]{20}$)/, changed)],
  ['of 8 KB of junk', () => 'x'.repeat(8192)],
  ['of three dots', () => '...'],
  ['that is a word', () => 'admin'],
  ['of a commerce customer', () => shop.services.customers.tokenFor(own.member.userId)],
];

describe('T309: a token', () => {
  test('as it was given is good, in the cookie and as a bearer', async () => {
    expect((await aBrowser(app, own.cookies).get('/')).status).toBe(200);
    const browser = aBrowser(app, own.cookies);
    browser.cookies.delete('token');
    const bearer = { authorization: `Bearer ${token()}` };
    expect((await browser.get('/', bearer)).status).toBe(200);
  });

  test.each(forgeries)('%s leads to welcome, and is on record', async (_, forge) => {
    const forged = await forge();
    const browser = aBrowser(app, own.cookies);
    browser.cookies.set('token', forged);

    for (const path of ['/', '/User/Order', '/checkout/OrderReview']) {
      const page = await browser.get(path);
      expect([page.status, page.location]).toEqual([302, '/confirmauthentication/welcome']);
    }
    const call = await browser.call('/validatePrescriptionAndLens', { prescription: {} });
    expect(call.status).toBe(401);

    const told = (await refusals()).slice(seenAudit);
    expect(told).toHaveLength(4);
    expect(told[0]).toMatchObject({ actor: 'anonymous', subject: own.member.userId });
    expect(JSON.stringify(told)).not.toContain(forged.slice(0, 40));
  });

  test('that ran out by itself is on record as that, and as no forgery', async () => {
    const browser = aBrowser(app, own.cookies);
    const reasonOf = async (shown: string) => {
      browser.cookies.set('token', shown);
      await browser.get('/');
      return (await refusals()).at(-1)?.reason;
    };
    const ended = { exp: nowSeconds() - 60 };
    expect(await reasonOf(await sign(claims(ended)))).toBe('token has run out');
    const forged = 'token does not fit its session';
    expect(await reasonOf(await sign(claims({ ...ended, sub: victim.userId })))).toBe(forged);
    const key = new TextEncoder().encode('x'.repeat(40));
    expect(await reasonOf(await sign(claims(ended), {}, key))).toBe(forged);
  });

  test.each(forgeries)('%s is no better as a bearer', async (_, forge) => {
    const browser = aBrowser(app, own.cookies);
    const bearer = { authorization: `Bearer ${await forge()}` };
    const call = await browser.call('/validatePrescriptionAndLens', {}, bearer);
    expect(call.status).toBe(401);
  });

  test('without the session cookie is worth nothing', async () => {
    for (const session of ['', 'x', 'x'.repeat(43), '../../etc/passwd', 'x'.repeat(8192)]) {
      const browser = aBrowser(app, own.cookies);
      browser.cookies.set('session', session);
      expect((await browser.get('/')).location).toBe('/confirmauthentication/welcome');
      expect((await browser.call('/validatePrescriptionAndLens', {})).status).toBe(401);
    }
  });

  test("with another member's session cookie is worth nothing", async () => {
    const browser = aBrowser(app, own.cookies);
    browser.cookies.set('session', other.cookies.get('session') ?? '');
    expect((await browser.get('/')).location).toBe('/confirmauthentication/welcome');
  });
});

test.each(['user', 'userId', 'isCS', 'role'])(
  'T312: nothing is gained by a cookie called %s',
  async (name) => {
    const browser = aBrowser(app, own.cookies);
    browser.cookies.set(name, name === 'userId' ? victim.userId : 'true');
    const page = await browser.get('/');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(victim.userId);
    const { rows } = await shop.services.pool.query(
      `select 1 from shop.sessions where user_id = $1 and is_cs`,
      [own.member.userId],
    );
    expect(rows).toEqual([]);
  },
);

test('cookies of junk never make a page fail', async () => {
  const junk = ['', '%', '%00', '{bad', '=', '"', 'x'.repeat(4000), '../..', '\u00e9'];
  for (const name of ['session', 'token', 'sign_in', 'message', 'text_size', 'locale', 'curtain']) {
    for (const value of junk) {
      const page = await aBrowser(app, [[name, value]]).get('/confirmauthentication/welcome');
      expect(page.status, `${name}=${value.slice(0, 9)}`).toBe(200);
    }
  }
});
