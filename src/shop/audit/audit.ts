import type pg from 'pg';
import type { Audit } from '#service-base/ports.ts';

/** So many lines of one refusal in an hour tell what happens; the rest is counted. */
export const refusalsInHourMax = 1000;

/**
 * The append-only audit of both services and the server room. What went well is always written
 * down; a refusal of one caller for one reason a thousand times in an hour, and counted beyond.
 */
export function createAudit(pool: pg.Pool): Audit {
  return {
    async record({ actor, action, subject, outcome, reason }) {
      const line = [actor, action, subject ?? null, outcome, reason ?? null];
      await (outcome === 'ok'
        ? pool.query(
            `insert into shop.audit (actor, action, subject, outcome, reason)
             values ($1, $2, $3, $4, $5)`,
            line,
          )
        : pool.query(
            `with counted as (
               insert into shop.refusal_counts as c (hour, actor, action, outcome, reason)
               values (date_trunc('hour', now()), $1, $2, $4, coalesce($5, ''))
               on conflict (hour, actor, action, outcome, reason)
               do update set count = c.count + 1
               returning count
             )
             insert into shop.audit (actor, action, subject, outcome, reason)
             select $1, $2, $3, $4, $5 from counted where count <= $6`,
            [...line, refusalsInHourMax],
          ));
    },
  };
}
