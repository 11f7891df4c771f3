import type pg from 'pg';

/** Clocks differ by little in a minute. */
const trustedForMs = 60_000;

/**
 * The time as the database has it, by which orders and redemptions are dated: asked for once a
 * minute and counted on from there, whatever anybody does to the clock of this machine.
 */
export function databaseClock(pool: pg.Pool): () => Promise<Date> {
  let asked: { at: number; timeMs: number } | null = null;

  return async () => {
    if (!asked || performance.now() - asked.at > trustedForMs) {
      const { rows } = await pool.query<{ now: Date }>(`select clock_timestamp() as now`);
      asked = { at: performance.now(), timeMs: rows[0]!.now.getTime() };
    }
    return new Date(asked.timeMs + performance.now() - asked.at);
  };
}
