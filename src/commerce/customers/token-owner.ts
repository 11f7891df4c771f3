import type { CurrentCustomer, Engine } from '../context.ts';
import { authenticationError } from '../errors.ts';

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
