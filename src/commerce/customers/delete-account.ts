import { inTransaction } from '#service-base/transaction.ts';
import { planGroup } from '../checkout/order-problem.ts';
import type { CommerceContext, Engine } from '../context.ts';
import { inputError } from '../errors.ts';
import { openNewsletter } from '../newsletter/newsletter-door.ts';
import { forgetOrdersIn, isAnyOnItsWay } from '../orders/forget-orders.ts';
import { openReviews } from '../reviews/reviews-door.ts';
import { requireCustomer } from './require-customer.ts';

/**
 * Deletes the account of the customer who asks. A Magento does it at once: here an order that is on
 * its way comes first, and members are forgotten by their plan.
 *
 * @throws GraphQLError for a guest, a plan's member, and while an order is on its way.
 */
export async function deleteAccount(context: CommerceContext): Promise<boolean> {
  const { id, groupCode } = requireCustomer(context);
  if (groupCode === planGroup) throw inputError('Your plan keeps this account.');
  if ((await removeAccount(context, id)) === 'on-its-way')
    throw inputError('An order is on its way. Try again once it has arrived.');
  const subject = `customer:${id}`;
  await context.audit.record({
    actor: subject,
    action: 'customer.delete',
    subject,
    outcome: 'ok',
  });
  return true;
}

/**
 * Deletes a customer with address book, carts, newsletter and reviews; of their orders stays what books must
 * show. Nothing of it while an order is on its way: nobody would know whom to send it to.
 */
export async function removeAccount(
  engine: Engine,
  customerId: number,
): Promise<'deleted' | 'on-its-way'> {
  const { pool, sealer } = engine;
  if (await isAnyOnItsWay(pool, customerId)) return 'on-its-way';
  await openNewsletter(engine).endOf(customerId);
  await openReviews(engine).forgetOf(customerId);
  return inTransaction(pool, async (client) => {
    // An order that is placed at the same moment waits, and finds no customer any more.
    await client.query('select from commerce.customers where id = $1 for update', [customerId]);
    if (await isAnyOnItsWay(client, customerId)) return 'on-its-way';
    await forgetOrdersIn(client, sealer, customerId);
    await client.query('delete from commerce.customers where id = $1', [customerId]);
    return 'deleted';
  });
}
