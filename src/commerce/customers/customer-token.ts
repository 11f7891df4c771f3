import { jwtVerify, SignJWT } from 'jose';
import type { CurrentCustomer, Engine } from '../context.ts';
import { authenticationError } from '../errors.ts';

const audience = 'framewell-commerce';
const lifetimeDefaultSeconds = 3600;

/**
 * A token for this customer (JWT, HS256) that ends by itself after an hour, and at once when
 * the customer's token generation is raised.
 */
export function signCustomerToken(
  { settings }: Pick<Engine, 'settings'>,
  customer: { id: number; tokenGeneration: number },
): Promise<string> {
  const lifetimeSeconds = settings.tokenLifetimeSeconds ?? lifetimeDefaultSeconds;
  return new SignJWT({ gen: customer.tokenGeneration })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(customer.id))
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(keyOf(settings.tokenSecret));
}

/**
 * The customer a token belongs to.
 * @throws GraphQLError (authentication) when it is unknown, expired or revoked.
 */
export async function findTokenOwner(
  { pool, settings }: Pick<Engine, 'pool' | 'settings'>,
  token: string,
): Promise<CurrentCustomer> {
  const claims = await verify(token, settings.tokenSecret);
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

async function verify(
  token: string,
  secret: string,
): Promise<{ customerId: number; generation: number } | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { audience, algorithms: ['HS256'] });
    const customerId = Number(payload.sub);
    const generation = Number(payload['gen']);
    if (!Number.isSafeInteger(customerId) || !Number.isSafeInteger(generation)) return null;
    return { customerId, generation };
  } catch {
    // Whatever is wrong with it, the caller is told the same.
    return null;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
