import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCustomerTokens } from './customer-token.ts';
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
    endsAt: new Date(Date.now() + 12 * hourMs),
    secrets: { memberToken: '', customerToken: null, firstName: '', lastName: '' },
    ...changes,
  };
}

test('a token fits its own session and no other, however often it is shown', async () => {
  const tokens = createCustomerTokens(secret);
  const token = await tokens.issue(aSession());
  expect(await tokens.fits(token, aSession())).toBe(true);
  expect(await tokens.fits(token, aSession())).toBe(true);
  expect(await tokens.fits(token, aSession({ idHash: Buffer.from('another') }))).toBe(false);
  expect(await tokens.fits(token, aSession({ userId: 'member-2' }))).toBe(false);
});

test('a token that was good expires all the same', async () => {
  const tokens = createCustomerTokens(secret);
  const token = await tokens.issue(aSession());
  expect(await tokens.fits(token, aSession())).toBe(true);
  vi.advanceTimersByTime(hourMs);
  expect(await tokens.fits(token, aSession())).toBe(false);
});

test('a token of another secret, and an altered one, never fit', async () => {
  const tokens = createCustomerTokens(secret);
  const foreign = await createCustomerTokens(`${secret}!`).issue(aSession());
  const own = await tokens.issue(aSession());
  expect(await tokens.fits(foreign, aSession())).toBe(false);
  expect(await tokens.fits(`${own.slice(0, -4)}AAAA`, aSession())).toBe(false);
});
