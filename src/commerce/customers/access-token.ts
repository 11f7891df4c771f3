import { createSignedTokens, nowSeconds } from '#service-base/signed-tokens.ts';
import type { CommerceSettings } from '../settings.ts';

const lifetimeDefaultSeconds = 3600;

/** What a customer brings to commerce to be let in. */
export type AccessTokens = {
  /**
   * A token for this customer that ends by itself after an hour, and at once when the
   * customer's token generation is raised.
   */
  sign(customer: { id: number; tokenGeneration: number }): Promise<string>;
  /** What a token says that is ours and has not expired; else null. */
  read(token: string): Promise<{ customerId: number; generation: number } | null>;
};

export function createAccessTokens({
  tokenSecret,
  tokenLifetimeSeconds = lifetimeDefaultSeconds,
}: Pick<CommerceSettings, 'tokenSecret' | 'tokenLifetimeSeconds'>): AccessTokens {
  const tokens = createSignedTokens({ secret: tokenSecret, audience: 'framewell-commerce' });
  return {
    sign: ({ id, tokenGeneration }) => {
      const iat = nowSeconds();
      return tokens.sign({
        sub: String(id),
        gen: tokenGeneration,
        iat,
        exp: iat + tokenLifetimeSeconds,
      });
    },

    async read(token) {
      const claims = await tokens.read(token);
      if (!claims || claims.exp <= nowSeconds()) return null;
      const customerId = Number(claims.sub);
      const generation = Number(claims['gen']);
      const isWhole = Number.isSafeInteger(customerId) && Number.isSafeInteger(generation);
      return isWhole ? { customerId, generation } : null;
    },
  };
}
