import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aService, type TestService } from './member-data.test-data.ts';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
});
afterEach(() => vi.useRealTimers());
afterAll(() => database.close());

describe('a code', () => {
  test('signs a member in and names them', async () => {
    const member = await service.aKnownMember({ firstName: 'Ada' });
    const { userId, code } = await service.aChallenge(member);

    const verified = await service.verify(userId, `${code.slice(0, 3)} ${code.slice(3)}`);

    expect(verified).toMatchObject({ verdict: 'ok', message: 'Signed in.' });
    expect(verified.user).toMatchObject({ firstName: 'Ada', isCS: false });
    expect(verified.userId).not.toBe(userId);
  });

  test('the same right code within a minute gets the first answer again, later none', async () => {
    const { userId, code, wrong } = await service.aChallenge(await service.aKnownMember());
    const first = await service.verify(userId, code);

    const [again, other] = [
      await service.verify(userId, code),
      await service.verify(userId, wrong),
    ];
    await service.age(userId, 61);
    const late = await service.verify(userId, code);

    expect(again).toEqual(first);
    expect(other.verdict).toBe('expired');
    expect(late).toMatchObject({ verdict: 'expired', memberToken: null });
  });

  test('sent twenty times at once, a right code gives one answer', async () => {
    const { userId, code } = await service.aChallenge(await service.aKnownMember());

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.verify(userId, code)),
    );

    expect(new Set(answers.map(({ memberToken }) => memberToken)).size).toBe(1);
    expect(answers[0]?.verdict).toBe('ok');
  });

  test('T301: of 300 wrong ones at once five are looked at, and the challenge is dead', async () => {
    const { userId, code, wrong } = await service.aChallenge(await service.aKnownMember());

    const answers = await Promise.all(
      Array.from({ length: 300 }, () => service.verify(userId, wrong)),
    );
    const right = await service.verify(userId, code);

    expect(answers.filter(({ verdict }) => verdict === 'wrongCode')).toHaveLength(5);
    expect(answers.every(({ message }) => message.includes('otp'))).toBe(true);
    expect(right.verdict).toBe('locked');
  });

  test('limits that are off still leave five tries', async () => {
    const unlimited = await aService(database.pool, { limits: 'off' });
    const { userId, code, wrong } = await unlimited.aChallenge(await service.aKnownMember());

    for (let n = 0; n < 5; n += 1) await unlimited.verify(userId, wrong);

    expect((await unlimited.verify(userId, code)).verdict).toBe('locked');
  });

  test('T303: a new code replaces the old one and gives no new tries', async () => {
    const member = await service.aKnownMember();
    const { userId, wrong, code: old } = await service.aChallenge(member);
    for (let n = 0; n < 3; n += 1) await service.verify(userId, wrong);
    await service.age(userId, 61);

    expect(await service.send(userId, { email: member.email })).toMatchObject({ status: 'sent' });
    const code = await service.lastCode();
    const verdicts = [];
    for (const typed of [old === code ? wrong : old, wrong, code]) {
      verdicts.push((await service.verify(userId, typed)).verdict);
    }

    expect(verdicts).toEqual(['wrongCode', 'wrongCode', 'locked']);
    expect(await service.send(userId, { email: member.email })).toMatchObject({
      status: 'expired',
    });
  });

  test('T304: ends after ten minutes of the database, whatever the clock here says', async () => {
    const [young, old] = [
      await service.aChallenge(await service.aKnownMember()),
      await service.aChallenge(await service.aKnownMember()),
    ];
    await service.age(young.userId, 9 * 60 + 30);
    await service.age(old.userId, 10 * 60 + 1);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
    const inTime = await service.verify(young.userId, young.code);
    vi.setSystemTime(Date.now() - 10 * 60_000);
    const late = await service.verify(old.userId, old.code);

    expect(inTime.verdict).toBe('ok');
    expect(late).toMatchObject({ verdict: 'expired' });
    expect(late.message).toContain('otp');
  });

  test('of one challenge is nothing to another', async () => {
    const member = await service.aKnownMember();
    const first = await service.aChallenge(member);
    const second = await service.begin({ memberId: member.memberId, email: member.email });

    expect((await service.verify(second.userId, first.code)).verdict).toBe('wrongCode');
  });
});

