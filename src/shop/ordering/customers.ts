import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { isServiceError, ServiceError, type ServiceClient } from '#clients/client.ts';
import { CreateCustomerDocument, CustomerTokenDocument } from '#clients/generated/commerce.ts';

/** Addresses under this name reach nobody (RFC 2606); they only tell customers apart. */
export const opaqueHost = 'members.framewell.invalid';

export type MemberCustomers = {
  /** A fresh customer token for the member, whose customer is created when there is none. */
  tokenFor(userId: string): Promise<string>;
  /** The address of the member's customer, who is created when there is none. */
  ensureCustomer(userId: string): Promise<string>;
};

/**
 * Maps each member to one commerce customer by an opaque address of that member's own. The
 * address is written down before the customer is made, so a crash between leaves no second one.
 */
export function createMemberCustomers(pool: pg.Pool, credential: ServiceClient): MemberCustomers {
  const integration = asOurFault(credential);

  async function emailOf(userId: string): Promise<string> {
    const { rows } = await pool.query<{ customer_email: string }>(
      `select customer_email from shop.member_customers where user_id = $1`,
      [userId],
    );
    if (rows[0]) return rows[0].customer_email;
    const made = await pool.query<{ customer_email: string }>(
      `insert into shop.member_customers (user_id, customer_email) values ($1, $2)
       on conflict (user_id) do update set user_id = excluded.user_id
       returning customer_email`,
      [userId, `m-${randomBytes(12).toString('hex')}@${opaqueHost}`],
    );
    return made.rows[0]!.customer_email;
  }

  return {
    async tokenFor(userId) {
      return tokenOfCustomer(integration, await emailOf(userId));
    },

    async ensureCustomer(userId) {
      const email = await emailOf(userId);
      await createCustomer(integration, email);
      return email;
    },
  };
}

/**
 * A fresh token of the customer with this address, who is created when there is none. `integration`
 * comes with the shop's own credential.
 * @throws ServiceError as commerce refuses it.
 */
export async function tokenOfCustomer(integration: ServiceClient, email: string): Promise<string> {
  try {
    return await tokenOfKnownCustomer(integration, email);
  } catch (error) {
    if (!isServiceError(error) || error.category === 'unreachable') throw error;
    await createCustomer(integration, email);
    return tokenOfKnownCustomer(integration, email);
  }
}

/** A fresh token of a customer who allows it. @throws ServiceError */
export async function tokenOfKnownCustomer(
  integration: ServiceClient,
  email: string,
): Promise<string> {
  const { generateCustomerTokenAsAdmin } = await integration.run(CustomerTokenDocument, { email });
  if (!generateCustomerTokenAsAdmin) throw new Error('commerce gave no customer token');
  return generateCustomerTokenAsAdmin.customer_token;
}

async function createCustomer(integration: ServiceClient, email: string): Promise<void> {
  try {
    await integration.run(CreateCustomerDocument, {
      input: {
        email,
        // The member's name goes on orders with the address; the account needs none.
        firstname: 'Plan',
        lastname: 'Member',
        allow_remote_shopping_assistance: true,
      },
    });
  } catch (error) {
    // Another request of the same member was first.
    if (!isServiceError(error) || !/already exists/i.test(error.message)) throw error;
  }
}

/** Whom commerce refuses here is the shop with its own credential: no member is to leave for it. */
function asOurFault(integration: ServiceClient): ServiceClient {
  return {
    async run(document, variables, headers) {
      try {
        return await integration.run(document, variables, headers);
      } catch (error) {
        if (!isServiceError(error) || !error.category.startsWith('auth')) throw error;
        throw new ServiceError("Commerce refuses the shop's own credential.", 'internal');
      }
    },
  };
}
