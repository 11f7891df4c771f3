import { jwtVerify, SignJWT } from 'jose';
import { recentValues } from './recent-values.ts';

const longestTokenCharacters = 2048;
const tokensRemembered = 1000;

/** Whom a token names and when it ends, in seconds since 1970, beside claims of each kind's own. */
export type Claims = { sub: string; exp: number; [name: string]: unknown };

export type SignedTokens = {
  /** Says when it was issued, too, unless the claims do. The same claims get the same token. */
  sign(claims: Claims): Promise<string>;
  /**
   * What a token of ours says; null for any other. It may have ended: whose clock decides that
   * is for the caller to say.
   */
  read(token: string): Promise<Claims | null>;
};

/**
 * One kind of token: JWT, HS256, under a secret of at least 32 characters. A token for another
 * `audience`, or of another `type` where one is given, is not ours.
 */
export function createSignedTokens(options: {
  secret: string;
  audience: string;
  type?: string;
}): SignedTokens {
  const { secret, audience, type } = options;
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // A signature that was right once stays right; nothing else is remembered.
  const proven = recentValues<string, Claims>(tokensRemembered);

  async function verify(token: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, await key, {
        algorithms: ['HS256'],
        audience,
        ...(type && { typ: type }),
        requiredClaims: ['exp', 'sub'],
        // This machine's clock has no say.
        currentDate: new Date(0),
      });
      return { ...payload, sub: String(payload.sub), exp: Number(payload.exp) };
    } catch {
      // Whatever is wrong with it, the caller is told the same.
      return null;
    }
  }

  return {
    sign: async (claims) =>
      new SignJWT({ iat: nowSeconds(), ...claims, aud: audience })
        .setProtectedHeader({ alg: 'HS256', ...(type && { typ: type }) })
        .sign(await key),

    async read(token) {
      if (token.length > longestTokenCharacters) return null;
      const claims = proven.get(token) ?? (await verify(token));
      if (claims) proven.set(token, claims);
      return claims;
    },
  };
}

/** This machine's clock, as tokens tell time. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
