import type pg from 'pg';
import type { Limits } from '../limits/limits.ts';
import type { Reports } from './port.ts';

/** Faults go to `writeFault`, reported errors to their table. */
export function createReports(options: {
  pool: pg.Pool;
  limits: Pick<Limits, 'takeReport'>;
  writeFault: Reports['fault'];
}): Reports {
  const { pool, limits, writeFault } = options;
  return {
    fault: writeFault,
    async error({ requestId, address, errorType, message, isFromBrowser, userId }) {
      if (await limits.takeReport(address)) return;
      await pool.query(
        `insert into shop.reported_errors
           (request_id, error_type, message, is_from_browser, user_id)
         values ($1, $2, $3, $4, $5)`,
        [requestId, errorType, message, isFromBrowser, userId ?? null],
      );
    },
  };
}
