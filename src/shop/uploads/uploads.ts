import type pg from 'pg';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import type { Sealer } from '#service-base/ports.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { sealedTo } from '../sealed-to.ts';
import type { ShopperKey } from '../shopper.ts';
import {
  PAGES_MAX,
  UPLOADS_A_DAY,
  type Confirmation,
  type PaperReader,
  type Upload,
  type UploadedPage,
  type Uploads,
} from './port.ts';

type Row = {
  id: string;
  given_at: Date;
  sealed_reading: Buffer | null;
  sealed_confirmation: Buffer | null;
  pages: { widthPx: number; heightPx: number }[];
};

/** Ids of ours; the database refuses other text with an error. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The papers of one shopper, sealed at rest and gone after `keptHours` unless an order needs them. */
export function uploadsOf(
  shopperKey: ShopperKey,
  { pool, sealer, reader }: { pool: pg.Pool; sealer: Sealer; reader: PaperReader },
  { keptHours, orderedHours }: { keptHours: number; orderedHours: number },
): Uploads {
  async function load(id: string): Promise<Row | null> {
    if (!UUID.test(id)) return null;
    const { rows } = await pool.query<Row>(
      `select u.id, u.given_at, u.sealed_reading, u.sealed_confirmation,
         coalesce(json_agg(json_build_object('widthPx', p.width_px, 'heightPx', p.height_px)
           order by p.page) filter (where p.upload_id is not null), '[]') as pages
       from shop.uploads u left join shop.upload_pages p on p.upload_id = u.id
       where u.id = $1 and u.user_id = $2 and u.kept_until > now()
       group by u.id`,
      [id, shopperKey],
    );
    return rows[0] ?? null;
  }

  const uploadOf = ({ id, given_at, pages, sealed_reading, sealed_confirmation }: Row): Upload => ({
    id,
    givenAt: given_at.toISOString(),
    pages,
    reading: opened<PictureReading>(sealed_reading, sealedTo.reading(id)),
    confirmation: opened<Confirmation>(sealed_confirmation, sealedTo.confirmation(id)),
  });

  function opened<Value>(sealed: Buffer | null, context: string): Value | null {
    return sealed && (JSON.parse(sealer.open(sealed, context)) as Value);
  }

  async function find(id: string): Promise<Upload | null> {
    const row = await load(id);
    return row && uploadOf(row);
  }

  async function picture(id: string, page: number): Promise<Uint8Array | null> {
    if (!UUID.test(id) || !Number.isInteger(page) || page < 0 || page >= PAGES_MAX) return null;
    const { rows } = await pool.query<{ sealed: Buffer }>(
      `select p.sealed from shop.upload_pages p join shop.uploads u on u.id = p.upload_id
       where u.id = $1 and u.user_id = $2 and u.kept_until > now() and p.page = $3`,
      [id, shopperKey, page],
    );
    const sealed = rows[0]?.sealed;
    return sealed ? sealer.openBytes(sealed, sealedTo.picture(id, page)) : null;
  }

  /** The pages as they were received; null where they were deleted in between. */
  async function pagesOf({ id, pages }: Row): Promise<UploadedPage[] | null> {
    const whole: UploadedPage[] = [];
    for (const [page, size] of pages.entries()) {
      const { rows } = await pool.query<{ sealed: Buffer; sealed_text: Buffer | null }>(
        `select sealed, sealed_text from shop.upload_pages where upload_id = $1 and page = $2`,
        [id, page],
      );
      const [row] = rows;
      if (!row) return null;
      whole.push({
        ...size,
        picture: sealer.openBytes(row.sealed, sealedTo.picture(id, page)),
        ...(row.sealed_text && {
          text: sealer.open(row.sealed_text, sealedTo.pageText(id, page)),
        }),
      });
    }
    return whole;
  }

  async function keep(
    pages: UploadedPage[],
    reading: PictureReading | null,
  ): Promise<{ id: string } | { waitSeconds: number }> {
    return inTransaction(pool, async (client) => {
      // Two uploads of one shopper at once are counted one after the other.
      await client.query(
        `select pg_advisory_xact_lock(hashtextextended('shop.uploads:' || $1, 0))`,
        [shopperKey],
      );
      const waitSeconds = await secondsToWait(client, shopperKey);
      if (waitSeconds !== null) return { waitSeconds };
      const { rows } = await client.query<{ id: string }>(
        `insert into shop.uploads (user_id, kept_until)
         values ($1, now() + make_interval(hours => $2)) returning id`,
        [shopperKey, keptHours],
      );
      const id = rows[0]!.id;
      for (const [page, { picture: jpeg, widthPx, heightPx, text }] of pages.entries()) {
        await client.query(
          `insert into shop.upload_pages (upload_id, page, width_px, height_px, sealed, sealed_text)
           values ($1, $2, $3, $4, $5, $6)`,
          [
            id,
            page,
            widthPx,
            heightPx,
            sealer.seal(jpeg, sealedTo.picture(id, page)),
            text === undefined ? null : sealer.seal(text, sealedTo.pageText(id, page)),
          ],
        );
      }
      if (reading) await keepReading(client, id, reading);
      return { id };
    });
  }

  async function keepReading(client: Queryable, id: string, reading: PictureReading) {
    await client.query(
      `update shop.uploads set sealed_reading = $2 where id = $1 and kept_until > now()`,
      [id, sealer.seal(JSON.stringify(reading), sealedTo.reading(id))],
    );
  }

  return {
    find,
    picture,

    async give(files, options) {
      const tooSoon = await secondsToWait(pool, shopperKey);
      if (tooSoon !== null) return { ok: false, fault: 'too-often', waitSeconds: tooSoon };
      const received = await reader.receive(files, options);
      if (!received.ok) return received;
      if (received.pages.length > PAGES_MAX) return { ok: false, fault: 'too-many-pages' };
      const kept = await keep(received.pages, received.reading);
      if ('waitSeconds' in kept) return { ok: false, fault: 'too-often', ...kept };
      const upload = await find(kept.id);
      if (!upload) throw new Error('An upload that was just kept is not there.');
      return { ok: true, upload };
    },

    async read(id, signal) {
      const row = await load(id);
      if (!row) return null;
      // A document was read when it came.
      if (row.pages.length === 0) return uploadOf(row);
      const pages = await pagesOf(row);
      if (!pages) return null;
      await keepReading(pool, id, await reader.read(pages, signal));
      return find(id);
    },

    async confirm(id, values) {
      if (!UUID.test(id)) return;
      const said = JSON.stringify({ at: new Date().toISOString(), values } satisfies Confirmation);
      await inTransaction(pool, async (client) => {
        // Two that are confirmed at once are so one after the other.
        await client.query(`select 1 from shop.uploads where user_id = $1 for update`, [
          shopperKey,
        ]);
        await client.query(
          `update shop.uploads set is_saved = false where user_id = $1 and is_saved and id <> $2`,
          [shopperKey, id],
        );
        await client.query(
          `update shop.uploads set sealed_confirmation = $3, is_saved = true
           where id = $1 and user_id = $2 and kept_until > now()`,
          [id, shopperKey, sealer.seal(said, sealedTo.confirmation(id))],
        );
      });
    },

    async findOfSaved() {
      const { rows } = await pool.query<{ id: string }>(
        `select id from shop.uploads where user_id = $1 and is_saved and kept_until > now()`,
        [shopperKey],
      );
      return rows[0]?.id ?? null;
    },

    async leaveSaved() {
      await pool.query(`update shop.uploads set is_saved = false where user_id = $1 and is_saved`, [
        shopperKey,
      ]);
    },

    async keepForOrder(id) {
      if (!UUID.test(id)) return;
      await pool.query(
        `update shop.uploads set kept_until = now() + make_interval(hours => $3)
         where id = $1 and user_id = $2 and kept_until > now()`,
        [id, shopperKey, orderedHours],
      );
    },

    async forget(id) {
      if (!UUID.test(id)) return;
      await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `update shop.uploads
           set kept_until = now(), sealed_reading = null, sealed_confirmation = null
           where id = $1 and user_id = $2`,
          [id, shopperKey],
        );
        if (rowCount)
          await client.query(`delete from shop.upload_pages where upload_id = $1`, [id]);
      });
    },
  };
}

/** Until the next upload may come; null when it may now. */
async function secondsToWait(client: Queryable, shopperKey: ShopperKey): Promise<number | null> {
  const { rows } = await client.query<{ seconds: number }>(
    `select ceil(extract(epoch from given_at + interval '24 hours' - now()))::int as seconds
     from shop.uploads where user_id = $1 and given_at > now() - interval '24 hours'
     order by given_at desc offset $2 limit 1`,
    [shopperKey, UPLOADS_A_DAY - 1],
  );
  return rows[0]?.seconds ?? null;
}
