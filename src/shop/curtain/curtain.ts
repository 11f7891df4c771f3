import type pg from 'pg';
import type { Curtain } from './port.ts';

/** How long a process may go on with what it last read of a switch. */
const freshMs = 2000;

export function createCurtain(pool: pg.Pool): Curtain {
  let known: { isClosed: boolean; readAt: number } | undefined;
  return {
    async isClosed() {
      if (known && Date.now() - known.readAt < freshMs) return known.isClosed;
      const { rows } = await pool.query<{ is_on: boolean }>(
        `select is_on from shop.switches where name = 'curtain'`,
      );
      known = { isClosed: rows[0]?.is_on ?? false, readAt: Date.now() };
      return known.isClosed;
    },
    async set(isClosed) {
      await pool.query(
        `insert into shop.switches (name, is_on) values ('curtain', $1)
         on conflict (name) do update set is_on = excluded.is_on, changed_at = now()`,
        [isClosed],
      );
      known = undefined;
    },
  };
}
