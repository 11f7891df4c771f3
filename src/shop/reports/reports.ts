import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import type { Limits } from '../limits/limits.ts';
import { sealedTo } from '../sealed-to.ts';
import type { KeptReport, Reports } from './port.ts';

/** Only members have actions that fail; what strangers report is seldom, or made up. */
const strangersReportsInHourMax = 100;

/** Faults go to `writeFault`, notes to `writeNote`, reported errors to their table. */
export function createReports(options: {
  pool: pg.Pool;
  sealer: Sealer;
  limits: Pick<Limits, 'takeReport'>;
  writeFault: Reports['fault'];
  writeNote: Reports['note'];
}): Reports {
  const { pool, sealer, limits, writeFault, writeNote } = options;
  return {
    fault: writeFault,
    note: writeNote,
    async error({ requestId, address, errorType, message, isFromBrowser, userId, details }) {
      if (await limits.takeReport(address)) return;
      await pool.query(
        `insert into shop.reported_errors
           (request_id, error_type, message, is_from_browser, reporter, details)
         select $1, $2, $3, $4, $5, $6
          where $5::text is not null or $7 > (
            select count(*) from shop.reported_errors
             where coalesce(reporter, user_id::text) is null and at > now() - interval '1 hour')`,
        [
          requestId,
          errorType,
          message,
          isFromBrowser,
          userId ?? null,
          details ? sealer.seal(JSON.stringify(details), sealedTo.report(requestId)) : null,
          strangersReportsInHourMax,
        ],
      );
    },

    async recent(count) {
      const { rows } = await pool.query<Row>(
        `select at, request_id as "requestId", error_type as "errorType", message,
                coalesce(reporter, user_id::text) as "userId", details
           from shop.reported_errors order by id desc limit $1`,
        [count],
      );
      return rows.map((row): KeptReport => ({
        ...row,
        details:
          row.details && JSON.parse(sealer.open(row.details, sealedTo.report(row.requestId))),
      }));
    },
  };
}

type Row = Omit<KeptReport, 'details'> & { details: Buffer | null };
