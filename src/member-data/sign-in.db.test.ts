import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aMember, aService, type TestService } from './member-data.test-data.ts';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
});
afterAll(() => database.close());

const statements = async (work: () => Promise<unknown>) => {
  const pool = database.pool as typeof database.pool & { statementCount: number };
  const before = pool.statementCount;
  await work();
  return pool.statementCount - before;
};

const verdictOf = async (record: Parameters<typeof aMember>[0]) => {
  const { userId, code } = await service.aChallenge(await service.aKnownMember(record));
  return service.verify(userId, code);
};

describe('T306: a stranger', () => {
  test('gets the same answers for as many statements, and no message', async () => {
    const member = await service.aKnownMember();
    const signIn = async (memberId: string, email: string) => {
      const validation = await service.begin({ memberId, email });
      const sent = await service.send(validation.userId, { email });
      const tried = await service.verify(validation.userId, 'abcdef');
      const shape = JSON.stringify([validation, sent, tried]);
      return { tried, status: sent.status, verdict: validation.verdict, length: shape.length };
    };
    const before = (await service.messages()).length;
    let known, unknown;

    const spentOnKnown = await statements(
      async () => (known = await signIn(member.memberId, member.email)),
    );
    const spentOnUnknown = await statements(
      async () => (unknown = await signIn('AH-0000', 'stranger@else.example')),
    );

    expect(unknown).toEqual(known);
    expect(spentOnUnknown).toBe(spentOnKnown);
    expect((await service.messages()).length).toBe(before + 1);
  });

  test('hears after the time what a member hears who has not got the code, for as much work', async () => {
    const member = await service.aKnownMember();
    const late = async (memberId: string, email: string) => {
      const { userId } = await service.begin({ memberId, email });
      await service.send(userId, { email });
      await service.age(userId, 601);
      return service.verify(userId, 'abcdef');
    };
    let known, unknown;

    const spentOnKnown = await statements(
      async () => (known = await late(member.memberId, member.email)),
    );
    const spentOnUnknown = await statements(
      async () => (unknown = await late('AH-0002', 'nobody@else.example')),
    );

    expect(unknown).toEqual(known);
    expect(spentOnUnknown).toBe(spentOnKnown);
  });

  test('who has the code is told that it is too late, for five tries in all', async () => {
    const { userId, code } = await service.aChallenge(await service.aKnownMember());
    await service.age(userId, 601);

    expect((await service.verify(userId, code)).verdict).toBe('expired');
    for (let tries = 1; tries < 5; tries += 1)
      expect((await service.verify(userId, 'abcdef')).verdict).toBe('notEligibleUnknown');
    expect((await service.verify(userId, code)).verdict).toBe('notEligibleUnknown');
  });

  test('is told only once the time is over', async () => {
    const { userId } = await service.begin({ memberId: 'AH-0001', email: 'nobody@else.example' });
    await service.send(userId, { email: 'nobody@else.example' });

    const before = await service.verify(userId, '123456');
    await service.age(userId, 601);
    const after = await service.verify(userId, '123456');

    expect(before.verdict).toBe('wrongCode');
    expect(after.verdict).toBe('notEligibleUnknown');
    expect(after.message).toContain('otp');
  });

  test('is told at once where the plan allows it', async () => {
    const open = await aService(database.pool, { disclosure: 'immediate' });
    const member = await service.aKnownMember();

    const known = await open.begin({ memberId: member.memberId, email: member.email });
    const wrongContact = await open.begin({ memberId: member.memberId, email: 'x@else.example' });

    expect(known.verdict).toBe('accepted');
    expect(wrongContact.verdict).toBe('notEligibleUnknown');
  });

  test.each([
    ['SQL', "' OR 1=1--"],
    ['a NUL', 'a\u0000b'],
    ['10 KB', 'x'.repeat(10_000)],
    ['nothing', ''],
    ['an emoji', '💥'],
  ])('may type %s as member id and gets the usual answer', async (_, memberId) => {
    const validation = await service.begin({ memberId, email: memberId || 'x' });

    expect(validation.verdict).toBe('accepted');
    expect(await service.send(validation.userId, { phone: memberId || 'x' })).toMatchObject({
      status: 'sent',
    });
  });
});

describe('after the code', () => {
  test('a member who used the benefit is signed in and told when it is back', async () => {
    const redeemedAt = new Date(Date.now() - 86_400_000);

    const verified = await verdictOf({ redemption: { redeemedAt: redeemedAt.toISOString() } });

    expect(verified).toMatchObject({
      verdict: 'alreadyRedeemed',
      message: 'Signed in.',
      blockedUntil: new Date(redeemedAt.getTime() + 62_208_000_000).toISOString(),
    });
    expect(verified.memberToken).not.toBeNull();
  });

  test.each([
    ['alreadyDeleted', { deletedAt: '2026-01-01T00:00:00Z' }],
    ['notEligible', { planEndsOn: '2020-12-31' }],
    ['serviceError', { holdMessage: 'Please call us.' }],
  ])('%s keeps a member out, with otp in the message', async (verdict, record) => {
    const verified = await verdictOf(record);

    expect(verified).toMatchObject({ verdict, memberToken: null, userId: null, user: null });
    expect(verified.message).toContain('otp');
    expect(verified.shownMessage).toBe('holdMessage' in record ? record.holdMessage : null);
  });

  test('customer service is never blocked', async () => {
    const redemption = { redeemedAt: new Date().toISOString() };

    expect((await verdictOf({ isCS: true, redemption })).verdict).toBe('ok');
  });

  test('a member who erased themselves is told so, and nothing of them is left', async () => {
    const member = await service.aKnownMember();
    await service.members.delete(member.memberId);
    const { userId, code } = await service.aChallenge(member);

    expect(await service.verify(userId, code)).toMatchObject({
      verdict: 'alreadyDeleted',
      user: null,
    });
    expect(await service.members.show(member.memberId)).toMatchObject({
      memberId: null,
      firstName: null,
      email: null,
    });
  });
});
