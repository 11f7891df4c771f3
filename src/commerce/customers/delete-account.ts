import { inTransaction } from '#service-base/transaction.ts';
import { planGroup } from '../checkout/order-problem.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { openNewsletter } from '../newsletter/newsletter-door.ts';
import { forgetOrdersIn, isAnyOnItsWay } from '../orders/forget-orders.ts';
import { requireCustomer } from './require-customer.ts';

/**
 * Deletes the account of the customer who asks, with address book, carts and newsletter; of their
 * orders stays what books must show. A Magento does it at once: here an order that is on its way
 * comes first, as nobody would know whom to send it to, and members are forgotten by their plan.
 *
 * @throws GraphQLError for a guest, a plan's member, and while an order is on its way.
 */
export async function deleteAccount(context: CommerceContext): Promise<boolean> {
  const { pool, sealer, audit } = context;
  const { id, groupCode } = requireCustomer(context);
  if (groupCode === planGroup) throw inputError('Your plan keeps this account.');
  if (await isAnyOnItsWay(pool, id)) throw onItsWay();
  await openNewsletter(context).endOf(id);
  await inTransaction(pool, async (client) => {
    // An order that is placed at the same moment waits, and finds no customer any more.
    await client.query('select from commerce.customers where id = $1 for update', [id]);
    if (await isAnyOnItsWay(client, id)) throw onItsWay();
    await forgetOrdersIn(client, sealer, id);
    await client.query('delete from commerce.customers where id = $1', [id]);
  });
  const subject = `customer:${id}`;
  await audit.record({ actor: subject, action: 'customer.delete', subject, outcome: 'ok' });
  return true;
}

function onItsWay() {
  return inputError('An order is on its way. Try again once it has arrived.');
}
