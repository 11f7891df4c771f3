import type { Address } from '../cart/address.ts';
import type { CommerceContext } from '../context.ts';
import { listAddresses, lockAddresses, saveAddress } from '../customers/address-book.ts';
import type { CartAddressInput } from '../generated/schema.ts';
import { inTransaction } from '#service-base/transaction.ts';

/** Puts an address into the customer's address book when asked to, unless it is there already. */
export async function keepAddress(
  { pool, sealer, customer }: CommerceContext,
  input: CartAddressInput | null | undefined,
  address: Address,
): Promise<void> {
  if (!customer || input?.save_in_address_book !== true) return;
  const { notes: _notes, ...kept } = address;
  const details = { ...kept, postcode: kept.postcode ?? '', telephone: kept.telephone ?? '' };
  await inTransaction(pool, async (client) => {
    await lockAddresses(client, customer.id);
    const saved = await listAddresses(client, sealer, customer.id);
    if (saved.some((entry) => sameText(entry) === sameText(details))) return;
    await saveAddress(client, sealer, {
      ...details,
      id: null,
      customerId: customer.id,
      isDefaultShipping: false,
      isDefaultBilling: false,
    });
  });
}

function sameText(address: Omit<Address, 'notes'>): string {
  const { firstname, lastname, street, city, postcode, countryCode, telephone } = address;
  return JSON.stringify([firstname, lastname, street, city, postcode, countryCode, telephone]);
}
