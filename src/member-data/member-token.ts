import { createSignedTokens } from '#service-base/signed-tokens.ts';

const lifetimeSeconds = 12 * 60 * 60;

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
  const audience = 'framewell-member-data';
  const tokens = createSignedTokens({ secret, audience, type: 'member+jwt' });
  return {
    async issue({ memberId, challengeId, signedInAt }) {
      const iat = Math.floor(signedInAt.getTime() / 1000);
      const exp = iat + lifetimeSeconds;
      const token = await tokens.sign({ sub: memberId, jti: challengeId, iat, exp });
      return { token, expiresAt: new Date(exp * 1000) };
    },

    async read(token) {
      const claims = await tokens.read(token);
      return claims && { memberId: claims.sub, expiresAtSeconds: claims.exp };
    },
  };
}
