import type { Queryable } from '#service-base/transaction.ts';

type Delivered = { place: number; fingerprint: string };
type Repeated = { place: number; firstPlace: number };

/**
 * Remembers for the rest of the transaction which member ids came, and answers those that came
 * before. The database does so, as a million of them are too much for the memory of a process.
 */
export async function openDelivery(
  client: Queryable,
): Promise<(delivered: readonly Delivered[]) => Promise<Repeated[]>> {
  await client.query(
    `create temporary table delivered_members (fingerprint text primary key, place integer not null)
     on commit drop`,
  );
  return async (delivered) => {
    // The table is read as it was before the statement.
    const { rows } = await client.query<Repeated>(
      `with told as (
         select * from unnest($1::text[], $2::integer[]) as told (fingerprint, place)
       ), first as (
         select fingerprint, min(place) as place from told group by fingerprint
       ), known as materialized (
         select * from pg_temp.delivered_members where fingerprint = any($1::text[])
       ), noted as (
         insert into pg_temp.delivered_members select * from first on conflict do nothing
       )
       select told.place, coalesce(known.place, first.place) as "firstPlace"
       from told
       join first using (fingerprint)
       left join known using (fingerprint)
       where told.place <> coalesce(known.place, first.place)`,
      [delivered.map(({ fingerprint }) => fingerprint), delivered.map(({ place }) => place)],
    );
    return rows;
  };
}
