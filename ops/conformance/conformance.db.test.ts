import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conditions, isFull } from '#test/conditions.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { faultyService, type FaultyService } from '#test/shop/faulty-service.ts';
import { memberDataStub, stubMembers, type MemberDataStub } from '#test/shop/member-data-stub.ts';
import { run } from '#test/shop/production.ts';
import { knownSecrets } from '#test/shop/settings.ts';
import { lastCode } from '#test/shop/signed-in.ts';
import { operationNames } from './contract.ts';
import { tryMemberData, type Conformance } from './member-data.ts';

const where = { token: knownSecrets.MEMBER_DATA_TOKEN, timeoutMs: 5000, slowMs: 2000 };
const [ada] = stubMembers;

let stub: MemberDataStub;
beforeAll(async () => {
  stub = await memberDataStub();
});
afterAll(() => stub.close());

/** The stub's member, in front of whatever stands at `url`. */
const asAda = () => ({
  memberId: ada.memberId,
  contact: ada.email,
  readCode: async () => stub.codeOf(ada.memberId),
});

function faultsOf({ checks }: Conformance): string[] {
  return checks.flatMap(({ operation, faults }) => faults.map((fault) => `${operation}: ${fault}`));
}

describe('what conforms', () => {
  test('the example', async () => {
    const tried = await tryMemberData({ ...where, url: stub.url, member: asAda(), mayWrite: true });
    expect(faultsOf(tried)).toEqual([]);
    expect(tried.notTried).toEqual([]);
    expect(new Set(tried.checks.map(({ operation }) => operation))).toEqual(
      new Set(operationNames),
    );
    // Everything was put back.
    const again = await tryMemberData({ ...where, url: stub.url, member: asAda(), mayWrite: true });
    expect(faultsOf(again)).toEqual([]);
  });

  test('our own member data, which keeps what the member had', async () => {
    const shop: TestShop = await aShop();
    const ours: FaultyService = await faultyService(shop.services.memberData);
    const { memberId, email } = await shop.member();
    const member = {
      memberId,
      contact: email,
      async readCode() {
        await shop.runJobs();
        return lastCode(shop, email);
      },
    };
    const tried = await tryMemberData({ ...where, url: ours.url, member, mayWrite: true });
    expect(faultsOf(tried)).toEqual([]);
    expect(tried.notTried).toEqual([]);
    ours.close();
    await shop.close();
  });
});

test('without a member nothing is sent, and with one nothing is written unless it is allowed', async () => {
  const before = stub.codeOf(ada.memberId);
  const alone = await tryMemberData({ ...where, url: stub.url });
  expect(faultsOf(alone)).toEqual([]);
  expect(stub.codeOf(ada.memberId)).toBe(before);
  expect(alone.notTried).toContainEqual({
    operation: 'getVtoByUserId',
    why: 'needs --member and --contact',
  });

  const reading = await tryMemberData({ ...where, url: stub.url, member: asAda() });
  expect(faultsOf(reading)).toEqual([]);
  expect(reading.notTried.map(({ operation }) => operation)).toEqual([
    'upsertGlassRedemptionStatusByUserId',
    'upsertPrescriptionForUserId',
    'upsertVtoByUserId',
  ]);
});

/** What the stub answers, changed on its way: in the text, or whole. */
type Broken = (answer: string, query: string) => string | Response | Promise<string | Response>;

