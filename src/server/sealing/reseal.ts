import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import type { SealedColumn } from '#service-base/sealed-column.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { sealedBeginning } from '../sealer.ts';
import { sealedColumns } from './sealed-columns.ts';

/** Rows that are held at a time: whoever shops waits for so many at most, some milliseconds. */
const rowsAtOnce = 100;

type Resealed = {
  resealed: number;
  /** Values that no key here opens in their place, by table, row and column. They stay as they are. */
  unreadable: string[];
};

type Work = {
  pool: pg.Pool;
  sealer: Sealer;
  /** The id of the key that `sealer` seals under. */
  keyId: string;
  /** Hears after each batch how many values were sealed anew so far. */
  onProgress?: (resealed: number) => void;
};

/**
 * Seals under the newest key all that lies under others, while the shop goes on. A batch is a
 * transaction and waits for nobody: what somebody holds is left for the next look. A process that
 * is killed has lost nothing, and whoever begins again finds only what is left.
 */
export async function reseal(work: Work): Promise<Resealed> {
  const unreadable = new Set<string>();
  let resealed = 0;
  for (const column of sealedColumns) {
    let inThisLook = 1;
    // Until there is nothing: rows that were held, share a key with the last of a batch, or were
    // written under an older key behind us.
    while (inThisLook > 0) {
      inThisLook = 0;
      for await (const batch of batches(work, column)) {
        inThisLook += batch.resealed;
        for (const name of batch.unreadable) unreadable.add(name);
        work.onProgress?.(resealed + inThisLook);
      }
      resealed += inThisLook;
    }
  }
  return { resealed, unreadable: [...unreadable] };
}

async function* batches(work: Work, column: SealedColumn): AsyncGenerator<Resealed> {
  let last: Row | undefined;
  for (;;) {
    const batch = await inTransaction(work.pool, async (client) => {
      const rows = await lockNext(client, work.keyId, column, last);
      const anew = rows.map((row) => ({ ...row, value: sealAnew(work.sealer, column, row) }));
      const opened = anew.filter(({ value }) => value !== null);
      await client.query(
        `update ${column.table} t set ${column.set ?? `${column.sealed} = resealed.value`}
           from unnest($1::tid[], $2::bytea[]) as resealed (at, value) where t.ctid = resealed.at`,
        [opened.map(({ at }) => at), opened.map(({ value }) => value)],
      );
      const closed = anew.filter(({ value }) => value === null);
      return { rows, resealed: opened.length, unreadable: closed.map(({ name }) => name) };
    });
    const unreadable = batch.unreadable.map((name) => `${column.table} ${name}: ${column.sealed}`);
    yield { resealed: batch.resealed, unreadable };
    if (batch.rows.length < (column.rowsAtOnce ?? rowsAtOnce)) return;
    last = batch.rows.at(-1);
  }
}

type Row = { at: string; key: unknown; name: string; value: Buffer; place: string[] };

async function lockNext(
  client: pg.PoolClient,
  keyId: string,
  column: SealedColumn,
  last: Row | undefined,
): Promise<Row[]> {
  const { table, key, sealed, place } = column;
  const beginning = sealedBeginning(keyId);
  const { rows } = await client.query<Row>(
    `select t.ctid::text as at, t.${key} as key, t.${key}::text as name, ${sealed} as value,
            array[${place.map((part) => `(${part})::text`).join(', ')}]::text[] as place
       from ${table} t
      where substring(${sealed} from 1 for ${beginning.length}) <> $1
        ${last ? `and t.${key} > $2` : ''}
      order by t.${key} limit ${column.rowsAtOnce ?? rowsAtOnce}
        for no key update of t skip locked`,
    last ? [beginning, last.key] : [beginning],
  );
  return rows;
}

/** The value under the newest key; null where it does not open in its place. */
function sealAnew(
  sealer: Sealer,
  { contextOf }: SealedColumn,
  { value, place }: Row,
): Buffer | null {
  const context = contextOf(...place);
  try {
    // As bytes: a picture is no text, and text stays as it is.
    return sealer.seal(sealer.openBytes(value, context), context);
  } catch {
    return null;
  }
}
