import { inTransaction } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { alreadyExists, inputError, noSuchEntity, notAuthorized } from '../errors.ts';
import type { CustomerCreateInput, CustomerUpdateInput } from '../generated/schema.ts';
import { askForNewsletter } from '../newsletter/ask.ts';
import { openNewsletter } from '../newsletter/newsletter-door.ts';
import { spendOn } from '../spend.ts';
import { keepLink, mayMail, newLinkToken } from './account-links.ts';
import { mailConfirmation, mustConfirm } from './confirmation.ts';
import {
  findCustomer,
  findCustomerByEmail,
  findCustomerWithPassword,
  insertCustomer,
  isAwaitingConfirmation,
  updateCustomer,
  type Customer,
  type CustomerProfile,
} from './customer.ts';
import { readEmail, withNames } from './customer-input.ts';
import { mailAccount } from './mail-account.ts';
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
  const passwordHash = input.password ? await hashPassword(input.password) : null;
  const awaitsConfirmation = mustConfirm(context);
  const customer = await inTransaction(pool, async (client) => {
    const made = await insertCustomer(client, sealer, {
      profile,
      groupCode: integration ? 'plan-members' : 'general',
      storeId: store.id,
      passwordHash,
      isSubscribed: input.is_subscribed ?? false,
      allowsRemoteAssistance: input.allow_remote_shopping_assistance ?? false,
      awaitsConfirmation,
    });
    if (made && awaitsConfirmation)
      await mailConfirmation(client, context, { customerId: made.id, email });
    return made;
  });
  if (!customer && awaitsConfirmation) return alreadyThere(context, profile, input);
  if (!customer) {
    throw alreadyExists(
      'A customer with the same email address already exists in an associated website.',
    );
  }
  if (input.is_subscribed)
    await askForNewsletter(context, email, { status: 'UNCONFIRMED', customerId: customer.id });
  await audit.record({
    actor: integration ? 'service' : 'anonymous',
    action: 'customer.create',
    subject: `customer:${customer.id}`,
    outcome: 'ok',
  });
  return customer;
}

/**
 * Where addresses are to be proven nobody learns who has an account: whoever opens one a second
 * time is answered as the first time, and the one who has it is told by mail.
 */
async function alreadyThere(
  context: CommerceContext,
  profile: CustomerProfile,
  input: CustomerCreateInput,
): Promise<Customer> {
  const { pool, sealer } = context;
  const id = await findCustomerWithPassword(pool, sealer, profile.email);
  if (id !== null)
    await inTransaction(pool, async (client) => {
      // One that still waits for its link gets it again.
      if (await isAwaitingConfirmation(client, id))
        return mailConfirmation(client, context, { customerId: id, email: profile.email });
      if (await mayMail(client, id, 'confirm')) {
        await keepLink(client, { customerId: id, purpose: 'confirm', token: newLinkToken() });
        await mailAccount(client, context, { to: profile.email, mail: 'taken' });
      }
    });
  return {
    id: 0,
    profile,
    isSubscribed: input.is_subscribed ?? false,
    allowsRemoteAssistance: input.allow_remote_shopping_assistance ?? false,
    tokenGeneration: 0,
    createdAt: new Date(),
  };
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
  if (typeof input.is_subscribed === 'boolean')
    await changeNewsletter(context, customer, input.is_subscribed);
  return changed;
}

/** Who asks for it follows a link first; who ends it does so at once. */
async function changeNewsletter(
  context: CommerceContext,
  { id, profile }: Customer,
  isWanted: boolean,
): Promise<void> {
  const newsletter = openNewsletter(context);
  if (!isWanted) return newsletter.endOf(id);
  if (await newsletter.isSubscribed(id)) return;
  await spendOn('newsletter', context);
  await askForNewsletter(context, profile.email, { status: 'NOT_ACTIVE', customerId: id });
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
  // An address that nobody has proven gives nobody an account.
  if (await isAwaitingConfirmation(pool, customer.id))
    throw inputError("This account isn't confirmed. Verify and try again.");
  await audit.record({ actor: 'service', action: 'token.give', subject, outcome: 'ok' });
  return context.tokens.sign(customer);
}
