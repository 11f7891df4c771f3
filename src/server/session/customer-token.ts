import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Session } from './sessions.ts';

const audience = 'framewell-storefront';
const type = 'customer+jwt';
const lifetimeMs = 30 * 60 * 1000;

/**
 * The token that the specification keeps in a readable cookie. It has an expiry and an
 * identifier, as pages expect, and is worth nothing alone: it holds a hash of the HttpOnly
 * session cookie and counts only beside it and a live session.
 */
export type CustomerTokens = {
  issue(session: Session): Promise<string>;
  /** Whether `token` is ours, unexpired and bound to the session behind the cookie. */
  fits(token: string, session: Session): Promise<boolean>;
  /** Whether a token that fits should be replaced, so that an active member is not signed out. */
  isDue(token: string): boolean;
};

export function createCustomerTokens(secret: string): CustomerTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue({ userId, idHash, endsAt }) {
      const expires = Math.min(Date.now() + lifetimeMs, endsAt.getTime());
      return new SignJWT({ sid: bindingOf(idHash) })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(expires / 1000))
        .sign(key);
    },

    async fits(token, session) {
      if (token.length > 2048) return false;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience,
          typ: type,
          requiredClaims: ['exp', 'sub', 'sid'],
        });
        return payload.sub === session.userId && payload.sid === bindingOf(session.idHash);
      } catch {
        return false;
      }
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
