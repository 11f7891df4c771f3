import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { alreadyExists, authenticationError, inputError } from '../errors.ts';
import { spendOn } from '../spend.ts';
import { endLinks } from './account-links.ts';
import { getCurrentCustomer } from './accounts.ts';
import { mailConfirmation, mustConfirm } from './confirmation.ts';
import {
  awaitConfirmation,
  changeEmail as saveEmail,
  findCustomer,
  findCustomerIdByEmail,
  isAwaitingConfirmation,
  revokeTokens,
  type Customer,
} from './customer.ts';
import { readEmail } from './customer-input.ts';
import { mailAccount } from './mail-account.ts';
import { hashPassword, isPassword, requireRoomToCheck, requireStrongPassword } from './password.ts';

const failuresMax = 10;
const lockedMinutes = 10;

/**
 * A token for the customer with this address and password. Wrong password, unknown account and
 * locked account look and last the same.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function signIn(
  context: CommerceContext,
  email: string,
  password: string,
): Promise<string> {
  if (!email.trim()) throw inputError('Specify the "email" value.');
  if (!password) throw inputError('Specify the "password" value.');
  const { pool, sealer, audit } = context;
  const id = await findCustomerIdByEmail(pool, sealer, email);
  const isRight = await checkPassword(context, id, password);
  const customer = isRight && id !== null && (await findCustomer(pool, sealer, id));
  const subject = id === null ? {} : { subject: `customer:${id}` };
  const outcome = customer ? 'ok' : 'refused';
  await audit.record({ actor: 'anonymous', action: 'customer.sign-in', ...subject, outcome });
  if (!customer) {
    throw authenticationError(
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    );
  }
  // Said only to who has the password.
  if (await isAwaitingConfirmation(pool, customer.id))
    throw authenticationError("This account isn't confirmed. Verify and try again.");
  return context.tokens.sign(customer);
}

/**
 * Sets a new password and ends all tokens given so far, both or neither; the owner is told by mail.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function changePassword(
  context: CommerceContext,
  currentPassword: string,
  newPassword: string,
): Promise<Customer> {
  const customer = await getCurrentCustomer(context);
  if (!currentPassword) throw inputError('Specify the "currentPassword" value.');
  if (!newPassword) throw inputError('Specify the "newPassword" value.');
  await requirePassword(context, customer.id, currentPassword);
  await inTransaction(context.pool, async (client) => {
    await setPassword({ pool: client }, customer.id, newPassword);
    await revokeTokens(client, customer.id);
    await mailAccount(client, context, { to: customer.profile.email, mail: 'password-changed' });
  });
  await record(context, customer.id, 'customer.password.change');
  return customer;
}

/**
 * Gives the account another address; needs the password. The address before is told by mail. Where
 * addresses are proven, the new one is to be proven before the next sign-in.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function changeEmail(
  context: CommerceContext,
  email: string,
  password: string,
): Promise<Customer> {
  const { sealer } = context;
  const customer = await getCurrentCustomer(context);
  if (!email || !password) throw inputError('"email" and "password" values should be specified');
  const address = readEmail(email);
  await requirePassword(context, customer.id, password);
  const changed = { ...customer, profile: { ...customer.profile, email: address } };
  await inTransaction(context.pool, async (client) => {
    if (!(await saveEmail(client, sealer, changed))) {
      throw alreadyExists(
        'A customer with the same email address already exists in an associated website.',
      );
    }
    // What was mailed to the address before opens this account no more.
    for (const purpose of ['reset', 'confirm'] as const)
      await endLinks(client, customer.id, purpose);
    await mailAccount(client, context, { to: customer.profile.email, mail: 'email-changed' });
    if (!mustConfirm(context)) return;
    await awaitConfirmation(client, customer.id);
    await mailConfirmation(client, context, { customerId: customer.id, email: address });
  });
  await record(context, customer.id, 'customer.email.change');
  return changed;
}

function record({ audit }: CommerceContext, customerId: number, action: string): Promise<void> {
  const subject = `customer:${customerId}`;
  return audit.record({ actor: subject, action, subject, outcome: 'ok' });
}

/** @throws GraphQLError for a password that is too weak. */
export async function setPassword(
  { pool }: { pool: Queryable },
  customerId: number,
  password: string,
): Promise<void> {
  requireStrongPassword(password);
  await pool.query(
    `update commerce.customers
        set password_hash = $2, failed_sign_ins = 0, locked_until = null
      where id = $1`,
    [customerId, await hashPassword(password)],
  );
}

async function requirePassword(
  context: CommerceContext,
  customerId: number,
  password: string,
): Promise<void> {
  if (await checkPassword(context, customerId, password)) return;
  throw authenticationError('Invalid login or password.');
}

/**
 * Counts a try before it is looked at, so that however many come at once, ten are; they lock the
 * account for a while. The first right one forgets the count.
 */
async function checkPassword(
  context: CommerceContext,
  customerId: number | null,
  password: string,
): Promise<boolean> {
  await spendOn('account', context);
  // Who is asked to come back has not tried.
  requireRoomToCheck();
  const { pool } = context;
  const { rows } = await pool.query<{ password_hash: string | null }>(
    `update commerce.customers
        set failed_sign_ins = case when failed_sign_ins >= $2 - 1 then 0
                                   else failed_sign_ins + 1 end,
            locked_until = case when failed_sign_ins >= $2 - 1
                                then now() + make_interval(mins => $3) end
      where id = $1 and coalesce(locked_until <= now(), true)
      returning password_hash`,
    [customerId, failuresMax, lockedMinutes],
  );
  const isRight = await isPassword(password, rows[0]?.password_hash ?? null);
  if (isRight) {
    await pool.query(
      `update commerce.customers set failed_sign_ins = 0, locked_until = null where id = $1`,
      [customerId],
    );
  }
  return isRight;
}
