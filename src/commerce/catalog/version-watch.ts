import type { Queryable } from '#service-base/transaction.ts';
import type { Freshness, Reading } from '../freshness.ts';
import { loadVersion } from './find-products.ts';

/** The catalogue's version, looked up once for all who ask within a second. */
export function createVersionWatch(db: Queryable, freshness: Freshness): () => Promise<number> {
  let known: { version: Promise<number>; read: Reading } | null = null;
  return () => {
    if (known && freshness.holds(known.read)) return known.version;
    const version = loadVersion(db);
    known = { version, read: freshness.reading() };
    version.catch(() => (known = null));
    return version;
  };
}
