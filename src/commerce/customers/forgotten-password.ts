import { isEmail } from '#domain/people/contact.ts';
import { inTransaction } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { spendOn } from '../spend.ts';
import { endLinks, keepLink, mayMail, newLinkToken, takeLink } from './account-links.ts';
import { findCustomerWithPassword, revokeTokens } from './customer.ts';
import { mailAccount } from './mail-account.ts';
import { requireStrongPassword } from './password.ts';
import { setPassword } from './sign-in.ts';

/**
 * Mails a link to choose another password, at most three in ten minutes. What is answered is the
 * same for an address without an account, and takes as long: a message to nobody is taken back.
 *
 * @throws GraphQLError in Magento's words for what is no address.
 */
export async function requestPasswordReset(
  context: CommerceContext,
  email: string,
): Promise<boolean> {
  const { pool, sealer, audit } = context;
  if (!email.trim()) throw inputError('You must specify an email address.');
  if (!isEmail(email.trim())) throw inputError('The email address has an invalid format.');
  await spendOn('account', context);
  const id = await findCustomerWithPassword(pool, sealer, email);
  const token = newLinkToken();
  const isMailed = await inTransaction(pool, async (client) => {
    await client.query('savepoint mail');
    const customerId = id ?? 0;
    const isAllowed = (await mayMail(client, customerId, 'reset')) && id !== null;
    await endLinks(client, customerId, 'reset');
    if (id !== null) await keepLink(client, { customerId, purpose: 'reset', token });
    await mailAccount(client, context, { to: email.trim(), mail: 'reset', token });
    await client.query(`${isAllowed ? 'release' : 'rollback to'} savepoint mail`);
    return isAllowed;
  });
  await audit.record({
    actor: 'anonymous',
    action: 'customer.password.ask',
    ...(id !== null && { subject: `customer:${id}` }),
    outcome: isMailed ? 'ok' : 'refused',
  });
  return true;
}

/**
 * Sets the password that somebody chose by the link in a mail, once, and ends every token given so
 * far. Whoever reads the mail has proven the address, too.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function resetPassword(
  context: CommerceContext,
  { email, token, password }: { email: string; token: string; password: string },
): Promise<boolean> {
  const { pool, sealer, audit } = context;
  if (!email.trim()) throw inputError('You must specify an email address.');
  if (!token) throw inputError('resetPasswordToken must be specified');
  if (!password) throw inputError('newPassword must be specified');
  // Before the link is used up: another try needs it.
  requireStrongPassword(password);
  await spendOn('account', context);
  const id = await findCustomerWithPassword(pool, sealer, email);
  const state =
    id === null
      ? 'mismatched'
      : await inTransaction(pool, async (client) => {
          const taken = await takeLink(client, { customerId: id, purpose: 'reset', token });
          if (taken !== 'good') return taken;
          await setPassword({ pool: client }, id, password);
          await revokeTokens(client, id);
          await client.query(
            `update commerce.customers set awaits_confirmation = false where id = $1`,
            [id],
          );
          return taken;
        });
  await audit.record({
    actor: 'anonymous',
    action: 'customer.password.reset',
    ...(id !== null && { subject: `customer:${id}` }),
    outcome: state === 'good' ? 'ok' : 'refused',
  });
  if (state === 'mismatched')
    throw inputError('The password token is mismatched. Reset and try again.');
  if (state === 'expired') throw inputError('The password token is expired. Reset and try again.');
  return true;
}
