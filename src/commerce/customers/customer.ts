import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Queryable } from '#service-base/transaction.ts';

/** What is known about the person behind an account; sealed as one. */
export type CustomerProfile = {
  email: string;
  firstname: string;
  lastname: string;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  /** ISO calendar day. */
  dateOfBirth?: string | null;
  gender?: number | null;
  taxvat?: string | null;
};

export type Customer = {
  id: number;
  profile: CustomerProfile;
  isSubscribed: boolean;
  allowsRemoteAssistance: boolean;
  tokenGeneration: number;
  createdAt: Date;
};

export type NewCustomer = {
  profile: CustomerProfile;
  groupCode: 'general' | 'plan-members';
  storeId: number;
  /** Null for a plan's members, who sign in with the plan. */
  passwordHash: string | null;
  isSubscribed: boolean;
  allowsRemoteAssistance: boolean;
  /** Signs in only once the address is proven. */
  awaitsConfirmation: boolean;
};

type Row = Omit<Customer, 'profile'> & { profile: Buffer };

export const sealedProfiles = sealedValues<CustomerProfile, number>(
  (id) => `commerce.customers:${id}`,
);

const columns = `id, profile, is_subscribed as "isSubscribed",
  allow_remote_assistance as "allowsRemoteAssistance", token_generation as "tokenGeneration",
  created_at as "createdAt"`;

/** The customer with this number, or null. */
export async function findCustomer(
  db: Queryable,
  sealer: Sealer,
  id: number,
): Promise<Customer | null> {
  const { rows } = await db.query<Row>(`select ${columns} from commerce.customers where id = $1`, [
    id,
  ]);
  return rows[0] ? customerOf(rows[0], sealer) : null;
}

/** The customer with this address, whatever its case, or null. */
export async function findCustomerByEmail(
  db: Queryable,
  sealer: Sealer,
  email: string,
): Promise<Customer | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from commerce.customers where email_fingerprint = $1`,
    [emailFingerprint(sealer, email)],
  );
  return rows[0] ? customerOf(rows[0], sealer) : null;
}

/** Saves a new customer; null when the address belongs to one already. */
export async function insertCustomer(
  db: Queryable,
  sealer: Sealer,
  customer: NewCustomer,
): Promise<Customer | null> {
  const { rows: ids } = await db.query<{ id: number }>(
    `select nextval('commerce.customers_id_seq')::integer as id`,
  );
  const id = ids[0]?.id ?? 0;
  const { rows } = await db.query<Row>(
    `insert into commerce.customers
       (id, group_id, store_id, email_fingerprint, profile, is_subscribed,
        allow_remote_assistance, password_hash, awaits_confirmation)
     select $1, g.id, $3, $4, $5, $6, $7, $8, $9 from commerce.customer_groups g where g.code = $2
     on conflict (email_fingerprint) do nothing
     returning ${columns}`,
    [
      id,
      customer.groupCode,
      customer.storeId,
      emailFingerprint(sealer, customer.profile.email),
      sealedProfiles.seal(sealer, id, customer.profile),
      customer.isSubscribed,
      customer.allowsRemoteAssistance,
      customer.passwordHash,
      customer.awaitsConfirmation,
    ],
  );
  return rows[0] ? customerOf(rows[0], sealer) : null;
}

/** Saves what a customer changed about themselves. */
export async function updateCustomer(
  db: Queryable,
  sealer: Sealer,
  { id, profile, isSubscribed, allowsRemoteAssistance }: Customer,
): Promise<void> {
  await db.query(
    `update commerce.customers
        set profile = $2, is_subscribed = $3, allow_remote_assistance = $4
      where id = $1`,
    [id, sealedProfiles.seal(sealer, id, profile), isSubscribed, allowsRemoteAssistance],
  );
}

/** The number of the customer with this address, or null. */
export async function findCustomerIdByEmail(
  db: Queryable,
  sealer: Sealer,
  email: string,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    'select id from commerce.customers where email_fingerprint = $1',
    [emailFingerprint(sealer, email)],
  );
  return rows[0]?.id ?? null;
}

/**
 * The number of the customer with this address who signs in with a password, or may; null for
 * nobody, and for a plan's member, who signs in with the plan.
 */
export async function findCustomerWithPassword(
  db: Queryable,
  sealer: Sealer,
  email: string,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `select m.id from commerce.customers m join commerce.customer_groups g on g.id = m.group_id
      where m.email_fingerprint = $1 and g.code <> 'plan-members'`,
    [emailFingerprint(sealer, email)],
  );
  return rows[0]?.id ?? null;
}

/** Whether an account's address is still to be proven. */
export async function isAwaitingConfirmation(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query(
    'select id from commerce.customers where id = $1 and awaits_confirmation',
    [id],
  );
  return rows.length > 0;
}

/** From now on the account's address is to be proven before it signs in. */
export async function awaitConfirmation(db: Queryable, id: number): Promise<void> {
  await db.query('update commerce.customers set awaits_confirmation = true where id = $1', [id]);
}

/** Ids of the accounts with these addresses; an address without an account is left out. */
export async function findCustomerIds(
  db: Queryable,
  sealer: Sealer,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const emailOf = new Map(emails.map((email) => [emailFingerprint(sealer, email), email]));
  const { rows } = await db.query<{ id: number; email_fingerprint: string }>(
    'select id, email_fingerprint from commerce.customers where email_fingerprint = any($1)',
    [[...emailOf.keys()]],
  );
  return new Map(rows.map((row) => [emailOf.get(row.email_fingerprint) ?? '', row.id]));
}

/** Saves another address; false when it belongs to somebody else. */
export async function changeEmail(
  db: Queryable,
  sealer: Sealer,
  { id, profile }: Customer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update commerce.customers set email_fingerprint = $2, profile = $3
      where id = $1
        and not exists (
          select from commerce.customers where email_fingerprint = $2 and id <> $1)`,
    [id, emailFingerprint(sealer, profile.email), sealedProfiles.seal(sealer, id, profile)],
  );
  return rowCount === 1;
}

/** Ends every token given to the customer so far. */
export async function revokeTokens(db: Queryable, id: number): Promise<void> {
  await db.query(
    'update commerce.customers set token_generation = token_generation + 1 where id = $1',
    [id],
  );
}

/** What an address is found by, whatever its case. */
export function emailFingerprint(sealer: Sealer, email: string): string {
  return sealer.fingerprint(email.trim().toLowerCase(), 'commerce.customer-email');
}

function customerOf(row: Row, sealer: Sealer): Customer {
  return { ...row, profile: sealedProfiles.open(sealer, row.id, row.profile) };
}
