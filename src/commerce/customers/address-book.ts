import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { AddressDetails, CustomerAddress } from './customer-address.ts';

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
 * Saves an address; one without a number is new and gets one. A default flag moves here from
 * the address that had it, so this belongs in a transaction.
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

async function nextId(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `select nextval('commerce.customer_addresses_id_seq')::integer as id`,
  );
  return rows[0]?.id ?? 0;
}

function addressOf({ details, ...row }: Row, sealer: Sealer): CustomerAddress {
  return { ...sealedDetails.open(sealer, row.id, details), ...row };
}
