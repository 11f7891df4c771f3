import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogTerms } from './catalog-terms.ts';
import { createProductColumns, type SearchRow } from './product-columns.ts';
import type { ProductQuery } from './product-query.ts';
import { selectProducts } from './select-products.ts';

/** More than are looked at one by one, alike in many ways. */
const rowsOf = (seed: number): SearchRow[] =>
  Array.from({ length: 6000 }, (_, slot) => {
    const at = (slot * 7919 + seed) % 6000;
    return {
      slot,
      id: slot + 1,
      listed: slot % 11 !== 0,
      position: (at * 3) % 9000,
      priceMinor: 5000 + (at % 700) * 50,
      addedOnDay: at % 13 === 0 ? -1 : 19_000 + (at % 400),
      frameWidthMm: 120 + (at % 30),
      nameRank: (at % 900) * 1_048_576,
      terms: [],
    };
  });

const orders: Record<string, (row: SearchRow) => number> = {
  position: (row) => row.position,
  price: (row) => row.priceMinor,
  name: (row) => row.nameRank,
  added_on: (row) => row.addedOnDay,
};

test('a page of many is what stands there when all of them are in order', () => {
  fc.assert(
    fc.property(
      fc.nat(5999),
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(orders)), fc.boolean()), { maxLength: 2 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 40, max: 420 }),
      (seed, keys, currentPage, pageSize, from) => {
        const rows = rowsOf(seed);
        const columns = createProductColumns();
        for (const row of rows) columns.put(row);
        // Written over, as a change does.
        for (const row of rows.slice(0, 50)) columns.put(row);
        const sort = keys.map(([key, descending]) => ({ key, descending }));
        const query: ProductQuery = { filter: { price: { from: String(from) } }, sort, search: '' };
        const { ids, total } = selectProducts(columns, createCatalogTerms(), {
          query,
          matches: null,
          pageSize,
          currentPage,
          countsIn: null,
          withIds: true,
        });
        const wanted = rows
          .filter(({ listed, priceMinor }) => listed && priceMinor / 100 >= from)
          .toSorted((a, b) => {
            for (const { key, descending } of sort) {
              const order = (orders[key]!(a) - orders[key]!(b)) * (descending ? -1 : 1);
              if (order !== 0) return order;
            }
            return a.position - b.position || a.id - b.id;
          });
        expect(total).toBe(wanted.length);
        const start = (currentPage - 1) * pageSize;
        expect(ids).toEqual(wanted.slice(start, start + pageSize).map(({ id }) => id));
      },
    ),
    { numRuns: 40 },
  );
});
