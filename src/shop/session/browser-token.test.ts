import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserTokens } from './browser-token.ts';
import type { Session } from './sessions.ts';

const hourMs = 60 * 60 * 1000;
const secret = 'a secret of thirty-two characters';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aSession(changes: Partial<Session> = {}): Session {
  return {
    idHash: Buffer.from('one browser'),
    userId: 'member-1',
    isCS: false,
    memberChanges: { prescription: 0, benefit: 0 },
    endsAt: new Date(Date.now() + 12 * hourMs),
    secrets: { memberToken: '', customerToken: null, firstName: '', lastName: '' },
    ...changes,
  };
}

test('a token fits its own session and no other, however often it is shown', async () => {
  const tokens = createBrowserTokens(secret);
  const token = await tokens.issue(aSession());
  expect(await tokens.check(token, aSession())).toBe('good');
  expect(await tokens.check(token, aSession())).toBe('good');
  expect(await tokens.check(token, aSession({ idHash: Buffer.from('another') }))).toBe('foreign');
  expect(await tokens.check(token, aSession({ userId: 'member-2' }))).toBe('foreign');
});

test('a token that was good expires all the same', async () => {
  const tokens = createBrowserTokens(secret);
  const token = await tokens.issue(aSession());
  expect(await tokens.check(token, aSession())).toBe('good');
  vi.advanceTimersByTime(hourMs);
  expect(await tokens.check(token, aSession())).toBe('expired');
  expect(await createBrowserTokens(secret).check(token, aSession())).toBe('expired');
  expect(await tokens.check(token, aSession({ userId: 'member-2' }))).toBe('foreign');
});

test('a token of another secret, and an altered one, never fit', async () => {
  const tokens = createBrowserTokens(secret);
  const foreign = await createBrowserTokens(`${secret}!`).issue(aSession());
  const own = await tokens.issue(aSession());
  expect(await tokens.check(foreign, aSession())).toBe('foreign');
  expect(await tokens.check(`${own.slice(0, -4)}AAAA`, aSession())).toBe('foreign');
});
