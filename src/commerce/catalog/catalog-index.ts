import { AsyncLocalStorage } from 'node:async_hooks';
import { recentValues, type RecentValues } from '#service-base/recent-values.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogCategory, CatalogDocument } from './catalog-document.ts';

/** What finding and counting need of one product; a list of thousands fits in little memory. */
export type IndexEntry = {
  id: number;
  sku: string;
  urlKey: string | null;
  listed: boolean;
  position: number;
  name: string;
  /** Name, SKUs, description and words, folded for searching. */
  searchText: string;
  descriptionText: string;
  priceMinor: number;
  addedOn: string;
  frameWidthMm: number | null;
  facets: Readonly<Record<string, readonly string[]>>;
  categories: CatalogCategory[];
};

/** The catalogue of one store as it was at `version`. */
export type CatalogIndex = {
  version: number;
  /** By position. */
  entries: readonly IndexEntry[];
  byUrlKey: ReadonlyMap<string, IndexEntry>;
  /** Models and colours; a colour's entry is its own number with its model's words. */
  bySku: ReadonlyMap<string, IndexEntry>;
  /** Documents of this version that pages have shown, by the number of a product in them. */
  documents: RecentValues<number, CatalogDocument>;
};

/** As many as lists show again and again; a document has a few kilobytes. */
const documentsKept = 1000;

/**
 * The catalogue in memory, for each store. Filtering and counting there cost microseconds
 * whatever the size of the catalogue, and the version beside every page of rows tells when to
 * read it again.
 */
export type CatalogIndexes = {
  get(storeId: number): Promise<CatalogIndex>;
  /** Reads the catalogue again unless it is known at `version` already. */
  getAt(storeId: number, version: number): Promise<CatalogIndex>;
};

/** Keeps one index for each store, shared by all requests of this process. */
export function createCatalogIndexes(db: Queryable): CatalogIndexes {
  const kept = new Map<number, Promise<CatalogIndex>>();

  // Read for all, so it belongs to no request: whoever asks first may have little time left.
  const load = AsyncLocalStorage.bind((storeId: number): Promise<CatalogIndex> => {
    const loading = loadIndex(db, storeId);
    kept.set(storeId, loading);
    loading.catch(() => kept.delete(storeId));
    return loading;
  });

  return {
    get: (storeId) => kept.get(storeId) ?? load(storeId),
    async getAt(storeId, version) {
      const known = await kept.get(storeId);
      return known && known.version >= version ? known : load(storeId);
    },
  };
}

type Row = { version: string; document: CatalogDocument | null };

async function loadIndex(db: Queryable, storeId: number): Promise<CatalogIndex> {
  const { rows } = await db.query<Row>(
    `select v.version, d.document
       from commerce.catalog_version v
       left join commerce.catalog_documents d on d.store_id = $1`,
    [storeId],
  );
  const documents = rows.map((row) => row.document).filter((document) => document !== null);
  const entries = documents.map(entryOf).sort((a, b) => a.position - b.position || a.id - b.id);
  const colors = documents.flatMap((document) => {
    const model = entryOf(document);
    return document.variants.map(({ id, sku, name, priceMinor }) => {
      return { ...model, id, sku, name, priceMinor, listed: false };
    });
  });
  return {
    version: Number(rows[0]?.version ?? 0),
    entries: entries.filter(({ listed }) => listed),
    byUrlKey: new Map(entries.flatMap((entry) => (entry.urlKey ? [[entry.urlKey, entry]] : []))),
    bySku: new Map([...colors, ...entries].map((entry) => [entry.sku, entry])),
    documents: recentValues(documentsKept),
  };
}

function entryOf(document: CatalogDocument): IndexEntry {
  const { variants, facets } = document;
  return {
    id: document.id,
    sku: document.sku,
    urlKey: document.urlKey,
    listed: document.listed,
    position: document.position,
    name: document.name,
    searchText: folded(
      [
        document.name,
        document.sku,
        document.description,
        ...Object.values(facets).flat(),
        ...variants.flatMap(({ sku, color }) => [sku, color.label]),
      ].join(' '),
    ),
    descriptionText: folded(document.description),
    priceMinor: document.priceMinor,
    addedOn: document.addedOn ?? '',
    frameWidthMm: document.measurements?.totalWidthMm ?? null,
    facets,
    categories: document.categories,
  };
}

/** Lower case without accents, so that "grün" is found by "Grun" and "Grün". */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
