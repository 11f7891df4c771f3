import type { Address } from '../cart/address.ts';
import type { CommerceContext } from '../context.ts';
import { getOwnAddress } from '../customers/address-changes.ts';
import type { CustomerAddress } from '../customers/customer-address.ts';
import type { CartAddressInput } from '../generated/schema.ts';
import { requireCountry } from '../store/countries.ts';
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
  const saved = await getOwnAddress(context.pool, context, id);
  requireCountry(context.store, saved.countryCode);
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
