import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import { sealedTo } from '../sealed-to.ts';
import type { Confirmation } from './port.ts';

/**
 * What a member gave and said of it, for whoever compares both: the JPEG of each page, and the
 * values; no page where it was a document without one. Null when it was deleted. It is health data: who looks is to be written down.
 */
export async function openForOptician(
  { pool, sealer }: { pool: pg.Pool; sealer: Sealer },
  uploadId: string,
): Promise<{ values: Confirmation['values']; pages: Uint8Array[] } | null> {
  const { rows } = await pool.query<{ page: number | null; sealed: Buffer; said: Buffer | null }>(
    `select p.page, p.sealed, u.sealed_confirmation as said
     from shop.uploads u left join shop.upload_pages p on p.upload_id = u.id
     where u.id = $1 order by p.page`,
    [uploadId],
  );
  const said = rows[0]?.said;
  if (!said) return null;
  const confirmation = JSON.parse(
    sealer.open(said, sealedTo.confirmation(uploadId)),
  ) as Confirmation;
  return {
    values: confirmation.values,
    pages: rows.flatMap(({ page, sealed }) =>
      page === null ? [] : [sealer.openBytes(sealed, sealedTo.picture(uploadId, page))],
    ),
  };
}
