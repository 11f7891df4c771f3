import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { inputError } from '../errors.ts';
import type { AddressDetails, CustomerAddress } from './customer-address.ts';

const addressesMax = 100;

type Row = Omit<CustomerAddress, keyof AddressDetails> & { details: Buffer };

export const sealedDetails = sealedValues<AddressDetails, number>(
  (id) => `commerce.customer_addresses:${id}`,
);

const columns = `id, customer_id as "customerId", country_code as "countryCode", details,
  is_default_shipping as "isDefaultShipping", is_default_billing as "isDefaultBilling"`;

/** The customer's addresses, oldest first. */
export async function listAddresses(
  db: Queryable,
  sealer: Sealer,
  customerId: number,
): Promise<CustomerAddress[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from commerce.customer_addresses where customer_id = $1 order by id`,
    [customerId],
  );
  return rows.map((row) => addressOf(row, sealer));
}

/** The address with this number, whoever it belongs to, or null. */
export async function findAddress(
  db: Queryable,
  sealer: Sealer,
  id: number,
): Promise<CustomerAddress | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from commerce.customer_addresses where id = $1`,
    [id],
  );
  return rows[0] ? addressOf(rows[0], sealer) : null;
}

/**
 * Lets nobody else change this customer's book until the transaction ends: who is default is
 * said in two rows, and whether an address is there already in all of them.
 */
export async function lockAddresses(db: Queryable, customerId: number): Promise<void> {
  await db.query('select from commerce.customers where id = $1 for no key update', [customerId]);
}

/**
 * Saves an address; one without a number is new and gets one. A default flag moves here from
 * the address that had it, so this belongs in a transaction that holds the book (`lockAddresses`).
 *
 * @throws GraphQLError for a new one when the book is full.
 */
export async function saveAddress(
  db: Queryable,
  sealer: Sealer,
  address: Omit<CustomerAddress, 'id'> & { id: number | null },
): Promise<CustomerAddress> {
  const {
    id: known,
    customerId,
    countryCode,
    isDefaultShipping,
    isDefaultBilling,
    ...details
  } = address;
  if (known === null) await requireRoom(db, customerId);
  const id = known ?? (await nextId(db));
  await db.query(
    `update commerce.customer_addresses
        set is_default_shipping = is_default_shipping and not $3,
            is_default_billing = is_default_billing and not $4
      where customer_id = $1 and id <> $2 and (is_default_shipping or is_default_billing)`,
    [customerId, id, isDefaultShipping, isDefaultBilling],
  );
  await db.query(
    `insert into commerce.customer_addresses
       (id, customer_id, country_code, region_id, details, is_default_shipping, is_default_billing)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update
       set country_code = excluded.country_code, region_id = excluded.region_id,
           details = excluded.details, is_default_shipping = excluded.is_default_shipping,
           is_default_billing = excluded.is_default_billing`,
    [
      id,
      customerId,
      countryCode,
      details.region?.id ?? null,
      sealedDetails.seal(sealer, id, details),
      isDefaultShipping,
      isDefaultBilling,
    ],
  );
  return { ...address, id };
}

export async function deleteAddress(db: Queryable, id: number): Promise<void> {
  await db.query('delete from commerce.customer_addresses where id = $1', [id]);
}

/** No person has as many; a program that saves without end has. @throws GraphQLError */
async function requireRoom(db: Queryable, customerId: number): Promise<void> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from commerce.customer_addresses where customer_id = $1',
    [customerId],
  );
  if ((rows[0]?.count ?? 0) < addressesMax) return;
  throw inputError(`An address book cannot hold more than ${addressesMax} addresses.`);
}

async function nextId(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `select nextval('commerce.customer_addresses_id_seq')::integer as id`,
  );
  return rows[0]?.id ?? 0;
}

function addressOf({ details, ...row }: Row, sealer: Sealer): CustomerAddress {
  return { ...sealedDetails.open(sealer, row.id, details), ...row };
}
