import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type ShopMember, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { askForCode, signInByPages } from '../shop/sign-in-by-pages.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

/** As if so much time had gone by since the member signed in, and since the last request. */
async function later({ userId }: ShopMember, sinceSignIn: string, sinceRequest: string) {
  await shop.services.pool.query(
    `update shop.sessions set ends_at = ends_at - $2::interval, last_seen_at = now() - $3::interval
     where user_id = $1`,
    [userId, sinceSignIn, sinceRequest],
  );
}

test.each([
  ['29 minutes after the last request it lives', '29 minutes', '29 minutes', true],
  ['31 minutes after the last request it is over', '31 minutes', '31 minutes', false],
  ['after almost twelve busy hours it lives', '11 hours 59 minutes', '1 minute', true],
  ['after twelve hours it is over, however busy', '12 hours 1 minute', '1 minute', false],
])('%s', async (_when, sinceSignIn, sinceRequest, lives) => {
  const member = await shop.member();
  const browser = aBrowser(app);
  await signInByPages(shop, browser, member);
  await later(member, sinceSignIn, sinceRequest);
  expect((await browser.get('/')).status).toBe(lives ? 200 : 302);
});

test('every sign-in is in the audit, the refused ones with their reason', async () => {
  const member = await shop.member();
  const browser = aBrowser(app);
  const { code, wrong } = await askForCode(shop, browser, member);
  await browser.submit('/confirmauthentication/checkOtp', { otp: wrong });
  await browser.submit('/confirmauthentication/checkOtp', { otp: code });
  const { rows } = await shop.services.pool.query(
    `select action, outcome, at is not null as "isDated" from shop.audit
     where subject = $1 and action in ('code.verify', 'sign-in') order by id`,
    [member.userId],
  );
  expect(rows).toEqual([
    { action: 'code.verify', outcome: 'refused', isDated: true },
    { action: 'code.verify', outcome: 'ok', isDated: true },
    { action: 'sign-in', outcome: 'ok', isDated: true },
  ]);
});
