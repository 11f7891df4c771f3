import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aMember, aService, type TestService } from './member-data.test-data.ts';

/** A number that is one in both countries: nobody learns by it whose member somebody is. */
let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
});
afterAll(() => database.close());

let lastDigits = 1000;

/** Somebody with a number of their own, in each of its spellings. */
async function someone(who: 'German member' | 'American member' | 'stranger') {
  lastDigits += 1;
  const national = `202 555 ${lastDigits}`;
  const [german, american] = [`+49 ${national}`, `+1 ${national}`];
  const phone = who === 'German member' ? german : american;
  const member = aMember({ phone });
  if (who !== 'stranger') await service.members.import([member]);
  return { memberId: member.memberId, national, german, american };
}

describe.each(['German member', 'American member', 'stranger'] as const)('of a %s', (who) => {
  test('the codes sent count for each number that was meant', async () => {
    const { memberId, national, german, american } = await someone(who);
    const statuses = [];
    for (const phone of [national, national, german, german, american, american]) {
      const { userId } = await service.begin({ memberId, phone });
      statuses.push((await service.send(userId, { phone })).status);
    }
    expect(statuses).toEqual(['sent', 'sent', 'sent', 'limited', 'sent', 'limited']);
  });

  test.each([
    ['national', { german: 'limited', american: 'limited' }],
    ['german', { national: 'limited', american: 'wrongCode' }],
    ['american', { national: 'limited', german: 'wrongCode' }],
  ] as const)('wrong codes for the %s spelling count for the others', async (first, expected) => {
    const { memberId, ...spellings } = await someone(who);
    await tryWrongCodes(memberId, spellings[first], 5);

    const verdicts = [];
    for (const name of Object.keys(expected) as (keyof typeof spellings)[])
      verdicts.push([name, await tryWrongCodes(memberId, spellings[name], 1)]);

    expect(Object.fromEntries(verdicts)).toEqual(expected);
  });
});

test('a member who is unlocked may try again in every spelling', async () => {
  const { memberId, ...spellings } = await someone('German member');
  await tryWrongCodes(memberId, spellings.national, 5);

  await service.members.unlock(memberId);

  for (const phone of Object.values(spellings))
    expect(await tryWrongCodes(memberId, phone, 1)).toBe('wrongCode');
});

/** The verdict on the last of so many wrong codes for one sign-in. */
async function tryWrongCodes(memberId: string, phone: string, times: number): Promise<string> {
  const { userId } = await service.begin({ memberId, phone });
  let verdict = '';
  for (let n = 0; n < times; n += 1) verdict = (await service.verify(userId, 'none')).verdict;
  return verdict;
}
