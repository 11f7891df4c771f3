import { startEmbedded } from '#server/embedded-postgres/embedded.ts';
import { openPool } from '#server/database/pool.ts';

/**
 * A process with the embedded database that prints `up <postmaster>`, then the number of every
 * row it was told is stored, until it is killed or its standard input ends.
 */
const [dataDir = '', offset = '0'] = process.argv.slice(2);
const server = await startEmbedded({ dataDir });
const pool = openPool({ connection: server.connection, max: 4 });
await pool.query('create table if not exists public.rows (number bigint primary key)').catch(() => {
  // two writers created it at once
});
const ending = new AbortController();
process.stdin.on('end', () => ending.abort()).resume();
process.stdout.write(`up ${server.pid}\n`);

let next = Number(offset);
async function write(): Promise<void> {
  while (!ending.signal.aborted) {
    const number = next++;
    try {
      await pool.query('insert into public.rows values ($1)', [number]);
      process.stdout.write(`${number}\n`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
await Promise.all([write(), write(), write(), write()]);
await pool.end();
process.stdout.write(`${await server.stop()}\n`);
