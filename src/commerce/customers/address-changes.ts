import type { CommerceContext } from '../context.ts';
import { authorizationError, inputError, noSuchEntity } from '../errors.ts';
import type { CustomerAddressInput } from '../generated/schema.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { entityIdOf } from '../ids.ts';
import {
  deleteAddress,
  findAddress,
  listAddresses,
  lockAddresses,
  saveAddress,
} from './address-book.ts';
import { isSameAddress, readAddress, type CustomerAddress } from './customer-address.ts';
import { requireCustomer } from './require-customer.ts';

/** The largest integer of the database; no address has a larger number. */
const numberMax = 2_147_483_647;

/**
 * Adds an address to the signed-in customer's book, once also where it is sent several times at the
 * same moment: one that is there in every line is answered as it is, with the defaults asked for.
 * Magento would keep each.
 *
 * @throws GraphQLError in Magento's words.
 */
export function createAddress(
  context: CommerceContext,
  input: CustomerAddressInput,
): Promise<CustomerAddress> {
  const { id: customerId } = requireCustomer(context);
  requireAnyField(input);
  const address = readAddress(context, input, customerId, null);
  return inTransaction(context.pool, async (client) => {
    await lockAddresses(client, customerId);
    const book = await listAddresses(client, context.sealer, customerId);
    const same = book.find((saved) => isSameAddress(saved, address));
    return saveAddress(client, context.sealer, {
      ...address,
      id: same?.id ?? null,
      isDefaultShipping: address.isDefaultShipping || same?.isDefaultShipping === true,
      isDefaultBilling: address.isDefaultBilling || same?.isDefaultBilling === true,
    });
  });
}

/** Changes what the input names and keeps the rest. @throws GraphQLError in Magento's words. */
export function changeAddress(
  context: CommerceContext,
  id: number,
  input: CustomerAddressInput,
): Promise<CustomerAddress> {
  const { id: customerId } = requireCustomer(context);
  requireAnyField(input);
  return inTransaction(context.pool, async (client) => {
    await lockAddresses(client, customerId);
    const before = await getOwnAddress(client, context, id);
    const changed = readAddress(context, input, before.customerId, before);
    return saveAddress(client, context.sealer, { ...changed, id });
  });
}

/** Removes an address; a default one stays. @throws GraphQLError in Magento's words. */
export function removeAddress(context: CommerceContext, id: number): Promise<boolean> {
  const { id: customerId } = requireCustomer(context);
  return inTransaction(context.pool, async (client) => {
    // Between being looked at and deleted it must not become the default one.
    await lockAddresses(client, customerId);
    const address = await getOwnAddress(client, context, id);
    const use = address.isDefaultShipping
      ? 'shipping'
      : address.isDefaultBilling
        ? 'billing'
        : null;
    if (use) {
      throw inputError(
        `Customer Address ${id} is set as default ${use} address and can not be deleted`,
      );
    }
    await deleteAddress(client, id);
    return true;
  });
}

/**
 * The number of an address whose uid is given, as newer platforms name them.
 * @throws GraphQLError for an address that there is not or that is another's, in its words, which
 * name no number.
 */
export async function numberOfAddress(context: CommerceContext, uid: string): Promise<number> {
  const { id: customerId } = requireCustomer(context);
  const id = entityIdOf(uid);
  const isNumber = id !== null && id <= numberMax;
  const address = isNumber ? await findAddress(context.pool, context.sealer, id) : null;
  if (!address) throw noSuchEntity('Could not find an address with the specified ID');
  if (address.customerId !== customerId) {
    throw authorizationError(
      'Current customer does not have permission to get address with the specified ID',
    );
  }
  return address.id;
}

/**
 * The signed-in customer's address with this number.
 * @throws GraphQLError for guests, an unknown number, and an address of somebody else.
 */
export async function getOwnAddress(
  db: Queryable,
  context: Pick<CommerceContext, 'sealer' | 'customer'>,
  id: number,
): Promise<CustomerAddress> {
  const { id: customerId } = requireCustomer(context);
  const address = await findAddress(db, context.sealer, id);
  if (!address) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  if (address.customerId !== customerId) {
    throw authorizationError(
      `Current customer does not have permission to address with ID "${id}"`,
    );
  }
  return address;
}

function requireAnyField(input: CustomerAddressInput): void {
  if (Object.keys(input).length === 0) throw inputError('"input" value should be specified');
}
