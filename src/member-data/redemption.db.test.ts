import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aService, type TestService } from './member-data.test-data.ts';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
});
beforeEach(() => service.audit.entries.splice(0));
afterAll(() => database.close());

const write = (
  values: { userId: string; status?: string; orderNumber?: string; redeemedAt?: string },
  memberToken?: string,
  headers?: Record<string, string>,
) =>
  service.run(
    `mutation ($userId: ID!, $status: RedemptionStatus, $orderNumber: String, $redeemedAt: String) {
       upsertGlassRedemptionStatusByUserId(
         userId: $userId, status: $status, orderNumber: $orderNumber, redeemedAt: $redeemedAt
       ) { status orderNumber timestamp partner }
     }`,
    values,
    memberToken,
    headers,
  );
const status = async (
  values: Parameters<typeof write>[0],
  ...rest: [string?, Record<string, string>?]
) => (await write(values, ...rest)).data.upsertGlassRedemptionStatusByUserId;
const authentication = async (token: string) =>
  (await service.run('{ validateAuthentication { status blockedUntil } }', {}, token)).data
    .validateAuthentication;

const periodMs = 62_208_000_000;
const statusAged = async (ageMs: number) => {
  const { userId, token } = await service.signIn({
    redemption: { redeemedAt: new Date(Date.now() - ageMs).toISOString() },
  });
  const { data } = await service.run(
    `query ($userId: ID!) {
       getGlassRedemptionStatusByUserIdWaitingPeriod(userId: $userId) {
         status period partner timestamp availableFrom
       }
       getGlassRedemptionStatusByUserId(userId: $userId) { status }
     }`,
    { userId },
    token,
  );
  return {
    ...data.getGlassRedemptionStatusByUserIdWaitingPeriod,
    recorded: data.getGlassRedemptionStatusByUserId.status,
    authentication: (await authentication(token)).status,
  };
};

describe('the shop', () => {
  test('records an order, and the member is blocked until the period is over', async () => {
    const { userId, token } = await service.signIn();
    const redeemedAt = '2026-01-05T10:00:00.000Z';

    expect(await status({ userId, orderNumber: '000001', redeemedAt })).toEqual({
      status: 'redeemed',
      orderNumber: '000001',
      timestamp: redeemedAt,
      partner: 'Framewell Optics',
    });
    expect(await authentication(token)).toEqual({
      status: 'blocked',
      blockedUntil: new Date(Date.parse(redeemedAt) + 62_208_000_000).toISOString(),
    });
    expect(await service.members.redemptionRows()).toContainEqual({
      userId,
      status: 'redeemed',
      redeemedAt: new Date(redeemedAt),
      orderNumber: '000001',
      recordedBy: 'shop',
    });
  });

  test('repeats itself without effect, also after the order was released', async () => {
    const { userId, token } = await service.signIn();
    const order = { userId, orderNumber: '000002' };

    const [first, again] = [await status(order), await status(order)];
    const released = await status({ ...order, status: 'available' });
    const late = await status(order);

    expect(again).toEqual(first);
    expect(released).toEqual({
      status: 'available',
      orderNumber: null,
      timestamp: null,
      partner: null,
    });
    expect(late.status).toBe('available');
    expect(await authentication(token)).toEqual({ status: 'active', blockedUntil: null });
  });

  test('releases only the order it names, and records nothing without one', async () => {
    const { userId } = await service.signIn();

    expect((await status({ userId })).status).toBe('available');
    await status({ userId, orderNumber: '000003' });
    expect((await status({ userId, status: 'available', orderNumber: '999' })).status).toBe(
      'redeemed',
    );
    expect((await status({ userId, status: 'available' })).status).toBe('redeemed');
  });

  test('cannot date an order into the future', async () => {
    const { userId } = await service.signIn();
    const { timestamp } = await status({
      userId,
      orderNumber: '000004',
      redeemedAt: '2999-01-01T00:00:00Z',
    });

    expect(Date.parse(timestamp)).toBeLessThan(Date.now() + 60_000);
  });

  test('is told of ids that nobody has', async () => {
    for (const userId of [randomUUID(), 'x']) {
      expect((await write({ userId, orderNumber: '1' })).errors).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('T403: a member', () => {
  test.each(['available', 'redeemed'])('who says %s changes nothing', async (wanted) => {
    const { userId, token } = await service.signIn();
    await status({ userId, orderNumber: `of-${wanted}` });
    const before = await service.members.redemptionRows();

    const answer = await status({ userId, status: wanted, orderNumber: 'mine' }, token);

    expect(answer).toMatchObject({ status: 'redeemed', orderNumber: `of-${wanted}` });
    expect(await service.members.redemptionRows()).toEqual(before);
    expect(service.audit.entries.at(-1)).toMatchObject({
      actor: `member:${userId}`,
      action: 'redemption.write',
      outcome: 'refused',
    });
  });

  test('who never used the benefit cannot say that they did', async () => {
    const { userId, token } = await service.signIn();

    expect((await status({ userId }, token)).status).toBe('available');
    expect(await authentication(token)).toMatchObject({ status: 'active' });
  });
});

test('T403: customer service releases with a reason, not for itself and not without', async () => {
  const { userId } = await service.signIn();
  const support = await service.signIn({ isCS: true });
  await status({ userId, orderNumber: '000005' });
  await status({ userId: support.userId, orderNumber: '000006' });
  const reason = { 'x-access-reason': 'parcel lost' };

  const without = await write({ userId, status: 'available' }, support.token);
  const released = await status({ userId, status: 'available' }, support.token, reason);
  const forItself = await status(
    { userId: support.userId, status: 'available' },
    support.token,
    reason,
  );

  expect(without.errors).toEqual(['FORBIDDEN']);
  expect(released.status).toBe('available');
  expect(forItself.status).toBe('redeemed');
});

test('T111: the benefit is back once the redemption is older than the period, not before', async () => {
  expect(await statusAged(periodMs - 30_000)).toMatchObject({
    status: 'redeemed',
    period: periodMs,
    partner: 'Framewell Optics',
    recorded: 'redeemed',
    authentication: 'blocked',
  });
  expect(await statusAged(periodMs + 1000)).toMatchObject({
    status: 'available',
    availableFrom: null,
    recorded: 'redeemed',
    authentication: 'active',
  });
});
