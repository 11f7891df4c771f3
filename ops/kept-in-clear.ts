import type { Services } from '#server/services.ts';
import type { LedgerViolation } from './ledger-violation.ts';

/** An address for mail, wherever one may have slipped in. */
const mailAddress = String.raw`[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}`;
/** A line of a stack, a path of a source file, or a statement. */
const inside = String.raw`\n\s+at |\.(ts|tsx|js|mjs):\d+|\m(select|insert|update|delete)\M .+\m(from|into|set)\M`;

/**
 * I9 and I10 as far as the books can tell: what is kept in clear beside them (the audit, what
 * browsers reported, the words of failed jobs) holds no address, and nothing from inside the
 * program that an answer could have shown. What a browser reports is a stranger's words: it may
 * look like a statement, and is only kept from holding an address.
 */
export async function keptInClear({ pool }: Services): Promise<LedgerViolation[]> {
  const { rows } = await pool.query<LedgerViolation>(
    `with texts as (
       select 'audit ' || id as place, coalesce(reason, '') || ' ' || coalesce(subject, '') as words,
              true as is_shown
         from shop.audit
       union all
       select 'report ' || id, message, not is_from_browser from shop.reported_errors
       union all
       select 'job ' || id, coalesce(last_error, '') || ' ' || payload::text, false
         from graphile_worker._private_jobs
     )
     select 'I10' as invariant, place || ' holds an address' as what from texts where words ~* $1
     union all
     select 'I9', place || ' holds what only the program should see' from texts
      where is_shown and words ~* $2`,
    [mailAddress, inside],
  );
  return rows;
}