describe('an account', () => {
  test('waits after five wrong codes in an hour, and not after signing in', async () => {
    const member = await service.aKnownMember();
    const { userId, wrong } = await service.aChallenge(member);
    for (let n = 0; n < 5; n += 1) await service.verify(userId, wrong);
    const next = await service.aChallenge(member);

    const waiting = await service.verify(next.userId, next.code);
    await database.pool.query(
      `update member_data.code_accounts set wait_until = clock_timestamp()`,
    );
    const after = await service.verify(next.userId, next.code);

    expect(waiting).toMatchObject({ verdict: 'limited', retryAfterSeconds: 30 });
    expect(waiting.message).toContain('otp');
    expect(after.verdict).toBe('ok');
  });

  test('is locked by 100 wrong codes in a row until it is unlocked', async () => {
    const member = await service.aKnownMember();
    const { userId, code, wrong } = await service.aChallenge(member);
    await service.verify(userId, wrong);
    await database.pool.query(
      `update member_data.code_accounts set failures_in_a_row = 100, wait_until = null`,
    );

    const locked = await service.verify(userId, code);
    await service.members.unlock(member.memberId);

    expect(locked.verdict).toBe('locked');
    expect((await service.verify(userId, code)).verdict).toBe('ok');
  });

  test('may sign in twenty times in an hour where codes are plentiful', async () => {
    const demo = await aService(database.pool, {
      codes: { sendsPerTenMinutes: 100, sendsPerDay: 1000 },
    });
    const member = await service.aKnownMember();

    for (let n = 0; n < 20; n += 1) {
      const { userId, code } = await demo.aChallenge(member);
      expect((await demo.verify(userId, code)).verdict).toBe('ok');
    }
  });
});

describe('sending', () => {
  test('T303: waits a minute, and stops at three in ten minutes', async () => {
    const member = await service.aKnownMember();
    const { userId } = await service.begin({ memberId: member.memberId, email: member.email });
    const contact = { email: member.email };

    const first = await service.send(userId, contact);
    const atOnce = await service.send(userId, contact);
    const later = [];
    for (let n = 0; n < 3; n += 1) {
      await service.age(userId, 61);
      later.push((await service.send(userId, contact)).status);
    }

    expect(first).toMatchObject({ status: 'sent', retryAfterSeconds: 60 });
    expect(atOnce).toMatchObject({ status: 'limited', expiresAt: null });
    expect(later).toEqual(['sent', 'sent', 'limited']);
  });

  test('at once to one contact from many challenges stops at three', async () => {
    const member = await service.aKnownMember();
    const challenges = await Promise.all(
      Array.from({ length: 8 }, () =>
        service.begin({ memberId: member.memberId, email: member.email }),
      ),
    );

    const answers = await Promise.all(
      challenges.map(({ userId }) => service.send(userId, { email: member.email })),
    );

    expect(answers.filter(({ status }) => status === 'sent')).toHaveLength(3);
  });

  test('T308: never reaches a contact that is not on file, and says the same', async () => {
    const member = await service.aKnownMember();
    const { userId } = await service.begin({ memberId: member.memberId, email: member.email });
    const before = await service.messages();

    const answer = await service.send(userId, { phone: '+1 202 555 0199' });

    expect(answer).toMatchObject({ status: 'sent', retryAfterSeconds: 60 });
    expect(await service.messages()).toEqual(before);
  });

  test('by phone, in German, binds the code to the site', async () => {
    const member = await service.aKnownMember({ phone: '0151 23456789', locale: 'de' });
    const { userId } = await service.begin({ memberId: member.memberId, phone: '0151/23456789' });

    await service.send(userId, { phone: '0049 151 23456789' });

    const [message] = await service.messages();
    expect(message).toMatchObject({ to: '+4915123456789', channel: 'sms', locale: 'de' });
    expect(message?.text).toMatch(/Code.*\n\n@shop\.example #\d{6}$/s);
  });

  test('keeps neither code nor contact readable in the database', async () => {
    const member = await service.aKnownMember();
    const { code } = await service.aChallenge(member);
    const { rows } = await database.pool.query<{ text: string }>(
      `select (select json_agg(c)::text from member_data.challenges c)
           || (select json_agg(s)::text from member_data.code_sends s)
           || (select json_agg(m)::text from member_data.members m)
           || (select json_agg(s)::text from public.sent_messages s) as text`,
    );

    for (const secret of [`"${code}"`, member.email, member.memberId, member.lastName]) {
      expect(rows[0]?.text).not.toContain(secret);
    }
  });
});
