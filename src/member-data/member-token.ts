import { jwtVerify, SignJWT } from 'jose';
import { recentValues } from '#service-base/recent-values.ts';

const audience = 'framewell-member-data';
const type = 'member+jwt';
const lifetimeSeconds = 12 * 60 * 60;
const longestTokenCharacters = 2048;
const tokensRemembered = 1000;

type Claims = { memberId: string; expiresAtSeconds: number };

/** Names a member who has proven a contact. Shops keep it on the server. */
export type MemberTokens = {
  /**
   * The token of one sign-in. The same sign-in always gets the same token, so that a repeated
   * request gets the first answer.
   */
  issue(signIn: {
    memberId: string;
    challengeId: string;
    signedInAt: Date;
  }): Promise<{ token: string; expiresAt: Date }>;
  /** What a token says, if it is ours; whether it has ended is for the database's clock to say. */
  read(token: string): Promise<Claims | null>;
};

export function createMemberTokens(secret: string): MemberTokens {
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // A signature that was right once stays right; nothing else is remembered.
  const proven = recentValues<string, Claims>(tokensRemembered);
  return {
    async issue({ memberId, challengeId, signedInAt }) {
      const issuedAtSeconds = Math.floor(signedInAt.getTime() / 1000);
      const expiresAtSeconds = issuedAtSeconds + lifetimeSeconds;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(memberId)
        .setAudience(audience)
        .setJti(challengeId)
        .setIssuedAt(issuedAtSeconds)
        .setExpirationTime(expiresAtSeconds)
        .sign(await key);
      return { token, expiresAt: new Date(expiresAtSeconds * 1000) };
    },

    async read(token) {
      const known = proven.get(token);
      if (known) return known;
      if (token.length > longestTokenCharacters) return null;
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: ['HS256'],
          audience,
          typ: type,
          requiredClaims: ['exp', 'sub', 'jti'],
          // This machine's clock has no say.
          currentDate: new Date(0),
        });
        const claims = { memberId: String(payload.sub), expiresAtSeconds: Number(payload.exp) };
        proven.set(token, claims);
        return claims;
      } catch {
        return null;
      }
    },
  };
}