const upsert = 'upsertGlassRedemptionStatusByUserId';
const broken: [fault: string, told: RegExp, change: Broken][] = [
  [
    'a missing field',
    /validate.expiresAt is missing/,
    (a) => a.replace(/"expiresAt":"[^"]*",?/, ''),
  ],
  [
    'a user id that is a number',
    /validate: validate.userId is a number, must be a text/,
    (a, q) => (q.includes(' validate(') ? a.replace(/"userId":"[^"]*"/, '"userId":17') : a),
  ],
  [
    'a verdict of its own',
    /verdict is "OK", must be one of ok,/,
    (a) => a.replace('"verdict":"ok"', '"verdict":"OK"'),
  ],
  [
    'an instant of its own',
    /savedAt must be an instant in UTC/,
    (a) => a.replace(/"savedAt":"[^"]*"/, '"savedAt":"31.01.2027 09:30"'),
  ],
  [
    'another category',
    /category is "user", must be authentication/,
    (a) => a.replace('"category":"authentication"', '"category":"user"'),
  ],
  [
    'a refusal that is no 401',
    /the HTTP status is 200, must be 401/,
    (a) => new Response(a, { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'what is told of other members',
    /answers, and must refuse with FORBIDDEN/,
    (a, q) =>
      a.includes('FORBIDDEN') && q.includes('getPrescription')
        ? '{"data":{"getPrescriptionByUserId":null}}'
        : a,
  ],
  [
    'a redemption that is not idempotent',
    new RegExp(`${upsert}: the same order again moves timestamp`),
    (a, q) =>
      q.includes(upsert)
        ? a.replace(/"timestamp":"[^"]*"/, `"timestamp":"${new Date().toISOString()}"`)
        : a,
  ],
  [
    'a prescription that is not kept as sent',
    /od.axis was sent as 170 and is told as 17/,
    (a) => a.replaceAll('"axis":170', '"axis":17'),
  ],
  [
    'a message without the word',
    /message must hold "otp"/,
    (a) => a.replace('This otp is wrong', 'Wrong'),
  ],
  ['what is no JSON', /is not JSON/, () => '<h1>It works!</h1>'],
];
const slow: typeof broken = [
  [
    'slowness',
    /takes \d+ ms while a page waits; it should take 2000 at most/,
    async (a, q) => {
      if (q.includes('getVto')) await new Promise((resolve) => setTimeout(resolve, 2100));
      return a;
    },
  ],
];

test.each(conditions(broken, slow))('%s is named', { timeout: 30_000 }, async (_, told, change) => {
  const proxy = await faultyService({
    async fetch(request) {
      const { query } = (await request.clone().json()) as { query: string };
      const answer = await stub.fetch(request);
      const changed = await change(await answer.text(), query);
      return typeof changed === 'string'
        ? new Response(changed, { status: answer.status })
        : changed;
    },
  });
  const tried = await tryMemberData({
    ...where,
    url: proxy.url,
    member: asAda(),
    mayWrite: true,
  });
  expect(faultsOf(tried).join('\n')).toMatch(told);
  proxy.close();
});

test('what cannot be read is not written over, and the report says why', async () => {
  const queries: string[] = [];
  const proxy = await faultyService({
    async fetch(request) {
      const { query } = (await request.clone().json()) as { query: string };
      queries.push(query);
      return /get(Prescription|Vto|GlassRedemptionStatus)ByUserId\(/.test(query)
        ? new Response('{"errors":[{"message":"away"}]}', { status: 503 })
        : stub.fetch(request);
    },
  });
  const tried = await tryMemberData({ ...where, url: proxy.url, member: asAda(), mayWrite: true });
  proxy.close();
  expect(queries.filter((query) => query.includes('upsert'))).toEqual([]);
  expect(tried.notTried).toContainEqual({
    operation: 'upsertPrescriptionForUserId',
    why: expect.stringContaining('told first without a fault'),
  });
});

test('a service that cannot be reached, and one that does not know the token', async () => {
  const dead = await tryMemberData({ ...where, url: 'http://127.0.0.1:9' });
  expect(faultsOf(dead)[0]).toMatch(/cannot be reached/);
  const other = await tryMemberData({ ...where, url: stub.url, token: 'another' });
  expect(faultsOf(other)[0]).toMatch(/UNAUTHENTICATED/);
});

test.runIf(isFull)('the command needs no shop, and ends with 0 or 1', async () => {
  const conformance = (words: string[], env: Record<string, string>) =>
    run('ops/main.ts', ['conformance', 'member-data', stub.url, ...words], env);
  const { MEMBER_DATA_TOKEN } = knownSecrets;
  const well = conformance(['--json', '--token-from', 'PLAN_TOKEN'], {
    PLAN_TOKEN: MEMBER_DATA_TOKEN,
  });
  expect(await well.ended).toBe(0);
  expect((JSON.parse(well.said()) as Conformance).checks).not.toEqual([]);
  const wrong = conformance([], { MEMBER_DATA_TOKEN: 'another' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.said()).toMatch(/FAIL validate/);
  const without = conformance([], {});
  expect(await without.ended).toBe(1);
  expect(without.said()).toMatch(/MEMBER_DATA_TOKEN is not set/);
});
