import { createHash } from 'node:crypto';
import { createSignedTokens } from '#service-base/signed-tokens.ts';
import type { Session } from './sessions.ts';

const lifetimeMs = 30 * 60 * 1000;

/**
 * The token that the specification keeps in a readable cookie. It has an expiry and an
 * identifier, as pages expect, and is worth nothing alone: it holds a hash of the HttpOnly
 * session cookie and counts only beside it and a live session.
 */
export type BrowserTokens = {
  issue(session: Session): Promise<string>;
  /**
   * Whether `token` is ours and bound to the session behind the cookie, and if so, whether its
   * time is over; anything else is `foreign`.
   */
  check(token: string, session: Session): Promise<'good' | 'expired' | 'foreign'>;
  /** Whether a token that fits should be replaced, so that an active member is not signed out. */
  isDue(token: string): boolean;
};

export function createBrowserTokens(secret: string): BrowserTokens {
  const audience = 'framewell-storefront';
  const tokens = createSignedTokens({ secret, audience, type: 'customer+jwt' });
  return {
    issue: ({ userId, idHash, endsAt }) =>
      tokens.sign({
        sub: userId,
        sid: bindingOf(idHash),
        exp: Math.floor(Math.min(Date.now() + lifetimeMs, endsAt.getTime()) / 1000),
      }),

    async check(token, session) {
      const claims = await tokens.read(token);
      const isBound = claims?.sub === session.userId && claims['sid'] === bindingOf(session.idHash);
      if (!claims || !isBound) return 'foreign';
      return claims.exp * 1000 > Date.now() ? 'good' : 'expired';
    },

    isDue(token) {
      const [, body = ''] = token.split('.');
      const { iat = 0 } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { iat?: number };
      return Date.now() - iat * 1000 > 5 * 60 * 1000;
    },
  };
}

function bindingOf(idHash: Buffer): string {
  return createHash('sha256').update('token').update(idHash).digest('base64url');
}
