import { jwtVerify, SignJWT } from 'jose';

const audience = 'framewell-member-data';
const type = 'member+jwt';
const lifetimeSeconds = 12 * 60 * 60;
const longestTokenCharacters = 2048;

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
  read(token: string): Promise<{ memberId: string; expiresAtSeconds: number } | null>;
};

export function createMemberTokens(secret: string): MemberTokens {
  const key = new TextEncoder().encode(secret);
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
        .sign(key);
      return { token, expiresAt: new Date(expiresAtSeconds * 1000) };
    },

    async read(token) {
      if (token.length > longestTokenCharacters) return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience,
          typ: type,
          requiredClaims: ['exp', 'sub', 'jti'],
          // This machine's clock has no say.
          currentDate: new Date(0),
        });
        return { memberId: String(payload.sub), expiresAtSeconds: Number(payload.exp) };
      } catch {
        return null;
      }
    },
  };
}
