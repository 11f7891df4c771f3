import { createHash } from 'node:crypto';
import type { Queryable } from '#service-base/transaction.ts';

/** A picture of a product as it is kept. */
export type MediaFile = {
  hash: string;
  kind: 'raster' | 'vector';
  /** What its file was called, without its ending. */
  name: string;
  /** Something behind it may be seen through. */
  isClear: boolean;
};

/** What a picture is known by: the first half of the SHA-256 of its file. */
export function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

const columns = `hash, kind, name, is_clear as "isClear"`;

/** What is known of a picture; null where there is none of this hash. */
export async function findMediaFile(db: Queryable, hash: string): Promise<MediaFile | null> {
  const { rows } = await db.query<MediaFile>(
    `select ${columns} from commerce.media_files where hash = $1`,
    [hash],
  );
  return rows[0] ?? null;
}

/** The picture itself; null where it has gone since. */
export async function readMediaBytes(db: Queryable, hash: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    'select bytes from commerce.media_files where hash = $1',
    [hash],
  );
  return rows[0]?.bytes ?? null;
}

/** Those that are there already, by the hash of the given file: as it came, or as it was exported. */
export async function knownFiles(
  db: Queryable,
  hashes: readonly string[],
): Promise<Map<string, MediaFile>> {
  const { rows } = await db.query<MediaFile & { given: string }>(
    `select given, ${columns}
       from unnest($1::text[]) as given
       join commerce.media_files f on f.hash = given or f.made_hash = given`,
    [hashes],
  );
  return new Map(rows.map(({ given, ...file }) => [given, file]));
}

/** Keeps a picture; one that somebody else has brought meanwhile is the same. */
export async function keepMediaFile(
  db: Queryable,
  file: MediaFile & { bytes: Uint8Array },
): Promise<void> {
  await db.query(
    `insert into commerce.media_files (hash, made_hash, kind, name, is_clear, bytes)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (hash) do nothing`,
    [
      file.hash,
      pictureHash(file.bytes),
      file.kind,
      file.name,
      file.isClear,
      Buffer.from(file.bytes),
    ],
  );
}

/** Pages that were sent, and answers that programs keep, name a picture for a while. */
const unusedDays = 30;

/**
 * Deletes pictures that no product has named for thirty days, and notes which those are. Products
 * that are sold no more name theirs, for the sake of old orders. Belongs in a transaction that has
 * the turn to change the catalogue; it looks at every product, which no import should have to.
 */
export async function dropUnusedMedia(db: Queryable): Promise<void> {
  await db.query(
    `with named as (
       select distinct substring(one ->> 'url' from '^/products/([0-9a-f]{32})') as hash
         from commerce.products p cross join jsonb_array_elements(p.media) one
        where p.media <> '[]'
     ), use as (
       select f.hash, exists (select from named where named.hash = f.hash) as is_used
         from commerce.media_files f
     )
     update commerce.media_files f
        set unused_since = case when use.is_used then null else now() end
       from use
      where use.hash = f.hash and use.is_used = (f.unused_since is not null)`,
  );
  await db.query(
    `delete from commerce.media_files where unused_since < now() - make_interval(days => $1)`,
    [unusedDays],
  );
}
