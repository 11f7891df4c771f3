import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aService, memberTokenSecret, type TestService } from './member-data.test-data.ts';

let database: TestDatabase;
let service: TestService;
let own: Awaited<ReturnType<TestService['signIn']>>;
let other: Awaited<ReturnType<TestService['signIn']>>;
let support: Awaited<ReturnType<TestService['signIn']>>;

const eye = '{ sphere: -1.25 }';
/** Every operation that only the member, or the shop for them, may use. */
const memberOperations = {
  getUserInfo: 'query ($userId: ID!) { getUserInfo(userId: $userId) { lastName } }',
  getGlassRedemptionStatusByUserIdWaitingPeriod:
    'query ($userId: ID!) { getGlassRedemptionStatusByUserIdWaitingPeriod(userId: $userId) { status } }',
  getGlassRedemptionStatusByUserId:
    'query ($userId: ID!) { getGlassRedemptionStatusByUserId(userId: $userId) { status } }',
  getPrescriptionByUserId:
    'query ($userId: ID!) { getPrescriptionByUserId(userId: $userId) { od { sphere } } }',
  getVtoByUserId: 'query ($userId: ID!) { getVtoByUserId(userId: $userId) { scanId } }',
  upsertPrescriptionForUserId: `mutation ($userId: ID!) {
    upsertPrescriptionForUserId(userId: $userId, prescription: { od: ${eye}, os: ${eye} }) { od { sphere } } }`,
  upsertVtoByUserId: `mutation ($userId: ID!) {
    upsertVtoByUserId(userId: $userId, VTOUpsert: { scanId: "s" }) { scanId } }`,
  upsertGlassRedemptionStatusByUserId: `mutation ($userId: ID!) {
    upsertGlassRedemptionStatusByUserId(userId: $userId) { status } }`,
};
const signInOperations = {
  validate:
    'query ($userId: String!) { validate(memberId: $userId, email: "x@y.example") { verdict } }',
  verifyOtp:
    'query ($userId: ID!) { verifyOtp(userId: $userId, otp: "123456") { verdict user { lastName } } }',
  createOtpNotification:
    'mutation ($userId: ID!) { createOtpNotification(userId: $userId, email: "x@y.example") { status } }',
};
const reads = Object.entries(memberOperations).filter(([name]) => name.startsWith('get'));
const writes = Object.entries(memberOperations).filter(([name]) => name.startsWith('upsert'));

beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
  own = await service.signIn({ lastName: 'Own' });
  other = await service.signIn({ lastName: 'Other' });
  support = await service.signIn({ isCS: true });
});
beforeEach(() => service.audit.entries.splice(0));
afterAll(() => database.close());

const hasData = ({ data }: { data: Record<string, unknown> }) =>
  Object.values(data).some((value) => value !== null);

const key = new TextEncoder().encode(memberTokenSecret);
const claims = (changes: Record<string, unknown> = {}) => ({
  sub: own.userId,
  aud: 'framewell-member-data',
  jti: randomUUID(),
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...changes,
});
const sign = (payload: Record<string, unknown>, header: object = {}, secret = key) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'member+jwt', ...header })
    .sign(secret);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const ask = (token: string) => service.run('{ user { userId } }', {}, token);

describe('T401: another id', () => {
  const ids: [string, () => unknown, string][] = [
    ['of another member', () => other.userId, 'FORBIDDEN'],
    ['of nobody', () => randomUUID(), 'FORBIDDEN'],
    ['empty', () => '', 'FORBIDDEN'],
    ['of 10 KB', () => 'x'.repeat(10_000), 'FORBIDDEN'],
    ['an array', () => [own.userId, other.userId], 'BAD_USER_INPUT'],
    ['an object', () => ({ eq: other.userId }), 'BAD_USER_INPUT'],
    ['missing', () => undefined, 'BAD_USER_INPUT'],
  ];

  test.each(
    Object.entries(memberOperations).flatMap(([name, document]) =>
      ids.map(([kind, id, code]) => ({ name, kind, id, code, document })),
    ),
  )('$kind is refused by $name', async ({ document, id, code }) => {
    const answer = await service.run(document, { userId: id() }, own.token);

    expect(answer.errors).toEqual([code]);
    expect(hasData(answer)).toBe(false);
    if (code === 'FORBIDDEN') {
      expect(service.audit.entries).toMatchObject([
        { actor: `member:${own.userId}`, outcome: 'refused' },
      ]);
    }
  });

  test.each(Object.entries(signInOperations))(
    'of a member tells nothing to %s',
    async (_, document) => {
      const answer = await service.run(document, { userId: other.userId }, own.token);

      expect(JSON.stringify(answer)).not.toContain('Other');
      expect(['accepted', 'expired']).toContain(
        Object.values(answer.data).map(({ verdict, status }) => verdict ?? status)[0],
      );
    },
  );
});

