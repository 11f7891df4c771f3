import type pg from 'pg';
import type { Audit } from '#service-base/ports.ts';

/** The append-only audit of both services and the server room. */
export function createAudit(pool: pg.Pool): Audit {
  return {
    async record({ actor, action, subject, outcome, reason }) {
      await pool.query(
        `insert into shop.audit (actor, action, subject, outcome, reason)
         values ($1, $2, $3, $4, $5)`,
        [actor, action, subject ?? null, outcome, reason ?? null],
      );
    },
  };
}
