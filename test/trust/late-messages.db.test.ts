import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop, type ShopMember } from '../shop/a-shop.ts';
import { signedIn } from '../shop/signed-in.ts';
import { createPageRequest } from '#server/page-request.ts';

/** Messages that could not leave while they were of use. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function asksForCode(member: ShopMember): Promise<void> {
  const { pageRequest } = await createPageRequest(shop.services, {
    request: new Request('http://localhost:3000'),
    requestId: crypto.randomUUID(),
    nonce: '',
    address: '127.0.0.1',
  });
  const { memberId, firstName, lastName, email: contact } = member;
  await pageRequest.signIn.sendCode(
    { memberId, firstName, lastName, contact },
    { locale: 'en', botCheckPassed: true },
  );
}

/** Lets what waits in the queue have waited so many seconds more. */
async function queueStandsStill(seconds: number): Promise<void> {
  await shop.services.pool.query(
    `update graphile_worker._private_jobs
     set payload = jsonb_set(payload::jsonb, '{expiresAt}',
           to_jsonb((payload ->> 'expiresAt')::timestamptz - make_interval(secs => $1)))::json
     where payload ->> 'expiresAt' is not null`,
    [seconds],
  );
}

test('a code whose time is over is not sent any more, and leaves the queue', async () => {
  const member = await shop.member();
  await asksForCode(member);
  await queueStandsStill(10 * 60);

  await shop.runJobs();

  expect(await shop.messagesTo(member.email)).toEqual([]);
  const { rows } = await shop.services.pool.query(
    'select last_error, payload from graphile_worker._private_jobs',
  );
  expect(rows).toEqual([]);
});

test('a code that is late and still good is sent', async () => {
  const member = await shop.member();
  await asksForCode(member);
  await queueStandsStill(9 * 60);

  await shop.runJobs();

  expect(await shop.messagesTo(member.email)).toHaveLength(1);
});

test('another code after one that came too late is sent, and signs in', async () => {
  const member = await shop.member();
  await asksForCode(member);
  await queueStandsStill(10 * 60);
  await shop.runJobs();

  expect((await signedIn(shop, member)).cookies.has('session')).toBe(true);
});
