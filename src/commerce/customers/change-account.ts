import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { CustomerInput } from '../generated/schema.ts';
import { changeCustomer, getCurrentCustomer } from './accounts.ts';
import type { Customer } from './customer.ts';
import { changeEmail } from './sign-in.ts';

/**
 * Changes a customer as Magento does by the mutation that `updateCustomerV2` came after: the
 * e-mail address, too, which needs the password and goes first.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function changeAccount(
  context: CommerceContext,
  input: CustomerInput,
): Promise<Customer> {
  const { email, password, ...rest } = input;
  const customer = await getCurrentCustomer(context);
  if (Object.keys(input).length === 0) throw inputError('"input" value should be specified');
  if (email && email.trim().toLowerCase() !== customer.profile.email.toLowerCase()) {
    if (!password) throw inputError('Provide the current "password" to change "email".');
    await changeEmail(context, email, password);
  }
  return Object.keys(rest).length > 0 ? changeCustomer(context, rest) : getCurrentCustomer(context);
}
