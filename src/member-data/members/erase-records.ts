import type { Queryable } from '#service-base/transaction.ts';

/** Deletes what was saved for these members: prescriptions, try-ons, sign-ins on their way. */
export async function eraseRecords(
  database: Queryable,
  memberIds: readonly string[],
): Promise<void> {
  await database.query(
    `with papers as (
       delete from member_data.prescriptions where member_id = any($1::uuid[])
     ), try_ons as (
       delete from member_data.try_on_records where member_id = any($1::uuid[])
     )
     delete from member_data.challenges where member_id = any($1::uuid[])`,
    [memberIds],
  );
}