describe('T401: a caller', () => {
  test.each(Object.entries(memberOperations))(
    'with their own id may use %s',
    async (_, document) => {
      expect((await service.run(document, { userId: own.userId }, own.token)).errors).toEqual([]);
    },
  );

  test.each(Object.entries({ ...memberOperations, ...signInOperations }))(
    'without the service token is refused by %s',
    async (_, document) => {
      for (const authorization of [
        '',
        'Bearer ',
        'Bearer wrong',
        `Basic ${service.serviceToken}`,
      ]) {
        const answer = await service.run(document, { userId: own.userId }, own.token, {
          authorization,
        });
        expect(answer).toEqual({ data: {}, errors: ['UNAUTHENTICATED'] });
      }
    },
  );

  test.each(Object.entries(memberOperations).filter(([name]) => !name.startsWith('upsertGlass')))(
    'without a member token is refused by %s',
    async (_, document) => {
      const answer = await service.run(document, { userId: own.userId });

      expect(answer.errors).toEqual(['UNAUTHENTICATED']);
      expect(hasData(answer)).toBe(false);
    },
  );

  test('without a member token is no user and has no status', async () => {
    for (const document of ['{ user { isCS } }', '{ validateAuthentication { status } }']) {
      expect((await service.run(document)).errors).toEqual(['UNAUTHENTICATED']);
    }
  });
});

describe('T401, T312: customer service', () => {
  test.each(reads)(
    'may use %s for another member with a reason, on record',
    async (_, document) => {
      const answer = await service.run(document, { userId: other.userId }, support.token, {
        'x-access-reason': 'asked by phone',
      });

      expect(answer.errors).toEqual([]);
      expect(service.audit.entries).toMatchObject([
        {
          actor: `member:${support.userId}`,
          subject: other.userId,
          outcome: 'ok',
          reason: 'asked by phone',
        },
      ]);
    },
  );

  test.each(reads)('is refused by %s without a reason', async (_, document) => {
    const answer = await service.run(document, { userId: other.userId }, support.token);

    expect(answer.errors).toEqual(['FORBIDDEN']);
  });

  test.each(writes.filter(([name]) => !name.startsWith('upsertGlass')))(
    'never uses %s for another member',
    async (_, document) => {
      const headers = { 'x-access-reason': 'asked by phone' };

      const answer = await service.run(document, { userId: other.userId }, support.token, headers);

      expect(answer.errors).toEqual(['FORBIDDEN']);
    },
  );

  test('is a role in the database; no header, variable or token makes one', async () => {
    const forged = await service.run(
      'query ($isCS: Boolean) { user { isCS } validateAuthentication { status } }',
      { isCS: true },
      own.token,
      { 'x-is-cs': 'true', cookie: 'isCS=true' },
    );
    expect(forged.errors).toEqual(['GRAPHQL_VALIDATION_FAILED']);

    const { data } = await service.run('{ user { isCS } }', {}, own.token, { 'x-is-cs': 'true' });
    expect(data.user.isCS).toBe(false);
    expect((await service.run('{ user { isCS } }', {}, support.token)).data.user.isCS).toBe(true);
  });

  test('loses the role at once', async () => {
    const former = await service.signIn({ isCS: true });
    await database.pool.query(`update member_data.members set is_cs = false where id = $1`, [
      former.userId,
    ]);

    const answer = await service.run(
      memberOperations.getUserInfo,
      { userId: other.userId },
      former.token,
      { 'x-access-reason': 'still curious' },
    );

    expect(answer.errors).toEqual(['FORBIDDEN']);
  });
});

describe('T309: a member token', () => {
  test('of our making is good', async () => {
    expect((await ask(await sign(claims()))).data.user).toEqual({ userId: own.userId });
  });

  test.each<[string, () => string | Promise<string>]>([
    ['unsigned', () => new UnsecuredJWT(claims()).encode()],
    ['signed with another key', () => sign(claims(), {}, new TextEncoder().encode('x'.repeat(44)))],
    ['of another algorithm of the same key', () => sign(claims(), { alg: 'HS512' })],
    [
      'that says RS256',
      () => `${encoded({ alg: 'RS256', typ: 'member+jwt' })}.${encoded(claims())}.AAAA`,
    ],
    ['of another type', () => sign(claims(), { typ: 'JWT' })],
    ['for another audience', () => sign(claims({ aud: 'framewell-storefront' }))],
    ['without an end', () => sign(claims({ exp: undefined }))],
    [
      'with a text for an end',
      () => `${encoded({ alg: 'HS256' })}.${encoded(claims({ exp: 'never' }))}.AAAA`,
    ],
    ['that has ended', () => sign(claims({ exp: Math.floor(Date.now() / 1000) - 1 }))],
    ['of nobody', () => sign(claims({ sub: randomUUID() }))],
    ['with no id for a subject', () => sign(claims({ sub: "' or 1=1" }))],
    ['cut short', async () => (await sign(claims())).slice(0, -5)],
    ['of 8 KB of junk', () => 'x'.repeat(8192)],
    ['that is empty', () => ''],
    [
      'with a path for a key id',
      async () =>
        (await sign(claims({ sub: other.userId }), { kid: '../../' }, key)).replace(
          /\..*\./,
          `.${encoded(claims())}.`,
        ),
    ],
  ])('%s is refused and on record', async (what, token) => {
    expect((await ask(await token())).errors).toEqual(['UNAUTHENTICATED']);
    const reason =
      { 'that has ended': 'has run out', 'of nobody': 'names nobody' }[what] ?? 'not ours';
    expect(service.audit.entries).toMatchObject([
      { action: 'token.use', outcome: 'refused', reason },
    ]);
  });

  test('of a deleted member only hears that they are deleted', async () => {
    const gone = await service.signIn();
    await service.members.delete(gone.member.memberId);

    const status = await service.run('{ validateAuthentication { status } }', {}, gone.token);
    const info = await service.run(
      memberOperations.getUserInfo,
      { userId: gone.userId },
      gone.token,
    );

    expect(status.data.validateAuthentication).toEqual({ status: 'deleted' });
    expect(info.errors).toEqual(['UNAUTHENTICATED']);
  });
});
