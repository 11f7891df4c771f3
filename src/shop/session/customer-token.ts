import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { recentValues } from '#service-base/recent-values.ts';
import type { Session } from './sessions.ts';

const audience = 'framewell-storefront';
const type = 'customer+jwt';
const lifetimeMs = 30 * 60 * 1000;
const tokensRemembered = 1000;

type Claims = { userId: string; binding: unknown; expiresAtMs: number };

/**
 * The token that the specification keeps in a readable cookie. It has an expiry and an
 * identifier, as pages expect, and is worth nothing alone: it holds a hash of the HttpOnly
 * session cookie and counts only beside it and a live session.
 */
export type CustomerTokens = {
  issue(session: Session): Promise<string>;
  /**
   * Whether `token` is ours and bound to the session behind the cookie, and if so, whether its
   * time is over; anything else is `foreign`.
   */
  check(token: string, session: Session): Promise<'good' | 'expired' | 'foreign'>;
  /** Whether a token that fits should be replaced, so that an active member is not signed out. */
  isDue(token: string): boolean;
};

export function createCustomerTokens(secret: string): CustomerTokens {
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // A signature that was right once stays right; whether the token has expired does not.
  const proven = recentValues<string, Claims>(tokensRemembered);

  return {
    async issue({ userId, idHash, endsAt }) {
      const expires = Math.min(Date.now() + lifetimeMs, endsAt.getTime());
      return new SignJWT({ sid: bindingOf(idHash) })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(expires / 1000))
        .sign(await key);
    },

    async check(token, session) {
      const claims = proven.get(token) ?? (await verify(token, await key));
      if (!claims) return 'foreign';
      proven.set(token, claims);
      if (claims.userId !== session.userId || claims.binding !== bindingOf(session.idHash))
        return 'foreign';
      return claims.expiresAtMs > Date.now() ? 'good' : 'expired';
    },

    isDue(token) {
      const [, body = ''] = token.split('.');
      const { iat = 0 } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { iat?: number };
      return Date.now() - iat * 1000 > 5 * 60 * 1000;
    },
  };
}

/** What a token of ours says, also one that has expired. */
async function verify(token: string, key: CryptoKey): Promise<Claims | null> {
  if (token.length > 2048) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      typ: type,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: new Date(0),
    });
    return {
      userId: String(payload.sub),
      binding: payload['sid'],
      expiresAtMs: Number(payload.exp) * 1000,
    };
  } catch {
    return null;
  }
}

function bindingOf(idHash: Buffer): string {
  return createHash('sha256').update('token').update(idHash).digest('base64url');
}
