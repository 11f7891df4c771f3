import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aMember, aService, type TestService } from './member-data.test-data.ts';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
});
afterAll(() => database.close());

test('an import adds new members and changes known ones, by member id as printed or typed', async () => {
  const member = aMember({ memberId: 'card 12-34', firstName: 'Old' });
  const before = await service.members.count();

  const first = await service.members.import([member, aMember()]);
  const second = await service.members.import([
    { ...member, memberId: 'CARD12-34', firstName: 'New' },
  ]);

  expect(first).toMatchObject({ added: 2, changed: 0, skipped: 0 });
  expect(second).toMatchObject({ added: 0, changed: 1, skipped: 0 });
  expect(await service.members.count()).toBe(before + 2);
  expect(await service.members.show('Card12 -34')).toMatchObject({ firstName: 'New' });
});

test('an import of thousands goes in whole, the last of two records counts', async () => {
  const members = Array.from({ length: 1200 }, () => aMember());
  const [twice] = members;

  const result = await service.members.import([...members, { ...twice!, lastName: 'Last' }]);

  expect(result.added).toBe(1200);
  expect(await service.members.show(twice!.memberId)).toMatchObject({ lastName: 'Last' });
});

test('an import that fails leaves nothing behind', async () => {
  const before = await service.members.count();

  await expect(
    service.members.import([aMember(), aMember({ planEndsOn: 'never' })]),
  ).rejects.toThrow();

  expect(await service.members.count()).toBe(before);
});

test('a deleted member does not come back by an import', async () => {
  const member = aMember();
  await service.members.import([member]);
  expect(await service.members.delete(member.memberId)).toBe(true);

  expect(await service.members.import([member])).toMatchObject({
    added: 0,
    changed: 0,
    skipped: 1,
  });
  expect(await service.members.show(member.memberId)).toMatchObject({ lastName: null });
});

test('a member who is delivered as deleted loses what was saved', async () => {
  const { member, userId, token } = await service.signIn();
  await service.run(
    `mutation ($userId: ID!) { upsertPrescriptionForUserId(userId: $userId,
       prescription: { od: { sphere: -2 }, os: { sphere: -2 } }) { savedAt } }`,
    { userId },
    token,
  );

  await service.members.import([{ ...member, deletedAt: '2026-01-01T00:00:00Z' }]);

  const { rows } = await database.pool.query(
    `select 1 from member_data.prescriptions where member_id = $1`,
    [userId],
  );
  expect(rows).toEqual([]);
});

test('nobody is shown, deleted or unlocked under an unknown id', async () => {
  expect(await service.members.show('nobody')).toBeNull();
  expect(await service.members.delete('nobody')).toBe(false);
  expect(await service.members.unlock('nobody')).toBe(false);
});

test('two members may share a contact, and each signs in as themselves', async () => {
  const mother = aMember({ firstName: 'Maria' });
  const son = aMember({ firstName: 'Max', email: mother.email });
  await service.members.import([mother, son]);

  const { userId, code } = await service.aChallenge(son);

  expect((await service.verify(userId, code)).user).toMatchObject({ firstName: 'Max' });
});

test('codes and sign-ins are forgotten once their time is over', async () => {
  const member = aMember();
  await service.members.import([member]);
  await service.aChallenge(member);
  await database.pool.query(
    `update member_data.challenges
     set created_at = created_at - interval '25 hours', expires_at = expires_at - interval '25 hours'`,
  );
  await database.pool.query(
    `update member_data.code_sends set sent_at = sent_at - interval '25 hours'`,
  );

  const forgotten = await service.members.forgetExpired();

  expect(forgotten.challenges).toBeGreaterThan(0);
  expect(forgotten.codeSends).toBeGreaterThan(0);
});

test('a record without a member id stops the import and is named by its place', async () => {
  await expect(service.members.import([aMember(), aMember({ memberId: ' ' })])).rejects.toThrow(
    'Record 2 has no member id.',
  );
});
