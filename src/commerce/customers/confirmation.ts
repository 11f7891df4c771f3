import { isEmail } from '#domain/people/contact.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { spendOn } from '../spend.ts';
import { keepLink, mayMail, newLinkToken, takeLink } from './account-links.ts';
import { findCustomer, findCustomerWithPassword, isAwaitingConfirmation } from './customer.ts';
import type { Customer } from './customer.ts';
import { mailAccount } from './mail-account.ts';

/** Whether a new account signs in only once its address is proven. */
export function mustConfirm({ settings, integration }: CommerceContext): boolean {
  return settings.accounts?.mustConfirm === true && !integration;
}

/** Mails the link that proves the address of an account, unless three have gone out lately. */
export async function mailConfirmation(
  client: Queryable,
  context: CommerceContext,
  { customerId, email }: { customerId: number; email: string },
): Promise<void> {
  if (!(await mayMail(client, customerId, 'confirm'))) return;
  const token = newLinkToken();
  await keepLink(client, { customerId, purpose: 'confirm', token });
  await mailAccount(client, context, { to: email, mail: 'confirm', token });
}

/**
 * Mails the link again where an account waits for it; answers the same where none does.
 *
 * @throws GraphQLError for what is no address.
 */
export async function resendConfirmation(
  context: CommerceContext,
  email: string,
): Promise<boolean> {
  const { pool, sealer } = context;
  if (!isEmail(email.trim())) throw inputError('Email is invalid');
  await spendOn('account', context);
  const id = await findCustomerWithPassword(pool, sealer, email);
  if (id === null || !(await isAwaitingConfirmation(pool, id))) return true;
  await inTransaction(pool, (client) =>
    mailConfirmation(client, context, { customerId: id, email: email.trim() }),
  );
  return true;
}

/**
 * Takes the key of a mail for a proof of the address: from now on the account signs in.
 *
 * @throws GraphQLError in Magento's words, the same ones for an unknown address.
 */
export async function confirmEmail(
  context: CommerceContext,
  { email, key }: { email: string; key: string },
): Promise<Customer> {
  const { pool, sealer, audit } = context;
  if (!isEmail(email.trim())) throw inputError('Email is invalid');
  await spendOn('account', context);
  const id = await findCustomerWithPassword(pool, sealer, email);
  const isProven =
    id !== null &&
    (await inTransaction(pool, async (client) => {
      const state = await takeLink(client, { customerId: id, purpose: 'confirm', token: key });
      if (state !== 'good') return false;
      await client.query(
        `update commerce.customers set awaits_confirmation = false where id = $1`,
        [id],
      );
      return true;
    }));
  await audit.record({
    actor: 'anonymous',
    action: 'customer.confirm',
    ...(id !== null && { subject: `customer:${id}` }),
    outcome: isProven ? 'ok' : 'refused',
  });
  const customer = isProven ? await findCustomer(pool, sealer, id) : null;
  if (!customer)
    throw inputError('The confirmation token is invalid. Verify the token and try again.');
  return customer;
}
