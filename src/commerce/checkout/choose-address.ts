import type { Address } from '../cart/address.ts';
import type { CommerceContext } from '../context.ts';
import { findAddress } from '../customers/address-book.ts';
import type { CustomerAddress } from '../customers/customer-address.ts';
import { authorizationError, inputError, noSuchEntity, notAuthorized } from '../errors.ts';
import type { CartAddressInput } from '../generated/schema.ts';
import { readCartAddress } from './read-address.ts';

type AddressChoice = {
  customer_address_id?: number | null;
  address?: CartAddressInput | null;
};

/** The address typed in, or the one of the address book that is named. @throws GraphQLError */
export async function chooseAddress(
  context: CommerceContext,
  { customer_address_id: savedId, address }: AddressChoice,
  notes: string | null,
): Promise<Address> {
  if (savedId) return { ...(await savedAddress(context, savedId)), notes };
  if (!address) throw new Error('neither an address nor the number of one');
  return readCartAddress(context, address, notes);
}

async function savedAddress(context: CommerceContext, id: number): Promise<Omit<Address, 'notes'>> {
  const { customer, pool, sealer, store } = context;
  if (!customer) throw notAuthorized();
  const saved = await findAddress(pool, sealer, id);
  if (!saved) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  if (saved.customerId !== customer.id) {
    throw authorizationError(
      `Current customer does not have permission to address with ID "${id}"`,
    );
  }
  if (!store.countries.includes(saved.countryCode)) throw inputError('Country is not available');
  return addressIn(saved);
}

/** What of an entry of the address book belongs to a cart. */
function addressIn({
  id: _id,
  customerId: _customerId,
  isDefaultShipping: _isDefaultShipping,
  isDefaultBilling: _isDefaultBilling,
  ...address
}: CustomerAddress): Omit<Address, 'notes'> {
  return address;
}
