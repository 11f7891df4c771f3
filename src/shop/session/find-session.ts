import { isDatabaseDown } from '#service-base/database-faults.ts';
import type { Audit } from '#service-base/ports.ts';
import type { BrowserTokens } from './browser-token.ts';
import type { FoundSession, Sessions } from './sessions.ts';

export type Found = {
  session: FoundSession | null;
  hadToken: boolean;
  /** The token should be replaced by a fresh one. */
  isDue: boolean;
  /** The database is away, so that nobody can be recognised. */
  isDown: boolean;
};

/** The readable token counts only beside the HttpOnly cookie it is bound to, and a live session. */
export async function findSession(
  {
    sessions,
    browserTokens,
    audit,
  }: { sessions: Sessions; browserTokens: BrowserTokens; audit: Audit },
  {
    token,
    cookie,
    isReading,
  }: { token: string | undefined; cookie: string | undefined; isReading: boolean },
): Promise<Found> {
  const nobody: Found = { session: null, hadToken: !!token, isDue: false, isDown: false };
  if (!token || !cookie) return nobody;
  try {
    const session = await sessions.find(cookie, { isReading });
    if (!session) return nobody;
    const verdict = await browserTokens.check(token, session);
    if (verdict === 'good') return { ...nobody, session, isDue: browserTokens.isDue(token) };
    await audit.record({
      actor: 'anonymous',
      action: 'session.token',
      subject: session.userId,
      outcome: 'refused',
      reason: verdict === 'expired' ? 'token has run out' : 'token does not fit its session',
    });
    return nobody;
  } catch (error) {
    if (isDatabaseDown(error)) return { ...nobody, isDown: true };
    throw error;
  }
}
