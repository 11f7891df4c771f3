import { statfs } from 'node:fs/promises';
import { inTransaction } from '#service-base/transaction.ts';
import { isDiskFull } from '#service-base/database-faults.ts';
import type { Finding } from './finding.ts';
import type { Services } from './services.ts';

/** What PostgreSQL's log of changes may take at once (256 MiB), and as much again for the data. */
const enoughMegabytes = 512;
const probeMegabytes = 16;
/** For so long a process remembers that something could not be stored. */
const rememberMs = 10 * 60_000;

/**
 * Whether there is room to store more: beside the embedded database by looking at its disk;
 * elsewhere by what the database said to this process lately.
 */
export async function lookAtDisk({ env, pool }: Services): Promise<Finding> {
  const name = 'disk';
  if (pool.lastFullAt && Date.now() - pool.lastFullAt.getTime() < rememberMs) {
    const detail = `was full at ${pool.lastFullAt.toISOString()}: nothing is stored; make room`;
    return { name, ok: false, detail };
  }
  if (env.DATABASE_URL) return { name, ok: true, detail: "the cluster's own; see writing" };
  const { rows } = await pool.query<{ setting: string }>(
    `select setting from pg_settings where name = 'data_directory'`,
  );
  const { bavail, bsize } = await statfs(rows[0]?.setting ?? '.');
  const freeMegabytes = Math.floor((bavail * bsize) / 2 ** 20);
  const ok = freeMegabytes >= enoughMegabytes;
  const advice = ok ? '' : `, fewer than ${enoughMegabytes}: make room beside the database`;
  return { name, ok, detail: `${freeMegabytes} MiB left${advice}` };
}

/** Whether the database can store some more, found out by doing so and leaving nothing. */
export async function tryToStore({ pool }: Services): Promise<Finding> {
  const name = 'writing';
  try {
    await inTransaction(pool, (client) =>
      client.query(
        `create temp table framewell_probe on commit drop as
         select repeat('x', 1000) from generate_series(1, ${probeMegabytes * 1024})`,
      ),
    );
    return { name, ok: true, detail: `there is room for ${probeMegabytes} MiB more` };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const detail = `no room for ${probeMegabytes} MiB more: the disk of the database is full`;
    return { name, ok: false, detail };
  }
}
