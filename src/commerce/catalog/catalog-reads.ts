import type { StockById } from './catalog-product.ts';

/** What the lists of one request were made from; enough to tell whether they would be the same. */
export type CatalogReads = {
  note(read: { version: number; stock: StockById | null }): void;
  /** Null when it cannot be told: nothing was read, or at two moments. */
  all(): CatalogMoment | null;
};

/** A version of the catalogue, and how many there were of what was shown of it. */
export type CatalogMoment = { version: number; stock: StockById };

export function createCatalogReads(): CatalogReads {
  let moment: CatalogMoment | null = null;
  let isOne = true;
  return {
    note({ version, stock }) {
      isOne &&= stock !== null && (moment === null || isOfSameMoment(moment, { version, stock }));
      moment = { version, stock: { ...moment?.stock, ...stock } };
    },
    all: () => (isOne ? moment : null),
  };
}

function isOfSameMoment(before: CatalogMoment, { version, stock }: CatalogMoment): boolean {
  return (
    before.version === version &&
    Object.entries(stock).every(([id, qty]) => (before.stock[id] ?? qty) === qty)
  );
}
