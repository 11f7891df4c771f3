import type { CommerceContext } from '../context.ts';
import { alreadyExists, inputError, noSuchEntity, notAuthorized } from '../errors.ts';
import type { CustomerCreateInput, CustomerUpdateInput } from '../generated/schema.ts';
import { spendOn } from '../spend.ts';
import {
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  updateCustomer,
  type Customer,
} from './customer.ts';
import { readEmail, withNames } from './customer-input.ts';
import { hashPassword, requireStrongPassword } from './password.ts';

/** The signed-in customer. @throws GraphQLError for guests and for the integration credential. */
export async function getCurrentCustomer({
  pool,
  sealer,
  customer,
}: CommerceContext): Promise<Customer> {
  const found = customer && (await findCustomer(pool, sealer, customer.id));
  if (!found) throw notAuthorized();
  return found;
}

/**
 * Opens an account. Who holds the integration credential vouches that it belongs to a member of
 * the plan, and the member's benefit follows from the group.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function createCustomer(
  context: CommerceContext,
  input: CustomerCreateInput,
): Promise<Customer> {
  const { pool, sealer, audit, store, integration } = context;
  const email = readEmail(input.email);
  const profile = withNames({ email, firstname: '', lastname: '' }, input);
  if (input.password) requireStrongPassword(input.password);
  await spendOn('account', context);
  const customer = await insertCustomer(pool, sealer, {
    profile,
    groupCode: integration ? 'plan-members' : 'general',
    storeId: store.id,
    passwordHash: input.password ? await hashPassword(input.password) : null,
    isSubscribed: input.is_subscribed ?? false,
    allowsRemoteAssistance: input.allow_remote_shopping_assistance ?? false,
  });
  if (!customer) {
    throw alreadyExists(
      'A customer with the same email address already exists in an associated website.',
    );
  }
  await audit.record({
    actor: integration ? 'service' : 'anonymous',
    action: 'customer.create',
    subject: `customer:${customer.id}`,
    outcome: 'ok',
  });
  return customer;
}

/** @throws GraphQLError for an empty change, or one that cannot be. */
export async function changeCustomer(
  context: CommerceContext,
  input: CustomerUpdateInput,
): Promise<Customer> {
  const customer = await getCurrentCustomer(context);
  if (Object.keys(input).length === 0) throw inputError('"input" value should be specified');
  const changed = {
    ...customer,
    profile: withNames(customer.profile, input),
    isSubscribed: input.is_subscribed ?? customer.isSubscribed,
    allowsRemoteAssistance:
      input.allow_remote_shopping_assistance ?? customer.allowsRemoteAssistance,
  };
  await updateCustomer(context.pool, context.sealer, changed);
  return changed;
}

/**
 * A token for another's account, for the holder of the integration credential only and only
 * where the customer allows it.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function tokenAsAdmin(context: CommerceContext, email: string): Promise<string> {
  const { pool, sealer, audit, integration } = context;
  if (!integration) throw notAuthorized();
  if (!email.trim()) throw inputError('Specify the "customer email" value.');
  const customer = await findCustomerByEmail(pool, sealer, email);
  if (!customer) throw noSuchEntity('Customer email provided does not exist');
  const subject = `customer:${customer.id}`;
  if (!customer.allowsRemoteAssistance) {
    const reason = 'remote assistance is not allowed';
    await audit.record({
      actor: 'service',
      action: 'token.give',
      subject,
      outcome: 'refused',
      reason,
    });
    throw inputError('Allow remote shopping assistance is disabled.');
  }
  await audit.record({ actor: 'service', action: 'token.give', subject, outcome: 'ok' });
  return context.tokens.sign(customer);
}
