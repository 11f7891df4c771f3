import { jwtVerify, SignJWT } from 'jose';
import { recentValues } from '#service-base/recent-values.ts';
import type { CurrentCustomer, Engine } from '../context.ts';
import { authenticationError } from '../errors.ts';
import type { CommerceSettings } from '../settings.ts';

const audience = 'framewell-commerce';
const lifetimeDefaultSeconds = 3600;
const tokensRemembered = 1000;

/** What a token of ours says. */
type Claims = { customerId: number; generation: number; expiresAtMs: number };

/** Tokens of customers: JWT, HS256. */
export type CustomerTokens = {
  /**
   * A token for this customer that ends by itself after an hour, and at once when the
   * customer's token generation is raised.
   */
  sign(customer: { id: number; tokenGeneration: number }): Promise<string>;
  /** What a token says that is ours and has not expired; else null. */
  read(token: string): Promise<Claims | null>;
};

export function createCustomerTokens({
  tokenSecret,
  tokenLifetimeSeconds = lifetimeDefaultSeconds,
}: Pick<CommerceSettings, 'tokenSecret' | 'tokenLifetimeSeconds'>): CustomerTokens {
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(tokenSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // A signature that was right once stays right; whether the token has expired does not.
  const proven = recentValues<string, Claims>(tokensRemembered);

  return {
    async sign({ id, tokenGeneration }) {
      return new SignJWT({ gen: tokenGeneration })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(id))
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${tokenLifetimeSeconds}s`)
        .sign(await key);
    },

    async read(token) {
      const known = proven.get(token);
      if (known) return known.expiresAtMs > Date.now() ? known : null;
      const claims = await verify(token, await key);
      if (claims) proven.set(token, claims);
      return claims;
    },
  };
}

/**
 * The customer a token belongs to, as the database knows them at this moment.
 * @throws GraphQLError (authentication) when it is unknown, expired or revoked.
 */
export async function findTokenOwner(
  { pool, tokens }: Pick<Engine, 'pool' | 'tokens'>,
  token: string,
): Promise<CurrentCustomer> {
  const claims = await tokens.read(token);
  if (!claims) throw authenticationError('The token is not valid or has expired.');
  const { rows } = await pool.query<{ group_code: string; token_generation: number }>(
    `select g.code as group_code, c.token_generation
       from commerce.customers c
       join commerce.customer_groups g on g.id = c.group_id
      where c.id = $1`,
    [claims.customerId],
  );
  const row = rows[0];
  if (!row || row.token_generation !== claims.generation) {
    throw authenticationError('User token has been revoked');
  }
  return { id: claims.customerId, groupCode: row.group_code };
}

async function verify(token: string, key: CryptoKey): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      audience,
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    });
    const customerId = Number(payload.sub);
    const generation = Number(payload['gen']);
    if (!Number.isSafeInteger(customerId) || !Number.isSafeInteger(generation)) return null;
    return { customerId, generation, expiresAtMs: Number(payload.exp) * 1000 };
  } catch {
    // Whatever is wrong with it, the caller is told the same.
    return null;
  }
}
