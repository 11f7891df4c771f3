import { expect, test } from 'vitest';
import { tokenOfSession } from './customer-client.ts';

function aSession() {
  return {
    idHash: Buffer.alloc(32),
    userId: 'member',
    isCS: false,
    memberChanges: { prescription: 0, benefit: 0 },
    endsAt: new Date(Date.now() + 60_000),
    secrets: { memberToken: '', customerToken: 'old', firstName: '', lastName: '' },
  };
}

function aToken({ isLive }: { isLive: boolean }) {
  const fetched: string[] = [];
  const customers = {
    async tokenFor(userId: string) {
      fetched.push(userId);
      return `new ${fetched.length}`;
    },
  };
  const sessions = { saveSecrets: async () => {} };
  const token = tokenOfSession({ customers, sessions }, aSession(), () => isLive);
  return { token, fetched };
}

test('calls that meet the same refused token wait for one new one', async () => {
  const { token, fetched } = aToken({ isLive: true });
  expect(await Promise.all([token.renew('old'), token.renew('old')])).toEqual(['new 1', 'new 1']);
  expect(token.kept()).toBe('new 1');
  expect(fetched).toHaveLength(1);
});

test('a session that has ended while a call was on its way gets no new token', async () => {
  const { token, fetched } = aToken({ isLive: false });
  await expect(token.renew('old')).rejects.toMatchObject({ category: 'authentication' });
  expect(fetched).toEqual([]);
});
